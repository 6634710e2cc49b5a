import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { importedPageSchema } from '#lib/contract/imported-articles.ts';
import { MOST_PAGES, wordpressPageFields } from '#lib/operations/article-files/wordpress-page-fields.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

/** Its own operation and no dry run of the one that reads in: each of the articles is rehearsed in a transaction of its own. */
export const tryWordpress = defineOperation({
  name: 'provlasWordpress',
  summary: 'Talar om vad lasInWordpress skulle göra av en sida inlägg eller sidor. Ingenting ändras, och inga bilder hämtas.',
  method: 'GET',
  path: '/studio/api/import/wordpress',
  query: z.object({
    ...wordpressPageFields,
    sida: z.coerce.number().int().min(1).max(MOST_PAGES).default(1).meta({ description: 'Vilken av sidorna, den äldsta först.' }),
  }),
  output: z.object({ ok: z.literal(true), ...importedPageSchema.shape }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ foreignSites, actor }, { adress, del, sida, sektion, mall }) {
    return { ok: true as const, ...(await foreignSites.wordpressPage({ adress, del, sida, sektion, mall }, actor, { provkor: true })) };
  },
});

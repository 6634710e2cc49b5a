import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { importedPageSchema } from '#lib/contract/imported-articles.ts';
import { MOST_PAGES, wordpressPageFields } from '#lib/operations/article-files/wordpress-page-fields.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const readInWordpress = defineOperation({
  name: 'lasInWordpress',
  summary:
    'Läser in en sida inlägg eller sidor ur ett WordPress som är igång, som utkast med sina bilder: det som dess läsare ser. Samma inlägg blir aldrig två artiklar.',
  method: 'POST',
  path: '/studio/api/import/wordpress',
  body: z.object({
    ...wordpressPageFields,
    sida: z.int().min(1).max(MOST_PAGES).default(1).meta({ description: 'Vilken av sidorna, den äldsta först.' }),
  }),
  output: z.object({ ok: z.literal(true), ...importedPageSchema.shape }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, idempotent: true },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { adress, del, sida, sektion, mall }) {
    const page = await context.foreignSites.wordpressPage({ adress, del, sida, sektion, mall }, context.actor, { provkor: false });
    const antal = (wanted: string) => page.rader.filter(({ utfall }) => utfall === wanted).length;
    context.note({ detalj: { adress, del, sida, skapade: antal('skapas'), fanns: antal('finns'), vagrade: antal('vagras') } });
    return context.finish(async () => ({ ok: true as const, ...page }));
  },
});

import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { factBoxes, remedy } from '#lib/operations/sweep/fact-boxes.ts';

/** So many documents are read at a time: others get their answers in between. */
const BATCH = 100;

export const sweepFactBoxes = defineOperation({
  name: 'svepFaktarutor',
  summary: 'Listar publicerade artiklar vars faktaruta visas tom. Ändrar inget.',
  method: 'GET',
  path: '/studio/api/svep/faktaruta',
  query: z.object({
    antal: z.coerce
      .number()
      .int()
      .min(1)
      .max(20_000)
      .default(1200)
      .meta({ description: 'Hur många publicerade språkversioner som granskas, de senast publicerade först.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    granskade: z.int().meta({ description: 'Antal publicerade språkversioner som granskades.' }),
    traffar: z.array(
      z.object({
        id: z.string(),
        rubrik: z.string(),
        sprak: languageSchema,
        lank: z.string(),
        rutor: z.int().meta({ description: 'Faktarutor i artikeln.' }),
        tomma: z.int().meta({ description: 'Rutor utan något innehåll.' }),
        punkter_i_attrs: z.int().meta({ description: 'Rutor vars punkter bara ligger i attrs.punkter och därför inte visas.' }),
        atgard: z.string(),
      }),
    ),
  }),
  hints: { readOnly: true },
  async run({ store }, { antal }) {
    const versions = await store.readers.lists.latestRevisions(antal);
    const traffar = [];
    for (let start = 0; start < versions.length; start += BATCH) {
      const batch = versions.slice(start, start + BATCH);
      const documents = await store.revisions.documentsWith(
        'faktaruta',
        batch.map(({ revision }) => revision),
      );
      for (const { revision, ...version } of batch) {
        const found = factBoxes(documents.get(revision) ?? []);
        if (found.tomma + found.punkter_i_attrs > 0) traffar.push({ ...version, ...found, atgard: remedy(found) });
      }
    }
    return { ok: true as const, granskade: versions.length, traffar };
  },
});

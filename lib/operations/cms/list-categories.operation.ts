import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { categorySchema } from '#lib/contract/section.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listCategories = defineOperation({
  name: 'listaKategorier',
  summary: 'Listar publiceringssystemets kategorier efter namn. Studios egen webbplats har inga.',
  method: 'GET',
  path: '/studio/api/kategorier',
  output: z.object({
    ok: z.literal(true),
    kategorier: z.array(categorySchema),
    problem: z
      .object({ orsak: z.string(), atgard: z.string() })
      .nullable()
      .meta({ description: 'Varför kategorierna inte gick att läsa; null när de gjorde det.' }),
  }),
  hints: { readOnly: true },
  async run({ cms }) {
    try {
      return { ok: true as const, kategorier: await cms.categories(), problem: null };
    } catch (failure) {
      if (!(failure instanceof CmsFailure)) throw failure;
      return { ok: true as const, kategorier: [], problem: { orsak: failure.orsak, atgard: failure.atgard } };
    }
  },
});

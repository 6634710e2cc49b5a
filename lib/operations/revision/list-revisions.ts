import { z } from 'zod';
import { revisionHeadSchema } from '#lib/contract/article.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams, languageStateOf } from '#lib/operations/item/item-access.ts';

export const listRevisions = defineOperation({
  name: 'listaRevisioner',
  summary: 'Listar en språkversions revisioner, nyast först, utan block.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/revisioner',
  params: languageParams,
  output: z.object({ ok: z.literal(true), revisioner: z.array(revisionHeadSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, sprak }) {
    const language = languageOf(sprak);
    languageStateOf(await itemOutline(context, id), language);
    return { ok: true as const, revisioner: await context.store.revisions.list(id, language) };
  },
});

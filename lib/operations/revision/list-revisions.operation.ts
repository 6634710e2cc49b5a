import { z } from 'zod';
import { listedRevisionSchema } from '#lib/contract/article.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams, languageStateOf } from '#lib/operations/item/item-access.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listRevisions = defineOperation({
  name: 'listaRevisioner',
  summary: 'Listar en språkversions revisioner, nyast först, utan block.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/revisioner',
  params: languageParams,
  query: wholeListQuery,
  output: z.object({ ...pageFrame, revisioner: z.array(listedRevisionSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, sprak, ...asked }) {
    const language = languageOf(sprak);
    languageStateOf(await itemOutline(context, id), language);
    const { frame, page } = pageOfWhole(await context.store.revisions.list(id, language, context.actor.id), asked);
    return { ...frame, revisioner: page };
  },
});

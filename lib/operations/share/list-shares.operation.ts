import { z } from 'zod';
import { pageFrame } from '#lib/contract/page.ts';
import { shareSchema } from '#lib/contract/share.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listShares = defineOperation({
  name: 'listaDelningar',
  summary: 'Listar artikelns delningslänkar med hur många gånger de öppnats.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/delningar',
  params: itemParams,
  query: wholeListQuery,
  output: z.object({ ...pageFrame, delningar: z.array(shareSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id, ...asked }) {
    await itemOutline(context, id);
    const { frame, page } = pageOfWhole(await context.store.shares.list(id, context.now), asked);
    return { ...frame, delningar: page };
  },
});

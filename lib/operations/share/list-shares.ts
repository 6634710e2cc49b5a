import { z } from 'zod';
import { shareSchema } from '#lib/contract/share.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';

export const listShares = defineOperation({
  name: 'listaDelningar',
  summary: 'Listar artikelns delningslänkar med hur många gånger de öppnats.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/delningar',
  params: itemParams,
  output: z.object({ ok: z.literal(true), delningar: z.array(shareSchema) }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    await itemOutline(context, id);
    return { ok: true as const, delningar: await context.store.shares.list(id) };
  },
});

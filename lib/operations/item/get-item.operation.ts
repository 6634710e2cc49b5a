import { z } from 'zod';
import { itemSchema } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';

export const getItem = defineOperation({
  name: 'hamtaInnehall',
  summary: 'Hämtar en artikel med alla språkversioner och deras arbetsrevisioner.',
  method: 'GET',
  path: '/studio/api/innehall/{id}',
  params: itemParams,
  output: z.object({ ok: z.literal(true), innehall: itemSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run({ store }, { id }) {
    const innehall = isId(id) ? await store.items.get(id) : undefined;
    if (innehall === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    return { ok: true as const, innehall };
  },
});

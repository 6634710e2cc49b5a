import { z } from 'zod';
import { itemSchema, languageSchema } from '#lib/contract/article.ts';
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
  query: z.object({ sprak: languageSchema.optional().meta({ description: 'Bara den språkversionen.' }) }),
  output: z.object({ ok: z.literal(true), innehall: itemSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run({ store }, { id, sprak }) {
    const innehall = isId(id) ? await store.items.get(id) : undefined;
    if (innehall === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    if (sprak === undefined) return { ok: true as const, innehall };
    const version = innehall.sprak[sprak];
    return { ok: true as const, innehall: { ...innehall, sprak: version === undefined ? {} : { [sprak]: version } } };
  },
});

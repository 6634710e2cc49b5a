import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { writingWaysSchema } from '#lib/contract/writing-ways.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getWritingWays = defineOperation({
  name: 'hamtaSkrivsatt',
  summary: 'Berättar hur du har valt att det ska vara att skriva.',
  method: 'GET',
  path: '/studio/api/jag/skrivsatt',
  output: z.object({ ok: z.literal(true), ...writingWaysSchema.shape }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run({ store, actor }) {
    return { ok: true as const, ...(await store.writingWays.chosen(actor.id)) };
  },
});

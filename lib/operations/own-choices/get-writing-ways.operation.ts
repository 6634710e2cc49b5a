import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { writingWaysSchema } from '#lib/contract/writing-ways.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getWritingWays = defineOperation({
  name: 'hamtaSkrivsatt',
  summary: 'Berättar hur du har valt att det ska vara att skriva, och vad redaktionen har bestämt om det.',
  method: 'GET',
  path: '/studio/api/jag/skrivsatt',
  output: z.object({
    ok: z.literal(true),
    ...writingWaysSchema.shape,
    prisdagar: z.int().meta({ description: 'Så många dagar efter att ett pris kontrollerades är det inte gammalt.' }),
  }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run({ store, actor, settings: { prisdagar } }) {
    return { ok: true as const, ...(await store.writingWays.chosen(actor.id)), prisdagar };
  },
});

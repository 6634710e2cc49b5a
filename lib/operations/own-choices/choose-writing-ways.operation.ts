import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { writingWaysSchema } from '#lib/contract/writing-ways.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const chooseWritingWays = defineOperation({
  name: 'valjSkrivsatt',
  summary: 'Väljer hur det ska vara att skriva, på alla dina datorer.',
  method: 'PUT',
  path: '/studio/api/jag/skrivsatt',
  body: writingWaysSchema,
  output: z.object({ ok: z.literal(true), ...writingWaysSchema.shape }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run(context, ways) {
    await context.store.writingWays.choose(context.actor.id, ways);
    context.note({ detalj: { ...ways } });
    return { ok: true as const, ...ways };
  },
});

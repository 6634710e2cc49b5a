import { z } from 'zod';
import { actorSchema } from '#lib/contract/actor.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const whoAmI = defineOperation({
  name: 'hamtaJag',
  summary: 'Berättar vem du är för Studio och vad du får göra.',
  method: 'GET',
  path: '/studio/api/jag',
  output: z.object({ ok: z.literal(true), release: z.string(), vem: actorSchema }),
  hints: { readOnly: true },
  async run({ actor, settings }) {
    const { agare: _owner, epost: _email, ...vem } = actor;
    return { ok: true as const, release: settings.release, vem };
  },
});

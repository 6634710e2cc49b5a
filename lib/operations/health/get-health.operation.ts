import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotOperate } from '#lib/access/rights.ts';
import { healthSchema } from '#lib/contract/health.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getHealth = defineOperation({
  name: 'hamtaHalsa',
  summary: 'Visar hur Studio mår: varje del som det behöver, vad som är fel och vad man gör åt det.',
  method: 'GET',
  path: '/studio/api/halsa',
  output: z.object({ ok: z.literal(true), halsa: healthSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotOperate(actor)),
  run: async ({ health }) => ({ ok: true as const, halsa: await health() }),
});

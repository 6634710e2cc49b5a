import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { aiStateSchema } from '#lib/contract/ai.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getAi = defineOperation({
  name: 'hamtaAitjanst',
  summary: 'Visar vilken AI-tjänst som är inställd och vad den har använt i dag.',
  method: 'GET',
  path: '/studio/api/installningar/ai',
  output: z.object({ ok: z.literal(true), ai: aiStateSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ ai, settings, store, now }) {
    const anvant_idag = await store.aiCalls.ofDay(dayOf(now));
    return { ok: true as const, ai: { namn: ai.namn, modell: ai.modell, dygnsbudget: settings.ai.dygnsbudget, anvant_idag } };
  },
});

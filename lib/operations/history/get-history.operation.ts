import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { historyStateSchema } from '#lib/contract/history.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getHistory = defineOperation({
  name: 'hamtaHistorikkontroll',
  summary:
    'Visar om historiken är orörd: den senaste kontrollen av versioner, publiceringar, logg och det som läsarna ser, och den senaste roten.',
  method: 'GET',
  path: '/studio/api/historik',
  output: z.object({ ok: z.literal(true), historik: historyStateSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store }) {
    const [state, senaste, pagar] = await Promise.all([store.seals.state(), store.historyChecks.latest(), store.historyChecks.active()]);
    return { ok: true as const, historik: { ...state, senaste, pagar } };
  },
});

import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { historyCheckSchema } from '#lib/contract/history.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const orderHistoryCheck = defineOperation({
  name: 'kontrolleraHistorik',
  summary:
    'Låter Studio kontrollera hela historiken och det som läsarna ser nu. Kontrollen görs i bakgrunden; fråga efter den i /studio/api/historik.',
  method: 'POST',
  path: '/studio/api/historik/kontroll',
  output: z.object({ ok: z.literal(true), kontroll: historyCheckSchema }),
  status: () => 202,
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store, actor, now, newId, note }) {
    const kontroll = await store.historyChecks.order(newId(), now, authorOf(actor));
    note({ detalj: { kontroll: kontroll.id } });
    return { ok: true as const, kontroll };
  },
});

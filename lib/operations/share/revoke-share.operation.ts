import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotRevokeShare } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';

export const revokeShare = defineOperation({
  name: 'aterkallaDelning',
  summary: 'Återkallar en delningslänk. Den slutar gälla genast.',
  method: 'DELETE',
  path: '/studio/api/innehall/{id}/delningar/{did}',
  params: itemParams.extend({ did: z.string().meta({ description: 'Delningens id.' }) }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'rattighet_saknas', 'sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  attempts: ['aterkallaAndras'],
  async run(context, { id, did }) {
    const { head } = await itemOutline(context, id);
    const share = (await context.store.shares.list(id, context.now)).find((one) => one.id === did);
    if (share === undefined) throw fault('finns_inte', { falt: 'did' }, { vad: 'Delningslänken' });
    refuseIf(cannotRevokeShare(context.actor, head, share));
    await context.store.shares.revoke(id, did, context.now);
    context.note({ innehall: id, detalj: { delning: did } });
    return { ok: true as const };
  },
});

import { z } from 'zod';
import { cannotShare } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { isId } from '#lib/contract/id.ts';
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
  errors: ['finns_inte', 'rattighet_saknas'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotShare(actor)),
  async run(context, { id, did }) {
    await itemOutline(context, id);
    const revoked = isId(did) && (await context.store.shares.revoke(id, did, context.now));
    if (!revoked) throw fault('finns_inte', { falt: 'did' }, { vad: 'Delningslänken' });
    context.note({ innehall: id, detalj: { delning: did } });
    return { ok: true as const };
  },
});

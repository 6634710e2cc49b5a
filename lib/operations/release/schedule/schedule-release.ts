import type { OperationContext } from '#lib/operations/context.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import { refuseOwnRelease } from '#lib/operations/release/approval/own-approval.ts';
import { takeBackTried } from '#lib/operations/release/delivery/order-reconciliation.ts';
import { type ReleaseAnswer, releaseAnswer } from '#lib/operations/release/release-answer.ts';
import { keptOrder, languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { acceptForLater } from '#lib/operations/release/schedule/accept-for-later.ts';

/** Keeps a release until `datum`, with the revisions it is of: what is saved after this is not in it. */
export function scheduleRelease(context: OperationContext, order: ReleaseOrder, datum: string): Promise<ReleaseAnswer> {
  context.changed('releaser');
  return context.finish(async (store) => {
    refuseDeleted(await store.published.hold(order.item.id));
    await refuseOwnRelease(context, store, order);
    if (languagesOf(order).includes('sv')) await takeBackTried(context, store, order, ({ lage }) => lage === 'schemalagd');
    await store.releases.create(keptOrder({ ...order, datum }, context.now), { typ: 'schemalagd', datum });
    const status = await acceptForLater(context, store, order);
    tellOrderGiver(context, { ...order, gjort: 'schemalagt', sprak: languagesOf(order), tid: datum });
    return releaseAnswer({ ...order, datum }, { tillstand: 'schemalagd', status, varningar: order.varningar });
  });
}

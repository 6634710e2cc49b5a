import type { Item } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { approveReleased } from '#lib/operations/release/approval/own-approval.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { replaceWaiting } from '#lib/operations/release/schedule/replace-waiting.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * What a release changes that is accepted and kept for later: what it replaces is over, its revisions are approved, and
 * the item shows its schedule. Returns the item's status after that.
 */
export async function acceptForLater(context: OperationContext, store: Store, order: ReleaseOrder): Promise<Item['status']> {
  const [status] = await Promise.all([
    replaceWaiting(context, store, order).then(() => store.releaseQueue.refreshSchedule(order.item.id, context.now)),
    approveReleased(context, store, order),
  ]);
  return status;
}

import type { Item } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { replaceWaiting } from '#lib/operations/release/schedule/replace-waiting.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * What a release changes that is accepted and kept for later: what it replaces is over, its revisions are approved, and
 * the item shows its schedule. Returns the item's status after that.
 */
export async function acceptForLater(context: OperationContext, store: Store, order: ReleaseOrder): Promise<Item['status']> {
  const approved = order.lage === 'utkast' && !order.prov ? [] : order.versions;
  const [status] = await Promise.all([
    replaceWaiting(context, store, order).then(() => store.releaseQueue.refreshSchedule(order.item.id, context.now)),
    ...approved.map((version) => store.published.approve(order.item.id, version.sprak, version.id)),
  ]);
  return status;
}

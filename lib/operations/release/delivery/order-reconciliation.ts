import type { Author } from '#lib/contract/article.ts';
import type { FollowingKind } from '#lib/contract/release.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';
import type { NewRelease } from '#lib/store/releases.ts';
import type { Store } from '#lib/store/store.ts';

/** What made the CMS fall behind: the article concerned and who answers for it. */
export interface Cause {
  item: { id: string };
  av: Author;
  orderAv: Author | null;
}

/** An order that the CMS be brought in line with what Studio's readers have of the article. */
export function reconciliation(
  context: Pick<OperationContext, 'newId' | 'now'>,
  { item, av, orderAv }: Cause,
  lage: FollowingKind,
): NewRelease {
  return {
    id: context.newId(),
    innehall: item.id,
    lage,
    prov: false,
    revisioner: {},
    fakta: null,
    datum: null,
    av,
    order_av: orderAv,
    overstyr: false,
    skapad: context.now,
    nyckel: null,
  };
}

/**
 * Orders it when something that waits for the item has been tried and is not going to be now: of a try whose answer was lost
 * the CMS may have carried out all. To be called before what waits is changed; with the built-in CMS there is no such try.
 */
export async function takeBackTried(
  context: OperationContext,
  store: Store,
  cause: Cause,
  ends: (waiting: ReleaseOrderRow) => boolean = () => true,
): Promise<void> {
  if (context.cms.namn === 'inbyggd') return;
  const waiting = await store.releaseQueue.waiting(cause.item.id);
  const tried = waiting.some((order) => order.forsok > 0 && order.revisioner.sv !== undefined && ends(order));
  if (tried) await orderReconciliation(context, store, cause);
}

/** Orders it, to be carried out once the transaction commits and what is under way has ended. */
export async function orderReconciliation(
  context: Pick<OperationContext, 'changed' | 'newId' | 'now'>,
  store: Store,
  cause: Cause,
): Promise<void> {
  context.changed('releaser');
  await store.releases.create(reconciliation(context, cause, 'avstamning'), { typ: 'koad' });
}

import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { type Cause, orderReconciliation } from '#lib/operations/release/delivery/order-reconciliation.ts';
import type { Store } from '#lib/store/store.ts';

/** What ordering it takes. */
type Redelivering = Pick<OperationContext, 'cms' | 'changed' | 'newId' | 'now'>;

/**
 * A publishing system elsewhere now holds something older than Studio's readers have, as when an entry was posted or an
 * article became a paid one: it is brought up to date in the background, so that nobody who writes waits for another system.
 * Whatever number of changes come meanwhile, one order that waits is enough: it delivers what is newest when its turn comes.
 */
export async function redeliver(context: Redelivering, store: Store, cause: Cause, sprak: Language): Promise<void> {
  if (context.cms.namn === 'inbyggd' || sprak !== 'sv') return;
  const waiting = await store.releaseQueue.waiting(cause.item.id);
  if (waiting.some(({ lage, tillstand }) => lage === 'avstamning' && tillstand === 'koad')) return;
  await orderReconciliation(context, store, cause);
}

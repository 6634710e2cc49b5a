import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isMode, type ReleaseKind } from '#lib/contract/release.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { LeaseLost } from '#lib/operations/release/carry-out/lease.ts';
import { orderReconciliation } from '#lib/operations/release/delivery/order-reconciliation.ts';
import type { Lease } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

interface Attempt {
  lease: Lease;
  order: { item: { id: string }; av: Author; orderAv: Author | null };
  lage: ReleaseKind;
  /** Why the try before this one failed; the same again is no news. */
  tidigare: FaultEntry[] | null;
}

/** What is to become of a release whose try has failed: it waits for another, or is over with its cause. */
export type Settlement = Waiting | { over: Fault };

interface Waiting {
  waits: FaultEntry;
  retryAfter: number | undefined;
  /** What somebody has to mend before any try can succeed. */
  atgardas?: string;
}

const TRIED_AGAIN = 'Studio försöker igen så fort publiceringssystemet svarar.';
const TRIED_WHEN_MENDED = 'Studio försöker igen av sig själv tills det är åtgärdat.';

/**
 * The failure of a try, as it is kept and told; `undefined` when it is none that anything is known about. What is wrong with
 * the article ends it; what may pass, or stops every article until somebody has mended it, is waited for.
 */
export function settlementOf(failure: unknown): Settlement | undefined {
  if (failure instanceof Fault) return { over: failure };
  if (!(failure instanceof CmsFailure)) return undefined;
  const { orsak, atgard, retryable, stopsAll, retryAfter } = failure;
  const waits = (remedy: string): Waiting => ({ waits: faultEntry('cms_nekade', { sprak: 'sv' }, { orsak, atgard: remedy }), retryAfter });
  if (retryable) return waits(TRIED_AGAIN);
  if (stopsAll) return { ...waits(`${atgard} ${TRIED_WHEN_MENDED}`), atgardas: atgard };
  return { over: new Fault(422, [faultEntry('cms_nekade', { sprak: 'sv' }, { orsak, atgard })]) };
}

/**
 * Ends a try that came to nothing for good. When the CMS may have been told all the same, because Studio itself refused
 * afterwards or because the answer to an earlier try was lost, it is brought back in line with what readers have. An order to
 * do just that is not given anew when it fails itself.
 */
export async function giveUp(
  context: OperationContext,
  store: Store,
  { lease, order, lage, tidigare }: Attempt,
  failure: unknown,
  fel: FaultEntry[],
): Promise<void> {
  const elsewhere = context.cms.namn !== 'inbyggd' && isMode(lage);
  const maybeTold = elsewhere && (!(failure instanceof CmsFailure) || tidigare !== null);
  await store.items.lock(order.item.id);
  const steg = failure instanceof CmsFailure ? 'cms' : 'publik';
  const [held] = await Promise.all([
    store.releaseQueue.giveUp(lease, 'misslyckad', fel),
    store.releases.step(lease.id, steg, 'misslyckad', { orsak: fel.map(({ orsak }) => orsak).join(' ') }, context.now),
    maybeTold ? orderReconciliation(context, store, order) : undefined,
    store.releaseQueue.refreshSchedule(order.item.id, context.now),
  ]);
  if (!held) throw new LeaseLost('the release was taken over before it could be given up');
  if (lage === 'flytt') context.changed('flytt');
  context.releaseEnded('misslyckad');
}

/** Records a try that is to be repeated after so many seconds. */
export async function postpone(
  context: OperationContext,
  store: Store,
  { lease, tidigare }: Attempt,
  entry: FaultEntry,
  { seconds, larm }: { seconds: number; larm: boolean },
): Promise<void> {
  const news = tidigare?.[0]?.orsak !== entry.orsak;
  const [held] = await Promise.all([
    store.releaseQueue.postpone(lease, seconds, [entry], larm),
    news ? store.releases.step(lease.id, 'cms', 'misslyckad', { orsak: entry.orsak }, context.now) : undefined,
  ]);
  if (!held) throw new LeaseLost('the release was taken over before it could be postponed');
  context.releaseEnded('koad');
}

/**
 * Ends what was told to stop while it was carried out; whether it was that. Of what the CMS has got of it by then readers
 * keep nothing.
 */
export async function stopIfTold(context: OperationContext, { lease, order }: Pick<Attempt, 'lease' | 'order'>): Promise<boolean> {
  return context.step(async (store) => {
    const stopped = await store.releaseQueue.giveUp(lease, 'avbruten', null);
    if (stopped && context.cms.namn !== 'inbyggd') await orderReconciliation(context, store, order);
    if (stopped) context.releaseEnded('avbruten');
    return stopped;
  });
}

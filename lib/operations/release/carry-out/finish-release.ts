import type { CmsReceipt } from '#lib/adapters/cms/port.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { withLaterEntries } from '#lib/operations/live/with-later-entries.ts';
import { approveReleased, refuseOwnRelease } from '#lib/operations/release/approval/own-approval.ts';
import { LeaseLost } from '#lib/operations/release/carry-out/lease.ts';
import { holdForRelease, makePublic } from '#lib/operations/release/carry-out/make-public.ts';
import { changedForReaders } from '#lib/operations/release/changed-for-readers.ts';
import { type Delivered, wouldUnpublish } from '#lib/operations/release/delivery/deliver-swedish.ts';
import { orderReconciliation, takeBackTried } from '#lib/operations/release/delivery/order-reconciliation.ts';
import { tellOfOrder } from '#lib/operations/release/order/tell-of-order.ts';
import { type ReleaseAnswer, releaseAnswer } from '#lib/operations/release/release-answer.ts';
import { keptOrder, languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { replacedBy, replaceWaiting } from '#lib/operations/release/schedule/replace-waiting.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import { sectionAddress } from '#lib/render/make-article-page.ts';
import type { CarriedOutRelease } from '#lib/store/carried-out.ts';
import type { Lease } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * The last step of every release: in one transaction everything that readers of Studio's own pages see, the item's and the
 * languages' states, the release itself and the line in the log. All of it happens once: a release that was taken over,
 * stopped or has been carried out already throws LeaseLost, and one whose item was deleted is refused.
 */
export function finishRelease<Output extends Record<string, unknown>>(
  context: OperationContext,
  order: ReleaseOrder,
  lease: Lease | null,
  { receipt, steps }: Delivered,
  told: (answer: ReleaseAnswer, store: Store) => Output | Promise<Output>,
): Promise<Output> {
  const { item, versions } = order;
  const publishes = order.lage !== 'utkast';
  const links = new Map(versions.map((version) => [version.sprak, linkOf(context, item, version, receipt)]));
  const shown = publishes ? links : publicLinks(item);
  const cms = receipt === undefined ? null : { id: receipt.id, status: receipt.status, lank: receipt.lank };
  const keepsReaders = wouldUnpublish(order) && languagesOf(order).includes('sv');
  const leftAlone = faultEntry(order.prov ? 'testlage_publik' : 'utkast_ej_lamnat', { falt: 'lage', sprak: 'sv' });
  const notHandedOver = wouldUnpublish(order) ? [leftAlone] : [];
  const varningar = [...notHandedOver, ...order.varningar, ...(receipt?.varningar ?? [])];
  const shownStep = { steg: publishes ? 'publik' : 'utkast', detalj: { lankar: Object.fromEntries(shown) } };
  return context.finish(async (store) => {
    const earlier = await holdForRelease(store, order, () =>
      lease === null ? store.carriedOut.record(carriedOut(context, order, [...steps, shownStep])) : store.readers.current.allOf(item.id),
    );
    // What was kept has been asked of before it was handed over, and when its turn came.
    if (lease === null) await refuseOwnRelease(context, store, order);
    const what = [item, ...[...earlier.values()].map(({ fakta }) => fakta)];
    changedForReaders(context, { id: item.id, what, isBroughtOut: publishes });
    const current = await withLaterEntries(context, store, order, { waited: lease !== null, earlier });
    if (keepsReaders && !order.prov) await takeBackTried(context, store, order, ({ id }) => id !== order.id);
    const [held, status] = await Promise.all([
      lease === null ? true : recordEnd(context, store, order, lease, [...steps, shownStep]),
      publishes
        ? makePublic(context, store, current, { links, cms, earlier })
        : store.published.markItem(item.id, null, null, cms, context.now),
      order.prov ? approveReleased(context, store, order) : undefined,
      englishCame(context, order) ? orderReconciliation(context, store, order) : undefined,
      forgetTakenOver(context, store, order),
    ]);
    if (!held) throw new LeaseLost('the release was taken over before it could end');
    context.releaseEnded('klar');
    // With a lease the order was kept before, and whoever gave it was told then.
    if (lease === null) tellOfOrder(context, order, 'publicerat');
    const shownCms = cms ?? (order.prov ? item.cms : null);
    return told(releaseAnswer(current, { tillstand: 'klar', status, links: shown, cms: shownCms, varningar }), store);
  });
}

/** A release that was not kept before it was carried out, as it is recorded. */
function carriedOut(context: OperationContext, order: ReleaseOrder, steg: CarriedOutRelease['steg']): CarriedOutRelease {
  return {
    release: keptOrder(order, context.now),
    steg,
    ersatter: replacedBy(order),
    lost: order.lage === 'utkast' ? null : STUDIO,
  };
}

/** The release as carried out, what waited in its place and what somebody was asked to see to; `false` when the lease is lost. */
async function recordEnd(
  context: OperationContext,
  store: Store,
  order: ReleaseOrder,
  lease: Lease,
  steps: CarriedOutRelease['steg'],
): Promise<boolean> {
  const [held] = await Promise.all([
    store.releaseQueue.done(lease, order.prov),
    order.lage === 'schemalagd' ? undefined : replaceWaiting(context, store, order),
    order.lage === 'utkast' ? undefined : store.workQueue.solved(context.now, order.item.id, STUDIO),
    ...steps.map(({ steg, detalj }) => store.releases.step(order.id, steg, 'klar', detalj, context.now)),
  ]);
  return held;
}

/** What was taken over from the publishing system is there again now: what looks the same there later is another change. */
async function forgetTakenOver({ cms }: OperationContext, store: Store, { item, versions, lage, prov }: ReleaseOrder): Promise<void> {
  const swedish = versions.find(({ sprak }) => sprak === 'sv');
  if (cms.respekt !== undefined && swedish !== undefined && lage !== 'utkast' && !prov)
    await store.changedElsewhere.forget(item.id, swedish.nr);
}

/** Swedish in the CMS links to English, which has just got its address. */
function englishCame(context: OperationContext, order: ReleaseOrder): boolean {
  const languages = languagesOf(order);
  const alone = languages.includes('en') && !languages.includes('sv');
  return context.cms.namn !== 'inbyggd' && order.lage !== 'utkast' && alone;
}

/** Where readers find what is public already: a draft is nowhere. */
function publicLinks(item: Item): Map<Language, string> {
  const versions = Object.values(item.sprak).filter((version) => version.publicerad_revision !== null);
  return new Map(versions.flatMap(({ sprak, lank }) => (lank === null ? [] : [[sprak, lank] as const])));
}

function linkOf(context: OperationContext, item: Item, version: Revision, receipt: CmsReceipt | undefined): string {
  if (version.sprak === 'sv' && receipt !== undefined) return receipt.lank;
  return `${sectionAddress(context.settings.url, version.sprak, item.sektion)}/${version.slug}`;
}

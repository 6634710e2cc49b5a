import type { CmsAddress, CmsArticle, CmsReceipt, CmsTakedownReceipt } from '#lib/adapters/cms/port.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { LeaseLost, whileHeld } from '#lib/operations/release/carry-out/lease.ts';
import { cmsAddress } from '#lib/operations/release/delivery/cms-address.ts';
import { cmsArticle } from '#lib/operations/release/delivery/cms-article.ts';
import { deliverArticle } from '#lib/operations/release/delivery/deliver-article.ts';
import { deliveryOf, recordSteps } from '#lib/operations/release/delivery/deliver-swedish.ts';
import { originThere } from '#lib/operations/release/delivery/origin-there.ts';
import { pinnedItem, pinnedNow } from '#lib/operations/release/release-order.ts';
import { waitForReality } from '#lib/operations/release/test-mode.ts';
import type { CurrentPublication } from '#lib/store/readers/current-publications.ts';
import type { Lease } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Makes the CMS hold what Studio's readers have of the article at this moment: the public Swedish revision, or nothing. What
 * was ordered when may have been overtaken since, so that it is the present that counts and not the order. Nobody has ordered
 * Swedish to be released by it: an article that the CMS does not have, or that was thrown away there, does not come by this. In
 * test mode what readers have there waits.
 */
export function bringInLine(context: OperationContext, item: Item, lease: Lease): Promise<CmsReceipt | CmsTakedownReceipt> {
  return whileHeld(context, lease, async (stillHeld) => {
    const onStep = recordSteps(context, lease, stillHeld);
    const current = await context.store.readers.current.of(item.id, 'sv');
    const swedish = current && (await context.store.revisions.get(item.id, 'sv', current.revision));
    if (current === undefined || swedish === undefined) {
      const aldrigSlappt = item.status !== 'nedtagen';
      return context.cms.takeDown(await addressOf(context, item), { sektionslank: null, version: deliveryOf(lease), aldrigSlappt, onStep });
    }
    waitForReality(context);
    const article = await cmsArticle(context, asPublic(context, item, current, swedish), swedish, onStep, deliveryOf(lease));
    return deliverArticle(context, { ...article, endastBefintlig: true }, swedish.hero);
  });
}

/** The order by which the CMS would have been handed what readers of the article have. */
export function asPublic(context: OperationContext, item: Item, current: CurrentPublication, swedish: Revision) {
  const ord = new Map(current.ord === null ? [] : [['sv' as const, current.ord] as const]);
  return { item: pinnedItem(item, current), versions: [swedish], lage: 'publicera' as const, datum: null, annars: context.now, ord };
}

/** The article as the CMS is to have it for the readers of this moment; `undefined` when Swedish is not public. */
export async function articleOfReaders(context: OperationContext, item: Item): Promise<CmsArticle | undefined> {
  const current = await context.store.readers.current.of(item.id, 'sv');
  const swedish = current && (await context.store.revisions.get(item.id, 'sv', current.revision));
  if (current === undefined || swedish === undefined) return undefined;
  return cmsArticle(context, asPublic(context, item, current, swedish), swedish, () => {});
}

/**
 * The article as the CMS would be handed it now, where it was there before Studio and nothing of it has been published here; `undefined` for any
 * other. Readers have what is there.
 */
export async function articleOfBefore(context: OperationContext, item: Item): Promise<CmsArticle | undefined> {
  const swedish = item.sprak.sv?.arbetsrevision;
  if (swedish === undefined || originThere(context.cms, await context.store.origins.of(item.id)) === undefined) return undefined;
  const order = { item: pinnedNow(item), versions: [swedish], lage: 'publicera' as const, datum: null, annars: context.now };
  return cmsArticle(context, order, swedish, () => {});
}

/** Ends such an order; throws LeaseLost when somebody else has taken it over. Pages that tell where the CMS has the article hear of it. */
export async function endReconciliation(
  context: OperationContext,
  store: Store,
  item: Item,
  lease: Lease,
  { id, status, lank }: CmsReceipt,
): Promise<void> {
  context.changed('publikt', item.id);
  await store.published.hold(item.id);
  const [held] = await Promise.all([
    store.releaseQueue.done(lease),
    id === '' ? undefined : store.published.markCms(item.id, { id, status, lank }),
  ]);
  if (!held) throw new LeaseLost('the release was taken over before it could end');
  context.releaseEnded('klar');
}

/** What the CMS knows the article by. */
export function addressOf(context: OperationContext, item: Item): Promise<CmsAddress> {
  return cmsAddress(context, item, item.sprak.sv?.arbetsrevision.slug ?? '');
}

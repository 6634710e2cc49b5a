import type { CmsReceipt } from '#lib/adapters/cms/port.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { LeaseLost, whileHeld } from '#lib/operations/release/carry-out/lease.ts';
import { cmsAddress } from '#lib/operations/release/delivery/cms-address.ts';
import { cmsArticle } from '#lib/operations/release/delivery/cms-article.ts';
import { deliverArticle } from '#lib/operations/release/delivery/deliver-article.ts';
import { deliveryOf, recordSteps } from '#lib/operations/release/delivery/deliver-swedish.ts';
import { addressOf, asPublic } from '#lib/operations/release/delivery/reconcile-cms.ts';
import { pinnedItem } from '#lib/operations/release/release-order.ts';
import { waitForReality } from '#lib/operations/release/test-mode.ts';
import type { CurrentPublication } from '#lib/store/readers/current-publications.ts';
import type { Lease } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

type Step = ReturnType<typeof recordSteps>;

/** What readers have of an article in Swedish at this moment. */
interface OfReaders {
  current: CurrentPublication;
  swedish: Revision;
}

/**
 * Has the article where Swedish is read now, as its readers have it at this moment, with the dates it has always had: in a publishing system
 * elsewhere, or on Studio's own site, to which the addresses that it had there lead from then on. It may have been thrown away there: whoever
 * moves a newsroom wants all of what is public. Returns where readers find it; null for what is not public any more.
 */
export function moveArticle(context: OperationContext, item: Item, lease: Lease): Promise<CmsReceipt | null> {
  return whileHeld(context, lease, async (stillHeld) => {
    const onStep = recordSteps(context, lease, stillHeld);
    const current = await context.store.readers.current.of(item.id, 'sv');
    const swedish = current && (await context.store.revisions.get(item.id, 'sv', current.revision));
    const readers = current === undefined || swedish === undefined ? null : { current, swedish };
    return context.cms.place === undefined
      ? moveOut(context, item, lease, readers, onStep)
      : moveHome(context, item, lease, readers, context.cms.place, onStep);
  });
}

async function moveOut(context: OperationContext, item: Item, lease: Lease, readers: OfReaders | null, onStep: Step) {
  waitForReality(context);
  // What was taken down meanwhile was taken down there too.
  if (readers === null) return null;
  const { current, swedish } = readers;
  const article = await cmsArticle(context, asPublic(context, item, current, swedish), swedish, onStep, deliveryOf(lease));
  const receipt = await deliverArticle(context, article, swedish.hero);
  if (receipt.status !== 'publish') throw fault('flytt_ej_publik', { sprak: 'sv' }, { status: receipt.status });
  return receipt;
}

async function moveHome(
  context: OperationContext,
  item: Item,
  lease: Lease,
  readers: OfReaders | null,
  place: NonNullable<OperationContext['cms']['place']>,
  onStep: Step,
) {
  const { formerCms } = context;
  if (formerCms === null) throw fault('flytt_utan_uppgifter', { falt: 'publicering' });
  const receipt = readers && place({ ...(await publicAddress(context, item, readers)), lage: 'publicera' });
  await formerCms.takeDown(await addressOf(context, item), {
    sektionslank: receipt?.lank ?? null,
    version: deliveryOf(lease),
    onStep,
  });
  return receipt;
}

function publicAddress(context: OperationContext, item: Item, { current, swedish }: OfReaders) {
  return cmsAddress(context, pinnedItem(item, current), swedish.slug);
}

/** Ends such an order; throws LeaseLost when somebody else has taken it over. From then on readers are led to where the article is now. */
export async function endMove(
  context: OperationContext,
  store: Store,
  item: Item,
  lease: Lease,
  receipt: CmsReceipt | null,
): Promise<void> {
  context.changed('publikt', item.id);
  context.changed('flytt');
  await store.published.hold(item.id);
  const [held] = await Promise.all([
    store.releaseQueue.done(lease),
    receipt && store.published.markMoved(item.id, { id: receipt.id, status: receipt.status, lank: receipt.lank }),
  ]);
  if (!held) throw new LeaseLost('the release was taken over before it could end');
  context.releaseEnded('klar');
}

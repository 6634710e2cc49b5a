import type { CmsReceipt, CmsStep } from '#lib/adapters/cms/port.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { LeaseLost, whileHeld } from '#lib/operations/release/carry-out/lease.ts';
import { cmsAddress } from '#lib/operations/release/delivery/cms-address.ts';
import { cmsArticle, cmsMode } from '#lib/operations/release/delivery/cms-article.ts';
import { deliverArticle } from '#lib/operations/release/delivery/deliver-article.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { Lease } from '#lib/store/release-queue.ts';

export interface Delivered {
  /** What the CMS says; absent when there was nothing to hand over. */
  receipt?: CmsReceipt;
  /** The steps that have not been recorded yet. */
  steps: ReadonlyArray<{ steg: CmsStep; detalj: Record<string, unknown> }>;
}

/** A draft handed to a CMS that shows the article would take it from its readers: there is nothing to hand over then. */
export function wouldUnpublish({ item, lage }: Pick<ReleaseOrder, 'item' | 'lage'>): boolean {
  return lage === 'utkast' && item.status === 'publicerad';
}

/**
 * Hands the Swedish revision of the order to the CMS, when it has one. Each step is recorded before the next begins, so that
 * a crash leaves a true account of how far it came, and the delivery ends when the lease is lost. The built-in CMS, which
 * alone is delivered to without a lease, reads what the release makes public: nothing is made for it, and its step is recorded
 * with the last.
 */
export async function deliverSwedish(context: OperationContext, order: ReleaseOrder, lease: Lease | null): Promise<Delivered> {
  const swedish = order.versions.find((version) => version.sprak === 'sv');
  if (swedish === undefined || wouldUnpublish(order)) return { steps: [] };
  if (context.cms.place !== undefined) {
    const address = await cmsAddress(context, order.item, swedish.slug);
    const receipt = context.cms.place({ ...address, lage: cmsMode(context, order) });
    const { id, status, lank } = receipt;
    return { receipt, steps: [{ steg: 'artikel', detalj: { id, status, lank } }] };
  }
  if (lease === null) throw new Error('a publishing system elsewhere is delivered to under a lease');
  return whileHeld(context, lease, async (stillHeld) => {
    const began = { borjade: order.borjade ?? context.now };
    const article = await cmsArticle(
      context,
      { ...order, ...began },
      swedish,
      recordSteps(context, lease, stillHeld, began),
      deliveryOf(lease),
    );
    return { receipt: await deliverArticle(context, article, swedish.hero), steps: [] };
  });
}

/** What orders the deliveries of an article: the place of the release, which is the same for each try of it. */
export function deliveryOf({ tur, id }: Lease): string {
  return `${tur} ${id}`;
}

/** Records each step of the CMS under the lease, or ends the delivery; with the look-up, that with which the CMS answered, when it began. */
export function recordSteps(context: OperationContext, lease: Lease, stillHeld: () => void, began: { borjade?: string } = {}) {
  return async (steg: CmsStep, told: Record<string, unknown>): Promise<void> => {
    stillHeld();
    const detalj = steg === 'uppslag' ? { ...told, ...began } : told;
    const kept = await context.step((store) => store.releaseQueue.step(lease, context.settings.leaseMs, steg, 'klar', detalj));
    if (!kept) throw new LeaseLost('the lease of the release is lost');
  };
}

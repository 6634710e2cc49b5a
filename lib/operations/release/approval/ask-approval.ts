import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import { type ReleaseAnswer, releaseAnswer } from '#lib/operations/release/release-answer.ts';
import { keptOrder, languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { OrderToConfirm } from '#lib/store/release-requests.ts';
import type { NewRelease } from '#lib/store/releases.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Keeps a release as a request: nothing of it is public, or waits to be, until a person confirms it. `ahead` is the time at
 * which it is to go out; `null` asks for at once.
 */
export function askApproval(context: OperationContext, order: ReleaseOrder, ahead: string | null): Promise<ReleaseAnswer> {
  const datum = ahead ?? order.datum;
  return context.finish(async (store) => {
    const held = await store.published.hold(order.item.id);
    refuseDeleted(held);
    // A repeated call finds its answer, which is kept in this same transaction, and needs no way back to the release.
    await keepRequest(context, store, keptOrder({ ...order, datum, nyckel: null }, context.now), ahead);
    tellOrderGiver(context, { ...order, gjort: 'begart', sprak: languagesOf(order), tid: ahead });
    const varningar = [awaitsApproval(context, order.item.id), ...order.varningar];
    return releaseAnswer({ ...order, datum }, { tillstand: 'vantar_pa_godkannande', status: held.status, varningar });
  });
}

/** Records the request, which is an order that the person named is to confirm where `order` is one, in place of earlier ones for the same languages; what has been ordered already stands as it is. */
export async function keepRequest(
  context: OperationContext,
  store: Store,
  release: NewRelease,
  ahead: string | null,
  detalj: Record<string, unknown> = {},
  order: OrderToConfirm | null = null,
): Promise<void> {
  const { id, innehall, av, order_av } = release;
  const languages = Object.keys(release.revisioner).filter(isLanguage);
  context.note({ detalj: { release: id, tillstand: 'vantar_pa_godkannande' } });
  await Promise.all([
    store.releaseRequests.create(release, ahead, order),
    store.releases.step(id, 'begard', 'klar', { av, order_av, ...detalj }, context.now),
    store.releaseRequests.replace(innehall, id, languages, [faultEntry('release_ersatt')], { tillstand: 'ersatt', now: context.now }),
  ]);
}

/** Tells whoever asked that nothing has happened yet, and where it is decided. */
export function awaitsApproval({ settings }: OperationContext, innehall: string): FaultEntry {
  return faultEntry('godkannande_vantar', {}, { lank: `${settings.url}/studio/artikel/${innehall}` });
}

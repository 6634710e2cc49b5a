import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { orderAddress } from '#lib/contract/order-address.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { askOrderGiver } from '#lib/operations/outbox/ask-order-giver.ts';
import { keepRequest } from '#lib/operations/release/approval/ask-approval.ts';
import { orderHash } from '#lib/operations/release/approval/order-hash.ts';
import { answerNow } from '#lib/operations/release/carry-out/await-end.ts';
import { keptAgain } from '#lib/operations/release/order/earlier-call.ts';
import { type ReleaseAnswer, releaseAnswer } from '#lib/operations/release/release-answer.ts';
import { keptOrder, languagesOf, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

/** How long the person named has to confirm an order, and never past the time at which it is to go out. */
const CONFIRMABLE_MS = 24 * 60 * 60_000;

/**
 * Keeps a release as an order that the person named is to confirm (docs/decisions/orders.md): nothing of it is public, or waits to be, until
 * they do. `ahead` is the time at which it is to go out; `null` asks for at once. Asked again while it can be confirmed it is the same order, which is
 * answered with how it stands, and nobody is written to twice; of one that was declined that is the refusal. One that failed, was only tried in test
 * mode, or is not what readers have any more is an order of its own.
 */
export async function askOrder(context: OperationContext, order: ReleaseOrder, ahead: string | null): Promise<ReleaseAnswer> {
  const asked = { ...order, datum: ahead ?? order.datum, nyckel: null };
  const release = keptOrder(asked, context.now);
  const hash = orderHash(release, order.item, order.versions);
  const earlier = await context.store.releaseRequests.sameOrder(order.item.id, hash);
  const kept = earlier === undefined ? undefined : await context.store.releaseQueue.order(earlier);
  if (kept !== undefined) return answerOfEarlier(context, asked, kept);
  const day = new Date(Date.parse(order.annars) + CONFIRMABLE_MS).toISOString();
  const fore = ahead !== null && Date.parse(ahead) < Date.parse(day) ? ahead : day;
  return context.finish(async (store) => {
    const held = await store.published.hold(order.item.id);
    refuseDeleted(held);
    await keepRequest(context, store, release, ahead, {}, { hash, fore });
    askOrderGiver(context, { ...order, sprak: languagesOf(order), tid: ahead, fore });
    const varningar = [awaitsOrder(context, order, fore), ...order.varningar];
    const bekraftas = confirmedBy(context, order, { fore, ny: true });
    return releaseAnswer(asked, { tillstand: 'vantar_pa_godkannande', status: held.status, bekraftas, varningar });
  });
}

/** Of the same order how it stands: its time and its languages are those it has now, which a person may have made others once it was confirmed. Throws why it was declined. */
async function answerOfEarlier(context: OperationContext, asked: ReleaseOrder, kept: ReleaseOrderRow): Promise<ReleaseAnswer> {
  const { tillstand, fel, order_fore } = kept;
  const order = await keptAgain(context, asked.item, kept);
  context.note({ detalj: { tillstand } });
  if (tillstand === 'avslagen') throw new Fault(409, fel ?? []);
  if (tillstand !== 'vantar_pa_godkannande') return answerNow(context, { ...order, varningar: asked.varningar }, tillstand, []);
  const fore = order_fore ?? order.annars;
  const varningar = [awaitsOrder(context, order, fore), ...asked.varningar];
  return {
    ...(await answerNow(context, { ...order, varningar }, tillstand, [])),
    bekraftas: confirmedBy(context, order, { fore, ny: false }),
  };
}

/** Who is to confirm it and where, for programs. */
function confirmedBy({ settings }: OperationContext, { item, orderAv }: ReleaseOrder, when: { fore: string; ny: boolean }) {
  return orderAv === null ? undefined : { av: orderAv, lank: `${settings.url}${orderAddress(item.id)}`, ...when };
}

/** Tells an agent that nothing has happened yet, and whom to ask where. */
function awaitsOrder({ settings }: OperationContext, { item, orderAv }: ReleaseOrder, fore: string): FaultEntry {
  const lank = `${settings.url}${orderAddress(item.id)}`;
  return faultEntry('order_vantar', { falt: 'order_av' }, { person: orderAv?.namn ?? '', lank, fore: stockholmMinute(fore) });
}

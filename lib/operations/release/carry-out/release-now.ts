import type { FaultCode } from '#lib/errors/codes.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseOwnRelease } from '#lib/operations/release/approval/own-approval.ts';
import { awaitEnd } from '#lib/operations/release/carry-out/await-end.ts';
import { finishRelease } from '#lib/operations/release/carry-out/finish-release.ts';
import { LeaseLost, whileHeld } from '#lib/operations/release/carry-out/lease.ts';
import { deliverSwedish } from '#lib/operations/release/delivery/deliver-swedish.ts';
import { nextTry } from '#lib/operations/release/failure/next-try.ts';
import { giveUp, postpone, settlementOf, stopIfTold } from '#lib/operations/release/failure/settle-failure.ts';
import { tellOfOrder } from '#lib/operations/release/order/tell-of-order.ts';
import { withWords } from '#lib/operations/release/order/with-words.ts';
import { type ReleaseAnswer, releaseAnswer } from '#lib/operations/release/release-answer.ts';
import { keptOrder, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { acceptForLater } from '#lib/operations/release/schedule/accept-for-later.ts';
import { asAllowed } from '#lib/operations/release/test-mode.ts';
import { shareVersion } from '#lib/operations/share/share-version.ts';
import type { Lease } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

/** What a release that is carried out while its caller waits may be refused with, besides what the check says. */
export const CARRIED_OUT_FAULTS = [
  'raderad',
  'release_avbruten',
  'release_ersatt',
  'adress_upptagen',
  'cms_nekade',
] as const satisfies readonly FaultCode[];

/** A week. */
const SHARED_MINUTES = 7 * 24 * 60;

/**
 * Carries out a release while its caller waits. With the built-in CMS it is one transaction. With another it is an order
 * that is kept before the CMS is told of it, so that whatever happens to this process, somebody carries it to its end.
 */
export async function releaseNow(context: OperationContext, asked: ReleaseOrder): Promise<ReleaseAnswer> {
  const allowed = asAllowed(context, asked);
  const builtIn = context.cms.namn === 'inbyggd';
  // A dry run goes no further than to what is delivered. It is asked again while the item is held.
  if (builtIn) await refuseOwnRelease(context, context.store, allowed);
  if (builtIn) {
    const order = await withWords(context, allowed);
    return finishRelease(context, order, null, await deliverSwedish(context, order, null), shared(context, order));
  }
  const lease = await begin(context, allowed);
  return lease === undefined ? whenItsTurnComes(context, allowed) : carryOutHeld(context, allowed, lease);
}

/**
 * Answers for a release that an earlier call with the same key began and that nobody answered: its process died, or it is
 * still at it.
 */
export async function resumeRelease(context: OperationContext, order: ReleaseOrder): Promise<ReleaseAnswer> {
  return whenItsTurnComes(context, asAllowed(context, order));
}

/** Keeps the order. `undefined` when another release of the item is being carried out: this one comes after it. */
function begin(context: OperationContext, order: ReleaseOrder): Promise<Lease | undefined> {
  return context.step(async (store) => {
    refuseDeleted(await store.published.hold(order.item.id));
    await refuseOwnRelease(context, store, order);
    const lease = await store.releases.begin(keptOrder(order, context.now), context.newId(), context.settings.leaseMs);
    if (lease === undefined) await acceptForLater(context, store, order);
    // However it goes with the publishing system: it has been ordered, in somebody's name.
    const underrattad = tellOfOrder(context, order, 'lamnat');
    if (underrattad !== null) await logNow(context, store, order, underrattad);
    return lease;
  });
}

/** The line in the log, together with the letter it tells of: the call's own comes only when the CMS has taken the release. */
function logNow(context: OperationContext, store: Store, order: ReleaseOrder, underrattad: string): Promise<void> {
  const { now, actor, korrelation } = context;
  const { id: release, innehall, lage, revisioner, order_av: orderAv } = keptOrder(order, now);
  const detalj = { lage, revisioner, release, tillstand: 'koad', underrattad };
  return store.log.add({ tid: now, operation: 'slappInnehall', av: authorOf(actor), orderAv, innehall, detalj, korrelation });
}

async function whenItsTurnComes(context: OperationContext, order: ReleaseOrder): Promise<ReleaseAnswer> {
  const ended = await awaitEnd(context, order);
  return 'lease' in ended ? carryOutHeld(context, order, ended.lease) : ended.answer;
}

async function carryOutHeld(context: OperationContext, order: ReleaseOrder, lease: Lease): Promise<ReleaseAnswer> {
  try {
    // Of what is over nothing is counted.
    const ready = await whileHeld(context, lease, () => withWords(context, order));
    return await finishRelease(context, ready, lease, await deliverSwedish(context, ready, lease), shared(context, ready));
  } catch (failure) {
    return settle(context, order, lease, failure);
  }
}

/** What a caller is told: of what was tried in test mode on the site of its own, where there is no draft to look at, a link to it. */
function shared(context: OperationContext, { prov, item, versions }: ReleaseOrder) {
  return async (answer: ReleaseAnswer, store: Store): Promise<ReleaseAnswer> => {
    const [swedish] = versions;
    if (!prov || swedish === undefined || context.cms.namn !== 'inbyggd') return answer;
    const { id: revision, sprak } = swedish;
    return { ...answer, delning: await shareVersion(context, store, { innehall: item.id, sprak, revision, minuter: SHARED_MINUTES }) };
  };
}

async function settle(context: OperationContext, order: ReleaseOrder, lease: Lease, failure: unknown): Promise<ReleaseAnswer> {
  if (failure instanceof LeaseLost) {
    if (await stopIfTold(context, { lease, order })) throw fault('release_avbruten', {}, { handelse: 'togs ned eller raderades' });
    return whenItsTurnComes(context, order);
  }
  const attempt = { lease, order, lage: order.lage, tidigare: null };
  const settlement = settlementOf(failure);
  if (settlement === undefined) {
    const entry = faultEntry('internt', {}, { korrelation: context.korrelation });
    // Where not even this can be written, the lease runs out, and somebody carries the release on.
    await context.step((store) => giveUp(context, store, attempt, failure, [entry])).catch(() => {});
    throw failure;
  }
  if ('over' in settlement) {
    const { status, fel } = settlement.over;
    await context.step((store) => giveUp(context, store, attempt, failure, fel));
    throw new Fault(status, fel, { varningar: order.varningar });
  }
  const { entry, seconds } = nextTry(context, { id: order.id, forsok: 1 }, settlement);
  return context.finish(async (store) => {
    await store.published.hold(order.item.id);
    await postpone(context, store, attempt, entry, { seconds, larm: false });
    const status = await acceptForLater(context, store, order);
    return releaseAnswer(order, { tillstand: 'koad', status, varningar: [...order.varningar, entry] });
  });
}

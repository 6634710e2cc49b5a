import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { Item } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { changedForReaders } from '#lib/operations/release/changed-for-readers.ts';
import { reconciliation } from '#lib/operations/release/delivery/order-reconciliation.ts';
import { addressOf, bringInLine, endReconciliation } from '#lib/operations/release/delivery/reconcile-cms.ts';
import { nextTry } from '#lib/operations/release/failure/next-try.ts';
import { giveUp, postpone, settlementOf } from '#lib/operations/release/failure/settle-failure.ts';
import type { Lease } from '#lib/store/release-queue.ts';
import type { NewRelease } from '#lib/store/releases.ts';
import type { Store } from '#lib/store/store.ts';

interface Takedown {
  orsak: string;
  /** Where readers had it. */
  lank: string;
}

/** The built-in CMS shows what Studio's readers have: one transaction takes the article from all of them. */
export async function takeDownHere(context: OperationContext, item: Item, { orsak, lank }: Takedown) {
  // Where readers have it, which may be another section than the one it is worked on in.
  const address = await addressOf(context, { ...item, ...item.sprak.sv?.lasarna_ser });
  const { status, lederTill } = await context.cms.takeDown(address, { sektionslank: null, onStep: () => {} });
  context.note({ innehall: item.id, detalj: { orsak, lank, leder_till: lederTill } });
  changedForReaders(context, { id: item.id, what: shownTo(item), isBroughtOut: false });
  return context.finish(async (store) => {
    await withdraw(context, store, item, orsak, status);
    return { ...taken(lank), cms: status, leder_till: lederTill };
  });
}

/**
 * With a CMS elsewhere the article leaves Studio's own readers at once, whether the CMS can be reached or not, and in the
 * same transaction it is ordered that the CMS take it down too. That is tried while the caller waits, and goes on after
 * that for as long as it takes.
 */
export async function takeDownEverywhere(context: OperationContext, item: Item, { orsak, lank }: Takedown) {
  context.note({ innehall: item.id, detalj: { orsak, lank } });
  changedForReaders(context, { id: item.id, what: shownTo(item), isBroughtOut: false });
  context.changed('releaser');
  const nyckel = keyOfTakedown(context, orsak);
  const order = { ...reconciliation(context, { item, av: authorOf(context.actor), orderAv: null }, 'nedtagning'), nyckel };
  const lease = await context.step(async (store) => {
    await withdraw(context, store, item, orsak, null);
    await logNow(context, store, item, { orsak, lank });
    return store.releases.begin(order, context.newId(), context.settings.leaseMs);
  });
  const waiting = { ...taken(lank), cms: 'koad', leder_till: '', release: { id: order.id, tillstand: 'koad' as const } };
  if (lease === undefined) return { ...waiting, varningar: [faultEntry('nedtagning_vantar')] };
  return inCms(context, item, lease, waiting);
}

/**
 * The answer to a repeated call whose earlier one took the article down and died before it could answer; `undefined` when
 * there was none.
 */
export async function earlierTakedown(context: OperationContext, item: Item, orsak: string) {
  const asked = keyOfTakedown(context, orsak);
  const kept = asked === null ? undefined : await context.store.releaseQueue.byKey(asked.nyckel);
  if (kept === undefined) return undefined;
  if (kept.begaran !== asked?.begaran) throw fault('nyckel_annan_kropp', { falt: 'Idempotency-Key' });
  context.note({ innehall: item.id, detalj: { release: kept.id } });
  const { id, tillstand } = kept;
  const cms = tillstand === 'klar' ? 'draft' : tillstand === 'misslyckad' ? 'misslyckad' : 'koad';
  return { ...taken(item.cms?.lank ?? ''), cms, leder_till: '', release: { id, tillstand }, varningar: kept.fel ?? [] };
}

function keyOfTakedown({ actor, idempotencyKey, hashToken }: OperationContext, orsak: string): NewRelease['nyckel'] {
  if (idempotencyKey === undefined) return null;
  return { nyckel: `taNedInnehall ${actor.typ}:${actor.id} ${idempotencyKey}`, begaran: hashToken(orsak) };
}

type Waiting = ReturnType<typeof taken> & { cms: string; leder_till: string; release: { id: string; tillstand: 'koad' } };

async function inCms(context: OperationContext, item: Item, lease: Lease, waiting: Waiting) {
  try {
    const now = (await context.store.items.get(item.id)) ?? item;
    const receipt = await bringInLine(context, now, lease);
    const lederTill = 'lederTill' in receipt ? receipt.lederTill : '';
    context.note({ detalj: { leder_till: lederTill } });
    return await context.finish(async (store) => {
      await endReconciliation(context, store, item, lease, receipt);
      const release = { id: lease.id, tillstand: 'klar' as const };
      return { ...waiting, cms: receipt.status, leder_till: lederTill, release, varningar: receipt.varningar };
    });
  } catch (failure) {
    const settlement = settlementOf(failure);
    // What is not known stays leased until the lease is over, and is then carried on by the others.
    if (settlement === undefined || !(failure instanceof CmsFailure)) throw failure;
    const order = { item, av: authorOf(context.actor), orderAv: null };
    const attempt = { lease, order, lage: 'nedtagning' as const, tidigare: null };
    return context.finish(async (store) => {
      if ('over' in settlement) {
        await giveUp(context, store, attempt, failure, settlement.over.fel);
        const release = { id: lease.id, tillstand: 'misslyckad' as const };
        return { ...waiting, cms: 'misslyckad', release, varningar: settlement.over.fel };
      }
      await store.published.hold(item.id);
      const { entry, seconds } = nextTry(context, { id: lease.id, forsok: 1 }, settlement);
      await postpone(context, store, attempt, entry, { seconds, larm: false });
      return { ...waiting, varningar: [entry, faultEntry('nedtagning_vantar')] };
    });
  }
}

/** What the article is, and what it is in each language to its readers. */
export function shownTo(item: Item) {
  return [item, ...Object.values(item.sprak).map(({ lasarna_ser }) => lasarna_ser)];
}

function taken(lank: string) {
  return { ok: true as const, status: 'nedtagen' as const, avindexerad: true as const, lank };
}

/** Takes the article from Studio's own readers, in every language and wherever it is shown, and calls off what waits. Refuses what is not public. */
export async function withdraw(context: OperationContext, store: Store, item: Item, orsak: string, cms: string | null): Promise<void> {
  const now = await store.published.hold(item.id);
  if (now.status !== 'publicerad') throw fault('ej_publicerad', { falt: 'status' });
  const stopped: FaultEntry[] = [faultEntry('release_avbruten', {}, { handelse: 'togs ned' })];
  await Promise.all([
    store.published.withdraw(item.id),
    store.releases.cancelAll(item.id, stopped, { orsak }, context.now, context.cms.namn === 'inbyggd'),
    store.releases.takenDown(item.id, { orsak, av: authorOf(context.actor) }, context.now),
    store.published.markItem(
      item.id,
      'nedtagen',
      null,
      item.cms === null || cms === null ? null : { ...item.cms, status: cms },
      context.now,
    ),
  ]);
}

/** The line in the log, together with what it tells of: the call's own comes only when the CMS has answered. */
function logNow(context: OperationContext, store: Store, item: Item, detalj: Record<string, unknown>): Promise<void> {
  const { now: tid, actor, korrelation } = context;
  return store.log.add({ tid, operation: 'taNedInnehall', av: authorOf(actor), orderAv: null, innehall: item.id, detalj, korrelation });
}

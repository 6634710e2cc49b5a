import { z } from 'zod';
import type { Item, Revision } from '#lib/contract/article.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { RELEASE_MODES, type ReleaseMode } from '#lib/contract/release.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { checkVersions } from '#lib/operations/check/check-versions.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseOwnRelease } from '#lib/operations/release/approval/own-approval.ts';
import { finishRelease } from '#lib/operations/release/carry-out/finish-release.ts';
import { LeaseLost, whileHeld } from '#lib/operations/release/carry-out/lease.ts';
import { refuseUnlessAllowedStill } from '#lib/operations/release/carry-out/still-allowed.ts';
import { deliverSwedish } from '#lib/operations/release/delivery/deliver-swedish.ts';
import { endMove, moveArticle } from '#lib/operations/release/delivery/move-article.ts';
import { bringInLine, endReconciliation } from '#lib/operations/release/delivery/reconcile-cms.ts';
import { backOff } from '#lib/operations/release/failure/back-off.ts';
import { nextTry } from '#lib/operations/release/failure/next-try.ts';
import { giveUp, postpone, settlementOf, stopIfTold } from '#lib/operations/release/failure/settle-failure.ts';
import { tellOfFailure, tellOfWaiting } from '#lib/operations/release/failure/tell-of-failure.ts';
import { refuseUnlessOverruled } from '#lib/operations/release/order/stopping-faults.ts';
import { withWords } from '#lib/operations/release/order/with-words.ts';
import { pinnedItem, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { asAllowed } from '#lib/operations/release/test-mode.ts';
import type { Lease, ReleaseOrderRow } from '#lib/store/release-queue.ts';

/** The release waits for another try; all of that is recorded, and there is nothing to log. */
export class ReleaseWaits extends Error {}

const LONG_WAIT_MS = 60 * 60_000;
/** Of faults that nobody has foreseen: then somebody has to look. */
const MOST_UNFORESEEN = 8;

/**
 * Carries out a release whose time or turn has come, under the lease it was claimed with. Called by the release worker and
 * by nothing else: it is in no registry and has no address.
 */
export const carryOutDue = defineOperation({
  name: 'utforRelease',
  summary: 'Utför en release vars tid har kommit.',
  method: 'POST',
  path: '',
  body: z.object({ id: z.string(), hallare: z.string(), tur: z.string() }),
  output: z.object({ ok: z.literal(true), tillstand: z.enum(['klar', 'misslyckad']) }),
  hints: { readOnly: false },
  openToAll: 'in no registry: called by the release worker alone, and whoever ordered is asked for again (refuseUnlessAllowedStill)',
  seesAll:
    'what is moved and brought in line is so whoever sees it, and of the rest whoever answers for it is asked whether they see it still',
  transaction: 'stegvis',
  async run(context, lease) {
    const order = await context.store.releaseQueue.order(lease.id);
    const item = order && (await context.store.items.get(order.innehall));
    if (order === undefined || item === undefined) throw new LeaseLost('the release is gone');
    if (order.order_av !== null) context.note({ orderAv: order.order_av });
    context.note({ innehall: item.id, detalj: { release: order.id, lage: order.lage, revisioner: order.revisioner } });
    try {
      if (order.stopp) throw new LeaseLost('the release was told to stop');
      return await tryOnce(context, order, item, lease);
    } catch (failure) {
      return settle(context, order, item, lease, failure);
    }
  },
});

const DONE = { ok: true as const, tillstand: 'klar' as const };

async function tryOnce(context: OperationContext, order: ReleaseOrderRow, item: Item, lease: Lease) {
  const lage = RELEASE_MODES.find((mode) => mode === order.lage);
  if (order.lage === 'flytt') {
    const receipt = await moveArticle(context, item, lease);
    return context.finish(async (store) => {
      await endMove(context, store, item, lease, receipt);
      return DONE;
    });
  }
  if (lage === undefined) {
    const receipt = await bringInLine(context, item, lease);
    return context.finish(async (store) => {
      await endReconciliation(context, store, item, lease, receipt);
      return DONE;
    });
  }
  const checked = await readyOrder(context, order, item, lage);
  const ready = await whileHeld(context, lease, () => withWords(context, checked));
  return finishRelease(context, ready, lease, await deliverSwedish(context, ready, lease), () => DONE);
}

/** The order with all that it is of. Refuses what may not be released any more: the checks are run again. */
async function readyOrder(context: OperationContext, order: ReleaseOrderRow, now: Item, lage: ReleaseMode): Promise<ReleaseOrder> {
  refuseDeleted(now);
  const item = pinnedItem(now, order);
  const overstyr = (await refuseUnlessAllowedStill(context, order, { item, now })).mayOverrule && order.overstyr;
  const versions = await pinnedVersions(context, order);
  const alone = versions.every(({ sprak }) => sprak !== 'sv');
  if (lage !== 'utkast' && alone && item.sprak.sv?.publicerad_revision == null)
    throw fault('svenska_ej_publik', { falt: 'sprak', sprak: 'en' });
  const report = await checkVersions(context, item, versions);
  const overridden = refuseUnlessOverruled(report, lage, overstyr);
  if (overridden.length > 0) context.note({ detalj: { overstyrda_fel: overridden.map(({ kod }) => kod) } });
  const { id, av, order_av: orderAv, godkand_av: godkandAv, datum } = order;
  const scheduled = lage === 'schemalagd';
  const ready = asAllowed(context, {
    ...{ id, item, versions, lage, prov: order.prov, av, orderAv, godkandAv, overstyr, nyckel: null },
    datum: scheduled ? null : datum,
    annars: (scheduled ? datum : null) ?? order.borjade ?? context.now,
    ...(order.borjade === null ? {} : { borjade: order.borjade }),
    varningar: [...overridden, ...report.varningar],
  });
  // Whoever gave it may have been alone with it since: the newsroom asks for four eyes now, or an approval was taken back.
  await refuseOwnRelease({ settings: context.settings }, context.store, ready);
  return ready;
}

async function pinnedVersions({ store }: OperationContext, { innehall, revisioner }: ReleaseOrderRow): Promise<Revision[]> {
  const pinned = Object.entries(revisioner).flatMap(([sprak, revision]) => (isLanguage(sprak) ? [{ sprak, revision }] : []));
  const found = await Promise.all(pinned.map(({ sprak, revision }) => store.revisions.get(innehall, sprak, revision)));
  return found.filter((version) => version !== undefined);
}

/** Records a try that has failed: what can help is tried again, what cannot is over and told to whoever answers for it. */
async function settle(context: OperationContext, order: ReleaseOrderRow, item: Item, lease: Lease, failure: unknown) {
  const { av, order_av: orderAv, lage, fel: tidigare } = order;
  const attempt = { lease, order: { item, av, orderAv }, lage, tidigare };
  if (failure instanceof LeaseLost) {
    await stopIfTold(context, attempt);
    throw failure;
  }
  const unforeseen = faultEntry('internt', {}, { korrelation: context.korrelation });
  const settlement = settlementOf(failure) ?? (order.forsok < MOST_UNFORESEEN ? undefined : { over: new Fault(500, [unforeseen]) });
  if (settlement === undefined) {
    await context.step((store) => postpone(context, store, attempt, unforeseen, { seconds: backOff(order.forsok, order.id), larm: false }));
    throw failure;
  }
  if ('waits' in settlement) {
    const long = Date.parse(context.now) - Date.parse(order.tur) > LONG_WAIT_MS;
    const larm = long && order.larmad === null;
    const { entry, seconds } = nextTry(context, order, settlement);
    await context.step(async (store) => {
      await postpone(context, store, attempt, entry, { seconds, larm });
      if (larm) await tellOfWaiting(context, store, order, item, [entry]);
    });
    throw new ReleaseWaits(entry.orsak);
  }
  const { fel } = settlement.over;
  context.note({ detalj: { fel: fel.map(({ kod }) => kod) } });
  return context.finish(async (store) => {
    await giveUp(context, store, attempt, failure, fel);
    await tellOfFailure(context, store, order, item, fel);
    return { ok: true as const, tillstand: 'misslyckad' as const };
  });
}

import type { Item } from '#lib/contract/article.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { RELEASE_MODES } from '#lib/contract/release.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { pinnedItem, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { testModeWarnings } from '#lib/operations/release/test-mode.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';
import type { NewRelease } from '#lib/store/releases.ts';

interface EarlierCall {
  /** To be kept with the release of this call. */
  nyckel: NewRelease['nyckel'];
  /** The release that a call with the same key began and nobody answered. */
  order?: ReleaseOrder;
}

/**
 * What an earlier call with the same Idempotency-Key left behind when its process died before it could answer. A release
 * that is kept is found by its key, so that repeating the call never makes a second one.
 */
export async function earlierCall(context: OperationContext, item: Item, asked: Record<string, unknown>): Promise<EarlierCall> {
  const { actor, idempotencyKey, hashToken, store } = context;
  if (idempotencyKey === undefined || context.cms.namn === 'inbyggd') return { nyckel: null };
  const nyckel = `slappInnehall ${actor.typ}:${actor.id} ${idempotencyKey}`;
  const begaran = hashToken(JSON.stringify(asked));
  const kept = await store.releaseQueue.byKey(nyckel);
  if (kept === undefined) return { nyckel: { nyckel, begaran } };
  if (kept.begaran !== begaran) throw fault('nyckel_annan_kropp', { falt: 'Idempotency-Key' });
  return { nyckel: { nyckel, begaran }, order: await keptAgain(context, item, kept) };
}

/** The order as it was given: it was allowed and checked before it was kept. */
export async function keptAgain(context: OperationContext, item: Item, kept: ReleaseOrderRow): Promise<ReleaseOrder> {
  const found = await Promise.all(
    Object.entries(kept.revisioner).flatMap(([sprak, id]) => (isLanguage(sprak) ? [context.store.revisions.get(item.id, sprak, id)] : [])),
  );
  context.note({ innehall: item.id, detalj: { release: kept.id, lage: kept.lage, revisioner: kept.revisioner } });
  return {
    id: kept.id,
    item: pinnedItem(item, kept),
    versions: found.filter((version) => version !== undefined),
    lage: RELEASE_MODES.find((lage) => lage === kept.lage) ?? 'publicera',
    prov: kept.prov,
    datum: kept.datum,
    annars: kept.borjade ?? context.now,
    ...(kept.borjade === null ? {} : { borjade: kept.borjade }),
    av: kept.av,
    orderAv: kept.order_av,
    godkandAv: kept.godkand_av,
    overstyr: kept.overstyr,
    varningar: testModeWarnings(context),
    nyckel: null,
  };
}

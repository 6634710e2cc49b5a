import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotRelease, cannotSchedule } from '#lib/access/rights.ts';
import { cannotAnywhere } from '#lib/access/where-readers-have-it.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import type { Release, ReleaseState } from '#lib/contract/release.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { orderGiver } from '#lib/operations/agent/order-giver.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { itemForWriting } from '#lib/operations/item/item-access.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import { toldRelease } from '#lib/operations/release/approval/unchanged-order.ts';
import { placesConcerned } from '#lib/operations/release/places-concerned.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

export const releaseParams = z.object({ rid: z.string().meta({ description: 'Releasens id.' }) });

export const orderField = z.string().optional().meta({ description: 'Id eller e-post för den som gav ordern. Krävs av agenter.' });

export const RELEASE_FAULTS = [
  'finns_inte',
  'rattighet_saknas',
  'sektion_ej_tillaten',
  'mall_ej_tillaten',
  'sprak_ej_tillatet',
  'order_av_saknas',
  'order_av_ogiltig',
] as const;

export interface FoundRelease {
  order: ReleaseOrderRow;
  head: ItemHead;
  orderAv: Author | null;
}

/**
 * A release that somebody wants to change, with its item held against other writers. Refuses whoever may not do with its
 * article what the release does, by the same rights as the release itself, in every place that it concerns.
 */
export async function releaseForWriting(
  context: OperationContext,
  rid: string,
  asked: { handling: 'schemalägga' | 'publicera' | 'avbryta'; order_av: string | undefined },
): Promise<FoundRelease> {
  const found = isId(rid) ? await context.store.releaseQueue.order(rid) : undefined;
  if (found === undefined) throw fault('finns_inte', { falt: 'rid' }, { vad: 'Releasen' });
  const { head } = await itemForWriting(context, found.innehall);
  // Read again now that the item is held: it may have been carried out, or approved, while this call waited.
  const order = (await context.store.releaseQueue.order(rid)) ?? found;
  const languages = Object.keys(order.revisioner).filter(isLanguage);
  // Who may ask may take it back; what waits for its time or its turn is called off by whoever may schedule.
  const takesBack = asked.handling === 'avbryta' && order.tillstand === 'vantar_pa_godkannande' && order.lage === 'publicera';
  const handling = asked.handling === 'publicera' || takesBack ? 'publicera' : 'schemalägga';
  const lacksRight = handling === 'schemalägga' ? cannotSchedule : cannotRelease;
  const places = await placesConcerned(context, head, languages, [order]);
  const cannot = (who: Actor) => cannotAnywhere(places, (place) => lacksRight(who, place, languages));
  refuseIf(cannot(context.actor));
  const orderAv = await orderGiver(context, asked.order_av, { handling, lacksRight: cannot, article: head });
  context.note({ innehall: head.id, ...(orderAv === null ? {} : { orderAv }), detalj: { release: rid } });
  return { order, head, orderAv };
}

const TOLD: Record<ReleaseState, string> = {
  vantar_pa_godkannande: 'inte godkänd ännu',
  schemalagd: 'schemalagd',
  pagar: 'på väg ut just nu',
  koad: 'i kö',
  klar: 'klar',
  misslyckad: 'misslyckad',
  avslagen: 'avslagen',
  avbruten: 'avbruten',
  ersatt: 'ersatt av en nyare',
  nedtagen: 'nedtagen',
};

export function notWaiting(tillstand: ReleaseState): Fault {
  return fault('release_vantar_inte', { falt: 'rid' }, { tillstand: TOLD[tillstand] });
}

/** Writes to whoever is named as having ordered what another does with the release. */
export function tellOfChange(
  context: OperationContext,
  { order, head, orderAv }: FoundRelease,
  gjort: 'flyttat' | 'avbrutit' | 'forsokt' | 'begart',
  tid: string | null = null,
): void {
  const sprak = Object.keys(order.revisioner).filter(isLanguage);
  tellOrderGiver(context, { gjort, item: head, sprak, orderAv, tid });
}

/** The release as it is now, to answer with. */
export async function shownRelease(context: OperationContext, rid: string): Promise<{ ok: true; release: Release }> {
  const release = await context.store.releases.get(rid);
  if (release === undefined) throw fault('finns_inte', { falt: 'rid' }, { vad: 'Releasen' });
  return { ok: true, release: await toldRelease(context, release) };
}

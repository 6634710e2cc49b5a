import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotConfirm } from '#lib/access/rights.ts';
import { cannotAnywhere } from '#lib/access/where-readers-have-it.ts';
import type { Item } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { ordersOf, placesConcerned } from '#lib/operations/release/places-concerned.ts';
import { notWaiting } from '#lib/operations/release/schedule/waiting-release.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

export const REQUEST_FAULTS = [
  'finns_inte',
  'rattighet_saknas',
  'bara_redaktionen',
  'sektion_ej_tillaten',
  'sprak_ej_tillatet',
  'release_vantar_inte',
] as const;

export const requestParams = z.object({ rid: z.string().meta({ description: 'Releasens id.' }) });

/** What is decided of a request. */
const DECISIONS = { godkann: 'godkänna publiceringar', avsla: 'avslå publiceringar' };

interface FoundRequest {
  asked: ReleaseOrderRow;
  item: Item;
  languages: Language[];
}

/** Throws 409 for what is no request any more. */
export function refuseDecided({ tillstand }: ReleaseOrderRow): void {
  if (tillstand !== 'vantar_pa_godkannande') throw notWaiting(tillstand);
}

/**
 * A request that somebody wants to decide on. Refuses whoever may not publish the same themselves, wherever it goes out and
 * wherever it takes the place of what waits, and all that are no person. It may have been decided on already.
 */
export async function requestToDecide(context: OperationContext, rid: string, asks: keyof typeof DECISIONS): Promise<FoundRequest> {
  const asked = isId(rid) ? await context.store.releaseQueue.order(rid) : undefined;
  const item = asked && (await context.store.items.get(asked.innehall));
  if (asked === undefined || item === undefined) throw fault('finns_inte', { falt: 'rid' }, { vad: 'Releasen' });
  const languages = Object.keys(asked.revisioner).filter(isLanguage);
  const replaced = asks === 'godkann' ? ordersOf(await context.store.releaseQueue.waiting(item.id), languages) : [];
  const places = await placesConcerned(context, item, languages, [asked, ...replaced]);
  refuseIf(cannotAnywhere(places, (place) => cannotConfirm(context.actor, place, languages, DECISIONS[asks])));
  context.note({
    innehall: item.id,
    detalj: { release: rid, begard_av: asked.av, order_av: asked.order_av, lage: asked.lage },
  });
  return { asked, item, languages };
}

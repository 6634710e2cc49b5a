import {
  CHANGE_SEEN_PICTURE,
  CHANGE_WAITING_PICTURE,
  cannotChangeSeenPicture,
  type PicturePlace,
} from '#lib/access/pictures-readers-see.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotPublishUnasked } from '#lib/access/rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import { orderGiver } from '#lib/operations/agent/order-giver.ts';
import { refuseUnconfirmed, unconfirmedOrder } from '#lib/operations/agent/unconfirmed-order.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import { refuseUnproved, unproved } from '#lib/operations/proving/required-proving.ts';
import type { Store } from '#lib/store/store.ts';

/** What an operation that changes what readers see of a picture may be refused with. */
export const SEEN_PICTURE_FAULTS = [
  'rattighet_saknas',
  'sektion_ej_tillaten',
  'mall_ej_tillaten',
  'sprak_ej_tillatet',
  'godkannande_kravs',
  'order_obekraftad',
  'prov_kravs',
  'order_av_saknas',
  'order_av_ogiltig',
  'testlage_bild',
] as const;

/** Where a picture is that readers see, or are about to see. */
interface Places {
  seen: readonly PicturePlace[];
  /** In what has been ordered or asked for: as it was then, until it goes out. */
  waiting: readonly PicturePlace[];
}

async function placesOf({ pictureUses, waitingPictures }: Store, media: string): Promise<Places> {
  const [seen, waiting] = await Promise.all([pictureUses.seenIn(media), waitingPictures.everywhere(media)]);
  return { seen, waiting };
}

function cannotChange(actor: Actor, { seen, waiting }: Places): Refusal | undefined {
  return cannotChangeSeenPicture(actor, seen) ?? cannotChangeSeenPicture(actor, waiting, CHANGE_WAITING_PICTURE);
}

function cannotChangeUnasked(actor: Actor, { seen, waiting }: Places): Refusal | undefined {
  if (seen.length > 0) return cannotPublishUnasked(actor, CHANGE_SEEN_PICTURE);
  return waiting.length > 0 ? cannotPublishUnasked(actor, CHANGE_WAITING_PICTURE) : undefined;
}

/**
 * Refuses to change what readers see of a picture: what they have is changed by a release, and so is this, by whoever may release
 * every public article that shows it; never in test mode. The same of what they are about to see: what was ordered, or is being asked for,
 * goes out with the pictures that were there then, unless whoever may release it changes them. Of a picture that is in neither nothing is
 * refused. Returns the person who has ordered it: of an agent there must be one.
 */
export async function refuseUnlessReleasable(
  context: OperationContext,
  store: Store,
  media: string,
  orderAv: string | undefined,
): Promise<Author | null> {
  const places = await placesOf(store, media);
  const isFree = places.seen.length === 0 && places.waiting.length === 0;
  const named = orderAv?.trim() || undefined;
  refuseIf(cannotChange(context.actor, places));
  if (places.seen.length > 0 && context.settings.cmsTest) throw fault('testlage_bild', { falt: 'id' });
  if (isFree && named === undefined) return null;
  const handling = places.seen.length > 0 ? CHANGE_SEEN_PICTURE : CHANGE_WAITING_PICTURE;
  const ordered = await orderGiver({ ...context, store }, named, {
    ...{ handling, article: null },
    lacksRight: (who) => cannotChange(who, places),
  });
  refuseIf(cannotChangeUnasked(context.actor, places));
  if (!isFree) refuseUnconfirmed(context, ordered, handling);
  if (!isFree) await refuseUnproved({ ...context, store }, handling);
  return ordered;
}

/** Tells whoever ordered it, by the article with the picture that was changed last: of one of many is enough to be asked about. */
export async function tellOfSeenPicture(context: OperationContext, store: Store, media: string, orderAv: Author | null): Promise<void> {
  if (orderAv === null) return;
  const shown = (await store.pictureUses.of(media)).filter(({ publicerad }) => publicerad);
  const [{ innehall, rubrik } = { innehall: '', rubrik: '' }] = shown;
  const sprak = [...new Set(shown.filter((use) => use.innehall === innehall).map((use) => use.sprak))];
  tellOrderGiver(context, { gjort: 'andratBild', item: { id: innehall, rubrik }, sprak, orderAv });
}

/** What keeps whoever asks from changing what readers see of the picture, told beforehand; nothing when they may. */
export async function hindrances(context: OperationContext, media: string): Promise<FaultEntry[]> {
  const { actor, settings, store } = context;
  const places = await placesOf(store, media);
  const refusal = cannotChange(actor, places) ?? cannotChangeUnasked(actor, places);
  if (refusal !== undefined) return [faultEntry(refusal.kod, refusal.place, refusal.params)];
  const handling = places.seen.length > 0 ? CHANGE_SEEN_PICTURE : CHANGE_WAITING_PICTURE;
  const isFree = places.seen.length === 0 && places.waiting.length === 0;
  // On nobody's order where not even on its owner's.
  const unconfirmed = isFree ? [] : unconfirmedOrder(context, actor.agare ?? null, handling);
  if (unconfirmed.length > 0) return unconfirmed;
  const unreached = isFree ? [] : await unproved(context, handling);
  if (unreached.length > 0) return unreached;
  return places.seen.length > 0 && settings.cmsTest ? [faultEntry('testlage_bild', { falt: 'id' })] : [];
}

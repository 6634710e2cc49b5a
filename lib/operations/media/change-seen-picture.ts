import { CHANGE_SEEN_PICTURE, cannotChangeSeenPicture } from '#lib/access/pictures-readers-see.ts';
import { cannotPublishUnasked } from '#lib/access/rights.ts';
import { type Refusal, refuseIf } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import { orderGiver } from '#lib/operations/agent/order-giver.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import type { Store } from '#lib/store/store.ts';

/** What an operation that changes what readers see of a picture may be refused with. */
export const SEEN_PICTURE_FAULTS = [
  'rattighet_saknas',
  'sektion_ej_tillaten',
  'mall_ej_tillaten',
  'sprak_ej_tillatet',
  'godkannande_kravs',
  'order_av_saknas',
  'order_av_ogiltig',
  'testlage_bild',
] as const;

/**
 * Refuses to change what readers see of a picture: what they have is changed by a release, and so is this, by whoever may release
 * every public article that shows it; never in test mode. Of a picture that no public article shows nothing is refused. Returns
 * the person who has ordered it: of an agent there must be one.
 */
export async function refuseUnlessReleasable(
  context: OperationContext,
  store: Store,
  media: string,
  orderAv: string | undefined,
): Promise<Author | null> {
  const places = await store.pictureUses.seenIn(media);
  const named = orderAv?.trim() || undefined;
  const cannot = (who: Actor): Refusal | undefined => cannotChangeSeenPicture(who, places);
  refuseIf(cannot(context.actor));
  if (places.length > 0 && context.settings.cmsTest) throw fault('testlage_bild', { falt: 'id' });
  if (places.length === 0 && named === undefined) return null;
  const ordered = await orderGiver({ ...context, store }, named, CHANGE_SEEN_PICTURE, cannot);
  if (places.length > 0) refuseIf(cannotPublishUnasked(context.actor, CHANGE_SEEN_PICTURE));
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
export async function hindrances({ actor, settings, store }: OperationContext, media: string): Promise<FaultEntry[]> {
  const places = await store.pictureUses.seenIn(media);
  if (places.length === 0) return [];
  const refusal = cannotChangeSeenPicture(actor, places) ?? cannotPublishUnasked(actor, CHANGE_SEEN_PICTURE);
  if (refusal !== undefined) return [faultEntry(refusal.kod, refusal.place, refusal.params)];
  return settings.cmsTest ? [faultEntry('testlage_bild', { falt: 'id' })] : [];
}

import { cannotRelease } from '#lib/access/rights.ts';
import type { ItemScope, Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';

/** Where readers have a picture: an article in a language, as it is released. */
export interface PicturePlace extends ItemScope {
  sprak: string;
}

export const CHANGE_SEEN_PICTURE = 'ändra bilder som läsarna ser';
export const CHANGE_WAITING_PICTURE = 'ändra bilder i det som väntar på att publiceras';

/**
 * Why somebody may not change what readers see, or are about to see, of a picture (its file, its focus): whoever may release every article
 * that shows it may. A picture that no such article shows has no places, and nobody is refused here.
 */
export function cannotChangeSeenPicture(
  actor: Actor,
  places: readonly PicturePlace[],
  handling = CHANGE_SEEN_PICTURE,
): Refusal | undefined {
  const refusals = places.map(({ sprak, ...place }) => cannotRelease(actor, place, [sprak], handling));
  return refusals.find((refusal) => refusal !== undefined);
}

import { cannotRelease } from '#lib/access/rights.ts';
import type { ItemScope, Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';

/** Where readers have a picture: an article in a language, as it is released. */
export interface PicturePlace extends ItemScope {
  sprak: string;
}

export const CHANGE_SEEN_PICTURE = 'ändra bilder som läsarna ser';

/**
 * Why somebody may not change what readers see of a picture (its file, its focus): whoever may release every article that shows it
 * may. A picture that no public article shows has no such places, and nobody is refused here.
 */
export function cannotChangeSeenPicture(actor: Actor, places: readonly PicturePlace[]): Refusal | undefined {
  const refusals = places.map(({ sprak, ...place }) => cannotRelease(actor, place, [sprak], CHANGE_SEEN_PICTURE));
  return refusals.find((refusal) => refusal !== undefined);
}

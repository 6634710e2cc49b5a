import type { Place } from '#lib/contract/edition.ts';

/** The tags that rules of those places name. */
export function ruleTags(places: readonly Place[]): string[] {
  return places.flatMap(({ tagg }) => tagg ?? []);
}

/** The places with each rule's tag as it is `now` (by what it was called by): one that has been merged is the one it was merged into. The others are the very same. */
export function withTagsNow(places: readonly Place[], now: ReadonlyMap<string, string>): Place[] {
  return places.map((place) => {
    const tagg = place.tagg === null ? null : (now.get(place.tagg) ?? place.tagg);
    return tagg === place.tagg ? place : { ...place, tagg };
  });
}

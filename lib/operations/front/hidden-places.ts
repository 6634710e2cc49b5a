import { isDeepStrictEqual } from 'node:util';
import type { Place } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * The places of a front as the caller is shown them. Where an article stands that is hidden from them and that readers have not, the rule alone stands, as
 * it does for readers (docs/decisions/confidential-articles.md). The other places are the very same.
 */
export async function placesShown(
  { namedArticles, readers }: Pick<Store, 'namedArticles' | 'readers'>,
  sprak: Language,
  places: readonly Place[],
): Promise<Place[]> {
  const unseen = await namedArticles.hidden(places.flatMap(({ artikel }) => artikel ?? []));
  const listed = unseen.size === 0 ? [] : await readers.lists.byIds(sprak, [...unseen]);
  const hidden = unseen.difference(new Set(listed.map(({ id }) => id)));
  return places.map((place) =>
    place.artikel !== null && hidden.has(place.artikel) ? { ...place, artikel: null, fran: null, till: null } : place,
  );
}

/**
 * What is saved when somebody who was `shown` the `kept` places gives others: what was hidden from them stands on where they have left the place as they were shown
 * it, or else in the first that looks the same; whoever moves places about cannot tell those apart. Where they have put something else it is gone.
 */
export function withHidden(given: readonly Place[], kept: readonly Place[], shown: readonly Place[]): Place[] {
  const saved = [...given];
  const free = new Set(given.keys());
  for (const [nr, place] of kept.entries()) {
    const asShown = shown[nr];
    if (place === asShown) continue;
    const isLeft = (at: number) => free.has(at) && isDeepStrictEqual(given[at], asShown);
    const at = isLeft(nr) ? nr : given.findIndex((_, other) => isLeft(other));
    if (at === -1) continue;
    free.delete(at);
    saved[at] = place;
  }
  return saved;
}

import type { Refusal } from '#lib/access/scope.ts';
import type { Item } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What decides who may do something with an article. */
export type Place = Pick<Item, 'sektion' | 'mall'>;

/**
 * Why somebody may not do it in one of the places, which are all that it concerns: what stands in a section is changed for its
 * readers by whoever may do so there, wherever the article is on its way.
 */
export function cannotAnywhere(places: readonly Place[], cannot: (place: Place) => Refusal | undefined): Refusal | undefined {
  return places.map(cannot).find((refusal) => refusal !== undefined);
}

/** Where the article is worked on and where its readers have it. */
export function placesOf(item: Item, languages: readonly Language[]): Place[] {
  const { sektion, mall } = item;
  return [item, ...languages.map((sprak): Place => ({ sektion, mall, ...readersPlace(item.sprak[sprak]?.lasarna_ser) }))];
}

function readersPlace({ sektion, mall }: Partial<Place> = {}): Partial<Place> {
  return { ...(sektion === undefined ? {} : { sektion }), ...(mall === undefined ? {} : { mall }) };
}

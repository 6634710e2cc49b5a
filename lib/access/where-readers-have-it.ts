import type { Refusal } from '#lib/access/scope.ts';
import type { Item } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What decides who may do something with an article. */
type Place = Pick<Item, 'sektion' | 'mall'>;

/**
 * Why somebody may not do it with the article, where it is worked on or where its readers have it: what stands in a section is
 * changed for its readers by whoever may do so there, wherever the article is on its way.
 */
export function cannotAnywhere(
  item: Item,
  languages: readonly Language[],
  cannot: (place: Place) => Refusal | undefined,
): Refusal | undefined {
  const { sektion, mall } = item;
  const places = languages.map((sprak): Place => ({ sektion, mall, ...readersPlace(item.sprak[sprak]?.lasarna_ser) }));
  return [item, ...places].map(cannot).find((refusal) => refusal !== undefined);
}

function readersPlace({ sektion, mall }: Partial<Place> = {}): Partial<Place> {
  return { ...(sektion === undefined ? {} : { sektion }), ...(mall === undefined ? {} : { mall }) };
}

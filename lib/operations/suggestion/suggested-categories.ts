import type { Item } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';
import type { Suggestions } from '#lib/contract/suggestion.ts';
import type { FoundRelated } from '#lib/store/readers/related.ts';

const MOST = 5;

/** Categories that related articles have and this one has not, the commonest first; named where a section has the category. */
export function suggestedCategories(
  { kategorier, sektion }: Pick<Item, 'kategorier' | 'sektion'>,
  related: readonly FoundRelated[],
  sections: readonly Section[],
): NonNullable<Suggestions['taggar']>['kategorier'] {
  // The section's own category goes with every article of it.
  const had = new Set([...kategorier, sections.find(({ id }) => id === sektion)?.kategori]);
  const counts = new Map<number, number>();
  for (const id of related.flatMap((article) => article.kategorier)) {
    if (!had.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, artiklar]) => ({ id, namn: sections.find(({ kategori }) => kategori === id)?.namn ?? '', artiklar }))
    .toSorted((one, other) => other.artiklar - one.artiklar || one.id - other.id)
    .slice(0, MOST);
}

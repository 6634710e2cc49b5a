import type { Language } from '#lib/contract/languages.ts';
import type { Store } from '#lib/store/store.ts';

/** What the articles are called that may stand on a front: those that the caller sees and, though they do not see it, what readers have in the language. */
export async function chosenHeadlines(
  { namedArticles, readers }: Pick<Store, 'namedArticles' | 'readers'>,
  sprak: Language,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const [seen, listed] = await Promise.all([namedArticles.headlines(ids), readers.lists.byIds(sprak, ids)]);
  return new Map([...listed.map(({ id, rubrik }) => [id, rubrik] as const), ...seen]);
}

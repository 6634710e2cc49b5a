import { type ArticleName, articleNameOf } from '#lib/figure-files/article-name.ts';
import type { NamedLink } from '#lib/store/named-articles.ts';
import type { Store } from '#lib/store/store.ts';

/** What a cell names: an article, an outbound link, several articles, or nothing that there is. */
export type Named = { typ: 'artikel'; id: string } | { typ: 'kod'; link: NamedLink } | { typ: 'flera' } | { typ: 'ingen' };

/** So many are looked for at once. */
const AT_ONCE = 2_000;

/**
 * What each of the cells names: an article by its id, by an address that it has or has had, or by the last word of one that no other article has had; or an outbound
 * link. `own` is under which addresses the site is read. It is the same whoever asks, so nothing of it is for them but whether a cell names something.
 */
export async function namedBy(
  { namedArticles }: Pick<Store, 'namedArticles'>,
  cells: ReadonlySet<string>,
  own: readonly string[],
): Promise<Map<string, Named>> {
  const all = [...cells];
  const found = new Map<string, Named>();
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE).map((cell) => ({ cell, name: articleNameOf(cell, own) }));
    const named = await looked(
      namedArticles,
      some.flatMap(({ name }) => name ?? []),
    );
    for (const { cell, name } of some) found.set(cell, name === undefined ? { typ: 'ingen' } : named(name));
  }
  return found;
}

async function looked(namedArticles: Store['namedArticles'], names: readonly ArticleName[]): Promise<(name: ArticleName) => Named> {
  const addresses = names.filter((name) => name.typ === 'adress');
  const slugs = new Set(names.flatMap((name) => (name.typ === 'slug' || name.typ === 'adress' ? [name.slug] : [])));
  const codes = new Set(names.flatMap((name) => (name.typ === 'kod' ? [name.kod] : name.typ === 'slug' ? [name.slug] : [])));
  const [ids, atAddress, ofSlug, ofCode] = await Promise.all([
    namedArticles.allIds(names.flatMap((name) => (name.typ === 'id' ? [name.id] : []))),
    namedArticles.addresses(addresses.map(({ adress }) => adress)),
    namedArticles.slugs([...slugs]),
    namedArticles.links([...codes]),
  ]);
  const known = new Map(addresses.map((name, nr) => [name, atAddress[nr]]));
  const link = (kod: string): Named => {
    const there = ofCode.get(kod);
    return there === undefined ? { typ: 'ingen' } : { typ: 'kod', link: there };
  };
  const article = (slug: string): Named | undefined => {
    const [first, second] = ofSlug.get(slug) ?? [];
    if (first === undefined) return undefined;
    return second === undefined ? { typ: 'artikel', id: first } : { typ: 'flera' };
  };
  return (name) => {
    if (name.typ === 'id') return ids.has(name.id) ? { typ: 'artikel', id: name.id } : { typ: 'ingen' };
    if (name.typ === 'kod') return link(name.kod);
    if (name.typ === 'slug') return article(name.slug) ?? link(name.slug);
    const id = known.get(name);
    return id === undefined ? (article(name.slug) ?? { typ: 'ingen' }) : { typ: 'artikel', id };
  };
}

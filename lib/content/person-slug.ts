import { makeSlug } from '#lib/content/slug.ts';
import type { Language } from '#lib/contract/languages.ts';

const LONGEST = 70;

/** The word before the addresses of people that articles are about, in every language. */
export const PERSON_WORD = 'person';

/** Where Swedish is read of somebody, as a path. */
export function swedishPersonPath(slug: string): string {
  return `/${PERSON_WORD}/${encodeURIComponent(slug)}`;
}

/** The words before the addresses of those who write (decisions.md §25). */
export const AUTHOR_WORDS: Record<Language, string> = { sv: 'skribent', en: 'author' };

/** Where something of somebody who writes is read, as a path. */
export function authorPath(sprak: Language, slug: string): string {
  return `${sprak === 'sv' ? '' : `/${sprak}`}/${AUTHOR_WORDS[sprak]}/${encodeURIComponent(slug)}`;
}

/** The addresses that somebody may have: the name, and what it is where a namesake has that one already. A name of which nothing can stand in an address is told by its id. */
export function personSlugs(namn: string, id: string): [wanted: string, besides: string] {
  // Ids that are made at once begin alike.
  const own = id.slice(-8);
  const cut = makeSlug(namn).slice(0, LONGEST);
  const slug = cut.endsWith('-') ? cut.slice(0, -1) : cut;
  return slug === '' ? [own, own] : [slug, `${slug}-${own}`];
}

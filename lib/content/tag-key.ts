import { nameKey } from '#lib/content/name-key.ts';
import { makeSlug } from '#lib/content/slug.ts';

/** What a name of a tag is known by. */
export interface TagKey {
  namn: string;
  /** Names with the same are one tag: case, and how much space there is between words, do not count. */
  nyckel: string;
  /** Without diacritics and punctuation too: names with the same are worth a look. */
  tat: string;
  /** The address that the name asks for; empty when it has nothing that can stand in one. */
  slug: string;
}

/** The keys of a tag's name. */
export function tagKey(name: string): TagKey {
  const namn = name.trim();
  const nyckel = namn.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return { namn, nyckel, tat: nameKey(nyckel).tat, slug: makeSlug(namn) };
}

import { textOfDocument } from '#lib/blocks/block-text.ts';
import { distinctWords } from '#lib/content/search-words.ts';
import type { PublicDocument } from '#lib/store/link-places.ts';
import type { PublicWordsRow } from '#lib/store/public-words.ts';

/** PostgreSQL indexes no more than a megabyte of different words of a text. */
const MOST_CHARACTERS = 250_000;

/** What readers find a public version by: the words of its headline, standfirst, tags and text. */
export function publicWordsOf(document: PublicDocument): PublicWordsRow {
  const { innehall, sprak, publicering, publicerad, rubrik, ingress, taggar, block } = document;
  const text = `${rubrik} ${ingress} ${taggar.join(' ')} ${textOfDocument([...block])}`;
  return { innehall, sprak, publicering, publicerad, ord: distinctWords(text, MOST_CHARACTERS).join(' ') };
}

import { textOfDocument } from '#lib/blocks/block-text.ts';
import { distinctWords, searchWords } from '#lib/content/search-words.ts';
import type { Entry, Indexed } from '#lib/store/search-index.ts';

/** PostgreSQL indexes no more than a megabyte of different words of a text. */
const MOST_CHARACTERS = { ingress: 20_000, text: 250_000 };

/** A word with fewer letters is looked for as it is, and a number has no slip. */
const LEARNT = /^(?=.*\p{L}).{4,}$/u;

/** What is written into the index of a language version. */
export function searchEntry({ innehall, sprak, revision, rubrik, slug, ingress, taggar, block }: Indexed): Entry {
  const lead = `${ingress} ${taggar.join(' ')}`.slice(0, MOST_CHARACTERS.ingress);
  return {
    ...{ innehall, sprak, revision, rubrik: rubrik.toLowerCase() },
    rubrikord: searchWords(rubrik).join(' '),
    slugord: searchWords(slug).join(' '),
    ingressord: searchWords(lead).join(' '),
    textord: distinctWords(textOfDocument(block), MOST_CHARACTERS.text).join(' '),
  };
}

/** The words of headlines and slugs that somebody may make a slip in. */
export function headlineWords(entries: readonly Entry[]): string[] {
  const words = entries.flatMap(({ rubrikord, slugord }) => `${rubrikord} ${slugord}`.split(' '));
  return [...new Set(words)].filter((word) => LEARNT.test(word));
}

import type { Author } from '#lib/contract/article.ts';
import type { WordCounts } from '#lib/contract/provenance.ts';
import { wordsIn } from '#lib/provenance/word-origins.ts';

/** Words that have come since a release counted them all, by who wrote them: nobody has approved any of them. */
export type AddedWords = Pick<WordCounts, 'manniska' | 'maskin'>;

/** What somebody made of the text of an entry; empty where they took the entry away. */
export interface EntryWrite {
  typ: Author['typ'];
  text: string;
}

export const NO_WORDS: AddedWords = { manniska: 0, maskin: 0 };

/**
 * The words that an entry has got by those writes, in their order, since a release counted it with the text `before`. Of what a person writes the growth is theirs. Where
 * a program has changed the text all of the entry is the program's, as if nobody had looked at it: which of its words were there before is followed by the next release alone.
 * However often it is written anew, they are never more than the entry has.
 */
export function addedWords(before: string, writes: readonly EntryWrite[]): AddedWords {
  let { manniska, maskin } = NO_WORDS;
  let was = before;
  for (const { typ, text } of writes) {
    if (text === was) continue;
    const words = wordsIn(text);
    const isPersons = typ === 'person';
    maskin = isPersons ? Math.min(maskin, words) : words;
    manniska = isPersons ? Math.min(manniska + Math.max(0, words - wordsIn(was)), words - maskin) : 0;
    was = text;
  }
  return { manniska, maskin };
}

/** Those of all entries together, and of what was known before. */
export function wordsTogether(one: AddedWords, other: AddedWords): AddedWords {
  return { manniska: one.manniska + other.manniska, maskin: one.maskin + other.maskin };
}

/** By how much more `after` is than `before`; less than nothing of what is gone. */
export function wordsMore(before: AddedWords, after: AddedWords): AddedWords {
  return { manniska: after.manniska - before.manniska, maskin: after.maskin - before.maskin };
}

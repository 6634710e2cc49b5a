/** Nobody looks for more of a word. */
const LONGEST_WORD = 100;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const MARK = /\p{M}/u;
const MARKS = /\p{M}/gu;

/**
 * The words of a text as search knows them, in their order: letters and digits, in lower case, each letter with what belongs to it
 * («å» typed as a letter and a ring of its own is one). What is indexed and what is looked for are cut into words by this alone.
 */
export function searchWords(text: string): string[] {
  const lower = text.toLowerCase();
  const words = lower.match(WORD) ?? [];
  if (!MARK.test(lower)) return words.map((word) => word.slice(0, LONGEST_WORD));
  // One by one, and the beginning only: to put a long row of accents in order is what makes a text slow to normalise.
  return words.map((word) => word.slice(0, LONGEST_WORD).normalize('NFC').replace(MARKS, '')).filter((word) => word !== '');
}

/** Each word of a text once, of so many characters together at most: what comes after that is not searched. */
export function distinctWords(text: string, mostCharacters: number): string[] {
  const distinct = new Set<string>();
  let characters = 0;
  for (const word of searchWords(text)) {
    if (distinct.has(word)) continue;
    characters += word.length + 1;
    if (characters > mostCharacters) break;
    distinct.add(word);
  }
  return [...distinct];
}

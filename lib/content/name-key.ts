import { withFewMarks } from '#lib/content/few-marks.ts';
import { SPELLED } from '#lib/content/slug.ts';

export interface NameKey {
  /** The words of the name with one space between them: what a misspelt name is compared with. */
  ord: string;
  /** The same without spaces: «J.K. Rowling», «J. K. Rowling» and «JK Rowling» are one name. */
  tat: string;
}

/**
 * A name as it is looked for: case, diacritics, punctuation and how it is spaced do not count. Letters of other scripts
 * stay as they are. A name without a letter or digit, such as «!!!», is its own key.
 */
export function nameKey(name: string): NameKey {
  const plain = withFewMarks(name)
    .normalize('NFKD')
    .toLowerCase()
    // Accents alone: the vowel signs of other scripts are marks too, and names differ by them.
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[æœøßðđþłı]/g, (letter) => SPELLED[letter] ?? letter);
  const words = plain
    .replace(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return { ord: plain.trim(), tat: plain.replace(/\s+/g, '') };
  return { ord: words.join(' '), tat: words.join('') };
}

/** The keys of a name and its aliases, each once. */
export function nameKeys(names: readonly string[]): NameKey[] {
  return [...new Map(names.map((name) => nameKey(name)).map((key) => [key.tat, key])).values()].filter(({ tat }) => tat !== '');
}

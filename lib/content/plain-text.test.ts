import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from '#lib/content/plain-text.ts';

/** The same in one line, which takes many times longer. */
const counted = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

test.each([
  ['', 0],
  ['  \n ', 0],
  ['Kön ringlade runt kvarteret.', 4],
  ['– och så – 3 procent …', 4],
  ['e-post\u00a0till\u2009oss', 3],
  ['𝔘𝔫𝔦𝔠𝔬𝔡𝔢 🎉 ٣ Ⅳ', 3],
])('«%s» has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('what stands between spaces and holds a letter or a digit is a word, in any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0', '\ufeff', '\u2028', 'a', 'Å', '7', '½', '-', '.', '\ud83d', '\ude00', '𝔘') }),
  );
  fc.assert(
    fc.property(text, (given) => {
      expect(countWords(given)).toBe(counted(given));
    }),
    { numRuns: 3_000 },
  );
});

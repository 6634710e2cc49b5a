import { expect, test } from 'vitest';
import { countWords, goesOn, pageWords, rowWords, shownPage } from '#components/studio/shown-page.ts';

const WHOLE = { sida: 2, sidor: 2, antal: 1_000, per_sida: 500 };
const LONGER = { sida: 2, sidor: 41, antal: 1_000, antal_minst: true as const, per_sida: 25 };
const DEEPEST = { sida: 400, sidor: 400, antal: 10_000, antal_minst: true as const, per_sida: 25 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a list that was counted to its end is told as it is', () => {
  expect([rowWords(WHOLE), pageWords(WHOLE), countWords(WHOLE)].map(plain)).toEqual(['501–1 000 av 1 000', 'Sida 2 av 2', '1 000']);
  expect(rowWords({ sida: 2, sidor: 2, antal: 30, per_sida: 25 })).toBe('26–30 av 30');
  expect(goesOn(WHOLE)).toBe(false);
});

test('one that was not has more than was counted, and as many pages at least', () => {
  expect([rowWords(LONGER), pageWords(LONGER), countWords(LONGER)].map(plain)).toEqual([
    ...['26–50 av fler än 1 000', 'Sida 2 av minst 41', 'fler än 1 000'],
  ]);
  expect([goesOn(LONGER), goesOn(DEEPEST)]).toEqual([false, true]);
});

test('of an answer nothing but its page is told', () => {
  expect(shownPage({ ...LONGER, ...{ innehall: [] } })).toEqual(LONGER);
});

import { expect, test } from 'vitest';
import { distinctWords, searchWords } from '#lib/content/search-words.ts';
import { workedMs } from '#lib/turns/worked.ts';

test.each([
  ['Skärgårdsbåtarna går till ÖN', ['skärgårdsbåtarna', 'går', 'till', 'ön']],
  ['covid-19, t.ex. (2,5 %)', ['covid', '19', 't', 'ex', '2', '5']],
  ['ska\u0308rga\u030ard', ['skärgård']],
  ['a\u0301\u0301\u0301 b\u0301', ['á', 'b']],
  ['\u0301 😀 — …', []],
  ['', []],
])('%j is cut into words', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('each word is kept once, as far as there is room', () => {
  expect(distinctWords('Båt båt BÅT ö och båt', 100)).toEqual(['båt', 'ö', 'och']);
  expect(distinctWords('en två tre fyra', 8)).toEqual(['en', 'två']);
});

test('a long row of accents takes no time to put in order', () => {
  const before = workedMs();
  expect(searchWords(`a${'\u0301\u0323'.repeat(500_000)} b`)).toHaveLength(2);
  expect(workedMs() - before).toBeLessThan(1_000);
});

import { expect, test } from 'vitest';
import { countInWords, trendInWords } from '#components/studio/tags/tag-words.ts';

test.each([
  [{ nu: 0, fore: 0 }, ''],
  [{ nu: 5, fore: 2 }, '5 på 30 dagar, fler än före det'],
  [{ nu: 2, fore: 5 }, '2 på 30 dagar, mot 5 före det'],
  [{ nu: 3, fore: 3 }, '3 på 30 dagar'],
])('the trend %o is told as «%s»', (trend, told) => {
  expect(trendInWords(trend)).toBe(told);
});

test('more than are counted is told so', () => {
  expect([countInWords({ antal: 7 }), countInWords({ antal: 100, antal_minst: true })]).toEqual(['7', '100+']);
});

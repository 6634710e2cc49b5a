import { expect, test } from 'vitest';
import { costInWords } from '#lib/content/cost-in-words.ts';

test.each([
  [0, '0'],
  [0.1234, '0,1234'],
  [0.000_04, '0,00004'],
  [12_345.67, '12 345,67'],
])('%s is told as %s', (cost, words) => {
  expect(costInWords(cost).replaceAll(/\s/g, ' ')).toBe(words);
});

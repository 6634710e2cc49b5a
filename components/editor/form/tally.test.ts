import { expect, test } from 'vitest';
import { readTally, writeTally } from '#components/editor/form/tally.ts';

test.each([
  ['A 1', { A: 1 }],
  ['A, B 2', { A: 1, B: 2 }],
  ['A: 1,5, B=-1', { A: 1.5, B: -1 }],
  ['', {}],
])('«%s» is points', (words, points) => {
  expect(readTally(words)).toEqual(points);
  expect(readTally(writeTally(points))).toEqual(points);
});

test.each(['A B C', '1 A', '!!'])('«%s» is not', (words) => {
  expect(readTally(words)).toBeUndefined();
});

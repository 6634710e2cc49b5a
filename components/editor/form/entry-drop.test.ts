import { expect, test } from 'vitest';
import { gapAt, placeInGap } from '#components/editor/form/entry-drop.ts';

test('the gap is the one that the pointer is nearest to, from before the first to after the last', () => {
  const middles = [20, 60, 100];
  expect([0, 30, 59, 61, 500].map((y) => gapAt(middles, y))).toEqual([0, 1, 1, 2, 3]);
  expect(gapAt([], 40)).toBe(0);
});

test('an entry goes to the gap, past itself, and stays where both gaps beside it are', () => {
  expect(placeInGap(0, 3)).toBe(2);
  expect(placeInGap(2, 0)).toBe(0);
  expect(placeInGap(1, 1)).toBeUndefined();
  expect(placeInGap(1, 2)).toBeUndefined();
});

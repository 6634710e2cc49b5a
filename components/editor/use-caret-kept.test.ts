import { expect, test } from 'vitest';
import { moved } from '#components/editor/use-caret-kept.ts';

test.each([
  ['Bron', 'Gamla bron', 4, 10],
  ['Bron rasar', 'Bron rasar i dag', 4, 4],
  ['Bron rasar', 'Bron', 8, 4],
  ['Bron rasar', 'Bron', 2, 2],
  ['', 'Bro', 0, 0],
])('in «%s» that becomes «%s» place %i is place %i', (before, after, place, is) => {
  expect(moved(before, after, place)).toBe(is);
});

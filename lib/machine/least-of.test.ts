import { expect, test } from 'vitest';
import { leastOf } from '#lib/machine/least-of.ts';

test.each([
  [[9, 7, 8], 5, 7, 3],
  [[9, 4, 1], 5, 4, 2],
  [[4, 1, 1], 5, 4, 1],
  [[5, 5, 5], 5, 5, 3],
])('of %j below %d the least is %d, after %d tries', async (measured, most, least, tries) => {
  let done = 0;
  expect(await leastOf(measured.length, most, () => measured[done++] ?? 0)).toBe(least);
  expect(done).toBe(tries);
});

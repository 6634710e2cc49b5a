import { expect, test } from 'vitest';
import { shareGiven, stopwatch } from '#lib/machine/stopwatch.ts';

test.each([
  [{ busy: 0, stolen: 0 }, 1],
  [{ busy: 100, stolen: 0 }, 1],
  [{ busy: 50, stolen: 50 }, 0.5],
  [{ busy: 30, stolen: 90 }, 0.25],
])('of %j the share that was given is %d', (time, share) => {
  expect(shareGiven(time)).toBe(share);
});

test('a watch never shows more than has passed', async () => {
  const began = performance.now();
  const elapsed = stopwatch();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const shown = elapsed();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThanOrEqual(performance.now() - began);
});

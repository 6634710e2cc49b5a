import { expect, test } from 'vitest';
import { pace } from '#lib/machine/pace.ts';

test('no processor is told to be faster than the one of the promises, and one is told much the same twice', () => {
  const [once, again] = [pace(), pace()];
  expect(Math.min(once, again)).toBeGreaterThanOrEqual(1);
  expect(Math.max(once, again) / Math.min(once, again)).toBeLessThan(3);
});

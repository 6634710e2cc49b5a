import { expect, test } from 'vitest';
import { isUsedUp } from '#lib/content/used-up.ts';

test('what was used in parts is used up when its sum is, and not before', () => {
  const used = Array.from({ length: 10 }, () => 0.1).reduce((sum, part) => sum + part, 0);
  expect(used).toBeLessThan(1);
  expect([isUsedUp(used, 1), isUsedUp(used - 0.1, 1), isUsedUp(0, 0)]).toEqual([true, false, true]);
  expect([isUsedUp(999_999, 1_000_000), isUsedUp(1_000_000, 1_000_000)]).toEqual([false, true]);
});

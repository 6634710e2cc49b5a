import { expect, test } from 'vitest';
import { UsedStates } from '#lib/studio/used-states.ts';

test('a login comes back once, for as long as it could', () => {
  let now = 0;
  const used = new UsedStates(() => now);
  expect([used.take('a'), used.take('a'), used.take('b')]).toEqual([true, false, true]);
  now = 9 * 60_000;
  expect(used.take('a')).toBe(false);
  now = 11 * 60_000;
  expect(used.take('c')).toBe(true);
});

import { expect, test } from 'vitest';
import { askedPercent, reachedPercent } from '#lib/proving/in-percent.ts';

test('what is asked for in whole per cent is told as it is', () => {
  for (let percent = 50; percent <= 100; percent++) {
    expect(askedPercent(percent / 100)).toBe(percent);
    expect(reachedPercent(percent / 100)).toBe(percent);
  }
});

test('what has not been reached is not told to have been', () => {
  expect([15 / 16, 11 / 12, 3 / 4, 0.9999, 1].map(reachedPercent)).toEqual([93, 91, 75, 99, 100]);
});

import { describe, expect, test } from 'vitest';
import { GIVEN_UP_AFTER_MS, waitAfterTry } from '#lib/studio/workers/webhook-tries.ts';

const HOUR = 3_600_000;
const failed = (forsok: number, more: Partial<Parameters<typeof waitAfterTry>[0]> = {}) =>
  waitAfterTry({ forsok, failingMs: 0, askedMs: 0, chance: 1, ...more });

/** The moments of all tries of a receiver that never answers, from the first. */
function triesOf(chance: number): number[] {
  const tries = [0];
  for (let at = 0; ; ) {
    const wait = failed(tries.length, { failingMs: at, chance });
    if (wait === undefined) return tries;
    at += wait;
    tries.push(at);
  }
}

describe('the wait until a receiver is tried again', () => {
  test('doubles from ten seconds to six hours', () => {
    expect([1, 2, 3, 4].map((forsok) => failed(forsok))).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect([12, 13, 14, 1_000].map((forsok) => failed(forsok))).toEqual([20_480_000, 6 * HOUR, 6 * HOUR, 6 * HOUR]);
  });

  test('is anything from half of that', () => {
    expect([0, 0.5, 1].map((chance) => failed(3, { chance }))).toEqual([20_000, 30_000, 40_000]);
  });

  test('is as long as the receiver asks for, up to six hours, and never shorter for it', () => {
    expect([1_000, 90_000, 7 * HOUR].map((askedMs) => failed(1, { askedMs }))).toEqual([10_000, 90_000, 6 * HOUR]);
  });

  test.each([0, 0.5, 1])('goes on for seventy-two hours to the minute, and then no longer (%d)', (chance) => {
    const tries = triesOf(chance);
    expect(tries.at(-1)).toBe(GIVEN_UP_AFTER_MS);
    expect(tries.length).toBeGreaterThan(20);
    expect(tries.length).toBeLessThan(60);
  });

  test('is not put off beyond the end, whatever is asked for', () => {
    expect(failed(20, { failingMs: GIVEN_UP_AFTER_MS - 60_000, askedMs: 5 * HOUR })).toBe(60_000);
    expect(failed(20, { failingMs: GIVEN_UP_AFTER_MS })).toBeUndefined();
  });
});

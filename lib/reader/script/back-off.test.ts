import { expect, test } from 'vitest';
import { POLL_MS, pollDelay, retryAfterMs } from '#lib/reader/script/back-off.ts';

test('after an answer the next question comes in half a minute', () => {
  expect(pollDelay(0, 0)).toBe(30_000);
  expect(pollDelay(0, 0.99)).toBe(POLL_MS);
});

test('after failures it waits twice as long each time, spread out, and never for ever', () => {
  const spans = [1, 2, 3, 4, 5, 20].map((failures) => [pollDelay(failures, 0), pollDelay(failures, 1)]);
  expect(spans).toEqual([
    [30_000, 60_000],
    [60_000, 120_000],
    [120_000, 240_000],
    [240_000, 480_000],
    [240_000, 480_000],
    [240_000, 480_000],
  ]);
});

test('Retry-After is seconds or a date, and nothing when it says neither', () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  expect(retryAfterMs('90', now)).toBe(90_000);
  expect(retryAfterMs('Fri, 20 Nov 2026 08:01:00 GMT', now)).toBe(60_000);
  expect(retryAfterMs('Fri, 20 Nov 2026 07:00:00 GMT', now)).toBe(0);
  expect(retryAfterMs('snart', now)).toBe(0);
  expect(retryAfterMs(null, now)).toBe(0);
});

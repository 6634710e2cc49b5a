import { expect, test } from 'vitest';
import { retryAfterMs } from '#lib/internet/retry-after.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

test.each([
  [undefined, 0],
  ['', 0],
  ['90', 90_000],
  [' 90 ', 90_000],
  ['Fri, 20 Nov 2026 12:02:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['-5', 0],
  ['snart', 0],
  ['9'.repeat(40), 0],
])('%j asks for %d ms', (said, ms) => expect(retryAfterMs(said, NOW)).toBe(ms));

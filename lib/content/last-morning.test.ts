import { expect, test } from 'vitest';
import { lastMorning } from '#lib/content/last-morning.ts';

test.each([
  ['after it, the same day', '2026-11-24T08:00:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['at it', '2026-11-24T06:00:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['before it, the day before', '2026-11-24T05:59:59.000Z', '2026-11-23T06:00:00.000Z'],
  ['in summer', '2026-07-01T05:30:00.000Z', '2026-07-01T05:00:00.000Z'],
  ['late in the evening, when it is another day in Greenwich', '2026-07-01T22:30:00.000Z', '2026-07-01T05:00:00.000Z'],
  ['the morning after the clocks were put forward', '2026-03-29T04:59:00.000Z', '2026-03-28T06:00:00.000Z'],
])('seven o’clock is the last there was: %s', (_, now, morning) => {
  expect(lastMorning(now, '07:00')).toBe(morning);
});

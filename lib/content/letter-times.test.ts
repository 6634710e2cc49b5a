import { expect, test } from 'vitest';
import { isQuiet, lastGathered, ripeBefore } from '#lib/content/letter-times.ts';

const NIGHT = { fran: 22, till: 6 };

test.each([
  // By Stockholm's clocks in winter an hour ahead, in summer two.
  ['2026-11-24T20:59:00.000Z', false],
  ['2026-11-24T21:00:00.000Z', true],
  ['2026-11-25T04:59:00.000Z', true],
  ['2026-11-25T05:00:00.000Z', false],
  ['2026-07-01T19:59:00.000Z', false],
  ['2026-07-01T20:00:00.000Z', true],
  ['2026-07-02T03:59:00.000Z', true],
  ['2026-07-02T04:00:00.000Z', false],
])('at %s the night is quiet: %s', (now, quiet) => {
  expect(isQuiet(now, { tysta: NIGHT })).toBe(quiet);
  expect(isQuiet(now, { tysta: null })).toBe(false);
});

test('quiet hours of one day end when they say', () => {
  const hours = (now: string) => isQuiet(now, { tysta: { fran: 12, till: 13 } });
  expect([hours('2026-11-24T10:59:59.999Z'), hours('2026-11-24T11:00:00.000Z'), hours('2026-11-24T12:00:00.000Z')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('what is gathered comes at the latest of its hours, of the day before where none has been', () => {
  const last = (now: string) => lastGathered(now, { klockslag: [16, 7] });
  expect(last('2026-11-24T05:59:59.000Z')).toBe('2026-11-23T15:00:00.000Z');
  expect(last('2026-11-24T06:00:00.000Z')).toBe('2026-11-24T06:00:00.000Z');
  expect(last('2026-11-24T16:30:00.000Z')).toBe('2026-11-24T15:00:00.000Z');
});

test('who wants it at once waits for a minute and for the night, who wants it gathered for its hour, and who wants none for nothing', () => {
  const [now, settled] = ['2026-11-24T11:00:00.000Z', '2026-11-24T10:59:00.000Z'];
  const times = { klockslag: [7], tysta: NIGHT };
  expect([
    ripeBefore('genast', times, now, settled),
    ripeBefore('dagligen', times, now, settled),
    ripeBefore('aldrig', times, now, settled),
  ]).toEqual([settled, '2026-11-24T06:00:00.000Z', undefined]);
  const night = '2026-11-24T23:00:00.000Z';
  expect([ripeBefore('genast', times, night, night), ripeBefore('dagligen', times, night, night)]).toEqual([undefined, undefined]);
});

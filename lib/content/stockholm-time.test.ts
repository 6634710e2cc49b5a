import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { parseStockholmTime, stockholmIso, stockholmMinute } from '#lib/content/stockholm-time.ts';

test.each([
  ['2026-11-20 09:30', '2026-11-20T08:30:00.000Z'],
  ['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
  ['2026-07-01 09:30:15', '2026-07-01T07:30:15.000Z'],
  // An explicit offset is taken at its word.
  ['2026-07-01T09:30:00Z', '2026-07-01T09:30:00.000Z'],
  ['2026-07-01 09:30+05:30', '2026-07-01T04:00:00.000Z'],
  // The hour that comes twice means the first one.
  ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
  // The first and the last that the database can tell.
  ['0001-01-01 00:00', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31 23:59', '9999-12-31T22:59:00.000Z'],
])('%s is %s', (text, instant) => {
  expect(parseStockholmTime(text)).toEqual({ kind: 'instant', instant });
});

test('a time that the clocks skip is told with its two neighbours', () => {
  expect(parseStockholmTime('2026-03-29 02:30')).toEqual({ kind: 'gap', fore: '2026-03-29 01:59', efter: '2026-03-29 03:00' });
});

test.each([
  '',
  '2026-11-20',
  '09:30',
  '2026-02-30 10:00',
  '2026-11-20 24:30',
  '2026-11-20 09:60',
  '2026-11-20 09:30:61',
  'i morgon',
  '2026-11-20 09:30+99:00',
  '0000-06-01 10:00',
  '0000-06-01T10:00:00Z',
  '9999-12-31 23:00-05:00',
])('no time: %s', (text) => {
  expect(parseStockholmTime(text)).toEqual({ kind: 'invalid' });
});

test('an instant is shown by Stockholm’s clocks', () => {
  expect(stockholmIso('2026-07-01T10:00:00.500Z')).toBe('2026-07-01T12:00:00+02:00');
  expect(stockholmIso('2026-12-01T10:00:00Z')).toBe('2026-12-01T11:00:00+01:00');
  expect(stockholmMinute('2026-12-01T10:05:00Z')).toBe('2026-12-01 11:05');
});

test('any hour from 1901 on is told as the calendar tells it', () => {
  for (let at = Date.UTC(1901, 0, 1); at < Date.UTC(2060, 0, 1); at += 131 * 3_600_000 + 1_234_567) {
    const instant = new Date(at).toISOString();
    const shown = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Stockholm');
    expect(stockholmIso(instant)).toBe(shown.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
    const local = shown.toPlainDateTime().toString({ smallestUnit: 'second' });
    const first = Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Stockholm', { disambiguation: 'earlier' }).toInstant();
    expect(parseStockholmTime(local)).toEqual({ kind: 'instant', instant: first.toString({ fractionalSecondDigits: 3 }) });
  }
});

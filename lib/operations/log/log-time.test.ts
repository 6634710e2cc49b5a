import { expect, test } from 'vitest';
import { logSpan } from '#lib/operations/log/log-time.ts';

test.each([
  [
    'a day is whole, in Sweden',
    { fran: '2026-11-20', till: '2026-11-20' },
    { fran: '2026-11-19T23:00:00.000Z', fore: '2026-11-20T23:00:00.000Z' },
  ],
  [
    'a day when the clocks change too',
    { fran: '2026-10-25', till: '2026-10-25' },
    { fran: '2026-10-24T22:00:00.000Z', fore: '2026-10-25T23:00:00.000Z' },
  ],
  [
    'a minute is whole',
    { fran: '2026-06-01 08:30', till: '2026-06-01T08:30' },
    { fran: '2026-06-01T06:30:00.000Z', fore: '2026-06-01T06:31:00.000Z' },
  ],
  ['an instant is itself', { till: '2026-06-01T08:30:15.250Z' }, { fore: '2026-06-01T08:30:15.251Z' }],
  ['New Year', { till: '2026-12-31' }, { fore: '2026-12-31T23:00:00.000Z' }],
  ['the first day there is', { fran: '0001-01-01' }, { fran: '0001-01-01T00:00:00.000Z' }],
  ['the last day there is', { till: '9999-12-31' }, {}],
  ['the last minute there is', { till: '9999-12-31T23:59Z' }, {}],
  ['the last minute in Sweden', { till: '9999-12-31 23:59' }, { fore: '9999-12-31T23:00:00.000Z' }],
  ['nothing', {}, {}],
])('%s', (_, given, span) => {
  expect(logSpan(given)).toEqual({ span, faults: [] });
});

test.each([
  [{ fran: 'i går' }, ['falt_format fran']],
  [{ till: '2026-02-30' }, ['falt_format till']],
  [{ fran: '2026-13-01', till: '' }, ['falt_format fran', 'falt_format till']],
  [{ fran: '0000-01-01', till: '0000-06-01 10:00' }, ['falt_format fran', 'falt_format till']],
  [{ fran: '9999-12-31 23:00-05:00' }, ['falt_format fran']],
  [{ fran: '2026-03-29 02:30' }, ['tid_finns_inte fran']],
  [{ fran: '2026-11-21', till: '2026-11-20' }, ['tid_bakvand till']],
  [{ fran: '2026-11-20 10:00', till: '2026-11-20 09:59' }, ['tid_bakvand till']],
  [{ fran: '2026-11-20 10:00', till: '2026-11-20 10:00' }, []],
])('%j', (given, told) => {
  expect(logSpan(given).faults.map(({ kod, falt }) => `${kod} ${falt}`)).toEqual(told);
});

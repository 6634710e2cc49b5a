import { describe, expect, test } from 'vitest';
import { Fault } from '#lib/errors/fault.ts';
import { logCursorOf, logPlaceIn } from '#lib/operations/log/log-cursor.ts';

const LINE = { tid: '2026-11-20T08:30:15.250Z', id: '123456789' };
const FILTER = { handelse: 'slappInnehall', fran: '2026-11-01T00:00:00.000Z' } as const;

test.each([LINE, { tid: '1970-01-01T00:00:00.000Z', id: '1' }, { tid: '9999-12-31T23:59:59.999Z', id: '9223372036854775807' }])(
  'leads to the line that it was made of: %j',
  (line) => {
    expect(logPlaceIn(logCursorOf(line, FILTER), FILTER)).toEqual(line);
  },
);

test('says nothing of filters that are left out', () => {
  expect(logPlaceIn(logCursorOf(LINE, {}), { sok: undefined, av: undefined })).toEqual(LINE);
});

describe('is refused', () => {
  const whole = logCursorOf(LINE, FILTER);
  const decoded = Buffer.from(whole, 'base64url').toString();
  const coded = (text: string) => Buffer.from(text).toString('base64url');
  test.each([
    ['of another filter', logCursorOf(LINE, { handelse: 'slappInnehall' })],
    ['of another value of a filter', logCursorOf(LINE, { ...FILTER, handelse: 'taNedInnehall' })],
    ['of another list', coded(decoded.replace('logg1', 'ko1'))],
    ['cut short', whole.slice(0, -2)],
    ['with something behind it', `${whole}A`],
    ['spelled otherwise', `${whole}=`],
    ['of a number that no line can have', coded(decoded.replace(/[^.]+$/, 'zzzzzzzzzzzzz'))],
    ['of a time that there is not', coded(decoded.replace(/[.][^.]+([.][^.]+)$/, '.zzzzzzzzzz$1'))],
    ['of words', 'nästa'],
    ['of a number', '25'],
    ['of nothing that can be read', '%%%'],
  ])('%s', (_, cursor) => {
    expect(() => logPlaceIn(cursor, FILTER)).toThrow(Fault);
  });
});

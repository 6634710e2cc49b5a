import { describe, expect, test } from 'vitest';
import { Fault } from '#lib/errors/fault.ts';
import { listCursor, placeId, placeRank, placeText, placeTime, rowCursor } from '#lib/operations/list-cursor.ts';
import { LOG_CURSOR } from '#lib/operations/log/log-cursor.ts';

const LINE = { tid: '2026-11-20T08:30:15.250Z', id: '123456789' };
const FILTER = { handelse: 'slappInnehall', fran: '2026-11-01T00:00:00.000Z' };
const ID = '00000000-0000-7000-8000-000000000007';
const FRAME = { sida: 1, per_sida: 25 };
const placeIn = (markor: string | undefined, selection: object) => LOG_CURSOR.page({ ...FRAME, markor }, selection).window.efter;

test.each([LINE, { tid: '0001-01-01T00:00:00.000Z', id: '1' }, { tid: '9999-12-31T23:59:59.999Z', id: '9223372036854775807' }])(
  'leads to the line that it was made of: %j',
  (line) => {
    expect(placeIn(LOG_CURSOR.of(line, FILTER), FILTER)).toEqual(line);
  },
);

test('says nothing of filters that are left out, nor of their order', () => {
  expect(placeIn(LOG_CURSOR.of(LINE, {}), { sok: undefined, av: undefined })).toEqual(LINE);
  expect(placeIn(LOG_CURSOR.of(LINE, { av: ID, sok: 'bro' }), { sok: 'bro', av: ID })).toEqual(LINE);
});

test('that is left out, or empty as a form sends it, leads nowhere', () => {
  expect([undefined, '', ' '].map((markor) => placeIn(markor, FILTER))).toEqual([undefined, undefined, undefined]);
});

test.each(['', 'Årets "bästa" \\ bro \u2028 🚲', 'x'.repeat(300)])('of a headline leads to it whatever it is: %j', (rubrik) => {
  const cursor = rowCursor('innehall', [placeText, placeId]);
  const markor = cursor.of([rubrik, ID], FILTER);
  expect(cursor.page({ ...FRAME, markor }, FILTER).window.efter).toEqual([rubrik, ID]);
});

describe('is refused', () => {
  const whole = LOG_CURSOR.of(LINE, FILTER);
  const decoded = Buffer.from(whole, 'base64url').toString();
  const coded = (text: string) => Buffer.from(text).toString('base64url');
  test.each([
    ['of another filter', LOG_CURSOR.of(LINE, { handelse: 'slappInnehall' })],
    ['of another value of a filter', LOG_CURSOR.of(LINE, { ...FILTER, handelse: 'taNedInnehall' })],
    ['of another list', listCursor('ko', placeRank).of(7, FILTER)],
    ['that calls itself one of another list', coded(decoded.replace('logg', 'ko'))],
    ['cut short', whole.slice(0, -2)],
    ['with something behind it', `${whole}A`],
    ['spelled otherwise', `${whole}=`],
    ['written with spaces', coded(decoded.replaceAll(',', ', '))],
    ['of a number that no line can have', coded(decoded.replace(LINE.id, '9223372036854775808'))],
    ['of a number before all lines', coded(decoded.replace(LINE.id, '-1'))],
    ['of a time that there is not', coded(decoded.replace('11-20', '02-30'))],
    ['of a year that there was not', coded(decoded.replace('2026', '0000'))],
    ['of more than a line', coded(decoded.replace('"id"', '"x":1,"id"'))],
    ['of nothing', coded('[]')],
    ['of words', 'nästa'],
    ['of a number', '25'],
    ['of nothing that can be read', '%%%'],
  ])('%s', (_, cursor) => {
    expect(() => placeIn(cursor, FILTER)).toThrow(Fault);
  });

  test.each(['a\u0000b', '\ud800', 7, null, ['x']])('of a text that cannot be kept: %j', (rubrik) => {
    const cursor = rowCursor('innehall', [placeText, placeTime]);
    const forged = coded(decoded.replace(/^\["logg"/, '["innehall"').replace(/,\{.*$/, `,${JSON.stringify([rubrik, LINE.tid])}]`));
    expect(() => cursor.page({ ...FRAME, markor: forged }, FILTER)).toThrow(Fault);
  });
});

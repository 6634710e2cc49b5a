import { describe, expect, test } from 'vitest';
import { agree, birthInWords, birthOf, isPartialDay } from '#lib/content/birth-date.ts';

test.each([
  ['1985-11-20', '20 november 1985'],
  ['1985-03-01', '1 mars 1985'],
  ['1985-11', 'november 1985'],
  ['1985', '1985'],
  ['', ''],
])('«%s» in words is «%s»', (iso, words) => expect(birthInWords(iso)).toBe(words));

test.each(['1985', '1985-11', '2000-02-29'])('%s is a date', (text) => expect(isPartialDay(text)).toBe(true));
test.each(['', '85', '1985-13', '1985-02-30', '1900-02-29', '1985-1-2', '0000', ' 1985', '1985-11-20T00:00:00Z'])('«%s» is none', (text) =>
  expect(isPartialDay(text)).toBe(false),
);

test.each([
  ['1985-11-20', '1985', true],
  ['1985', '1985-11', true],
  ['', '1985', true],
  ['1985-11-20', '1985-11-21', false],
  ['1985', '1986', false],
])('%s and %s can be the same: %s', (one, other, can) => expect(agree(one, other)).toBe(can));

describe('both forms', () => {
  test.each([
    [{ foddIso: '1985-11-20' }, { fodd: '20 november 1985', foddIso: '1985-11-20' }],
    [{ foddIso: '1985-11' }, { fodd: 'november 1985', foddIso: '1985-11' }],
    [{ fodd: '20 november 1985 i Malmö' }, { fodd: '20 november 1985 i Malmö', foddIso: '1985-11-20' }],
    [{ fodd: '1985-11-20' }, { fodd: '20 november 1985', foddIso: '1985-11-20' }],
    [{ fodd: 'November 1985 i Lund' }, { fodd: 'November 1985 i Lund', foddIso: '1985-11' }],
    [{ fodd: '1985, Malmö' }, { fodd: '1985, Malmö', foddIso: '1985' }],
    [{ fodd: 'I Malmö' }, { fodd: 'I Malmö', foddIso: '' }],
    [
      { fodd: '1985, Malmö', foddIso: '1985-11-20' },
      { fodd: '1985, Malmö', foddIso: '1985-11-20' },
    ],
    [{}, { fodd: '', foddIso: '' }],
  ])('%j', (given, both) => expect(birthOf(given)).toEqual(both));

  test('that contradict each other are none', () => {
    expect(birthOf({ fodd: '20 november 1985', foddIso: '1985-11-21' })).toBeUndefined();
    expect(birthOf({ fodd: '1985', foddIso: '1986' })).toBeUndefined();
  });

  test('keep the words that tell the same date, and no others', () => {
    const before = { fodd: '20 november 1985 i Malmö', foddIso: '' };
    expect(birthOf({ foddIso: '1985-11-20' }, before)?.fodd).toBe('20 november 1985 i Malmö');
    expect(birthOf({ foddIso: '1985-11-21' }, before)?.fodd).toBe('21 november 1985');
    expect(birthOf({ foddIso: '' }, before)).toEqual({ fodd: '', foddIso: '' });
    expect(birthOf({}, before)).toEqual(before);
  });
});

import { expect, test } from 'vitest';
import { httpDate } from '#lib/http/http-date.ts';

test.each([
  'Sun, 06 Nov 1994 08:49:37 GMT',
  ' Sun, 06 Nov 1994 08:49:37 GMT ',
  'Sunday, 06-Nov-94 08:49:37 GMT',
  'Sun Nov  6 08:49:37 1994',
])('%j is a date, by the clocks of Greenwich', (text) => {
  expect(httpDate(text)).toBe(Date.UTC(1994, 10, 6, 8, 49, 37));
});

test('a year of two digits is of this century, or of the last', () => {
  expect(httpDate('Wednesday, 25-Nov-26 09:00:00 GMT')).toBe(Date.UTC(2026, 10, 25, 9));
});

test.each([
  '',
  'igår',
  '2026-11-20T08:00:00Z',
  'Sun, 06 Nov 1994 08:49:37',
  'Sun, 06 Nov 1994 08:49:37 +0100',
  'Sun, 06 Nov 1994 08:49:37 GMT, Sun, 06 Nov 1994 08:49:38 GMT',
  'Sun, 99 Nov 1994 08:49:37 GMT',
  'Sun, 06 Foo 1994 08:49:37 GMT',
  '784111777',
])('%j is none', (text) => {
  expect(httpDate(text)).toBeUndefined();
});

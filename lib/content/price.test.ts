import { describe, expect, test } from 'vitest';
import { parsePrice, shownPrice } from '#lib/content/price.ts';

test.each([
  ['299 kr', '299', 'SEK'],
  ['1 299 kr', '1299', 'SEK'],
  ['1\u00a0299 kronor', '1299', 'SEK'],
  ['12.995 kr', '12995', 'SEK'],
  ['149,90 kr', '149.90', 'SEK'],
  ['149:-', '149', 'SEK'],
  ['SEK 100', undefined, ''],
  ['29,90 €', '29.90', 'EUR'],
  ['€ 1,299.00', '1299.00', 'EUR'],
  ['£15', '15', 'GBP'],
  [349, '349', 'SEK'],
  ['349', '349', 'SEK'],
])('%s is read as a price', (text, belopp, valuta) => {
  expect(parsePrice(text)).toEqual(belopp === undefined ? undefined : { belopp, valuta });
});

test.each(['från 199 kr', 'ca 300 kr', '100–200 kr', 'gratis', '', 'kr', '1 29 kr', '199 kr/mån', '5 äpplen'])(
  '%s is no single price',
  (text) => {
    expect(parsePrice(text)).toBeUndefined();
  },
);

test('no price at all is none', () => expect(parsePrice(undefined)).toBeUndefined());

describe('readers see', () => {
  test('the words as they are', () => expect(shownPrice(' från 199 kr ')).toBe('från 199 kr'));
  test('kronor after a bare number', () => {
    expect(shownPrice(349)).toBe('349 kr');
    expect(shownPrice(49.5)).toBe('49,5 kr');
  });
  test('nothing for nothing', () => expect(shownPrice(undefined)).toBe(''));
});

import { expect, test } from 'vitest';
import { writtenAmount } from '#lib/content/money.ts';
import { amountIn, billionthsOf, decimalSignIn, roundedTo } from '#lib/figure-files/amount.ts';

const WHOLE = 1_000_000_000n;

test.each([
  ['1234', 1234n * WHOLE],
  ['1234,5', 12345n * (WHOLE / 10n)],
  ['1 234,50', 12345n * (WHOLE / 10n)],
  ['1\u00a0234,50', 12345n * (WHOLE / 10n)],
  ['1.234,50', 12345n * (WHOLE / 10n)],
  ['1,234.50', 12345n * (WHOLE / 10n)],
  ["1'234.50", 12345n * (WHOLE / 10n)],
  ['1.234.567', 1_234_567n * WHOLE],
  ['\u221212,05', -1205n * (WHOLE / 100n)],
  ['-0.004', -4n * (WHOLE / 1000n)],
  ['0.123', 123n * (WHOLE / 1000n)],
  ['1234.567', 1_234_567n * (WHOLE / 1000n)],
  ['+3', 3n * WHOLE],
])('%s is read exactly', (text, billionths) => {
  expect(billionthsOf(text, undefined)).toBe(billionths);
});

test.each(['', 'tolv', '1e5', '--1', '1,2,3', '1.23.456', '12345678901', '0x10', 'NaN', '1..2', '٣'])('%s is no number', (text) => {
  expect(billionthsOf(text, '.')).toBeUndefined();
});

test('what can be read in two ways is read as the rest of the file is written, or not at all', () => {
  expect(billionthsOf('1.234', undefined)).toBe('tvetydig');
  expect(billionthsOf('1.234', ',')).toBe(1234n * WHOLE);
  expect(billionthsOf('1.234', '.')).toBe(1234n * (WHOLE / 1000n));
  expect(['1.234', '12,5', '1.234.567', '5', '1,234.5'].map(decimalSignIn)).toEqual([undefined, ',', ',', undefined, '.']);
});

test('parts are rounded to the nearest, and halves away from zero', () => {
  const half = WHOLE / 200n;
  expect([half, -half, half - 1n, 1n - half].map((amount) => roundedTo(amount, 2))).toEqual([1n, -1n, 0n, 0n]);
  expect(roundedTo(15n * (WHOLE / 10n), 0)).toBe(2n);
});

test.each([
  ['12,50 kr', 'SEK', { tal: '12,50', valuta: 'SEK' }],
  ['12,50 kr', 'NOK', { tal: '12,50', valuta: 'NOK' }],
  ['12,50 kr', 'EUR', { tal: '12,50', valuta: 'SEK' }],
  ['SEK 1 234', undefined, { tal: '1 234', valuta: 'SEK' }],
  ['€12.30', undefined, { tal: '12.30', valuta: 'EUR' }],
  ['-12,30 €', undefined, { tal: '-12,30', valuta: 'EUR' }],
  ['149:-', undefined, { tal: '149', valuta: 'SEK' }],
  ['12', undefined, { tal: '12', valuta: undefined }],
  ['12 öre', undefined, { tal: '12', valuta: 'ÖRE' }],
])('%s where the file says %s', (cell, known, read) => {
  expect(amountIn(cell, known)).toEqual(read);
});

test('amounts are written with the decimals of their currency', () => {
  expect(
    [writtenAmount(123_450, 'SEK'), writtenAmount(-5, 'SEK'), writtenAmount(1234, 'JPY')].map((text) => text.replace(/\s/g, ' ')),
  ).toEqual(['1 234,50 kr', '−0,05 kr', '1 234 JPY']);
  expect(writtenAmount(999_999_999_999_999, 'SEK').replace(/\s/g, '')).toBe('9999999999999,99kr');
});

import { expect, test } from 'vitest';
import { keywordsIn, keywordText } from '#components/studio/media/keyword-text.ts';

test.each([
  ['hund, strand', ['hund', 'strand']],
  [' hund ,, strand, ', ['hund', 'strand']],
  ['"Göteborg, Sverige", hamn', ['Göteborg, Sverige', 'hamn']],
  ['hamn, ”Göteborg, Sverige”', ['hamn', 'Göteborg, Sverige']],
  ['fartyget ”Vasa”, museum', ['fartyget ”Vasa”', 'museum']],
  ['"""Vasa"", 1628"', ['"Vasa", 1628']],
  ['"Göteborg, hamn', ['"Göteborg', 'hamn']],
  ['hund, hund', ['hund']],
  ['', []],
])('%j is %j', (text, keywords) => expect(keywordsIn(text)).toEqual(keywords));

test.each([
  [['hund', 'strand']],
  [['Göteborg, Sverige', 'hamn']],
  [['”Vasa”', '"Vasa", 1628', 'fartyget ”Vasa”', 'A, ””, “B“']],
  [['"', ',', '",', ',"', '""']],
])('%j are the same ones when they have been written in a field and read', (keywords) => {
  expect(keywordsIn(keywordText(keywords))).toEqual(keywords);
});

test('what is written without a comma is read as ever, and needs no marks', () => {
  expect(keywordText(['hund', 'Göteborg, Sverige'])).toBe('hund, "Göteborg, Sverige"');
});

import { expect, test } from 'vitest';
import { csvRow, spreadsheetRow } from '#lib/content/csv-row.ts';

test('a number is a number, below nothing too', () => {
  expect(csvRow([-1234.5, 0, 12])).toBe('"-1234,5","0","12"\r\n');
});

test('cells stand in quotation marks between commas, whatever is in them', () => {
  expect(csvRow(['Åsa', 'hon sa "nej", sedan', 'två\r\nrader', ''])).toBe('"Åsa","hon sa ""nej"", sedan","två\r\nrader",""\r\n');
});

test.each(['=1+1', '+46 70', '-1', '@SUM(A1)', '\tx', '\rx', '\n', '＝1', ' =1', '"=1'])('%j begins no formula', (text) => {
  expect(csvRow([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
});

test('nor does what a spreadsheet with semicolons takes for a cell of its own', () => {
  expect(csvRow(['a;=1+1', 'b;"=1', 'c\n-d'])).toBe(`"a;'=1+1","b;'""=1","c\n'-d"\r\n`);
});

test('what is no formula is left as it is', () => {
  const texts = ['2026-11-20T08:30:00.000Z', 'a=b', 'x - y', '{"fran":"-1"}', 'anna@test.se'];
  expect(csvRow(texts)).toBe(`${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`);
});

test('a file of a screen has semicolons, and begins no formula where commas part cells either', () => {
  expect(spreadsheetRow(['a', 'b,=1', 'c;=1', -1.5])).toBe('"a";"b,\'=1";"c;\'=1";"-1,5"\r\n');
});

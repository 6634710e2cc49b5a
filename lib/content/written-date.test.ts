import { expect, test } from 'vitest';
import { writtenDate } from '#lib/content/written-date.ts';

test.each([
  ['12 mars 1985', '1985-03-12'],
  ['12 mars 1985 i Malmö', '1985-03-12'],
  ['Den 3:e maj 1971', '1971-05-03'],
  ['1 okt. 2001', '2001-10-01'],
  ['March 12, 1985', '1985-03-12'],
  ['1st of May 1971 in Leeds', '1971-05-01'],
  ['4 October 1990', '1990-10-04'],
  ['1985-03-12 i Malmö', '1985-03-12'],
  ['1985', '1985'],
  ['I Malmö 1985', '1985'],
])('%s is %s', (text, iso) => expect(writtenDate(text)).toBe(iso));

test.each(['', 'På våren', '31 februari 1985', '1985-13-01', '12 mars', '1985 eller 1986', '85', '12/3 1985', '3024'])(
  '«%s» tells none',
  (text) => expect(writtenDate(text)).toBeUndefined(),
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDuration } from '#lib/content/duration.ts';

describe('a length of time', () => {
  test.each([
    ['45 minuter', 'PT45M'],
    ['45min', 'PT45M'],
    ['45 min.', 'PT45M'],
    ['ca 20 min', 'PT20M'],
    ['Ungefär en timme', 'PT1H'],
    ['1 timme och 30 minuter', 'PT1H30M'],
    ['1 tim, 30 min', 'PT1H30M'],
    ['1 h 30', 'PT1H30M'],
    ['1,5 timmar', 'PT1H30M'],
    ['1.5 h', 'PT1H30M'],
    ['1½ timme', 'PT1H30M'],
    ['1 1/2 timme', 'PT1H30M'],
    ['½ timme', 'PT30M'],
    ['en halv timme', 'PT30M'],
    ['halvtimme', 'PT30M'],
    ['en halvtimme', 'PT30M'],
    ['en och en halv timme', 'PT1H30M'],
    ['två och en halv timme', 'PT2H30M'],
    ['en timme och en kvart', 'PT1H15M'],
    ['tre kvart', 'PT45M'],
    ['90 sekunder', 'PT1M30S'],
    ['ett dygn', 'P1D'],
    ['2 dagar', 'P2D'],
    ['36 timmar', 'P1DT12H'],
    ['en vecka', 'P7D'],
    ['45 minutes', 'PT45M'],
    ['about 1 hour 20 minutes', 'PT1H20M'],
    ['half an hour', 'PT30M'],
    ['an hour and a half', 'PT1H30M'],
    ['two and a half hours', 'PT2H30M'],
  ])('%s is %s', (words, iso) => expect(parseDuration(words)).toBe(iso));

  test.each([
    ['30–40 minuter', 'PT40M'],
    ['30-40 min', 'PT40M'],
    ['1 till 2 timmar', 'PT2H'],
    ['45 min – 1 timme', 'PT1H'],
    ['20 to 30 minutes', 'PT30M'],
  ])('%s is a range, and %s its longer end', (words, iso) => expect(parseDuration(words)).toBe(iso));

  test.each([
    '',
    'snabbt',
    'en timme plus jäsning',
    '30',
    'minuter och',
    '1-2-3 timmar',
    '0 minuter',
    'snart–40 min',
    '1 timme 30 kilo',
    'tusen år',
    '30 min i ugn',
    '1 dag 30',
    '99999 veckor',
  ])('«%s» is none', (words) => expect(parseDuration(words)).toBeUndefined());

  test('whatever is asked, the answer is ISO 8601 or none', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc
            .array(fc.constantFrom('1', 'en', 'halv', 'och', 'timme', '–', 'min', '½', '-', 'till', ','), { maxLength: 8 })
            .map((all) => all.join(' ')),
        ),
        (words) => {
          const iso = parseDuration(words);
          if (iso !== undefined) expect(iso).toMatch(/^P(?=\d|T\d)(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/);
        },
      ),
    );
  });
});

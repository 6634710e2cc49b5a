import { describe, expect, test } from 'vitest';
import { asTyped } from '#components/editor/typography/as-typed.ts';
import type { Language } from '#lib/contract/languages.ts';

/** Types it sign by sign; a fixed space is shown as an underscore. */
function typed(text: string, sprak: Language = 'sv'): string {
  let written = '';
  for (const sign of text) {
    const become = asTyped(written, sign, sprak);
    written = become === undefined ? written + sign : written.slice(0, written.length - become.bort) + become.in;
  }
  return written.replaceAll('\u00a0', '_');
}

describe('Swedish', () => {
  test.each([
    ['"Ja", sa hon', '”Ja”, sa hon'],
    ["Lars' bil", 'Lars’ bil'],
    ['torg - och park', 'torg – och park'],
    ['-- Hej', '– Hej'],
    ['----', '–--'],
    ['e-post', 'e-post'],
    ['Vänta...', 'Vänta…'],
    ['Det kostar 5 000 kr.', 'Det kostar 5_000_kr.'],
    ['över 12 345 678 invånare', 'över 12_345_678 invånare'],
    ['10 % av 20 km, och', '10_% av 20_km, och'],
    ['kl. 18, se s. 4 och nr 7', 'kl._18, se s._4 och nr_7'],
    ['2 dl mjölk', '2_dl mjölk'],
    ['den 5 maj', 'den 5 maj'],
    ['år 2024 100 personer', 'år 2024 100 personer'],
  ])('%s', (text, wanted) => expect(typed(text)).toBe(wanted));

  test.each([
    'https://a.se/?q="x"--y...',
    'www.torget.se/a--b',
    'anna.ek@torget.se',
    '`npm run --x "y"` ',
    'href="a"',
    'ring 070-123 456 78',
    '+46 70 123 456',
    '- punkt',
  ])('leaves %s', (text) => expect(typed(text)).toBe(text));
});

test('English opens and closes its quotation marks, and keeps no spaces together', () => {
  expect(typed(`"It's 'fine'," she said - 5 000 km ...`, 'en')).toBe('“It’s ‘fine’,” she said – 5 000 km …');
});

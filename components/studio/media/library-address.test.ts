import { expect, test } from 'vitest';
import {
  changedFilter,
  isNarrowed,
  libraryAddressOf,
  libraryFilterOf,
  libraryQueryOf,
  WHOLE_LIBRARY,
} from '#components/studio/media/library-address.ts';

test('an address says what is shown, and is read back as it was written', () => {
  const filter = {
    ...WHOLE_LIBRARY,
    ...({
      sok: 'bro å',
      rattighet: 'utgangen',
      anvand: 'publik',
      kredit: 'saknas',
      alt_saknas: 'en',
      samling: 's1',
      format: 'gif',
    } as const),
    ...({ av: 'jag', fran: '2026-11-01', till: '2026-11-24', vy: 'lista', bild: 'b1', sida: 3 } as const),
  };
  const address = libraryAddressOf(filter);
  expect(libraryFilterOf(Object.fromEntries(new URL(address, 'http://x').searchParams))).toEqual(filter);
  expect(libraryQueryOf(filter, 'p1')).toEqual({
    ...{ sok: 'bro å', rattighet: 'utgangen', anvand: 'publik', kredit: 'saknas', alt_saknas: 'en', samling: 's1', format: 'gif' },
    ...{ av: 'p1', fran: '2026-11-01', till: '2026-11-24', sida: 3 },
  });
});

test('what it does not know is left out', () => {
  const odd = {
    rattighet: 'evig',
    anvand: '2',
    kredit: 'x',
    alt_saknas: 'de',
    format: 'tiff',
    fran: 'igår',
    till: ['x', 'y'],
    vy: 'stor',
    sida: '-1',
  };
  expect(libraryFilterOf(odd)).toEqual(WHOLE_LIBRARY);
  expect(libraryAddressOf(WHOLE_LIBRARY)).toBe('/studio/bilder');
});

test('a change goes back to the first page with no picture open; how it is shown narrows nothing', () => {
  expect(changedFilter({ ...WHOLE_LIBRARY, bild: 'b1', sida: 4 }, { kredit: 'saknas' })).toEqual({ ...WHOLE_LIBRARY, kredit: 'saknas' });
  expect(isNarrowed({ ...WHOLE_LIBRARY, vy: 'lista', bild: 'b1', sida: 4 })).toBe(false);
  expect(isNarrowed({ ...WHOLE_LIBRARY, av: 'jag' })).toBe(true);
});

import { expect, test } from 'vitest';
import { placeOf } from '#components/editor/checks/place-of.ts';

test.each([
  [{ falt: 'ingress' }, { falt: 'ingress' }],
  [{ falt: 'meta.seoBesk' }, { falt: 'meta.seoBesk', tab: 'sok' }],
  [{ falt: 'hero.alt' }, { falt: 'hero.alt', tab: 'bild' }],
  [{ falt: 'kallor[0].url' }, { falt: 'kallor[0].url', tab: 'artikel' }],
  [
    { falt: 'block[3].attrs.alt', block: 'bbild0001' },
    { falt: 'block', block: 'bbild0001', field: 'alt' },
  ],
  [
    { falt: 'block[3].attrs.bilder[2].kredit', block: 'bbild0001' },
    { falt: 'block', block: 'bbild0001', field: 'bilder' },
  ],
  [
    { falt: 'block[3].content[0].marks[0].attrs.href', block: 'bstycke01' },
    { falt: 'block', block: 'bstycke01' },
  ],
  [{ falt: 'block' }, { falt: 'block' }],
])('%o is put right at %o', (entry, place) => {
  expect(placeOf(entry)).toEqual(place);
});

import { expect, test } from 'vitest';
import { inboxAddress } from '#lib/content/inbox-address.ts';

const PLACE = { handelse: 'godkand', innehall: { id: 'bron' }, uppgift: null, framsida: null, sprak: null, kommentar: null } as const;

test.each([
  [{ ...PLACE, sprak: 'en', kommentar: 'k1' } as const, '/studio/artikel/bron?sprak=en&kommentar=k1'],
  [PLACE, '/studio/artikel/bron'],
  [{ ...PLACE, innehall: null, uppgift: { id: 'u1' } }, '/studio/ko?uppgift=u1'],
  [{ ...PLACE, handelse: 'order' } as const, '/studio/att-gora?order=bron'],
  [{ ...PLACE, innehall: null, framsida: { sektion: 'mat' }, sprak: 'en' } as const, '/studio/framsidor?sprak=en&sektion=mat'],
  [{ ...PLACE, innehall: null, framsida: { sektion: null }, sprak: 'sv' } as const, '/studio/framsidor?sprak=sv'],
])('%o leads to %s', (place, address) => {
  expect(inboxAddress(place)).toBe(address);
});

import { expect, test } from 'vitest';
import { askedOf, isNarrowed, logAddressOf, logFilterOf, narrowed, WHOLE_LOG } from '#components/studio/log/log-address.ts';

test('an address and what it asks for say the same', () => {
  const filter = logFilterOf({ sok: 'bron & ån', handelse: 'slappInnehall', utfall: 'misslyckad', fran: '2026-11-20', sida: '3' });
  expect(logFilterOf(Object.fromEntries(new URL(logAddressOf(filter), 'http://x').searchParams))).toEqual(filter);
  expect(askedOf(filter)).toEqual({ sok: 'bron & ån', handelse: 'slappInnehall', utfall: 'misslyckad', fran: '2026-11-20' });
});

test('what the address does not know is left out, but a time that is none is handed on', () => {
  expect(logFilterOf({ handelse: 'slapp', utfall: 'bra', till: 'i går', sida: 'x' })).toEqual({ ...WHOLE_LOG, till: 'i går' });
});

test('another filter begins at the first page', () => {
  expect(logAddressOf(narrowed({ ...WHOLE_LOG, sida: 7 }, { sok: 'bro' }))).toBe('/studio/logg?sok=bro');
  expect(logAddressOf(narrowed({ ...WHOLE_LOG, sok: 'bro' }, { sida: 2 }))).toBe('/studio/logg?sok=bro&sida=2');
  expect([isNarrowed(WHOLE_LOG), isNarrowed({ ...WHOLE_LOG, av: 'p1' }), logAddressOf(WHOLE_LOG)]).toEqual([false, true, '/studio/logg']);
});

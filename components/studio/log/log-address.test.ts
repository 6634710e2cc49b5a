import { expect, test } from 'vitest';
import { askedOf, isNarrowed, logAddressOf, logFileAddressOf, logFilterOf, WHOLE_LOG } from '#components/studio/log/log-address.ts';

test('an address and what it asks for say the same', () => {
  const filter = logFilterOf({ sok: 'bron & ån', handelse: 'slappInnehall', utfall: 'misslyckad', fran: '2026-11-20' });
  expect(logFilterOf(Object.fromEntries(new URL(logAddressOf(filter), 'http://x').searchParams))).toEqual(filter);
  expect(askedOf(filter)).toEqual({ sok: 'bron & ån', handelse: 'slappInnehall', utfall: 'misslyckad', fran: '2026-11-20' });
});

test('what the address does not know is left out, but a time that is none is handed on', () => {
  expect(logFilterOf({ handelse: 'slapp', utfall: 'bra', till: 'i går' })).toEqual({ ...WHOLE_LOG, till: 'i går' });
});

test('no filter is no words in the address', () => {
  expect([isNarrowed(WHOLE_LOG), isNarrowed({ ...WHOLE_LOG, av: 'p1' }), logAddressOf(WHOLE_LOG)]).toEqual([false, true, '/studio/logg']);
});

test('a file holds what the page shows', () => {
  const filter = { ...WHOLE_LOG, sok: 'bron & ån', fran: '2026-11-20' };
  const { pathname, searchParams } = new URL(logFileAddressOf(filter, 'csv'), 'http://x');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/studio/api/logg/export', { format: 'csv', ...askedOf(filter) }]);
});

import { expect, test } from 'vitest';
import { checkedDay, oldPrice } from '#lib/blocks/price-age.ts';

const NOW = '2026-06-30T12:00:00Z';

test.each([
  ['2026-05-30', 31],
  ['2025-06-30', 365],
])('a price of %s is old', (day, dagar) => {
  expect(oldPrice(day, 'attrs.kontrollerad', NOW)).toEqual([
    { kod: 'pris_gammalt', falt: 'attrs.kontrollerad', params: { dag: day, dagar } },
  ]);
});

test.each([undefined, '', '2026-05-31', '2026-06-30', '2099-01-01', 'i går', '2025-02-31', '2025-13-01'])(
  'nothing is said of %s',
  (day) => {
    expect(oldPrice(day, 'attrs.kontrollerad', NOW)).toEqual([]);
  },
);

test('readers are shown a day that the calendar has', () => {
  expect(['2026-02-28', ' 2026-02-28 ', '2026-02-29', '2026-02-31', 'x'].map(checkedDay)).toEqual([
    ...['2026-02-28', '2026-02-28'],
    ...[undefined, undefined, undefined],
  ]);
});

import { expect, test } from 'vitest';
import { checkedDay, latestOldDay, oldPrice } from '#lib/blocks/price-age.ts';

const NOW = '2026-06-30T12:00:00Z';
const AFTER_30 = { nu: NOW, prisdagar: 30 };

test.each([
  ['2026-05-30', 31],
  ['2025-06-30', 365],
])('a price of %s is old', (day, dagar) => {
  expect(oldPrice(day, 'attrs.kontrollerad', AFTER_30)).toEqual([
    { kod: 'pris_gammalt', falt: 'attrs.kontrollerad', params: { dag: day, dagar } },
  ]);
});

test.each([undefined, '', '2026-05-31', '2026-06-30', '2099-01-01', 'i går', '2025-02-31', '2025-13-01', '0000-01-01'])(
  'nothing is said of %s',
  (day) => {
    expect(oldPrice(day, 'attrs.kontrollerad', AFTER_30)).toEqual([]);
  },
);

test('readers are shown a day that the calendar has', () => {
  expect(['2026-02-28', ' 2026-02-28 ', '2026-02-29', '2026-02-31', 'x'].map(checkedDay)).toEqual([
    ...['2026-02-28', '2026-02-28'],
    ...[undefined, undefined, undefined],
  ]);
});

test('how old a price may be is for the newsroom to say, and nothing is judged by whoever does not know', () => {
  const after = (prisdagar: number) => oldPrice('2026-06-20', '', { nu: NOW, prisdagar }).map(({ params }) => params?.dagar);
  expect([after(9), after(10), after(3_650)]).toEqual([[10], [], []]);
  expect([oldPrice('2020-01-01', '', { nu: NOW }), oldPrice('2020-01-01', '', { prisdagar: 30 })]).toEqual([[], []]);
});

test.each(['2026-06-30T00:00:00.000Z', NOW, '2026-06-30T23:59:59.999Z'])(
  'at %s the latest old day is the last that is remarked on',
  (nu) => {
    const last = latestOldDay(nu, 30);
    expect(last).toBe('2026-05-30');
    expect(oldPrice(last, '', { nu, prisdagar: 30 })).toHaveLength(1);
    expect(oldPrice('2026-05-31', '', { nu, prisdagar: 30 })).toEqual([]);
  },
);

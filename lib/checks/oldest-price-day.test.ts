import { expect, test } from 'vitest';
import { oldestPriceDay } from '#lib/checks/oldest-price-day.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';

const product = (kontrollerad: unknown): Block => ({ type: 'produkt', attrs: { id: 'bvaran001', namn: 'Panna', kontrollerad } });
const compared = (...days: unknown[]): Block => ({
  type: 'jamforelse',
  attrs: { id: 'btestet01', rader: days.map((kontrollerad) => ({ namn: 'Panna', kontrollerad })) },
});
const oldest = (...blocks: Block[]) => atOnce(oldestPriceDay(blocks));

test('of several prices the one that was looked at longest ago decides', () => {
  expect(oldest(product('2026-11-20'), product(' 2026-03-01 '), compared('2026-04-01', '2026-05-01'))).toBe('2026-03-01');
  expect(oldest(product('2026-11-20'), compared('2026-04-01', '2025-12-31'))).toBe('2025-12-31');
});

test.each([undefined, '', 'i går', '2026-02-30', '0000-01-01', 20_260_101, null, ['2026-01-01']])('%j is no such day', (kontrollerad) => {
  expect(oldest(product(kontrollerad))).toBeUndefined();
  expect(oldest(product(kontrollerad), product('2026-11-20'))).toBe('2026-11-20');
});

test('other days are none of a price', () => {
  expect(oldest({ type: 'rattelse', attrs: { id: 'brattat01', datum: '2020-01-01', text: 'Fel.' } })).toBeUndefined();
});

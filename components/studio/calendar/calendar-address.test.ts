import { expect, test } from 'vitest';
import { addressOf, filterOf } from '#components/studio/calendar/calendar-address.ts';

const TODAY = '2026-11-20';

test('an address leads back to what was shown', () => {
  const filter = filterOf({ vy: 'vecka', dag: '2027-03-28', sektion: 'mat', tillstand: 'fel', sok: 'surdeg & jäst' }, TODAY);
  expect(filter).toMatchObject({ vy: 'vecka', dag: '2027-03-28', sektion: 'mat', tillstand: 'fel', sok: 'surdeg & jäst' });
  const again = Object.fromEntries(new URL(addressOf(filter, TODAY), 'http://studio').searchParams);
  expect(filterOf(again, TODAY)).toEqual(filter);
});

test('what an address does not say, or says wrongly, goes without saying', () => {
  const plain = filterOf({}, TODAY);
  expect(addressOf(plain, TODAY)).toBe('/studio/publiceringar');
  expect(filterOf({ vy: 'kvartal', dag: '2026-02-30', tillstand: 'borta', tid: 'toString' }, TODAY)).toEqual(plain);
});

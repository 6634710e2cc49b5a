import { expect, test } from 'vitest';
import { askedDays, chosenPeriod, faultOfDays, isByHour } from '#components/studio/figures/period.ts';

test.each([
  [{}, { dagar: 28 }, false],
  [{ period: 'nu' }, { dagar: 1 }, true],
  [{ period: 'dag' }, { dagar: 1 }, true],
  [{ period: 'egen', fran: '2026-11-01', till: '2026-11-03' }, { fran: '2026-11-01', till: '2026-11-03' }, false],
  [{ period: 'egen', fran: '2026-11-01', till: '2026-11-01' }, { fran: '2026-11-01', till: '2026-11-01' }, true],
  [{ period: 'egen', fran: '2026-11-03', till: '2026-11-01' }, { dagar: 28 }, false],
  [{ period: 'egen', fran: '2026-02-30', till: '2026-03-01' }, { dagar: 28 }, false],
  [{ period: 'egen', fran: 'i går', till: '' }, { dagar: 28 }, false],
  [{ period: ['nu', 'dag'] }, { dagar: 28 }, false],
])('%j asks for %j', (params, asked, byHour) => {
  const chosen = chosenPeriod(params);
  expect([askedDays(chosen), isByHour(chosen)]).toEqual([asked, byHour]);
});

test.each([
  ['', '2026-11-01', 'fran', 'Ange första dagen.'],
  ['2026-11-01', '', 'till', 'Ange sista dagen.'],
  ['2026-11-02', '2026-11-01', 'till', 'Sista dagen är före den första.'],
  ['2025-01-01', '2026-11-01', 'till', 'Högst 400 dagar visas åt gången.'],
])('from %j until %j is wrong', (fran, till, falt, orsak) => {
  expect(faultOfDays({ fran, till })).toEqual({ falt, orsak });
});

test('400 days are as many as may be', () => {
  expect(faultOfDays({ fran: '2025-10-22', till: '2026-11-25' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { dayPoints, hourPoints, hoursBefore } from '#components/studio/figures/chart-points.ts';

test('every day has a column: nobody read on some, and of those before it was measured nothing is known', () => {
  const points = dayPoints([{ nyckel: '2026-11-24', visningar: 7 }], { fran: '2026-11-22', till: '2026-11-25' }, '2026-11-23');
  expect(points.map(({ nyckel, antal }) => [nyckel, antal])).toEqual([
    ['2026-11-22', null],
    ['2026-11-23', 0],
    ['2026-11-24', 7],
    ['2026-11-25', 0],
  ]);
  expect(points[3]).toMatchObject({ kort: '25 nov.', namn: 'onsdag 25 november 2026' });
});

test('days over a year’s end and over the change of clocks are each there once', () => {
  const keys = (fran: string, till: string) => dayPoints([], { fran, till }, null).map(({ nyckel }) => nyckel);
  expect(keys('2026-12-31', '2027-01-01')).toEqual(['2026-12-31', '2027-01-01']);
  expect(keys('2026-10-24', '2026-10-26')).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
});

test('every hour has a column, and of those to come nothing is known', () => {
  const points = hourPoints([{ nyckel: '2026-11-25 00', visningar: 3 }], { fran: '2026-11-24 23', till: '2026-11-25 02' }, '2026-11-25 01');
  expect(points.map(({ kort, antal }) => [kort, antal])).toEqual([
    ['23', 0],
    ['00', 3],
    ['01', 0],
    ['02', null],
  ]);
  expect(points[0]?.namn).toBe('tisdag 24 november kl. 23–24');
});

test('hours before are of the day before, too', () => {
  expect(hoursBefore('2026-11-25 03', 11)).toBe('2026-11-24 16');
});

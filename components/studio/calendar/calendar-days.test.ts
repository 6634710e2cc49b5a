import { expect, test } from 'vitest';
import { monthAfter, weekOf, weeksOfMonth } from '#components/studio/calendar/calendar-days.ts';

test('a week begins on Monday and bears its ISO number, also where the year changes', () => {
  expect(weekOf('2026-11-22')).toEqual({
    nr: 47,
    dagar: ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
  });
  expect(weekOf('2027-01-01').nr).toBe(53);
  expect(weekOf('2027-01-04').nr).toBe(1);
  expect(weekOf('2025-12-29').nr).toBe(1);
});

test('a month is shown in whole weeks, with every day once, also where the clocks change', () => {
  for (const month of ['2026-02', '2026-11', '2027-02', '2027-03', '2027-10', '2028-02']) {
    const days = weeksOfMonth(`${month}-15`).flatMap(({ dagar }) => dagar);
    const own = days.filter((day) => day.startsWith(month));
    expect(own.length).toBe(new Set(own).size);
    expect(own).toContain(`${month}-01`);
    expect(days.length % 7).toBe(0);
  }
  expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
  expect(weeksOfMonth('2027-03-28').map(({ nr }) => nr)).toEqual([9, 10, 11, 12, 13]);
});

test('a month on is the same day, or the last one there is', () => {
  expect(monthAfter('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthAfter('2026-12-15', 1)).toBe('2027-01-15');
  expect(monthAfter('2026-03-31', -1)).toBe('2026-02-28');
});

import { describe, expect, test } from 'vitest';
import { noonOf, type TimeForm, timeInWords } from '#lib/content/time-in-words.ts';

const MOMENT = '2026-11-20T13:05:00Z';

test.each([
  ['day', '20 november 2026', '20 November 2026'],
  ['dayAndClock', '20 november 2026 kl. 14:05', '20 November 2026 at 14:05'],
  ['weekdayAndClock', 'fredag 20 november 2026 kl. 14:05', 'Friday, 20 November 2026 at 14:05'],
  ['weekday', 'fredag 20 november 2026', 'Friday, 20 November 2026'],
  ['weekdayOfTheYear', 'fredag 20 november', 'Friday 20 November'],
  ['dayOfTheYear', '20 november', '20 November'],
  ['dayOfTheYearAndClock', '20 november kl. 14:05', '20 November at 14:05'],
  ['shortDay', '20 nov. 2026', '20 Nov 2026'],
  ['shortDayOfTheYear', '20 nov.', '20 Nov'],
  ['shortDayOfTheYearAndClock', '20 nov. 14:05', '20 Nov, 14:05'],
  ['month', 'november 2026', 'November 2026'],
  ['shortMonthOfTheYear', 'nov.', 'Nov'],
  ['dayOfTheMonth', '20', '20'],
  ['year', '2026', '2026'],
  ['clock', '14:05', '14:05'],
  ['numbers', '2026-11-20 14:05', '20/11/2026, 14:05'],
] as const satisfies ReadonlyArray<[TimeForm, string, string]>)('%s', (form, swedish, english) => {
  expect(timeInWords(form, MOMENT)).toBe(swedish);
  expect(timeInWords(form, Date.parse(MOMENT), 'en')).toBe(english);
});

describe('the clocks are Stockholm’s, whatever the zone of the machine', () => {
  test.each([
    ['2026-07-01T10:00:00Z', '2026-07-01 12:00'],
    ['2026-12-01T10:00:00Z', '2026-12-01 11:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01 00:30'],
  ])('%s is %s', (instant, numbers) => {
    expect(timeInWords('numbers', instant)).toBe(numbers);
  });
});

test.each(['1000-01-01', '1712-02-28', '1985-03-12', '2026-03-29', '2026-10-25', '2026-12-31', '9999-12-31'])('%s is that day', (day) => {
  expect(timeInWords('numbers', noonOf(day)).slice(0, 10)).toBe(day);
});

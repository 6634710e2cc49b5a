import { dayAfter, weekdayOf } from '#components/studio/stockholm-day.ts';

/* Days are `YYYY-MM-DD` by Stockholm's clocks; weeks are Swedish: Monday first, numbered by ISO 8601. */

export interface Week {
  nr: number;
  dagar: string[];
}

function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day));
}

/** The week that a day is in. */
export function weekOf(day: string): Week {
  const monday = mondayOf(day);
  return { nr: weekNumber(monday), dagar: Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)) };
}

/** A week belongs to the year that has its Thursday, and the year's first is the one with 4 January. */
function weekNumber(monday: string): number {
  const year = dayAfter(monday, 3).slice(0, 4);
  const first = mondayOf(`${year}-01-04`);
  return 1 + Math.round((Date.parse(monday) - Date.parse(first)) / (7 * 86_400_000));
}

/** The whole weeks that a day's month touches. */
export function weeksOfMonth(day: string): Week[] {
  const month = day.slice(0, 7);
  const weeks = [weekOf(`${month}-01`)];
  for (let next = dayAfter(weeks[0]?.dagar[0] ?? day, 7); next.slice(0, 7) === month; next = dayAfter(next, 7)) weeks.push(weekOf(next));
  return weeks;
}

/** The same day so many months away, or the last of that month. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

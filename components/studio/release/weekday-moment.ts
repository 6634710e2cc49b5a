import { dayAfter, stockholmDay } from '#components/studio/stockholm-day.ts';
import { clockTime, stockholmClock } from '#components/studio/swedish-time.ts';
import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';

const HOUR = 3_600_000;

/** «i dag 14.30», «i morgon 06.00», «fredag 27 november 06.00», with its year when that is another. Of an hour that comes twice: which. */
export function weekdayMoment(instant: string, now: number): string {
  return `${dayName(stockholmDay(instant), now)} ${clockTime(instant)}${season(Date.parse(instant))}`;
}

function season(time: number): string {
  const shown = stockholmClock(time);
  if (stockholmClock(time + HOUR) === shown) return ' sommartid';
  return stockholmClock(time - HOUR) === shown ? ' vintertid' : '';
}

/** «i går», «i dag», «i morgon», «fredag 27 november». */
export function dayName(day: string, now: number): string {
  const today = stockholmDay(new Date(now).toISOString());
  if (day === today) return 'i dag';
  if (day === dayAfter(today, 1)) return 'i morgon';
  if (day === dayAfter(today, -1)) return 'i går';
  return timeInWords(day.slice(0, 4) === today.slice(0, 4) ? 'weekdayOfTheYear' : 'weekday', noonOf(day));
}

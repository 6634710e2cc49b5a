import { timeInWords } from '#lib/content/time-in-words.ts';

const RELATIVE = new Intl.RelativeTimeFormat('sv', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_LENGTH = 24 * HOUR;

/** «för 5 minuter sedan», «i går», «om 3 dagar»; a date once it is a week away. */
export function relativeTime(iso: string, now: number): string {
  const time = Date.parse(iso);
  const away = time - now;
  const distance = Math.abs(away);
  if (distance < 45_000) return away > 0 ? 'strax' : 'nyss';
  if (distance < HOUR) return RELATIVE.format(Math.round(away / MINUTE), 'minute');
  if (distance < 20 * HOUR) return RELATIVE.format(Math.round(away / HOUR), 'hour');
  if (distance < 7 * DAY_LENGTH) return RELATIVE.format(daysBetween(now, time), 'day');
  return timeInWords(timeInWords('year', time) === timeInWords('year', now) ? 'shortDayOfTheYear' : 'shortDay', time);
}

/** Calendar days in Stockholm: half past eleven last night was yesterday. */
function daysBetween(from: number, to: number): number {
  const midnight = (time: number) => Date.parse(`${stockholmClock(time).slice(0, 10)}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / DAY_LENGTH);
}

/** «20 november 2026 kl. 14.05» in Stockholm. */
export function longMoment(iso: string): string {
  return withPoint(timeInWords('dayAndClock', iso));
}

/** «14.32» in Stockholm. */
export function clockTime(time: string | number): string {
  return withPoint(timeInWords('clock', time));
}

/** «14.32» today, «19 november 14.32» any other day, in Stockholm. */
export function savedTime(time: string | number): string {
  const day = timeInWords('dayOfTheYear', time);
  return day === timeInWords('dayOfTheYear', Date.now()) ? clockTime(time) : `${day} ${clockTime(time)}`;
}

/** The hours as every clock in the application writes them. */
function withPoint(words: string): string {
  return words.replace(/:(?=\d\d$)/, '.');
}

/** `2026-11-20 14:05` in Stockholm: the form of `datum` in a release (interface.md). */
export function stockholmClock(time: number): string {
  return timeInWords('numbers', time);
}

const ZONE = 'Europe/Stockholm';

const RELATIVE = new Intl.RelativeTimeFormat('sv', { numeric: 'auto' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('sv', { timeZone: ZONE, day: 'numeric', month: 'short' });
const DAY = new Intl.DateTimeFormat('sv', { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'long', timeStyle: 'short' });
const WALL_CLOCK = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' });
const YEAR = new Intl.DateTimeFormat('sv', { timeZone: ZONE, year: 'numeric' });

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
  return YEAR.format(time) === YEAR.format(now) ? DAY_OF_YEAR.format(time) : DAY.format(time);
}

/** Calendar days in Stockholm: half past eleven last night was yesterday. */
function daysBetween(from: number, to: number): number {
  const midnight = (time: number) => Date.parse(`${WALL_CLOCK.format(time).slice(0, 10)}T00:00:00Z`);
  return Math.round((midnight(to) - midnight(from)) / DAY_LENGTH);
}

/** «20 november 2026 kl. 14.05» in Stockholm. */
export function longMoment(iso: string): string {
  // With the point that every other time in the application has.
  return MOMENT.format(Date.parse(iso)).replace(/:(?=\d\d$)/, '.');
}

/** `2026-11-20 14:05` in Stockholm: the form of `datum` in a release (interface.md). */
export function stockholmClock(time: number): string {
  return WALL_CLOCK.format(time);
}

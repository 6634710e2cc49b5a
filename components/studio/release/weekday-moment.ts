import { chosenTimeOf, dayAfter, readPublishTime, stockholmDay } from '#components/studio/release/publish-time.ts';

const ZONE = 'Europe/Stockholm';
const WEEKDAY = new Intl.DateTimeFormat('sv', { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' });
const WITH_YEAR = new Intl.DateTimeFormat('sv', { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const CLOCK = new Intl.DateTimeFormat('sv', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

/** «06.00» in Stockholm. */
export function clockOf(instant: string): string {
  return CLOCK.format(Date.parse(instant)).replace(':', '.');
}

/** «i dag 14.30», «i morgon 06.00», «fredag 27 november 06.00», with its year when that is another. Of an hour that comes twice: which. */
export function weekdayMoment(instant: string, now: number): string {
  const time = readPublishTime(chosenTimeOf(instant), now);
  const season = time.kind === 'instant' && time.isTwice ? (chosenTimeOf(instant).second ? ' vintertid' : ' sommartid') : '';
  return `${dayName(stockholmDay(instant), now)} ${clockOf(instant)}${season}`;
}

/** «i går», «i dag», «i morgon», «fredag 27 november». */
export function dayName(day: string, now: number): string {
  const today = stockholmDay(new Date(now).toISOString());
  if (day === today) return 'i dag';
  if (day === dayAfter(today, 1)) return 'i morgon';
  if (day === dayAfter(today, -1)) return 'i går';
  const noon = Date.parse(`${day}T12:00:00Z`);
  return (day.slice(0, 4) === today.slice(0, 4) ? WEEKDAY : WITH_YEAR).format(noon);
}

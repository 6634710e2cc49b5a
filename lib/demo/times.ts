import { stockholmMinute } from '#lib/content/stockholm-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SATURDAY = 6;

/** A moment before `now` as a live entry has it: ÅÅÅÅ-MM-DDTHH:MM, Swedish time. */
export function minutesBefore(now: Date, minutes: number): string {
  return stockholmMinute(new Date(now.getTime() - minutes * MINUTE).toISOString()).replace(' ', 'T');
}

/** A Saturday between one and two weeks after `now`, as ÅÅÅÅ-MM-DD. */
export function saturdayAhead(now: Date): string {
  const earliest = new Date(`${minutesBefore(now, 0).slice(0, 10)}T12:00:00Z`).getTime() + 8 * DAY;
  const wait = (SATURDAY - new Date(earliest).getUTCDay() + 7) % 7;
  return new Date(earliest + wait * DAY).toISOString().slice(0, 10);
}

/** Nine in the evening, Swedish time, so many days after `now`: ÅÅÅÅ-MM-DD HH:MM. */
export function eveningAhead(now: Date, days: number): string {
  return `${stockholmMinute(new Date(now.getTime() + days * DAY).toISOString()).slice(0, 10)} 21:00`;
}

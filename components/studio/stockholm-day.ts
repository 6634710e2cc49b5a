import { stockholmClock } from '#components/studio/swedish-time.ts';

const DAY = 24 * 3_600_000;

/** The day that Stockholm's calendars show at an instant, `YYYY-MM-DD`. */
export function stockholmDay(instant: string): string {
  return stockholmClock(Date.parse(instant)).slice(0, 10);
}

/** So many days after a day. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The present minute by Stockholm's clocks, as a document keeps a time: `YYYY-MM-DDTHH:MM`. */
export function nowInStockholm(): string {
  return stockholmClock(Date.now()).replace(' ', 'T');
}

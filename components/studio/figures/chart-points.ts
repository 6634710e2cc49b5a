import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';

/** One column of a chart. */
export interface ChartPoint {
  nyckel: string;
  /** What it is called below the chart, and in full. */
  kort: string;
  namn: string;
  /** null: nothing is known of it. */
  antal: number | null;
}

interface Row {
  nyckel: string;
  visningar: number;
}

const HOUR_MS = 3_600_000;

/** A column for each day from the first to the last, also for those without readings; nothing is known of days before it was measured. */
export function dayPoints(rows: readonly Row[], days: { fran: string; till: string }, measuredSince: string | null): ChartPoint[] {
  const found = new Map(rows.map(({ nyckel, visningar }) => [nyckel, visningar]));
  return keysBetween(`${days.fran}T00`, `${days.till}T00`, 24).map((hour) => {
    const nyckel = hour.slice(0, 10);
    const noon = noonOf(nyckel);
    const isKnown = measuredSince !== null && nyckel >= measuredSince;
    return {
      nyckel,
      kort: timeInWords('shortDayOfTheYear', noon),
      namn: timeInWords('weekday', noon),
      antal: isKnown ? (found.get(nyckel) ?? 0) : null,
    };
  });
}

/** A column for each hour (`YYYY-MM-DD HH`) from the first to the last; nothing is known of those that have not begun. */
export function hourPoints(rows: readonly Row[], hours: { fran: string; till: string }, now: string): ChartPoint[] {
  const found = new Map(rows.map(({ nyckel, visningar }) => [nyckel, visningar]));
  return keysBetween(hours.fran.replace(' ', 'T'), hours.till.replace(' ', 'T'), 1).map((key) => {
    const nyckel = key.replace('T', ' ');
    const [day = '', hour = ''] = nyckel.split(' ');
    return {
      nyckel,
      kort: hour,
      namn: `${timeInWords('weekdayOfTheYear', noonOf(day))} kl. ${hour}–${String(Number(hour) + 1).padStart(2, '0')}`,
      antal: nyckel <= now ? (found.get(nyckel) ?? 0) : null,
    };
  });
}

/** The hour so many hours before one, as clocks are read: no hour is left out where they are changed. */
export function hoursBefore(hour: string, hours: number): string {
  return keyOf(Date.parse(`${hour.replace(' ', 'T')}:00Z`) - hours * HOUR_MS).replace('T', ' ');
}

function keysBetween(first: string, last: string, hoursEach: number): string[] {
  const [from, to] = [Date.parse(`${first}:00Z`), Date.parse(`${last}:00Z`)];
  const count = Math.floor((to - from) / (hoursEach * HOUR_MS)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, nr) => keyOf(from + nr * hoursEach * HOUR_MS));
}

function keyOf(time: number): string {
  return new Date(time).toISOString().slice(0, 13);
}

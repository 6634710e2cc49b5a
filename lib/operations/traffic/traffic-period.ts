import { z } from 'zod';
import { parseStockholmTime, stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { toldDay } from '#lib/contract/told-day.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { DaySpan } from '#lib/store/traffic.ts';

/** So many days are told of at once. */
const MOST_DAYS = 400;
/** Of nobody's choice: a week. */
const USUAL_DAYS = 7;
const DAY_MS = 86_400_000;

const day = toldDay.optional();

/** The days that are asked about. */
export const trafficQuery = {
  fran: day.meta({ description: 'Första dagen, ÅÅÅÅ-MM-DD, åren 2000–2999. Utelämnad: dagar räknat från till.' }),
  till: day.meta({ description: 'Sista dagen, ÅÅÅÅ-MM-DD, åren 2000–2999. Utelämnad: i dag.' }),
  dagar: z.coerce.number().int().min(1).max(366).default(USUAL_DAYS).meta({ description: 'Hur många dagar, 1–366, när fran inte anges.' }),
};

type Asked = Partial<z.infer<z.ZodObject<typeof trafficQuery>>>;

export interface TrafficPeriod extends DaySpan {
  /** How many days it is. */
  dagar: number;
}

/** The days asked about: both given, or so many until the last. */
export function trafficPeriod({ fran, till, dagar = USUAL_DAYS }: Asked, now: string): TrafficPeriod {
  const last = till ?? today(now);
  const first = fran ?? daysBefore(last, dagar - 1);
  return { fran: first, till: last, dagar: Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1 };
}

/** What is wrong with the days asked about. */
export function periodFaults(asked: Asked, now: string): FaultEntry[] {
  const { dagar } = trafficPeriod(asked, now);
  if (dagar < 1) return [faultEntry('tid_bakvand', { falt: 'till' })];
  return dagar > MOST_DAYS ? [faultEntry('falt_for_stort', { falt: 'till' }, { max: `${MOST_DAYS} dagar efter fran` })] : [];
}

/** The day it is by Stockholm's clocks. */
export function today(now: string): string {
  return stockholmMinute(now).slice(0, 10);
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The same days as two instants: the first of the first, and the one after the last. */
export function instantsOf({ fran, till }: DaySpan): { fran: string; till: string } {
  return { fran: midnight(fran), till: midnight(daysBefore(till, -1)) };
}

function midnight(day: string): string {
  const time = parseStockholmTime(`${day} 00:00`);
  if (time.kind !== 'instant') throw new Error(`no midnight begins ${day}`);
  return time.instant;
}

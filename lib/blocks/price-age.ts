import type { CheckedAt, Finding } from '#lib/blocks/define-block.ts';
import { word } from '#lib/blocks/field.ts';

const DAY_MS = 86_400_000;
/** The calendar begins with the year 1. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** When somebody last saw in the shop what the article says of the price. */
export const checkedOn = () =>
  word('Dagen då priset senast sågs hos butiken, ÅÅÅÅ-MM-DD. Läsaren ser den.', {
    etikett: 'Pris kontrollerat',
    form: 'dag',
    prisdag: true,
  });

/** The day as it was given, when the calendar has it. */
export function checkedDay(kontrollerad: string | undefined): string | undefined {
  const day = kontrollerad?.trim() ?? '';
  return DAY.test(day) && isInCalendar(day) ? day : undefined;
}

/** `Date` takes the 31st of February for a day in March. */
function isInCalendar(day: string): boolean {
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

/** The latest day whose prices are old at the moment `nu`, where they may be `prisdagar` days old: the one rule of when a price is. */
export function latestOldDay(nu: string, prisdagar: number): string {
  return new Date(Date.parse(nu) - (prisdagar + 1) * DAY_MS).toISOString().slice(0, 10);
}

/** What is to be said of a price or a stock that was looked at that day; nothing where the day, the moment or how old it may be is not known. */
export function oldPrice(kontrollerad: string | undefined, falt: string, { nu, prisdagar }: CheckedAt): Finding[] {
  const day = checkedDay(kontrollerad);
  if (day === undefined || nu === undefined || prisdagar === undefined || day > latestOldDay(nu, prisdagar)) return [];
  return [{ kod: 'pris_gammalt', falt, params: { dag: day, dagar: Math.floor((Date.parse(nu) - Date.parse(day)) / DAY_MS) } }];
}

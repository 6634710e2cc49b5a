import type { Finding } from '#lib/blocks/define-block.ts';
import { word } from '#lib/blocks/field.ts';

/** A price that nobody has looked at for longer is remarked on. */
const OLD_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** When somebody last saw in the shop what the article says of the price. */
export const checkedOn = () =>
  word('Dagen då priset senast sågs hos butiken, ÅÅÅÅ-MM-DD. Läsaren ser den.', {
    etikett: 'Pris kontrollerat',
    form: 'dag',
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

/** What is to be said of a price or a stock that was looked at that day, at the moment `nu`; nothing where either is not known. */
export function oldPrice(kontrollerad: string | undefined, falt: string, nu: string | undefined): Finding[] {
  const day = checkedDay(kontrollerad);
  if (day === undefined || nu === undefined) return [];
  const dagar = Math.floor((Date.parse(nu) - Date.parse(day)) / DAY_MS);
  return dagar > OLD_AFTER_DAYS ? [{ kod: 'pris_gammalt', falt, params: { dag: day, dagar } }] : [];
}

import { dayInWords, parseDay } from '#lib/content/day.ts';
import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';
import { writtenDate } from '#lib/content/written-date.ts';

export interface Birth {
  /** As readers see it: «20 november 1985», with or without a place after it. */
  fodd: string;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; empty when it is not known. */
  foddIso: string;
}

/** Whether the calendar has that date: a day, a month or a year. */
export function isPartialDay(text: string): boolean {
  if (/^\d{4}$/.test(text)) return parseDay(`${text}-01-01`) !== undefined;
  if (/^\d{4}-\d{2}$/.test(text)) return parseDay(`${text}-01`) !== undefined;
  return parseDay(text) === text;
}

/** A day, a month or a year in Swedish words: «20 november 1985», «november 1985», «1985»; empty for the empty date. */
export function birthInWords(foddIso: string): string {
  if (foddIso.length === 7) return timeInWords('month', noonOf(`${foddIso}-15`));
  return foddIso.length === 10 ? dayInWords(foddIso, 'sv') : foddIso;
}

/** Whether two dates can be the same, one of them perhaps known less exactly. An unknown one contradicts none. */
export function agree(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/**
 * Both forms of a birth date from those given, the missing one made of the other and nothing added to it. Words known
 * `before` are kept when they tell the date that is given. `undefined` when the two forms given contradict each other.
 */
export function birthOf(given: { fodd?: string | undefined; foddIso?: string | undefined }, before?: Birth): Birth | undefined {
  const { foddIso } = given;
  if (given.fodd === undefined) {
    if (foddIso === undefined) return before ?? { fodd: '', foddIso: '' };
    const kept = before !== undefined && foddIso !== '' && toldDate(before.fodd) === foddIso;
    return { fodd: kept ? before.fodd : birthInWords(foddIso), foddIso };
  }
  const told = toldDate(given.fodd);
  const fodd = isPartialDay(given.fodd) ? birthInWords(given.fodd) : given.fodd;
  if (foddIso === undefined) return { fodd, foddIso: told };
  return told !== '' && foddIso !== '' && !agree(told, foddIso) ? undefined : { fodd, foddIso };
}

/** The date that a text begins to tell, as exactly as it does; empty when it tells none. */
function toldDate(fodd: string): string {
  if (isPartialDay(fodd)) return fodd;
  const date = writtenDate(fodd) ?? '';
  if (date.length !== 4) return date;
  const months = Array.from({ length: 12 }, (_, index) => `${date}-${String(index + 1).padStart(2, '0')}`);
  return months.find((month) => fodd.toLowerCase().startsWith(birthInWords(month))) ?? date;
}

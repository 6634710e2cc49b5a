import { parseDay } from '#lib/content/day.ts';

/** By the first three letters, Swedish and English. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'maj may', 'jun', 'jul', 'aug', 'sep', 'okt oct', 'nov', 'dec'].flatMap((names, index) =>
  names.split(' ').map((name): [string, string] => [name, String(index + 1).padStart(2, '0')]),
);
const MONTH_OF: ReadonlyMap<string, string> = new Map(MONTHS);
const MONTH =
  '(januari|january|jan|februari|february|feb|mars|march|mar|april|apr|maj|may|juni|june|jun|juli|july|jul|augusti|august|aug|september|sept|sep|oktober|october|okt|oct|november|nov|december|dec)\\.?';
const DAY_FIRST = new RegExp(`(?<!\\d)(\\d{1,2})(?::?[ae]|st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${MONTH},?\\s+(\\d{4})(?!\\d)`, 'i');
const MONTH_FIRST = new RegExp(`(?<!\\p{L})${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)`, 'iu');

/**
 * The date that a text begins to tell, as ISO 8601: «12 mars 1985 i Malmö» and «March 12, 1985» are `1985-03-12`, a text
 * whose only number is a year («1985, Malmö») is that year. `undefined` for a text that tells none, or one that the
 * calendar does not have.
 */
export function writtenDate(text: string): string | undefined {
  const iso = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0];
  if (iso !== undefined) return parseDay(iso);
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  if (year !== undefined) return whole(year, month, day);
  const [, firstMonth, secondDay, lastYear] = MONTH_FIRST.exec(text) ?? [];
  if (lastYear !== undefined) return whole(lastYear, firstMonth, secondDay);
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.length === 1 && /^1\d{3}$|^20\d{2}$/.test(numbers[0] ?? '') ? numbers[0] : undefined;
}

function whole(year: string, month = '', day = ''): string | undefined {
  return parseDay(`${year}-${MONTH_OF.get(month.slice(0, 3).toLowerCase()) ?? ''}-${day.padStart(2, '0')}`);
}

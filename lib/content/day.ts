import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';
import type { Language } from '#lib/contract/languages.ts';

/** A day as `YYYY-MM-DD`, for one that the calendar has; `undefined` for anything else. */
export function parseDay(text: string): string | undefined {
  const day = text.trim();
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)) return undefined;
  const instant = new Date(noonOf(day));
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(day) ? undefined : day;
}

/** A day that parseDay gave, in words: «12 mars 2026». */
export function dayInWords(day: string, sprak: Language): string {
  return timeInWords('day', noonOf(day), sprak);
}

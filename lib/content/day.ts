import type { Language } from '#lib/contract/languages.ts';

/** A day as `YYYY-MM-DD`, for one that the calendar has; `undefined` for anything else. */
export function parseDay(text: string): string | undefined {
  const day = text.trim();
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(day)) return undefined;
  const instant = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(day) ? undefined : day;
}

const WORDS: Record<Language, Intl.DateTimeFormat> = { sv: dayFormat('sv-SE'), en: dayFormat('en-GB') };

function dayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A day that parseDay gave, in words: «12 mars 2026». */
export function dayInWords(day: string, sprak: Language): string {
  return WORDS[sprak].format(new Date(`${day}T12:00:00Z`));
}

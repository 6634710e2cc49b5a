import type { Language } from '#lib/contract/languages.ts';

const LOCALES = { sv: 'sv-SE', en: 'en-GB' } as const;
const ZONE = 'Europe/Stockholm';

const formats = (options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> => ({
  sv: new Intl.DateTimeFormat(LOCALES.sv, { ...options, timeZone: ZONE }),
  en: new Intl.DateTimeFormat(LOCALES.en, { ...options, timeZone: ZONE }),
});

// No «today» and no «two hours ago»: a page is kept and must be as true tomorrow.
const DAY = formats({ dateStyle: 'long' });
const MINUTE = formats({ dateStyle: 'long', timeStyle: 'short' });

/** The day of an instant by Stockholm's clocks, in words: 20 november 2026. */
export function dayInWords(sprak: Language, instant: string): string {
  return DAY[sprak].format(new Date(instant));
}

/** The same with the time of day. */
export function minuteInWords(sprak: Language, instant: string): string {
  return MINUTE[sprak].format(new Date(instant));
}

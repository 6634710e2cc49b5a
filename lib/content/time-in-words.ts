import type { Language } from '#lib/contract/languages.ts';

const LOCALES = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** How a moment is told, by Stockholm's clocks. */
const FORMS = {
  /** 20 november 2026 · 20 November 2026 */
  day: { dateStyle: 'long' },
  /** 20 november 2026 kl. 14:05 · 20 November 2026 at 14:05 */
  dayAndClock: { dateStyle: 'long', timeStyle: 'short' },
  /** fredag 20 november 2026 kl. 14:05 · Friday, 20 November 2026 at 14:05 */
  weekdayAndClock: { dateStyle: 'full', timeStyle: 'short' },
  /** fredag 20 november 2026 · Friday, 20 November 2026 */
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** fredag 20 november · Friday 20 November */
  weekdayOfTheYear: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 20 november · 20 November */
  dayOfTheYear: { day: 'numeric', month: 'long' },
  /** 20 november kl. 14:05 · 20 November at 14:05 */
  dayOfTheYearAndClock: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** 20 nov. 2026 · 20 Nov 2026 */
  shortDay: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 20 nov. · 20 Nov */
  shortDayOfTheYear: { day: 'numeric', month: 'short' },
  /** 20 nov. 14:05 · 20 Nov, 14:05 */
  shortDayOfTheYearAndClock: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** november 2026 · November 2026 */
  month: { month: 'long', year: 'numeric' },
  /** nov. · Nov */
  shortMonthOfTheYear: { month: 'short' },
  /** 20 · 20 */
  dayOfTheMonth: { day: 'numeric' },
  /** 2026 · 2026 */
  year: { year: 'numeric' },
  /** 14:05 · 14:05 */
  clock: { hour: '2-digit', minute: '2-digit' },
  /** 2026-11-20 14:05 · 20/11/2026, 14:05 */
  numbers: { dateStyle: 'short', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeForm = keyof typeof FORMS;

/** Made when they are asked for: each takes a while to make, and a page needs a few of them. */
const made = new Map<string, Intl.DateTimeFormat>();

/** An instant (ISO 8601, or milliseconds) in the words of the language, wherever the machine stands. */
export function timeInWords(form: TimeForm, instant: string | number, sprak: Language = 'sv'): string {
  const key = `${form} ${sprak}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(LOCALES[sprak], { ...FORMS[form], timeZone: 'Europe/Stockholm' });
  made.set(key, format);
  return format.format(new Date(instant));
}

/** An instant of the day `YYYY-MM-DD`, by which it is told: at noon in Greenwich it is that day in Stockholm too. */
export function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}

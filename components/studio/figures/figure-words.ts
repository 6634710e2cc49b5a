import { noonOf, timeInWords } from '#lib/content/time-in-words.ts';

const NUMBER = new Intl.NumberFormat('sv-SE');
const SHARE = new Intl.NumberFormat('sv-SE', { style: 'percent', maximumFractionDigits: 0 });

/** «12 345», as Swedish writes it. */
export function inNumbers(count: number): string {
  return NUMBER.format(count);
}

/** What is counted: as it heads a column, and how one and none of it are told. */
export const COUNTED = {
  visningar: { namn: 'Visningar', en: 'en visning', inga: 'inga visningar' },
  klick: { namn: 'Klick', en: 'ett klick', inga: 'inga klick' },
} as const;
export type Counted = keyof typeof COUNTED;

/** «inga visningar», «en visning», «12 345 visningar». */
export function countInWords(count: number, counted: Counted): string {
  if (count === 0) return COUNTED[counted].inga;
  return count === 1 ? COUNTED[counted].en : `${inNumbers(count)} ${counted}`;
}

/** «42 %»; of nothing there is no share. */
export function shareInWords(part: number, whole: number): string {
  return whole === 0 ? '–' : SHARE.format(part / whole);
}

/** «25 november 2026», «29 oktober – 25 november 2026». */
export function daysInWords(fran: string, till: string): string {
  const last = timeInWords('day', noonOf(till));
  if (fran === till) return last;
  return `${timeInWords(fran.slice(0, 4) === till.slice(0, 4) ? 'dayOfTheYear' : 'day', noonOf(fran))} – ${last}`;
}

/** What it is to have had an article before one for so many seconds, or to have seen so many hundredths of it. */
export function readingInWords(kind: 'lastid' | 'djup', from: number): string {
  if (kind === 'djup') return `Såg minst ${from} %`;
  return from < 60 ? `Minst ${from} sekunder` : `Minst ${from / 60 === 1 ? 'en minut' : `${from / 60} minuter`}`;
}

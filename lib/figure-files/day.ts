import { stockholmMinute } from '#lib/content/stockholm-time.ts';

/** Nobody counted anything before. */
const FIRST_DAY = '2000-01-01';

const WRITTEN: ReadonlyArray<readonly [RegExp, order: readonly [year: number, month: number, day: number]]> = [
  [/^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/, [1, 2, 3]],
  [/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/, [1, 2, 3]],
  [/^(\d{4})(\d{2})(\d{2})$/, [1, 2, 3]],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, [3, 2, 1]],
];
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
/** A moment, with how far its clocks are from those of the world. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * A day as files write it, as YYYY-MM-DD: 2026-11-25, 20261125, 25.11.2026, with a time after it or not; a moment with a zone is the day it was in Stockholm. `undefined`
 * for what is none, could be two (3/4/2026), is before anybody counted, or has not been at `today`.
 */
export function dayOf(text: string, today: string): string | undefined {
  const day = INSTANT.test(text) ? ofInstant(text) : ofDate(text);
  return day !== undefined && day >= FIRST_DAY && day <= today ? day : undefined;
}

function ofInstant(text: string): string | undefined {
  const time = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(time) ? undefined : stockholmMinute(new Date(time).toISOString()).slice(0, 10);
}

function ofDate(text: string): string | undefined {
  for (const [pattern, [year, month, day]] of WRITTEN) {
    const found = pattern.exec(text);
    if (found !== null) return calendarDay(found[year], found[month], found[day]);
  }
  const [, first, second, year] = SLASHED.exec(text) ?? [];
  if (Number(first) > 12) return calendarDay(year, second, first);
  return Number(second) > 12 ? calendarDay(year, first, second) : undefined;
}

/** The day, if the calendar has it. */
function calendarDay(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

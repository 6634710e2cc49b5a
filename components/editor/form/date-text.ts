import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';

/* Days and times by Stockholm's clocks, as documents keep them: `YYYY-MM-DD` and `YYYY-MM-DDTHH:MM`. */

export type DateForm = 'dag' | 'tid';

/** The day or time that a field holds; undefined for words that are none. */
export function readDate(text: string, form: DateForm): CalendarDate | CalendarDateTime | undefined {
  const written = text.trim();
  try {
    if (form === 'dag') return /^\d{4}-\d{2}-\d{2}$/.test(written) ? parseDate(written) : undefined;
    return /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/.test(written) ? parseDateTime(written.replace(' ', 'T')) : undefined;
  } catch (fault) {
    // The thirtieth of February.
    if (fault instanceof Error) return undefined;
    throw fault;
  }
}

export function writeDate(date: { toString(): string }, form: DateForm): string {
  return date.toString().slice(0, form === 'dag' ? 10 : 16);
}

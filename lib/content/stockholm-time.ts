import { Temporal } from 'temporal-polyfill';
import { quickInstant, quickIso } from '#lib/content/stockholm-hours.ts';

const ZONE = 'Europe/Stockholm';

export type StockholmTime =
  | { kind: 'instant'; instant: string }
  /** The clocks were put forward over it; the nearest times there are, as `YYYY-MM-DD HH:MM`. */
  | { kind: 'gap'; fore: string; efter: string }
  | { kind: 'invalid' };

/** An instant (ISO 8601) as Stockholm's clocks show it, to the second and with the offset: `2026-11-20T09:30:00+01:00`. */
export function stockholmIso(instant: string): string {
  return quickIso(instant) ?? inStockholm(instant).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** The same as `YYYY-MM-DD HH:MM`, the form that a time is given in. */
export function stockholmMinute(instant: string): string {
  return quickIso(instant)?.slice(0, 16).replace('T', ' ') ?? minute(inStockholm(instant).toPlainDateTime());
}

function inStockholm(instant: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE);
}

/** The first and the last instant that both the database and a year of four digits can tell. */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * As Date.toISOString() writes it, so that all instants of the service look alike. By Stockholm's clocks the year 1 begins
 * some minutes before the first instant; those minutes are that instant.
 */
function found(instant: Temporal.Instant): StockholmTime {
  if (instant.epochMilliseconds > LAST) return { kind: 'invalid' };
  const told = instant.epochMilliseconds < FIRST ? Temporal.Instant.fromEpochMilliseconds(FIRST) : instant;
  return { kind: 'instant', instant: told.toString({ fractionalSecondDigits: 3 }) };
}

function minute(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

/**
 * The instant of a time as people give it: `YYYY-MM-DD HH:MM` (a T and seconds are accepted too) by Stockholm's clocks, or
 * with an explicit offset or Z (decisions.md §5). A time that comes twice in the autumn means the first; one that the
 * clocks skip in the spring is told with the nearest times before and after; a date alone, or no date, is invalid, and so is
 * one in the year 0, which there never was, or after the year 9999.
 */
export function parseStockholmTime(text: string): StockholmTime {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::[0-5]\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?$/i.exec(text.trim());
  if (parts === null || text.trim().startsWith('0000')) return { kind: 'invalid' };
  const [, date, time, offset] = parts;
  const known = offset === undefined ? quickInstant(date ?? '', time ?? '') : undefined;
  if (known !== undefined) return { kind: 'instant', instant: known };
  const local = readPlain(`${date}T${time}`);
  if (local === undefined) return { kind: 'invalid' };
  if (offset !== undefined) return readInstant(`${date}T${time}${offset.toUpperCase()}`);
  const earlier = local.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  if (earlier.toPlainDateTime().equals(local)) return found(earlier.toInstant());
  const change = earlier.getTimeZoneTransition('next');
  if (change === null) return { kind: 'invalid' };
  return { kind: 'gap', fore: minute(change.subtract({ minutes: 1 }).toPlainDateTime()), efter: minute(change.toPlainDateTime()) };
}

function readPlain(text: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' });
  } catch (cause) {
    if (cause instanceof RangeError) return undefined;
    throw cause;
  }
}

function readInstant(text: string): StockholmTime {
  try {
    return found(Temporal.Instant.from(text));
  } catch (cause) {
    if (cause instanceof RangeError) return { kind: 'invalid' };
    throw cause;
  }
}

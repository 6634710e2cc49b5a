import { Temporal } from 'temporal-polyfill';

/*
 * What Stockholm's clocks show in one hour they show in all of it: since 1901 they have only ever been changed on the hour. A
 * live report asks for thousands of times of a few hundred hours, and the calendar takes a hundred times as long to ask as
 * what it said is to remember.
 */

const ZONE = 'Europe/Stockholm';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const FIRST = Date.UTC(1901, 0, 1);
const LAST = Date.UTC(9999, 11, 30);
/** Some years’ worth. */
const MOST_HOURS = 50_000;

type Offset = number | 'ingen';

function remembered(ask: (hour: number) => Offset): (hour: number) => Offset {
  const known = new Map<number, Offset>();
  return (hour) => {
    const found = known.get(hour) ?? ask(hour);
    if (known.size >= MOST_HOURS) known.clear();
    known.set(hour, found);
    return found;
  };
}

/** By how much the clocks are ahead of UTC, by the hour of UTC. */
const offsetAt = remembered((hour) => {
  const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(hour * HOUR_MS).toZonedDateTimeISO(ZONE);
  return offsetNanoseconds / 1e6;
});

/** By how much the clocks are ahead in an hour that they show, the first time they do; `ingen` for one they skip. */
const offsetShowing = remembered((hour) => {
  const local = Temporal.PlainDateTime.from(new Date(hour * HOUR_MS).toISOString().slice(0, -1));
  const first = local.toZonedDateTime(ZONE, { disambiguation: 'earlier' });
  return first.toPlainDateTime().equals(local) ? first.offsetNanoseconds / 1e6 : 'ingen';
});

/** An instant as Date.toISOString() writes it, by Stockholm's clocks: `2026-11-20T09:30:00+01:00`. `undefined` for any that wants the calendar. */
export function quickIso(instant: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(instant)) return undefined;
  const at = Date.parse(instant);
  if (!(at >= FIRST && at <= LAST)) return undefined;
  const offset = offsetAt(Math.floor(at / HOUR_MS));
  if (offset === 'ingen') return undefined;
  const minutes = offset / MINUTE_MS;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${new Date(at + offset).toISOString().slice(0, 19)}+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The first instant at which Stockholm's clocks show a date and a time (`HH:MM`, and seconds), as Date.toISOString() writes it. `undefined` for any that wants the calendar. */
export function quickInstant(date: string, time: string): string | undefined {
  const shown = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  const local = shown.length === 19 ? Date.parse(`${shown}Z`) : Number.NaN;
  // Only Date.parse() thinks that there is a 30 February.
  if (!(local >= FIRST && local <= LAST) || new Date(local).toISOString().slice(0, 19) !== shown) return undefined;
  const offset = offsetShowing(Math.floor(local / HOUR_MS));
  return offset === 'ingen' ? undefined : new Date(local - offset).toISOString();
}

import { dayAfter, stockholmDay, weekdayOf } from '#components/studio/stockholm-day.ts';
import { stockholmClock } from '#components/studio/swedish-time.ts';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';

/* The time that somebody chooses for a publication, by Stockholm's clocks: `YYYY-MM-DDTHH:MM`. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface ChosenTime {
  /** As a date field has it; empty when nothing is chosen. */
  text: string;
  /** Of a time that comes twice in the autumn: the second one. */
  second: boolean;
}

export const NO_TIME: ChosenTime = { text: '', second: false };

export type PublishTime =
  | { kind: 'none' }
  /** The clocks are put forward over it; the nearest times there are, as a date field has them. */
  | { kind: 'gap'; fore: string; efter: string }
  | { kind: 'instant'; instant: string; isPast: boolean; isTwice: boolean };

/** What a chosen time means. */
export function readPublishTime({ text, second }: ChosenTime, now: number): PublishTime {
  const time = parseStockholmTime(text);
  if (time.kind === 'invalid') return { kind: 'none' };
  if (time.kind === 'gap') return { kind: 'gap', fore: fieldText(time.fore), efter: fieldText(time.efter) };
  const first = Date.parse(time.instant);
  const isTwice = isSameMinute(first + HOUR, text);
  const chosen = isTwice && second ? first + HOUR : first;
  return { kind: 'instant', instant: new Date(chosen).toISOString(), isPast: chosen <= now, isTwice };
}

/** The choice that means an instant. */
export function chosenTimeOf(instant: string): ChosenTime {
  const text = fieldText(stockholmClock(Date.parse(instant)));
  return { text, second: isSameMinute(Date.parse(instant) - HOUR, text) };
}

function isSameMinute(time: number, text: string): boolean {
  return fieldText(stockholmClock(time)) === text.slice(0, 16).replace(' ', 'T');
}

function fieldText(minute: string): string {
  return minute.replace(' ', 'T');
}

/** The times that are chosen most, all of them ahead of `now`. */
export function quickTimes(now: number): Array<{ namn: string; tid: ChosenTime }> {
  const soon = Math.ceil((now + HOUR) / (5 * MINUTE)) * 5 * MINUTE;
  const today = stockholmDay(new Date(now).toISOString());
  const monday = dayAfter(today, 8 - weekdayOf(today));
  const at = (namn: string, text: string) => ({ namn, tid: { text, second: false } });
  const choices = [
    at('I dag 18.00', `${today}T18:00`),
    at('I morgon 06.00', `${dayAfter(today, 1)}T06:00`),
    at('I morgon 12.00', `${dayAfter(today, 1)}T12:00`),
    at('Måndag 06.00', `${monday}T06:00`),
  ].filter(({ namn, tid }) => {
    const time = readPublishTime(tid, now);
    // On a Sunday, Monday is tomorrow.
    const isRepeated = namn.startsWith('Måndag') && monday === dayAfter(today, 1);
    return time.kind === 'instant' && !time.isPast && !isRepeated;
  });
  return [{ namn: 'Om en timme', tid: chosenTimeOf(new Date(soon).toISOString()) }, ...choices];
}

import { parseStockholmTime, type StockholmTime } from '#lib/content/stockholm-time.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LAST_DAY = '9999-12-31';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Which part of the log is asked for, as two instants; a bound that is not given is not there. */
export interface LogSpan {
  fran?: string;
  /** The first instant that no longer belongs to it. */
  fore?: string;
}

/**
 * The span from `fran` to `till`, both included: days (`YYYY-MM-DD`) or times, by Stockholm's clocks or with an offset. Tells
 * every fault: what is no time, a time that the clocks skip, and an end before the beginning.
 */
export function logSpan({ fran, till }: { fran?: string | undefined; till?: string | undefined }): { span: LogSpan; faults: FaultEntry[] } {
  const faults: FaultEntry[] = [];
  const span: LogSpan = {};
  if (fran !== undefined) {
    const time = parseStockholmTime(DAY.test(fran) ? `${fran} 00:00` : fran);
    if (time.kind === 'instant') span.fran = time.instant;
    else faults.push(faultOf('fran', fran, time));
  }
  if (till !== undefined) {
    const time = endOf(till);
    if (time.kind === 'instant') span.fore = time.instant;
    else if (time.kind !== 'never') faults.push(faultOf('till', till, time));
  }
  if (span.fran !== undefined && span.fore !== undefined && span.fore <= span.fran)
    faults.push(faultEntry('tid_bakvand', { falt: 'till' }));
  return { span, faults };
}

/**
 * The instant after the last that is included: the next midnight after a day, the next minute after a time told to the minute.
 * `never` where that lies after the last year there is.
 */
function endOf(till: string): StockholmTime | { kind: 'never' } {
  if (DAY.test(till)) {
    const day = parseStockholmTime(`${till}T00:00Z`);
    if (day.kind !== 'instant') return day;
    return till === LAST_DAY ? { kind: 'never' } : parseStockholmTime(`${later(day.instant, DAY_MS).slice(0, 10)} 00:00`);
  }
  const time = parseStockholmTime(till);
  if (time.kind !== 'instant') return time;
  const isToTheMinute = /\d[T ]\d{2}:\d{2} ?(?:Z|[+-]\d{2}:?\d{2})?$/i.test(till.trim());
  const instant = later(time.instant, isToTheMinute ? 60_000 : 1);
  return instant.startsWith('+') ? { kind: 'never' } : { kind: 'instant', instant };
}

function later(instant: string, milliseconds: number): string {
  return new Date(Date.parse(instant) + milliseconds).toISOString();
}

function faultOf(falt: string, given: string, time: Exclude<StockholmTime, { kind: 'instant' }>): FaultEntry {
  if (time.kind === 'gap') return faultEntry('tid_finns_inte', { falt }, { tid: given.slice(0, 40), fore: time.fore, efter: time.efter });
  return faultEntry(
    'falt_format',
    { falt },
    { beskrivning: 'Skriv en dag som ÅÅÅÅ-MM-DD, eller en tid som ÅÅÅÅ-MM-DD TT:MM, svensk tid.' },
  );
}

import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import { fault } from '#lib/errors/fault.ts';

/** Nothing that readers are given was written before newspapers were; years with fewer digits are slips of the finger. */
const EARLIEST = Date.parse('1600-01-01T00:00:00Z');

/** The instant of a release's `datum`. Throws 422 for what is no time, and for one that Stockholm's clocks skip. */
export function releaseTime(datum: string): string {
  const time = parseStockholmTime(datum);
  if (time.kind === 'invalid' || (time.kind === 'instant' && Date.parse(time.instant) < EARLIEST))
    throw fault('falt_format', { falt: 'datum' }, { beskrivning: 'Skriv tiden som ÅÅÅÅ-MM-DD TT:MM, svensk tid.' });
  if (time.kind === 'gap') throw fault('tid_finns_inte', { falt: 'datum' }, { tid: datum, fore: time.fore, efter: time.efter });
  return time.instant;
}

/** `datum` of something that is to go out later, by the database's clock `nu`. Throws 422 for a time that has been. */
export function timeAhead(datum: string, nu: string): string {
  const instant = releaseTime(datum);
  if (Date.parse(instant) <= Date.parse(nu)) throw fault('tid_passerad', { falt: 'datum' });
  return instant;
}

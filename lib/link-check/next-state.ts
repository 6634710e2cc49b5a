import type { SeenState } from '#lib/contract/closed/link.ts';
import type { LinkCause } from '#lib/contract/link.ts';
import type { Found } from '#lib/link-check/found.ts';

/** What is remembered of a link between two checks. */
export interface Remembered {
  tillstand: SeenState;
  /** Checks in a row that found nothing, and since when. */
  forsok: number;
  fel_sedan: string | null;
  /** Somebody waits for what is found. */
  begard: boolean;
}

/** What is known after a check. */
export interface Checked extends Omit<Remembered, 'begard'> {
  orsak: LinkCause | null;
  svar: number | null;
  leder_till: string | null;
  nasta: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A link is called broken when so many checks in a row found nothing, over so long. */
const CHECKS_BEFORE_ALARM = 3;
const TIME_BEFORE_ALARM = DAY;
/** Between them, growing. */
const PAUSES = [HOUR, DAY];
/** How often what is there is looked at again, and what is not. */
const WHEN_THERE = 7 * DAY;
const WHEN_BROKEN = DAY;

/**
 * What a link is after what was found at it. One that finds nothing is asked again, after longer and longer, before it is called broken; who asked for a check
 * is told what it found. `spread`, from 0 to 1, keeps those that were read together from being checked together for ever.
 */
export function nextState(before: Remembered, found: Exclude<Found, { typ: 'senare' }>, now: Date, spread: number): Checked {
  const after = (ms: number) => new Date(now.getTime() + ms * (1 + spread / 10)).toISOString();
  const well = { forsok: 0, fel_sedan: null };
  if (found.typ === 'framme') {
    const { svar, leder_till } = found;
    return { ...well, tillstand: leder_till === null ? 'ok' : 'omdirigerad', orsak: null, svar, leder_till, nasta: after(WHEN_THERE) };
  }
  if (found.typ === 'oviss')
    return { ...well, tillstand: 'ny', orsak: found.orsak, svar: found.svar, leder_till: null, nasta: after(WHEN_THERE) };
  const { orsak, svar } = found;
  const forsok = before.forsok + 1;
  const fel_sedan = before.fel_sedan ?? now.toISOString();
  const isSure = forsok >= CHECKS_BEFORE_ALARM && now.getTime() - Date.parse(fel_sedan) >= TIME_BEFORE_ALARM;
  const isBroken = before.tillstand === 'trasig' || before.begard || isSure;
  const failing = { forsok, fel_sedan, orsak, svar, leder_till: null };
  if (isBroken) return { ...failing, tillstand: 'trasig', nasta: after(WHEN_BROKEN) };
  // Where it led is not known any more: it is a link that has been there.
  const tillstand = before.tillstand === 'omdirigerad' ? 'ok' : before.tillstand;
  return { ...failing, tillstand, nasta: after(PAUSES[forsok - 1] ?? DAY) };
}

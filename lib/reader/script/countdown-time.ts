const MINUTE = 60_000;
/** An event that has told no end is said to go on for as long as most do. */
const WITHOUT_END_MS = 6 * 60 * MINUTE;

export interface Countdown {
  lage: 'fore' | 'pagar' | 'slut';
  dagar: number;
  timmar: number;
  minuter: number;
  /** When it will say something else, in milliseconds from now; `undefined` when it never will. */
  nasta: number | undefined;
}

/** How long it is to an event, in whole minutes begun: the last minute is 1. All times are instants in milliseconds. */
export function countdown(start: number, slut: number | undefined, nu: number): Countdown {
  const left = start - nu;
  if (left > 0) {
    const minutes = Math.ceil(left / MINUTE);
    return {
      lage: 'fore',
      dagar: Math.floor(minutes / 1440),
      timmar: Math.floor((minutes % 1440) / 60),
      minuter: minutes % 60,
      nasta: left - (minutes - 1) * MINUTE,
    };
  }
  const remains = (slut ?? start + WITHOUT_END_MS) - nu;
  const none = { dagar: 0, timmar: 0, minuter: 0 };
  return remains > 0 ? { lage: 'pagar', ...none, nasta: remains } : { lage: 'slut', ...none, nasta: undefined };
}

const FIRST_SECONDS = 3;
const LONGEST_SECONDS = 300;
/** A publishing system that asks for more patience than this is asked again all the same. */
const MOST_PATIENT_SECONDS = 3600;

/**
 * Seconds to wait after so many tries: ever longer, never more than five minutes unless the publishing system asks for it,
 * and a little different for each release, so that those that failed together do not come back together.
 */
export function backOff(forsok: number, release: string, retryAfter = 0): number {
  const growing = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(forsok - 1, 20));
  const asked = Math.min(retryAfter, MOST_PATIENT_SECONDS);
  return Math.max(growing, asked) * (1 + 0.25 * fractionOf(release, forsok));
}

/** Between 0 and 1, by the end of the id, which is random, and the number of the try. */
function fractionOf(release: string, forsok: number): number {
  const seed = Number.parseInt(release.slice(-6), 16);
  return ((seed + forsok * 7919) % 1000) / 1000;
}

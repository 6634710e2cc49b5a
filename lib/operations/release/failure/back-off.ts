const FIRST_SECONDS = 3;
const LONGEST_SECONDS = 300;
/** A publishing system that asks for more patience than this is asked again all the same. */
const MOST_PATIENT_SECONDS = 3600;
/** What was asked for is kept to, so that its end can be told; those that were asked together come back this far apart. */
const APART_SECONDS = 30;

/**
 * Seconds to wait after so many tries: ever longer, never more than five minutes unless the publishing system asks for it,
 * and a little different for each release, so that those that failed together do not come back together.
 */
export function backOff(forsok: number, release: string, retryAfter = 0): number {
  const apart = fractionOf(release, forsok);
  const asked = heeded(retryAfter);
  return Math.max(growing(forsok) * (1 + 0.25 * apart), asked + Math.min(0.25 * asked, APART_SECONDS) * apart);
}

/**
 * The wait that the publishing system has asked for, when it is longer than the one there would have been: `sekunder` is what
 * is kept to, `helt` whether that is all of it.
 */
export function askedWait(forsok: number, retryAfter: number | undefined): { sekunder: number; helt: boolean } | undefined {
  const sekunder = heeded(retryAfter ?? 0);
  return sekunder > growing(forsok) ? { sekunder, helt: sekunder === retryAfter } : undefined;
}

/** What is no time to wait counts as none. */
function heeded(retryAfter: number): number {
  return retryAfter > 0 ? Math.min(retryAfter, MOST_PATIENT_SECONDS) : 0;
}

function growing(forsok: number): number {
  return Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(forsok - 1, 20));
}

/** Between 0 and 1, by the end of the id, which is random, and the number of the try. */
function fractionOf(release: string, forsok: number): number {
  const seed = Number.parseInt(release.slice(-6), 16);
  return ((seed + forsok * 7919) % 1000) / 1000;
}

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** A receiver that has been away for so long is away. */
export const GIVEN_UP_AFTER_MS = 72 * 3_600_000;

interface FailedTries {
  /** So many have failed in a row, the last of them now. */
  forsok: number;
  /** For so long. */
  failingMs: number;
  /** The receiver asks to be left alone for so long. */
  askedMs: number;
  /** From 0 to 1, at random: receivers that went away together are not all tried at the same moment. */
  chance: number;
}

/**
 * Milliseconds until a receiver is tried again; `undefined` when it has failed for seventy-two hours. Each wait is twice the one before, up to six hours, and
 * anything from half of that: longer where the receiver asks for it, up to six hours. The last try is at the end of the seventy-two hours.
 */
export function waitAfterTry({ forsok, failingMs, askedMs, chance }: FailedTries): number | undefined {
  const left = GIVEN_UP_AFTER_MS - failingMs;
  if (left <= 0) return undefined;
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(forsok - 1, 20));
  const wait = full / 2 + (full / 2) * chance;
  return Math.round(Math.min(left, Math.max(wait, Math.min(LONGEST_WAIT_MS, askedMs))));
}

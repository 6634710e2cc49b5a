/** How often a live report is asked for. */
export const POLL_MS = 30_000;
/** How often while Studio tells of changes: in case one did not get here. */
export const TOLD_MS = 5 * 60_000;
/** How long after a change was told: a cache on the way may have had the feed of before for twenty seconds (interface.md, «Limits»). */
export const CACHED_MS = 21_000;
const LONGEST_MS = 8 * 60_000;

/**
 * How long to wait before the next question: the ordinary time after an answer, and twice as long for each failure in a row.
 * `random` (0 to 1) spreads those who failed together, so that they do not come back together.
 */
export function pollDelay(failures: number, random: number): number {
  if (failures === 0) return POLL_MS;
  return Math.min(POLL_MS * 2 ** failures, LONGEST_MS) * (0.5 + random / 2);
}

/** What `Retry-After` asks for, in milliseconds from `now`; 0 when it asks for nothing that can be understood. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const wait = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

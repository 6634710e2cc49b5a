import { instantOf } from '#lib/blocks/liveinlagg/entries.ts';

interface Entry {
  tid?: string | undefined;
  fast?: boolean | undefined;
}

/**
 * The places of a report's entries in the order its writer sees them, which is the reader's: pinned first, then the
 * newest. One whose time is not written yet is the newest of all.
 */
export function liveOrder(entries: readonly Entry[]): number[] {
  const instants = entries.map(({ tid }) => Date.parse(instantOf(tid) ?? '9999-12-31'));
  return entries
    .map((_, index) => index)
    .sort(
      (a, b) => Number(entries[b]?.fast === true) - Number(entries[a]?.fast === true) || (instants[b] ?? 0) - (instants[a] ?? 0) || b - a,
    );
}

import type { LiveEntry } from '#lib/blocks/liveinlagg/entries.ts';

/** So many entries a part of a report has. */
export const PER_PART = 50;

/** Which of a long report’s entries a page shows, where each of them has a page: its newest, or a part counted from the oldest. */
export type ShownPart = 'senaste' | number;

/**
 * How many of so many entries stand in parts of their own, each with an address: all but the newest fifty to ninety-nine. Parts are counted from
 * the oldest, so that one that is full stays what it is when something new is told: none of a report of fewer than a hundred.
 */
export function olderParts(entries: number): number {
  return Math.max(0, Math.floor(entries / PER_PART) - 1);
}

/** The entries that a page shows, of all in the order readers see them: of the newest the pinned first, of a part the newest first. None of a part that there is not. */
export function entriesOfPart(entries: readonly LiveEntry[], part: ShownPart): LiveEntry[] {
  const byAge = oldestFirst(entries);
  const older = olderParts(entries.length);
  if (part !== 'senaste') return part > older ? [] : byAge.slice((part - 1) * PER_PART, part * PER_PART).reverse();
  const newest = new Set(byAge.slice(older * PER_PART));
  return entries.filter((entry) => entry.fast || newest.has(entry));
}

/** Tells of each of a report’s entries in which part it stands; `senaste` of what the report’s own page shows. */
export function partsByEntry(entries: readonly LiveEntry[]): (entry: LiveEntry) => ShownPart {
  const older = olderParts(entries.length);
  const inOlder = oldestFirst(entries).slice(0, older * PER_PART);
  const parts = new Map(inOlder.map((entry, place) => [entry, Math.floor(place / PER_PART) + 1]));
  return (entry) => (entry.fast ? 'senaste' : (parts.get(entry) ?? 'senaste'));
}

/** Of the same minute the one written first comes first; one without a time is older than all others, as it stands behind them. */
function oldestFirst(entries: readonly LiveEntry[]): LiveEntry[] {
  return entries.toSorted((a, b) => {
    const [one, other] = [a.tid ?? '', b.tid ?? ''];
    if (one === other) return a.index - b.index;
    return one < other ? -1 : 1;
  });
}

import type { FeedEntry } from '#lib/reader/script/live-feed.ts';

export interface Merge {
  /** What the page shows already, as it reads now and in the order it has now. */
  kvar: FeedEntry[];
  /** What has come since, in order. */
  nya: FeedEntry[];
  /** The ids of what is no longer part of the report. */
  borta: string[];
}

/** Holds what a page shows, by the ids of its entries, against what the feed says. */
export function mergeEntries(shown: readonly string[], { inlagg, alla }: { inlagg: readonly FeedEntry[]; alla: boolean }): Merge {
  const known = new Set(shown);
  const told = new Set(inlagg.map(({ id }) => id));
  return {
    kvar: inlagg.filter(({ id }) => known.has(id)),
    nya: inlagg.filter(({ id }) => !known.has(id)),
    borta: alla ? shown.filter((id) => !told.has(id)) : [],
  };
}

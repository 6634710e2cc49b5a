import type { ReportEntry } from '#components/studio/live/live-entry.ts';
import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';
import { liveEntries } from '#lib/blocks/liveinlagg/entries.ts';
import type { Language } from '#lib/contract/languages.ts';

/** One line of the desk's list: an entry as it will be when all that waits has been sent. */
export interface ReportRow {
  /** Stays the same for as long as it is the same entry. */
  key: string;
  entry: ReportEntry;
  /** What is on its way about it, in the order it was made. */
  waiting: readonly WaitingWrite[];
}

const NOTHING: readonly WaitingWrite[] = [];

/** The rows of the desk: what has not arrived yet first, the newest on top, then the report in the order of its readers. */
export function reportRows(entries: readonly ReportEntry[], writes: readonly WaitingWrite[], sprak: Language): ReportRow[] {
  const own = writes.filter((write) => write.sprak === sprak);
  const unsent = own.flatMap((write): ReportRow[] => {
    if (write.arende.slag !== 'nytt') return [];
    const { bild, tid, ...said } = write.arende.inlagg;
    const entry = { id: '', ...said, tid: tid ?? '', publik: false, skrev: null, rattade: null, ...(bild === null ? {} : { bild }) };
    return [{ key: write.nyckel, entry, waiting: [write] }];
  });
  const written = entries.map((entry): ReportRow => {
    const waiting = own.filter(({ arende }) => arende.slag !== 'nytt' && arende.id === entry.id);
    return { key: entry.id, entry: waiting.reduce(withWrite, entry), waiting: waiting.length === 0 ? NOTHING : waiting };
  });
  return [...unsent.toReversed(), ...inReadersOrder(written, ({ entry }) => entry)];
}

/** Pinned first, then the newest; those of the same minute stay as they stand. */
export function inReadersOrder<Item>(items: readonly Item[], entryOf: (item: Item) => ReportEntry): Item[] {
  // The rule of the report is told the oldest first.
  const oldestFirst = items.toReversed();
  return liveEntries({ inlagg: oldestFirst.map(entryOf) }).flatMap(({ index }) => oldestFirst[index] ?? []);
}

/** What was refused is not what will be. */
function withWrite(entry: ReportEntry, { arende, hinder }: WaitingWrite): ReportEntry {
  if (arende.slag !== 'andra' || hinder !== null) return entry;
  const { text = entry.text, fast = entry.fast, nyckel = entry.nyckel, tid, bild } = arende.falt;
  const { bild: before, ...rest } = entry;
  const picture = bild === undefined ? before : (bild ?? undefined);
  return {
    ...rest,
    text,
    fast,
    ...(nyckel === undefined ? {} : { nyckel }),
    tid: tid ?? entry.tid,
    ...(picture === undefined ? {} : { bild: picture }),
  };
}

import { instantOfEntry, saysTheSame } from '#lib/blocks/liveinlagg/entries.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { allEntries, type Entry, entryTime } from '#lib/operations/live/live-entry.ts';

/** What there was of a report, or of one of its entries, before it was written to. */
interface Before<Of> {
  /** What was worked on; absent of what is new. */
  arbets?: Of | undefined;
  /** What readers have; absent where they have nothing. */
  publik?: Of | undefined;
}

/** For how long an entry has just been told, from the beginning of the minute it tells: a whole minute at least. */
const JUST_TOLD_MS = 2 * 60_000;

/**
 * The entry with the time at which it was last made to say something else than readers had read (docs/decisions/live-reports.md), or
 * without one: nobody but Studio sets it. `now` is an instant.
 */
export function withCorrection(entry: Entry, before: Before<Entry>, now: string): Entry {
  const rattad = correctedAt(entry, before, now);
  if (rattad === entry.rattad) return entry;
  const { rattad: _, ...rest } = entry;
  return rattad === undefined ? rest : { ...rest, rattad };
}

/** The same of every entry of an article. What does not change is the very same object. */
export function withCorrections<Content extends Pick<ArticleContent, 'block'>>(
  content: Content,
  { arbets, publik }: Before<Pick<ArticleContent, 'block'>>,
  now: string,
): Content {
  const [written, read] = [entriesById(arbets), entriesById(publik)];
  const block = content.block.map((one) => {
    if (one.type !== 'liveinlagg') return one;
    const entries = allEntries({ block: [one] });
    const inlagg = entries.map((entry) => withCorrection(entry, { arbets: written.get(entry.id), publik: read.get(entry.id) }, now));
    return inlagg.every((entry, place) => entry === entries[place]) ? one : { ...one, attrs: { ...one.attrs, inlagg } };
  });
  return block.every((one, place) => one === content.block[place]) ? content : { ...content, block };
}

function correctedAt(entry: Entry, { arbets, publik }: Before<Entry>, now: string): string | undefined {
  if (publik === undefined) return arbets?.rattad;
  if (saysTheSame(publik, entry)) return publik.rattad;
  if (arbets !== undefined && saysTheSame(arbets, entry)) return arbets.rattad;
  return hasJustBeenTold(publik, now) ? publik.rattad : entryTime(now);
}

function hasJustBeenTold(entry: Entry, now: string): boolean {
  const age = Date.parse(now) - Date.parse(instantOfEntry(entry) ?? '');
  return age >= 0 && age < JUST_TOLD_MS;
}

/** Of entries that share an id the first is the one that is meant. */
function entriesById(article: Pick<ArticleContent, 'block'> | undefined): ReadonlyMap<string | undefined, Entry> {
  return new Map(
    article === undefined
      ? []
      : allEntries(article)
          .map((entry): [string | undefined, Entry] => [entry.id, entry])
          .reverse(),
  );
}

import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { parseStockholmTime, stockholmMinute } from '#lib/content/stockholm-time.ts';

type Written = NonNullable<Attrs['inlagg']>[number];

export interface LiveEntry {
  /** Its place in the block's list. */
  index: number;
  id: string;
  /** The instant, ISO 8601 in UTC; `undefined` for a time that does not exist. */
  tid: string | undefined;
  text: string;
  bild: Written['bild'];
  fast: boolean;
}

/** The entries that readers see, in the order they see them: pinned first, then the newest. */
export function liveEntries({ inlagg = [] }: Attrs): LiveEntry[] {
  return inlagg
    .map((entry, index) => ({
      index,
      id: entry.id?.trim() ?? '',
      tid: instantOf(entry.tid),
      text: entry.text?.trim() ?? '',
      bild: entry.bild,
      fast: entry.fast === true,
    }))
    .filter(({ text, bild }) => text !== '' || bild?.src)
    .sort((a, b) => Number(b.fast) - Number(a.fast) || newestFirst(a, b) || b.index - a.index);
}

/** One without a time that exists comes last: nobody knows when it was. */
function newestFirst(a: LiveEntry, b: LiveEntry): number {
  return (b.tid === undefined ? 0 : Date.parse(b.tid)) - (a.tid === undefined ? 0 : Date.parse(a.tid));
}

/** The first and the last instant that something was told; `undefined` without any. */
export function coverage(entries: readonly LiveEntry[]): { forst: string; senast: string } | undefined {
  const times = entries.flatMap(({ tid }) => tid ?? []).sort();
  const [forst] = times;
  const senast = times.at(-1);
  return forst === undefined || senast === undefined ? undefined : { forst, senast };
}

/** Whether the entries are from more than one day, by Stockholm's clocks. */
export function spansDays(entries: readonly LiveEntry[]): boolean {
  const span = coverage(entries);
  return span !== undefined && stockholmMinute(span.forst).slice(0, 10) !== stockholmMinute(span.senast).slice(0, 10);
}

/** Where an entry of a block can be linked to within the page. */
export function entryAnchor(blockId: string, { id, index }: Pick<LiveEntry, 'id' | 'index'>): string {
  return `${blockId}-${/^[\w-]{1,60}$/.test(id) ? id : index + 1}`;
}

/** The instant of an entry's time; `undefined` for one that is missing or that Stockholm's clocks never show. */
export function instantOf(tid: string | undefined): string | undefined {
  const parsed = parseStockholmTime(tid ?? '');
  return parsed.kind === 'instant' ? parsed.instant : undefined;
}

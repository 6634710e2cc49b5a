import { type EntryPart, entryParts } from '#lib/blocks/liveinlagg/entry-text.ts';
import type { Attrs } from '#lib/blocks/liveinlagg/schema.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Steps } from '#lib/content/steps.ts';
import { parseStockholmTime, stockholmMinute } from '#lib/content/stockholm-time.ts';

type Written = NonNullable<Attrs['inlagg']>[number];

export interface LiveEntry {
  /** Its place in the block's list. */
  index: number;
  id: string;
  /** The instant, ISO 8601 in UTC; `undefined` for a time that does not exist. */
  tid: string | undefined;
  /** When it was corrected after readers had it, likewise; `undefined` of one that was not. */
  rattad: string | undefined;
  text: string;
  bild: Written['bild'];
  fast: boolean;
  /** One of those that tell the report in short. */
  nyckel: boolean;
  /** The entry as it was written: the same object for as long as nobody changes it. */
  skrivet: Written;
}

/** Reading an entry costs more than showing it, and the same entries are shown again for each new one. */
const read = new WeakMap<Written, Omit<LiveEntry, 'index'>>();
const parts = new WeakMap<Written, readonly EntryPart[]>();

/** The entries that readers see, in the order they see them: pinned first, then the newest. */
export function liveEntries({ inlagg = [] }: Attrs): LiveEntry[] {
  return inlagg
    .map((entry, index) => ({ index, ...readEntry(entry) }))
    .filter(saysSomething)
    .sort((a, b) => Number(b.fast) - Number(a.fast) || newestFirst(a, b) || b.index - a.index);
}

/** Reads every entry, a step each. */
export function* readEntries({ inlagg = [] }: Attrs): Steps<void> {
  for (const entry of inlagg) {
    partsOf(readEntry(entry));
    yield;
  }
}

/** Whether readers see any entry at all. */
export function hasEntries({ inlagg = [] }: Attrs): boolean {
  return inlagg.some((entry) => saysSomething(readEntry(entry)));
}

function saysSomething({ text, bild }: Pick<LiveEntry, 'text' | 'bild'>): boolean {
  return text !== '' || Boolean(bild?.src);
}

/** Whether two versions of an entry tell readers the same, wherever they stand. */
export function saysTheSame(one: Written, other: Written): boolean {
  return one.text === other.text && one.tid === other.tid && equalJson(toldOf(one), toldOf(other));
}

/** What readers are told of an entry's picture: not what it is called or how large it is. */
function toldOf({ bild = {} }: Written): object {
  const { src, alt, caption, kredit } = bild;
  return { src, alt, caption, kredit };
}

function readEntry(skrivet: Written): Omit<LiveEntry, 'index'> {
  const known = read.get(skrivet);
  if (known !== undefined) return known;
  const { id = '', tid, rattad, text = '', bild, fast, nyckel } = skrivet;
  const times = { tid: instantOf(tid), rattad: instantOf(rattad) };
  const entry = { ...times, id: id.trim(), text: text.trim(), bild, fast: fast === true, nyckel: nyckel === true, skrivet };
  read.set(skrivet, entry);
  return entry;
}

/** What the entry says, part by part. */
export function partsOf({ skrivet, text }: Pick<LiveEntry, 'skrivet' | 'text'>): readonly EntryPart[] {
  const known = parts.get(skrivet);
  if (known !== undefined) return known;
  const made = entryParts(text);
  parts.set(skrivet, made);
  return made;
}

/** One without a time that exists comes last: nobody knows when it was. */
function newestFirst(a: LiveEntry, b: LiveEntry): number {
  const [one, other] = [a.tid ?? '', b.tid ?? ''];
  // Instants are all written alike, so that they sort as texts do.
  if (one === other) return 0;
  return one < other ? 1 : -1;
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

/** When an entry was posted; `undefined` for a time that is missing or that Stockholm's clocks never show. Each entry is read once. */
export function instantOfEntry(entry: Written): string | undefined {
  return readEntry(entry).tid;
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

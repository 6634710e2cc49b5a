import { equalJson } from '#lib/content/equal-json.ts';
import type { EntryChange } from '#lib/content/live-changes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { findEntry, liveBlocks, withEntryChange } from '#lib/operations/live/live-entry.ts';
import type { EntryWrite } from '#lib/provenance/added-words.ts';
import { entryText } from '#lib/provenance/part-texts.ts';
import type { LiveSuccessor } from '#lib/store/live-reports.ts';

/** What came after a revision of a report was chosen to be released. */
export interface LaterWrites {
  /** The newest revision that goes on from it by those writes and by nothing else; `undefined` when none does. */
  newest: LiveSuccessor | undefined;
  /** What others than `newest` and those before it tell of, in the order it was written. */
  rest: ReadonlyArray<{ andring: EntryChange | null; live: boolean | null }>;
  /** What it does to the texts of entries, by the id of each, in the order it was written. */
  texts: ReadonlyMap<string, readonly EntryWrite[]>;
}

/** When a release was ordered, and what readers have when it is done. */
export interface Ordered {
  /** The number after which writes count. */
  after: number;
  /** The number of the newest revision there was then. */
  newest: number;
  /** What readers have of the report; `undefined` where they have nothing. */
  readers: Pick<ArticleContent, 'block' | 'meta'> | undefined;
}

/**
 * Tells what those writes did that a release brings along: what was written for readers after the order was given, and what
 * readers have already. A draft is written by more people than publish, and nobody has looked at what came after the revision
 * that was chosen. A write that made two revisions, one after what readers had and one after what was worked on, is one: what
 * readers got of it is what counts.
 */
export function laterWrites(revisions: readonly LiveSuccessor[], { after, newest, readers }: Ordered): LaterWrites {
  const made = togetherByWrite(revisions).filter(([first]) => first.nr > after);
  const ordered = ([first]: Write) => first.lasare === true && first.nr > newest;
  const kept = keptByReaders(
    made.filter((write) => ordered(write) || write[0].nr <= newest || write[0].lasare === null),
    readers,
  );
  const writes = made.filter((write) => ordered(write) || saysNothing(write) || kept.has(write));
  const own = new Set(goingOn(writes.flat()));
  const rest = writes
    .filter((write) => !write.some((one) => own.has(one)))
    .map((write) => ({ andring: changeOf(write), live: write[0].live }))
    .filter(({ andring, live }) => andring !== null || live !== null);
  return { newest: [...own].at(-1), rest, texts: textsOf(writes) };
}

/** What was made of the texts of entries by writes that those revisions tell of. */
export function textsWritten(revisions: readonly LiveSuccessor[]): ReadonlyMap<string, readonly EntryWrite[]> {
  return textsOf(togetherByWrite(revisions));
}

function textsOf(writes: readonly Write[]): Map<string, EntryWrite[]> {
  const texts = new Map<string, EntryWrite[]>();
  for (const write of writes) {
    const andring = changeOf(write);
    if (andring === null) continue;
    const { id, inlagg } = andring;
    const text = inlagg === null ? '' : entryText(inlagg);
    texts.set(id, [...(texts.get(id) ?? []), { typ: write[0].typ, text }]);
  }
  return texts;
}

/** Of those revisions the ones that follow the chosen one step by step: where another lies between, they tell of that too. */
function goingOn(revisions: readonly LiveSuccessor[]): LiveSuccessor[] {
  const steps = revisions.filter(({ steg }) => steg !== null).sort((a, b) => Number(a.steg) - Number(b.steg));
  const missing = steps.findIndex(({ steg }, place) => steg !== place + 1);
  return missing === -1 ? steps : steps.slice(0, missing);
}

/** Those of the writes that led to what readers have: of each entry all or none. */
function keptByReaders(writes: readonly Write[], readers: Ordered['readers']): ReadonlySet<Write> {
  if (readers === undefined) return new Set();
  const byEntry = Map.groupBy(writes, (write) => changeOf(write)?.id);
  return new Set([...byEntry.values()].filter((own) => own.slice(-1).every((last) => leadsTo(readers, last))).flat());
}

function leadsTo(readers: NonNullable<Ordered['readers']>, write: Write): boolean {
  const andring = changeOf(write);
  if (andring === null) return readers.meta.live === write[0].live;
  return equalJson(andring.inlagg, findEntry(readers, andring.id)?.entry ?? null);
}

function saysNothing(write: Write): boolean {
  return changeOf(write) === null && write[0].live === null;
}

function changeOf([readers, workers]: Write): EntryChange | null {
  return readers.andring ?? workers?.andring ?? null;
}

type Write = [readers: LiveSuccessor] | [readers: LiveSuccessor, workers: LiveSuccessor];

function togetherByWrite(revisions: readonly LiveSuccessor[]): Write[] {
  const writes: Write[] = [];
  for (const one of revisions) {
    const [readers, workers] = writes.at(-1) ?? [];
    const isOther = readers?.nr === one.nr - 1 && readers.skapad === one.skapad && readers.id !== one.bas;
    if (readers !== undefined && workers === undefined && isOther) writes.splice(-1, 1, [readers, one]);
    else writes.push([one]);
  }
  return writes;
}

/** The content with those writes; one to an entry that the content does not have says nothing of it. */
export function withWrites(content: ArticleContent, writes: LaterWrites['rest']): Pick<ArticleContent, 'block' | 'meta'> {
  let { block, meta } = content;
  for (const { andring, live } of writes) {
    if (live !== null) meta = { ...meta, live };
    const place = andring === null ? undefined : placeOf({ block }, andring);
    if (andring !== null && place !== undefined) ({ block } = withEntryChange({ block }, { ...andring, block: place }));
  }
  return { block, meta };
}

function placeOf(content: Pick<ArticleContent, 'block'>, { id, block, slag }: EntryChange): string | undefined {
  const own = findEntry(content, id)?.block;
  if (own !== undefined || slag !== 'skrivet') return own;
  const blocks = liveBlocks(content).map(({ attrs }) => String(attrs?.id));
  return blocks.includes(block) ? block : (blocks[0] ?? block);
}

import type { EntryChange } from '#lib/content/live-changes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { findEntry, liveBlocks, withEntryChange } from '#lib/operations/live/live-entry.ts';
import type { LiveSuccessor } from '#lib/store/live-reports.ts';

/** What came after a revision of a report was chosen to be released. */
export interface LaterWrites {
  /** The newest revision that goes on from it by those writes and by nothing else; `undefined` when none does. */
  newest: LiveSuccessor | undefined;
  /** What others than `newest` and those before it tell of, in the order it was written. */
  rest: ReadonlyArray<{ andring: EntryChange | null; live: boolean | null }>;
}

/**
 * Tells what the writes after number `nr` did. A write that made two revisions, one after what readers had and one after what
 * was worked on, is one: what readers got of it is what counts.
 */
export function laterWrites(revisions: readonly LiveSuccessor[], nr: number): LaterWrites {
  const writes = togetherByWrite(revisions).filter(([first]) => first.nr > nr);
  const after = writes.flat().filter(({ steg }) => steg !== null);
  // Where an earlier write lies between it tells of that too, which was not chosen.
  const own = new Set(after.some(({ steg }) => steg === 1) ? after : []);
  const rest = writes
    .filter((write) => !write.some((one) => own.has(one)))
    .map(([readers, workers]) => ({ andring: readers.andring ?? workers?.andring ?? null, live: readers.live }))
    .filter(({ andring, live }) => andring !== null || live !== null);
  return { newest: [...own].sort((a, b) => Number(a.steg) - Number(b.steg)).at(-1), rest };
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

import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

/** An entry of a live report as the document holds it. */
export type WrittenEntry = Readonly<Record<string, unknown>>;

/** What one live revision did: an entry was put there (anew, or in the place it has), or taken away. */
export interface EntryChange {
  /** The id of the block that the entry stands in. */
  block: string;
  id: string;
  inlagg: WrittenEntry | null;
  /** Whether it was written, or what it says corrected; absent of one that was pinned, let go or taken away. */
  slag?: 'skrivet' | 'rattat';
}

/** The entries of a block, in the order they were written. */
export function entriesOf(block: Block): readonly WrittenEntry[] {
  const inlagg = block.attrs?.inlagg;
  return Array.isArray(inlagg) ? inlagg : [];
}

/**
 * The document after the changes, in their order. Blocks and entries that none of them names are the very same objects: a
 * report of hundreds of entries is not copied to add one. A change to a block that is not there is no change.
 */
export function withEntryChanges(document: readonly Block[], changes: readonly EntryChange[]): Block[] {
  const byBlock = Map.groupBy(changes, ({ block }) => block);
  return document.map((block) => {
    const own = byBlock.get(blockId(block));
    return own === undefined ? block : changedBlock(block, own);
  });
}

function changedBlock(block: Block, changes: readonly EntryChange[]): Block {
  const entries: Array<WrittenEntry | undefined> = [...entriesOf(block)];
  const places = Map.groupBy(entries.keys(), (place) => entries[place]?.id);
  for (const { id, inlagg } of changes) {
    // Of entries that share an id the first is the one that is meant.
    const own: number[] = places.get(id) ?? [];
    const place = inlagg === null ? own.shift() : (own[0] ?? entries.length);
    if (place === undefined) continue;
    entries[place] = inlagg ?? undefined;
    if (own.length === 0 && inlagg !== null) places.set(id, [place]);
  }
  return { ...block, attrs: { ...block.attrs, inlagg: entries.filter((entry) => entry !== undefined) } };
}

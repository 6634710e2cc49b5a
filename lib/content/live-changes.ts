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
  const entries = [...entriesOf(block)];
  let places = firstPlaces(entries);
  for (const { id, inlagg } of changes) {
    const place = places.get(id);
    if (inlagg !== null) {
      entries[place ?? entries.length] = inlagg;
      if (place === undefined) places.set(id, entries.length - 1);
    } else if (place !== undefined) {
      entries.splice(place, 1);
      places = firstPlaces(entries);
    }
  }
  return { ...block, attrs: { ...block.attrs, inlagg: entries } };
}

/** Of entries that share an id the first is the one that is meant. */
function firstPlaces(entries: readonly WrittenEntry[]): Map<unknown, number> {
  const places = new Map<unknown, number>();
  for (const [index, { id }] of entries.entries()) if (!places.has(id)) places.set(id, index);
  return places;
}

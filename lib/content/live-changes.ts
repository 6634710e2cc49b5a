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
  // A Map keeps the place of a key that is set again, and puts a new one last. One without an id can be named by no change.
  const entries = new Map<unknown, WrittenEntry>();
  for (const [index, entry] of entriesOf(block).entries()) entries.set(nameOf(entry, index, entries), entry);
  for (const { id, inlagg } of changes) {
    if (inlagg === null) entries.delete(id);
    else entries.set(id, inlagg);
  }
  return { ...block, attrs: { ...block.attrs, inlagg: [...entries.values()] } };
}

function nameOf({ id }: WrittenEntry, index: number, taken: ReadonlyMap<unknown, unknown>): unknown {
  return typeof id === 'string' && id !== '' && !taken.has(id) ? id : index;
}

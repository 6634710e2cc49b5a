import type { Block } from '#lib/contract/block.ts';

/** A block's id, or `''` for one that was never saved and has none yet. */
export function blockId(block: Block): string {
  return typeof block.attrs?.id === 'string' ? block.attrs.id : '';
}

/**
 * The top-level blocks by id, in document order. One without an id, or with one that is taken, is kept under a name made
 * of its place, so that a comparison never loses a block.
 */
export function blocksById(document: readonly Block[]): Map<string, Block> {
  const byId = new Map<string, Block>();
  for (const [index, block] of document.entries()) {
    const id = blockId(block);
    byId.set(id === '' || byId.has(id) ? `plats-${index}` : id, block);
  }
  return byId;
}

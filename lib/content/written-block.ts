import type { Block } from '#lib/contract/block.ts';

/** What the service sets in a block of each type by where the block stands: no words of anybody. */
const SET_BY_PLACE: Readonly<Record<string, readonly string[]>> = { avsnitt: ['nr', 'av'] };

/**
 * A block without what follows from its place alone. Comparisons go by this: a new section first in a list renumbers all
 * the others, and nobody has changed those.
 */
export function writtenBlock(block: Block): Block {
  const derived = SET_BY_PLACE[block.type];
  if (derived === undefined || block.attrs === undefined) return block;
  return { ...block, attrs: Object.fromEntries(Object.entries(block.attrs).filter(([name]) => !derived.includes(name))) };
}

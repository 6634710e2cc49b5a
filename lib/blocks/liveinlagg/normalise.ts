import type { Block } from '#lib/contract/block.ts';

/** Gives an id to each entry without one, the lowest number no other entry of the block has; one that has an id keeps it. */
export function normalise(block: Block): Block {
  const inlagg = block.attrs?.inlagg;
  if (!Array.isArray(inlagg) || inlagg.every(hasId)) return block;
  const taken = new Set(inlagg.map((entry: { id?: string }) => entry.id));
  let number = 0;
  const free = () => {
    do number++;
    while (taken.has(`i${number}`));
    return `i${number}`;
  };
  return { ...block, attrs: { ...block.attrs, inlagg: inlagg.map((entry) => (hasId(entry) ? entry : { ...entry, id: free() })) } };
}

function hasId(entry: { id?: string }): boolean {
  return (entry.id ?? '').trim() !== '';
}

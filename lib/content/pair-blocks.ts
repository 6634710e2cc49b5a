import { blocksById } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

/** One block in two languages; `null` where one of them has none. */
export interface BlockPair {
  id: string;
  ena: Block | null;
  annan: Block | null;
}

/**
 * The top-level blocks of two languages of an article beside each other, by their ids: in the order of the one, and what the other has alone after
 * the block that it follows there.
 */
export function pairBlocks(one: readonly Block[], other: readonly Block[]): BlockPair[] {
  const [ones, others] = [blocksById(one), blocksById(other)];
  const alone = new Map<string | undefined, BlockPair[]>();
  let follows: string | undefined;
  for (const [id, annan] of others) {
    if (ones.has(id)) follows = id;
    else alone.set(follows, [...(alone.get(follows) ?? []), { id, ena: null, annan }]);
  }
  return [
    ...(alone.get(undefined) ?? []),
    ...[...ones].flatMap(([id, ena]) => [{ id, ena, annan: others.get(id) ?? null }, ...(alone.get(id) ?? [])]),
  ];
}

import { TEXT_BLOCKS } from '#components/editor/schema/text-blocks.ts';
import { blockId, blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Block } from '#lib/contract/block.ts';

/**
 * The blocks with what saving added to those that are filled in: their number in a row, ids of their entries. `sent` are
 * the blocks that were saved and `stored` what became of them. A block that was changed after it was sent stays as it is,
 * and when nothing was added the very same document is returned.
 */
export function withServiceAdditions(current: Block[], sent: readonly Block[], stored: readonly Block[]): Block[] {
  const before = blocksById(sent);
  const after = blocksById(stored);
  const taken = current.map((block) => {
    const id = blockId(block);
    const saved = after.get(id);
    const isSame = before.get(id) === block && saved?.type === block.type && TEXT_BLOCKS[block.type] === undefined;
    return isSame && saved !== undefined && !equalJson(saved, block) ? saved : block;
  });
  return taken.every((block, index) => block === current[index]) ? current : taken;
}

import { BLOCKS } from '#lib/blocks/registry.ts';
import { isBlock } from '#lib/content/child-blocks.ts';
import type { Block } from '#lib/contract/block.ts';

/** The ids of a document's blocks in their order, those within others too: of each that `counts`, and all that is in it. */
export function idsOfBlocks(blocks: readonly Block[], counts: (block: Block) => boolean = () => true): string[] {
  return blocks.filter(counts).flatMap(idsWithin);
}

function idsWithin(block: Block): string[] {
  const own = BLOCKS.has(block.type) ? [String(block.attrs?.id ?? '')] : [];
  return [...own, ...(block.content ?? []).filter(isBlock).flatMap(idsWithin)];
}

/**
 * The blocks with `ids` given, in their order, to those that have none. Where there are not as many, somebody has changed the text: then
 * none are given, rather than the wrong ones.
 */
export function withIds(blocks: readonly Block[], ids: readonly string[]): Block[] {
  const lacking = idsOfBlocks(blocks, ({ attrs }) => attrs?.id === undefined).length;
  if (lacking !== ids.length) return [...blocks];
  const left = [...ids];
  return blocks.map((block) => (block.attrs?.id === undefined ? given(block, left) : block));
}

function given(block: Block, left: string[]): Block {
  const id = BLOCKS.has(block.type) ? left.shift() : undefined;
  const attrs = id === undefined ? block.attrs : { id, ...block.attrs };
  const content = block.content?.map((child) => (isBlock(child) ? given(child, left) : child));
  return { type: block.type, ...(attrs && { attrs }), ...(content && { content }) };
}

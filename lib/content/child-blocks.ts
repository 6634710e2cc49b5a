import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

export function isBlock(node: Block | TextNode): node is Block {
  return !isTextNode(node);
}

/** The blocks and structural nodes directly within a node. */
export function childBlocks(node: Block): Block[] {
  return (node.content ?? []).filter(isBlock);
}

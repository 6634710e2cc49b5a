import { blockTexts, type RunningText } from '#lib/blocks/block-text.ts';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';

/** A block or structural node of the document, and where it stands. */
export interface WalkedNode {
  node: Block;
  /** `block[3].content[0]` */
  falt: string;
  /** Its own id, or that of the nearest node around it that has one. */
  id: string;
  topLevel: boolean;
  definition: BlockDefinition | PartDefinition | undefined;
}

/** A top-level block with its running text, read once for all checks. */
export interface TopBlock extends WalkedNode {
  texts: RunningText[];
}

export interface WalkedDocument {
  top: TopBlock[];
  /** Every node, in document order, the top-level blocks among them. */
  all: WalkedNode[];
}

export function walkDocument(document: readonly Block[]): WalkedDocument {
  const all: WalkedNode[] = [];
  const top = document.map((block, index): TopBlock => {
    const walked = walk(block, `block[${index}]`, '', true, all);
    return { ...walked, texts: blockTexts(block, walked.falt) };
  });
  return { top, all };
}

function walk(node: Block, falt: string, parentId: string, topLevel: boolean, all: WalkedNode[]): WalkedNode {
  const id = blockId(node) || parentId;
  const walked: WalkedNode = { node, falt, id, topLevel, definition: BLOCKS.get(node.type) ?? PARTS.get(node.type) };
  all.push(walked);
  for (const [index, child] of (node.content ?? []).entries()) {
    if (!isTextNode(child)) walk(child, `${falt}.content[${index}]`, id, false, all);
  }
  return walked;
}

import { type DiffBudget, type TextPart, wordDiff } from '#lib/content/word-diff.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

/** Two versions of one block with their texts cut where the words differ, and which of the pieces only its own version has. */
export interface MarkedPair {
  fore: Block;
  efter: Block;
  /** The pieces of `fore` that are gone, and of `efter` that have come. */
  changed: ReadonlySet<TextNode>;
}

/** The words that stand in the nodes of two versions of a block, held against each other. Attributes are no such words. */
export function markedPair(fore: Block, efter: Block, budget: DiffBudget): MarkedPair {
  const parts = wordDiff(linesOf(fore), linesOf(efter), budget);
  const changed = new Set<TextNode>();
  return { fore: cut(fore, parts, 'ut', changed), efter: cut(efter, parts, 'in', changed), changed };
}

/** What stands in the block, a line for each innermost node. */
function linesOf(block: Block): string {
  const texts = (block.content ?? []).map((node) => (isTextNode(node) ? node.text : `${linesOf(node)}\n`));
  return texts.join('');
}

/** The block with its texts cut at every change of its own side. */
function cut(block: Block, parts: readonly TextPart[], own: 'in' | 'ut', changed: Set<TextNode>): Block {
  const mine = parts.filter(({ op }) => op === 'lika' || op === own);
  let part = 0;
  let used = 0;

  /** Goes on through the parts by so many characters: the pieces there, each with whether it is changed. */
  function take(length: number): Array<{ length: number; isChanged: boolean }> {
    const pieces: Array<{ length: number; isChanged: boolean }> = [];
    let left = length;
    while (left > 0) {
      const here = mine[part];
      if (here === undefined) return [...pieces, { length: left, isChanged: false }];
      const step = Math.min(left, here.text.length - used);
      if (step > 0) pieces.push({ length: step, isChanged: here.op === own });
      left -= step;
      used += step;
      if (used === here.text.length) {
        part += 1;
        used = 0;
      }
    }
    return pieces;
  }

  function cutText(node: TextNode): TextNode[] {
    let at = 0;
    return take(node.text.length).map(({ length, isChanged }) => {
      const piece = { ...node, text: node.text.slice(at, at + length) };
      at += length;
      if (isChanged) changed.add(piece);
      return piece;
    });
  }

  function cutNode(node: Block): Block {
    if (node.content === undefined) return node;
    const content = node.content.flatMap((child): Array<Block | TextNode> => {
      if (isTextNode(child)) return cutText(child);
      const inner = cutNode(child);
      take(1);
      return [inner];
    });
    return { ...node, content };
  }

  return cutNode(block);
}

import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, type Transaction } from '@tiptap/pm/state';

/* The blocks at the top of the article, as things to move, copy and remove whole. */

export interface TopBlock {
  node: Node;
  /** Where it begins in the document. */
  pos: number;
  index: number;
}

/** The first and the last block that the selection touches. */
export function selectedBlocks({ selection, doc }: EditorState): { first: TopBlock; last: TopBlock } | undefined {
  const { $from, $to } = selection;
  const firstIndex = Math.min($from.index(0), doc.childCount - 1);
  const lastIndex = Math.max(firstIndex, lastTouched($to));
  const first = topBlock(doc, firstIndex);
  const last = topBlock(doc, lastIndex);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** A selection that ends between two blocks touches the one before. */
function lastTouched($to: ResolvedPos): number {
  return $to.depth === 0 ? $to.index(0) - 1 : $to.index(0);
}

export function topBlock(doc: Node, index: number): TopBlock | undefined {
  const node = doc.maybeChild(index);
  if (node === null) return undefined;
  let pos = 0;
  for (let before = 0; before < index; before++) pos += doc.child(before).nodeSize;
  return { node, pos, index };
}

/** The top block that holds a position. */
export function topBlockAt(doc: Node, pos: number): TopBlock | undefined {
  return topBlock(doc, Math.min(doc.resolve(pos).index(0), doc.childCount - 1));
}

/** Moves the selected blocks past their neighbour, up (-1) or down (1). Undefined at the end of the document. */
export function moveBlocks(state: EditorState, step: -1 | 1): Transaction | undefined {
  const blocks = selectedBlocks(state);
  if (blocks === undefined) return undefined;
  const { first, last } = blocks;
  const neighbour = topBlock(state.doc, step === -1 ? first.index - 1 : last.index + 1);
  if (neighbour === undefined) return undefined;
  // The neighbour is what moves, so that the selection stays where it is in the blocks.
  const tr = state.tr.delete(neighbour.pos, neighbour.pos + neighbour.node.nodeSize);
  const target = step === -1 ? last.pos + last.node.nodeSize - neighbour.node.nodeSize : first.pos;
  return tr.insert(target, neighbour.node).scrollIntoView();
}

/** Puts a copy of the selected blocks after them. The copies get ids of their own. */
export function duplicateBlocks(state: EditorState): Transaction | undefined {
  const blocks = selectedBlocks(state);
  if (blocks === undefined) return undefined;
  const { first, last } = blocks;
  const end = last.pos + last.node.nodeSize;
  return state.tr.insert(end, state.doc.slice(first.pos, end).content).scrollIntoView();
}

export function removeBlock(state: EditorState, block: TopBlock): Transaction {
  return removeBlocks(state, { first: block, last: block });
}

/** Takes the blocks from the first to the last away; an article is left with a paragraph to write in. */
export function removeBlocks(state: EditorState, { first, last }: { first: TopBlock; last: TopBlock }): Transaction {
  const end = last.pos + last.node.nodeSize;
  const isAll = last.index - first.index + 1 === state.doc.childCount;
  return isAll ? state.tr.replaceWith(first.pos, end, state.schema.node('paragraph')) : state.tr.delete(first.pos, end);
}

/** The blocks that are chosen, where that block is one of several; else the block alone. */
export function chosenWith(state: EditorState, block: TopBlock): { first: TopBlock; last: TopBlock } {
  const chosen = selectedBlocks(state);
  const isOneOf = chosen !== undefined && chosen.first.index <= block.index && block.index <= chosen.last.index;
  return isOneOf && !state.selection.empty ? chosen : { first: block, last: block };
}

export function selectBlock(state: EditorState, pos: number): Transaction {
  return state.tr.setSelection(NodeSelection.create(state.doc, pos));
}

/** The top block with that id, be it one that the editor only keeps. */
export function topBlockById(doc: Node, id: string): TopBlock | undefined {
  if (id === '') return undefined;
  const index = doc.children.findIndex(({ attrs }) => attrs.id === id || attrs.block?.attrs?.id === id);
  return index === -1 ? undefined : topBlock(doc, index);
}

/** The block with that id, wherever it stands. */
export function findBlock(doc: Node, id: string): { node: Node; pos: number } | undefined {
  let found: { node: Node; pos: number } | undefined;
  doc.descendants((node, pos) => {
    if (node.attrs.id === id || node.attrs.block?.attrs?.id === id) found = { node, pos };
    return found === undefined;
  });
  return found;
}

import type { Editor } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { rememberEqual, toBlock } from '#components/editor/schema/editor-to-document.ts';
import { blockId } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { Block } from '#lib/contract/block.ts';

/**
 * Shows in the editor what others, or the service itself, have made of the blocks. Only what is another is replaced, by block and within
 * it, so that the cursor stays in its words; it is no step to undo, and one's own steps still are.
 */
export function takeBlocks({ state, view }: Editor, blocks: readonly Block[]): void {
  const tr = blocksTaken(state, blocks);
  if (!tr.docChanged) return;
  rememberEqual(tr.doc, blocks);
  view.dispatch(tr);
}

/** The transaction that makes the document that of the blocks, from whatever it is. */
export function blocksTaken(state: EditorState, blocks: readonly Block[]): Transaction {
  const tr = state.tr.setMeta('addToHistory', false);
  const { schema } = state;
  const wanted = new Set(blocks.map(blockId));
  const shown = state.doc.children.map((node) => toBlock(node));
  const isSame = shown.length === blocks.length && shown.every((block, index) => equalJson(block, blocks[index]));
  if (isSame) return tr;
  const known = new Map(shown.map((block, index) => [blockId(block), { block, node: state.doc.child(index) }]));
  const others = blocks.filter((block) => !equalJson(known.get(blockId(block))?.block, block));
  const nodes = nodesOf(others, schema);
  const made = new Map(others.map((block, index) => [block, nodes[index]]));
  removeUnwanted(tr, wanted);

  const lifted = new Map<string, Node>();
  let pos = 0;
  for (const [index, block] of blocks.entries()) {
    const id = blockId(block);
    const node = made.get(block) ?? known.get(id)?.node;
    if (node === undefined) throw new Error('a block has no node');
    liftWhatFollows(tr, { id, index, pos, lifted, isLater: (other) => wanted.has(other) });
    const here = index < tr.doc.childCount ? tr.doc.child(index) : undefined;
    if (here !== undefined && idOf(here) === id) replaceWithin(tr, pos, here, node);
    else {
      takeFromBelow(tr, index, id);
      tr.insert(pos, node);
    }
    lifted.delete(id);
    pos += tr.doc.child(index).nodeSize;
  }
  if (pos < tr.doc.content.size) tr.delete(pos, tr.doc.content.size);
  if (tr.doc.childCount === 0) tr.insert(0, schema.node('paragraph'));
  return tr;
}

function nodesOf(blocks: readonly Block[], schema: Schema): readonly Node[] {
  return blocks.length === 0 ? [] : schema.nodeFromJSON(documentToEditor(blocks, schema)).children;
}

function removeUnwanted(tr: Transaction, wanted: ReadonlySet<string>): void {
  const { doc } = tr;
  let pos = doc.content.size;
  for (const node of doc.children.toReversed()) {
    pos -= node.nodeSize;
    if (!wanted.has(idOf(node))) tr.delete(pos, pos + node.nodeSize);
  }
}

interface Place {
  id: string;
  index: number;
  pos: number;
  lifted: Map<string, Node>;
  isLater(id: string): boolean;
}

/** Where the wanted block stands next after one that comes later, that one is what has moved. */
function liftWhatFollows(tr: Transaction, { id, index, pos, lifted, isLater }: Place): void {
  const [here, next] = [tr.doc.maybeChild(index), tr.doc.maybeChild(index + 1)];
  if (here === null || next === null || idOf(here) === id || idOf(next) !== id || !isLater(idOf(here))) return;
  lifted.set(idOf(here), here);
  tr.delete(pos, pos + here.nodeSize);
}

function takeFromBelow(tr: Transaction, index: number, id: string): void {
  let pos = 0;
  for (const [at, node] of tr.doc.children.entries()) {
    if (at >= index && idOf(node) === id) {
      tr.delete(pos, pos + node.nodeSize);
      return;
    }
    pos += node.nodeSize;
  }
}

/** Of two nodes with one id only what differs between them. */
function replaceWithin(tr: Transaction, pos: number, here: Node, wanted: Node): void {
  if (here.eq(wanted)) return;
  if (here.type !== wanted.type || here.isAtom) {
    if (here.type === wanted.type) tr.setNodeMarkup(pos, null, wanted.attrs);
    else tr.replaceWith(pos, pos + here.nodeSize, wanted);
    return;
  }
  if (!here.sameMarkup(wanted)) tr.setNodeMarkup(pos, null, wanted.attrs);
  const start = here.content.findDiffStart(wanted.content);
  const ends = here.content.findDiffEnd(wanted.content);
  if (start === null || ends === null) return;
  // A letter that is doubled is found from both ends.
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  const inside = pos + 1;
  tr.replace(inside + start, inside + ends.a + overlap, wanted.slice(start, ends.b + overlap));
}

function idOf(node: Node): string {
  return blockId(toBlock(node));
}

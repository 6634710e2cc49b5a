import { GapCursor } from '@tiptap/pm/gapcursor';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { topBlockAt } from '#components/editor/body/top-blocks.ts';

/** Words that are to be replaced, or the place between two where they are the same. */
export interface Range {
  from: number;
  to: number;
}

/** What is replaced by what is pasted now. A chosen block is not: what is pasted comes after it. */
export function chosenRange({ selection }: EditorState): Range {
  const { from, to } = selection;
  return selection instanceof NodeSelection && selection.node.isBlock ? { from: to, to } : { from, to };
}

/** What puts the blocks in the text, with the cursor after them. */
export function putIn(state: EditorState, nodes: readonly Node[], range: Range = chosenRange(state)): Transaction {
  const { tr, doc } = state;
  const $from = doc.resolve(range.from);
  const beside = $from.parent.inlineContent ? $from.depth - 1 : $from.depth;
  if (beside > 0 && (beside === $from.depth || nodes.some((node) => !canStand($from.node(beside), node)))) {
    // A table in a table, or a picture in a list: it comes after what it cannot stand in.
    const top = topBlockAt(doc, range.from);
    const end = top === undefined ? doc.content.size : top.pos + top.node.nodeSize;
    tr.insert(end, nodes);
    return tr.setSelection(cursorAfter(tr.doc, end + Fragment.from(nodes).size));
  }
  tr.replaceRange(range.from, range.to, new Slice(Fragment.from(nodes), openAt(nodes.at(0)), openAt(nodes.at(-1))));
  return tr.setSelection(cursorAfter(tr.doc, endOfLastChange(tr) ?? range.to));
}

/** Where what the transaction has put in last ends. A place that it was put at says nothing of it: an empty paragraph gives way with its end, and its beginning stays. */
function endOfLastChange({ mapping }: Transaction): number | undefined {
  const ends: number[] = [];
  mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => void ends.push(newTo));
  return ends.at(-1);
}

/** Whether a block may stand beside what the cursor is in. */
function canStand(parent: Node, node: Node): boolean {
  return parent.canReplaceWith(parent.childCount, parent.childCount, node.type);
}

/** The text of a paragraph goes on in the one that the cursor is in. */
const openAt = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);

/** A cursor for whoever goes on writing after what ends there: never on a block, which would swallow the words, nor in the last cell of a table. */
export function cursorAfter(doc: Node, pos: number): Selection {
  const $pos = doc.resolve(pos);
  if ($pos.parent.inlineContent) return new TextSelection($pos);
  const { nodeBefore, nodeAfter } = $pos;
  if (nodeBefore !== null && !isClosed(nodeBefore)) return Selection.near($pos, -1);
  return nodeAfter === null || isClosed(nodeAfter) ? new GapCursor($pos) : Selection.near($pos, 1);
}

const isClosed = ({ isAtom, type }: Node) => isAtom || type.spec.isolating === true;

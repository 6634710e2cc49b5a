import type { Node } from '@tiptap/pm/model';
import { type EditorState, NodeSelection } from '@tiptap/pm/state';
import { topBlockAt } from '#components/editor/body/top-blocks.ts';
import { toBlock } from '#components/editor/schema/editor-to-document.ts';
import { textOfBlock } from '#lib/blocks/block-text.ts';

/** What a comment is made on: a block, a field of the article where `block` is none, or words in either. */
export interface Commented {
  block: string | undefined;
  falt?: string;
  citat: { text: string; fran: number; till: number } | null;
}

/** A line of a block's text as comments count in it (textOfBlock), and where it stands in the editor. */
interface Line {
  at: number;
  text: string;
  pos: number;
}

/** What is chosen in the text, to be commented on; of several blocks the words in the first. */
export function commentedIn({ selection, doc }: EditorState): Commented | undefined {
  const top = topBlockAt(doc, selection.from);
  const block: unknown = top?.node.attrs.id;
  if (top === undefined || typeof block !== 'string') return undefined;
  if (selection instanceof NodeSelection || selection.empty) return { block, citat: null };
  const lines = linesOf(top.node, top.pos);
  const [fran, till] = [offsetIn(lines, selection.from), offsetIn(lines, Math.min(selection.to, top.pos + top.node.nodeSize))];
  const text = textOfBlock(toBlock(top.node)).slice(fran, till);
  return { block, citat: text.trim() === '' ? null : { text, fran, till } };
}

/** Where those words of the block stand in the editor; `undefined` for what is in its fields. */
export function rangeIn(node: Node, pos: number, fran: number, till: number): { from: number; to: number } | undefined {
  const lines = linesOf(node, pos);
  const [from, to] = [placeIn(lines, fran, true), placeIn(lines, till, false)];
  return from === undefined || to === undefined || from >= to ? undefined : { from, to };
}

function linesOf(top: Node, start: number): Line[] {
  const lines: Line[] = [];
  const visit = (node: Node, pos: number) => {
    if (node.isTextblock && node.textContent.trim() !== '') lines.push({ at: 0, text: node.textContent, pos: pos + 1 });
    if (node.isTextblock) return;
    node.forEach((child, offset) => {
      visit(child, pos + 1 + offset);
    });
  };
  visit(top, start);
  // What stands in the fields of the block comes before what is written in it.
  const written = lines.reduce((sum, { text }) => sum + text.length + 1, -1);
  let at = textOfBlock(toBlock(top)).length - written;
  for (const line of lines) {
    line.at = at;
    at += line.text.length + 1;
  }
  return lines;
}

function offsetIn(lines: readonly Line[], pos: number): number {
  const line = lines.findLast((one) => one.pos <= pos) ?? lines[0];
  return line === undefined ? 0 : line.at + Math.max(0, Math.min(line.text.length, pos - line.pos));
}

function placeIn(lines: readonly Line[], offset: number, isStart: boolean): number | undefined {
  const line = lines.find(({ at, text }) =>
    isStart ? offset >= at && offset < at + text.length : offset > at && offset <= at + text.length,
  );
  return line === undefined ? undefined : line.pos + offset - line.at;
}

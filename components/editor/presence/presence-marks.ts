import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { findBlock, selectedBlocks } from '#components/editor/body/top-blocks.ts';
import styles from '#components/editor/presence/presence-marks.module.css';
import type { Cursor } from '#lib/contract/presence.ts';

/** A block in which others are, who, and where in its text. */
export interface PresenceMark {
  block: string;
  namn: string;
  /** What stands for the name at the cursor; nothing is shown there without one. */
  cursor?: (Cursor & { bokstaver: string; skriver: boolean }) | null;
}

interface Shown {
  marks: readonly PresenceMark[];
  set: DecorationSet;
  /** Nothing of others has come since they told where they are: what comes next may be the words that they counted with. */
  isJustTold: boolean;
}

const NOBODY: Shown = { marks: [], set: DecorationSet.empty, isJustTold: false };
const KEY = new PluginKey<Shown>('narvaro');

/** Shows in which blocks others are, and their cursors: no part of the document. Follows what is written. */
export function presenceMarks(): Plugin<Shown> {
  return new Plugin({
    key: KEY,
    state: { init: () => NOBODY, apply: next },
    props: { decorations: shownPresence },
  });
}

/** Shows them in that editor until others are shown, unless that is over before it can be done. */
export function showPresenceIn(editor: Editor, marks: readonly PresenceMark[], over: AbortSignal): void {
  if (over.aborted || editor.isDestroyed) return;
  // What is put beside a sign that is being composed would end the composing.
  if (editor.view.composing) {
    editor.view.dom.addEventListener('compositionend', () => showPresenceIn(editor, marks, over), { once: true });
    return;
  }
  if (KEY.getState(editor.state) === undefined) editor.registerPlugin(presenceMarks());
  showPresence(editor.view, marks);
}

/** Shows them in place of those that were shown; of a block that is not there nothing is. */
export function showPresence({ state, dispatch }: Pick<EditorView, 'state' | 'dispatch'>, marks: readonly PresenceMark[]): void {
  if (marks.length === 0 && KEY.getState(state)?.marks.length === 0) return;
  dispatch(state.tr.setMeta(KEY, marks).setMeta('addToHistory', false));
}

/** What is shown of the others. */
export function shownPresence(state: EditorState): DecorationSet {
  return KEY.getState(state)?.set ?? DecorationSet.empty;
}

/** Where in the text of the block that `selectedBlocks` names first the writer is; null where they have chosen blocks, or are in what is no text. */
export function ownCursor(state: EditorState): Cursor | null {
  const { selection } = state;
  const block = selectedBlocks(state)?.first;
  if (block === undefined || !(selection instanceof TextSelection)) return null;
  const [fran, till] = [selection.anchor - block.pos, selection.head - block.pos];
  return Math.max(fran, till) < block.node.nodeSize ? { fran, till } : null;
}

function next(tr: Transaction, shown: Shown): Shown {
  const told: readonly PresenceMark[] | undefined = tr.getMeta(KEY);
  if (told !== undefined) return { marks: told, set: decorated(tr.doc, told), isJustTold: true };
  if (!tr.docChanged || shown.marks.length === 0) return shown;
  const isOthers = tr.getMeta('addToHistory') === false;
  let isLost = false;
  const set = shown.set.map(tr.mapping, tr.doc, { onRemove: () => (isLost = true) });
  // What was written in place of a whole block may be the same block.
  const anew = isLost || (isOthers && shown.isJustTold);
  return { marks: shown.marks, set: anew ? decorated(tr.doc, shown.marks) : set, isJustTold: shown.isJustTold && !isOthers };
}

function decorated(doc: Node, marks: readonly PresenceMark[]): DecorationSet {
  const all = [...Map.groupBy(marks, ({ block }) => block)].flatMap(([block, here]) => {
    const found = findBlock(doc, block);
    if (found === undefined) return [];
    const end = found.pos + found.node.nodeSize;
    const look = { class: styles.block ?? '', 'data-narvaro': here.map(({ namn }) => namn).join(', ') };
    return [Decoration.node(found.pos, end, look), ...here.flatMap((mark) => cursorOf(doc, found.pos, end, mark))];
  });
  return DecorationSet.create(doc, all);
}

function cursorOf(doc: Node, start: number, end: number, { cursor, namn }: PresenceMark): Decoration[] {
  if (!cursor) return [];
  // The other's block may be longer, by words that have not come yet.
  const [from, to] = [cursor.fran, cursor.till].map((steps) => Math.min(start + steps, end - 1));
  if (from === undefined || to === undefined || !doc.resolve(to).parent.inlineContent) return [];
  const marked = from === to ? [] : [Decoration.inline(Math.min(from, to), Math.max(from, to), { class: styles.marked ?? '' })];
  const spec = { key: `${namn} ${cursor.skriver}`, side: 10, ignoreSelection: true };
  return [...marked, Decoration.widget(to, () => caret(cursor), spec)];
}

/** Read out by nothing: who is where stands in words above the text. */
function caret({ bokstaver, skriver }: { bokstaver: string; skriver: boolean }): HTMLElement {
  const element = document.createElement('span');
  element.className = styles.caret ?? '';
  element.dataset.bokstaver = bokstaver;
  element.dataset.skriver = String(skriver);
  element.ariaHidden = 'true';
  return element;
}

import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import styles from '#components/editor/find/find-bar.module.css';
import type { Found } from '#components/editor/find/found.ts';

export const FOUND_MARKS = new PluginKey<DecorationSet>('foundMarks');

/** Marks what was found where it stands in the text, and blocks that have it in a field. */
export function foundMarks(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key: FOUND_MARKS,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, before) => tr.getMeta(FOUND_MARKS) ?? before.map(tr.mapping, tr.doc),
    },
    props: { decorations: (state) => FOUND_MARKS.getState(state) },
  });
}

/** A transaction that marks them, and one of them as the one that is shown. */
export function markFound(state: EditorState, found: readonly Found[], shown: Found | undefined): Transaction {
  const marks = found.flatMap((one) => {
    const look = { class: one === shown ? (styles.shown ?? '') : (styles.found ?? ''), ...(one === shown ? { 'data-shown': '' } : {}) };
    if (one.in.i === 'text') return [Decoration.inline(one.in.start + one.from, one.in.start + one.to, look)];
    const node = one.in.i === 'block' ? state.doc.nodeAt(one.in.pos) : null;
    if (one.in.i !== 'block' || node === null) return [];
    return [Decoration.node(one.in.pos, one.in.pos + node.nodeSize, look)];
  });
  return state.tr.setMeta(FOUND_MARKS, DecorationSet.create(state.doc, marks)).setMeta('addToHistory', false);
}

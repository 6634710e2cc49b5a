import { type Editor, Extension } from '@tiptap/core';
import { type Command, NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { openForm } from '#components/editor/block/open-form.ts';
import { leaveBlock, removeEmptyBlock } from '#components/editor/body/container-keys.ts';
import { duplicateBlocks, moveBlocks } from '#components/editor/body/top-blocks.ts';

const move =
  (step: -1 | 1): Command =>
  (state, dispatch) => {
    const tr = moveBlocks(state, step);
    if (tr !== undefined) dispatch?.(tr);
    return true;
  };

const duplicate: Command = (state, dispatch) => {
  const tr = duplicateBlocks(state);
  if (tr !== undefined) dispatch?.(tr);
  return true;
};

/** The keys for whole blocks, and what keeps a selected block from being typed over by accident. */
export const WritingKeys = Extension.create({
  name: 'writingKeys',
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch, this.editor.view);
    return {
      'Alt-ArrowUp': run(move(-1)),
      'Alt-ArrowDown': run(move(1)),
      'Mod-d': run(duplicate),
      Enter: run(leaveBlock),
      Backspace: run(removeEmptyBlock),
      Tab: () => enterForm(this.editor),
    };
  },
  addProseMirrorPlugins: () => [keepSelectedBlock],
});

/** Into the form of a selected block; elsewhere the key keeps its meaning. */
function enterForm({ state, view }: Editor): boolean {
  return state.selection instanceof NodeSelection && openForm(view, state.selection.from);
}

const keepSelectedBlock = new Plugin({
  props: {
    handleTextInput: (view, _from, _to, text) => {
      const { selection, tr } = view.state;
      if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
      // The browser tells of a moved cursor a moment late: somebody quick has already gone on to write elsewhere.
      const cursor = cursorOutside(view, selection);
      if (cursor !== undefined) view.dispatch(tr.setSelection(cursor).insertText(text));
      return true;
    },
    handlePaste: (view, _event, slice) => {
      const { selection } = view.state;
      if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
      view.dispatch(view.state.tr.replaceRange(selection.to, selection.to, slice).scrollIntoView().setMeta('paste', true));
      return true;
    },
  },
});

/** Where in a text the browser has the cursor, when that is not in the selected block. */
function cursorOutside(view: EditorView, { from, to }: NodeSelection): TextSelection | undefined {
  const { anchorNode, anchorOffset } = view.dom.ownerDocument.getSelection() ?? {};
  if (anchorNode == null || !view.dom.contains(anchorNode)) return undefined;
  const $cursor = view.state.doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0));
  return $cursor.parent.isTextblock && ($cursor.pos < from || $cursor.pos > to) ? new TextSelection($cursor) : undefined;
}

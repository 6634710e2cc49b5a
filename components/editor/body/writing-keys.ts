import { Extension } from '@tiptap/core';
import { type Command, NodeSelection, Plugin } from '@tiptap/pm/state';
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
      // Into the form of a selected block; elsewhere the key keeps its meaning.
      Tab: () => focusForm(this.editor.view.dom, this.editor.state.selection instanceof NodeSelection),
    };
  },
  addProseMirrorPlugins: () => [keepSelectedBlock],
});

function focusForm(dom: HTMLElement, isBlockSelected: boolean): boolean {
  if (!isBlockSelected) return false;
  const field = dom.querySelector<HTMLElement>('[data-block-form] :is(input, textarea, button)');
  field?.focus();
  return field !== null;
}

const keepSelectedBlock = new Plugin({
  props: {
    handleTextInput: (view) => view.state.selection instanceof NodeSelection && view.state.selection.node.isBlock,
    handlePaste: (view, _event, slice) => {
      const { selection } = view.state;
      if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
      view.dispatch(view.state.tr.replaceRange(selection.to, selection.to, slice).scrollIntoView().setMeta('paste', true));
      return true;
    },
  },
});

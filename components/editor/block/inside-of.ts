import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Puts a paragraph in an empty block that holds text, and the cursor in it. */
export function insideOf({ state, view }: Editor, pos: number | undefined): void {
  if (pos === undefined) return;
  const tr = state.tr.insert(pos + 1, state.schema.node('paragraph'));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, pos + 2)));
  view.focus();
}

import type { Editor } from '@tiptap/core';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import { whenFormIsThere } from '#components/editor/block/lazy-block-form.tsx';
import { findBlock } from '#components/editor/body/top-blocks.ts';
import { CONTROL } from '#components/editor/form/use-focus-after.ts';

/** Leads the writer to a block: into its text, or to the block itself with its form open, at that field when the form has it. */
export function goToBlock(editor: Editor, id: string, field?: string): void {
  const { doc, tr } = editor.state;
  const found = findBlock(doc, id);
  if (found === undefined) return;
  const { node, pos } = found;
  const selection = node.isAtom ? NodeSelection.create(doc, pos) : TextSelection.near(doc.resolve(pos + 1));
  editor.view.dispatch(tr.setSelection(selection));
  editor.view.focus();
  const element = editor.view.nodeDOM(pos);
  if (!(element instanceof HTMLElement)) return;
  element.scrollIntoView({ block: 'center', behavior: 'smooth' });
  if (field !== undefined) whenFormIsThere(() => goToOwnField(element, field));
}

/** Whether the block has such a field by now. */
function goToOwnField(block: HTMLElement, field: string): boolean {
  const control = block.querySelector<HTMLElement>(`[data-field="${field}"]`)?.querySelector<HTMLElement>(CONTROL);
  control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
  return control != null;
}

/** Puts the cursor first in the text, at once: the next key that is pressed belongs there. */
export function writeFromStart({ state, view }: Editor): void {
  view.dispatch(state.tr.setSelection(Selection.atStart(state.doc)));
  view.focus();
}

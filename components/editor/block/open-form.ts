import type { EditorView } from '@tiptap/pm/view';

/** Told to a block that is drawn in the text: open the form and put the cursor in it. */
export const OPEN_FORM = 'studio-open-form';

/** Opens the form of the block at a position. False when there is no block with a form there. */
export function openForm(view: EditorView, pos: number): boolean {
  const drawn = view.nodeDOM(pos);
  const block = drawn instanceof HTMLElement ? drawn.querySelector('[data-has-form]') : null;
  return block !== null && !block.dispatchEvent(new Event(OPEN_FORM, { cancelable: true }));
}

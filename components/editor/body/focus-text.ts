import type { Editor } from '@tiptap/core';
import { openForm } from '#components/editor/block/open-form.ts';

/**
 * Puts the cursor back in the text after something chosen in an overlay. The overlay gives focus back to the button that
 * opened it in the frame after it closes; the text takes it after that.
 */
export function focusText({ view }: Editor): void {
  requestAnimationFrame(() => requestAnimationFrame(() => view.isDestroyed || view.focus()));
}

/** The same for a block that was just put in: the cursor goes to the first field of its form. */
export function focusBlock({ view }: Editor, pos: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => view.isDestroyed || openForm(view, pos) || view.focus()));
}

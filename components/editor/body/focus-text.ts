import type { Editor } from '@tiptap/core';

/**
 * Puts the cursor back in the text after something chosen in an overlay. The overlay gives focus back to the button that
 * opened it in the frame after it closes; the text takes it after that.
 */
export function focusText({ view }: Editor): void {
  requestAnimationFrame(() => requestAnimationFrame(() => view.isDestroyed || view.focus()));
}

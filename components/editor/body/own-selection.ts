import type { Editor } from '@tiptap/core';

/**
 * Leaves the selection of the text to the editor alone, which keeps it through whatever is drawn. React would note it too, whenever it changes
 * anything of the page: for that it has the page laid out, and goes through every node of the focused element, the more of them the longer the
 * article. It does so with what this property calls editable. The attribute, which browsers go by, stands as it is.
 */
export function keepSelectionFromReact({ view }: Editor): void {
  Object.defineProperty(view.dom, 'contentEditable', { value: 'inherit', configurable: true });
}

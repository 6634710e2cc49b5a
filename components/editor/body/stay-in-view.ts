import { Extension } from '@tiptap/core';

/**
 * Keeps the cursor in view when several blocks come at once, by pasting or undoing: those that are filled in are drawn a
 * moment after the text, and push the place that was just scrolled to out of sight.
 */
export const StayInView = Extension.create({
  name: 'stayInView',
  onTransaction({ editor, transaction: { before, doc, scrolledIntoView } }) {
    if (!scrolledIntoView || doc.childCount <= before.childCount + 1) return;
    requestAnimationFrame(() => {
      if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.scrollIntoView());
    });
  },
});

import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';

/** Before anybody has gone into the text: a block that begins it is not selected, which would open its form. */
export function selectNothing({ state, view }: Editor): void {
  const { doc, tr } = state;
  if (doc.firstChild?.isAtom || doc.firstChild?.type.spec.isolating) {
    view.dispatch(tr.setSelection(new GapCursor(doc.resolve(0))).setMeta('addToHistory', false));
  }
}

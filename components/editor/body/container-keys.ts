import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';

/*
 * A block with text of its own keeps its edges: nothing is merged into it or out of it by accident. These are the two ways
 * a writer does leave one: Enter on an empty last line goes on below it, Backspace in one that is empty removes it.
 */

/** The block around the cursor that holds text and stands at the top, when the cursor is in an empty line directly in it. */
function emptyLineIn({ selection }: EditorState) {
  const { $from, empty } = selection;
  if (!empty || $from.depth !== 2 || $from.parent.content.size > 0 || !('data' in $from.node(1).attrs)) return undefined;
  return { block: $from.node(1), pos: $from.before(1), index: $from.index(1), line: { from: $from.before(2), to: $from.after(2) } };
}

export const leaveBlock: Command = (state, dispatch) => {
  const found = emptyLineIn(state);
  if (found === undefined || found.index !== found.block.childCount - 1 || found.block.childCount === 1) return false;
  const tr = state.tr.delete(found.line.from, found.line.to);
  const below = tr.mapping.map(found.pos + found.block.nodeSize);
  tr.insert(below, state.schema.node('paragraph'));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, below + 1)).scrollIntoView());
  return true;
};

export const removeEmptyBlock: Command = (state, dispatch) => {
  const found = emptyLineIn(state);
  if (found === undefined || found.block.childCount > 1) return false;
  const tr = state.tr.replaceWith(found.pos, found.pos + found.block.nodeSize, state.schema.node('paragraph'));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, found.pos + 1)).scrollIntoView());
  return true;
};

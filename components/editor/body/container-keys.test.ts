import { getSchema } from '@tiptap/core';
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { leaveBlock, removeEmptyBlock } from '#components/editor/body/container-keys.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';

const schema = getSchema(articleExtensions());

/** A fact box with these lines, and the cursor in the last. */
function box(...lines: string[]): EditorState {
  const paragraphs = lines.map((line) => ({ type: 'paragraph', ...(line === '' ? {} : { content: [{ type: 'text', text: line }] }) }));
  const doc = schema.nodeFromJSON({ type: 'doc', content: [{ type: 'faktaruta', attrs: { data: { rubrik: 'R' } }, content: paragraphs }] });
  const state = EditorState.create({ doc });
  return state.apply(state.tr.setSelection(TextSelection.atEnd(doc)));
}

function run(command: Command, state: EditorState): string | undefined {
  let after: EditorState | undefined;
  command(state, (tr) => {
    after = state.apply(tr);
  });
  return after?.doc.toString();
}

test('Enter on an empty last line goes on below the box', () => {
  expect(run(leaveBlock, box('Ett', ''))).toBe('doc(faktaruta(paragraph("Ett")), paragraph)');
});

test('Enter elsewhere in the box is an ordinary Enter', () => {
  expect(run(leaveBlock, box('Ett', 'Två'))).toBeUndefined();
  expect(run(leaveBlock, box(''))).toBeUndefined();
});

test('Backspace in an empty box removes it', () => {
  expect(run(removeEmptyBlock, box(''))).toBe('doc(paragraph)');
});

test('Backspace in a box with words leaves it', () => {
  expect(run(removeEmptyBlock, box('Ett', ''))).toBeUndefined();
});

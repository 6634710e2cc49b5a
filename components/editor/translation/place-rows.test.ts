import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import { placeRows } from '#components/editor/translation/place-rows.ts';
import type { Block } from '#lib/contract/block.ts';

const SCHEMA = getSchema(articleExtensions());
const paragraph = (id: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text: `Om ${id}.` }] });

function beside(source: string[], target: string[]) {
  const { key, plugin } = placeRows(source, () => undefined);
  const doc = SCHEMA.nodeFromJSON(documentToEditor(target.map(paragraph), SCHEMA));
  const state = EditorState.create({ doc, plugins: [plugin] });
  const rowsOf = (of: EditorState) => key.getState(of)?.rows;
  const stylesOf = (of: EditorState) =>
    key
      .getState(of)
      ?.decorations.find()
      // What a node decoration draws is in its type, which its own types leave out.
      .map((decoration) => String(Object(decoration).type.attrs.style));
  return { state, rowsOf, stylesOf };
}

it('gives each block the row of its source, and leaves out rows that only the source has', () => {
  const { state, stylesOf } = beside(['bett00001', 'btva00001', 'btre00001'], ['bett00001', 'btre00001']);
  expect(stylesOf(state)).toEqual(['--rad: 1', '--rad: 3']);
});

it('keeps the rows while a text is written, and places them anew when a block goes', () => {
  const { state, rowsOf, stylesOf } = beside(['bett00001', 'btva00001'], ['bett00001', 'btva00001']);
  const written = state.apply(state.tr.insertText('Mer. ', 1));
  expect(rowsOf(written)).toBe(rowsOf(state));
  expect(stylesOf(written)).toEqual(['--rad: 1', '--rad: 2']);
  const gone = written.apply(written.tr.delete(0, written.doc.child(0).nodeSize));
  expect(rowsOf(gone)).toEqual([{ source: 'bett00001' }, { source: 'btva00001', target: 'btva00001' }]);
  expect(stylesOf(gone)).toEqual(['--rad: 2']);
});

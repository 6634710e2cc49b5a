import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { restoreBlockStep } from '#components/editor/revisions/restore-block.ts';
import { blockIds } from '#components/editor/schema/block-ids.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());
const stycke = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const [a, b, c] = ['a', 'b', 'c'].map((name) => stycke(`b${name}000000`, name)) as [Block, Block, Block];

function restored(now: Block[], block: Block, earlier: Block[]): Block[] {
  const state = EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(now, schema)), plugins: [blockIds()] });
  return editorToDocument(state.apply(restoreBlockStep(state, block, earlier)).doc);
}

test('a block is what it was, where it stands now and under its own name', () => {
  expect(restored([c, stycke('ba000000', 'nytt')], a, [a, c])).toEqual([c, a]);
});

test('one that is gone comes after what it followed', () => {
  expect(restored([a, c], b, [a, b, c])).toEqual([a, b, c]);
  expect(restored([c], b, [a, b, c])).toEqual([b, c]);
});

test('one that the editor cannot hold is kept whole', () => {
  const strange: Block = { type: 'okand', attrs: { id: 'bstrange1', x: 1 } };
  expect(restored([a], strange, [a, strange])).toEqual([a, strange]);
  expect(restored([a, strange], { ...strange, attrs: { id: 'bstrange1', x: 2 } }, [])).toEqual([
    a,
    { ...strange, attrs: { id: 'bstrange1', x: 2 } },
  ]);
});

import { getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { commentedIn, rangeIn } from '#components/editor/comments/text-places.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import type { Block } from '#lib/contract/block.ts';

const SCHEMA = getSchema(articleExtensions());
const text = (words: string) => ({ type: 'text' as const, text: words });
const paragraph = (words: string, attrs?: { id: string }): Block => ({
  type: 'paragraph',
  ...(attrs && { attrs }),
  content: [text(words)],
});
const LIST: Block = {
  type: 'bulletList',
  attrs: { id: 'blistan1' },
  content: ['Ett bröd', 'Två ägg'].map((words) => ({ type: 'listItem', content: [paragraph(words)] })),
};
const BOX: Block = {
  type: 'faktaruta',
  attrs: { id: 'brutan01', rubrik: 'Så gör du' },
  content: [paragraph('Vispa ägget.', { id: 'binne001' })],
};
const BLOCKS = [paragraph('Det är vinter.', { id: 'bforsta1' }), LIST, BOX];

const doc = SCHEMA.nodeFromJSON(documentToEditor(BLOCKS, SCHEMA));

describe.each(BLOCKS.map((block, index) => ({ id: String(block.attrs?.id), block, index })))('$id', ({ id, block, index }) => {
  const words = ['vinter', 'Två ägg', 'ägget'][index] ?? '';
  const pos = BLOCKS.slice(0, index).reduce((sum, _, nr) => sum + doc.child(nr).nodeSize, 0);

  test('words of it are found where they stand, and told by where they stand', () => {
    const fran = textOfBlock(block).indexOf(words);
    const range = rangeIn(doc.child(index), pos, fran, fran + words.length);
    if (range === undefined) throw new Error('not there');
    expect(doc.textBetween(range.from, range.to)).toBe(words);
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, range.from, range.to) });
    expect(commentedIn(state)).toEqual({ block: id, citat: { text: words, fran, till: fran + words.length } });
  });

  test('as a whole is commented on when it is chosen', () => {
    expect(commentedIn(EditorState.create({ doc, selection: NodeSelection.create(doc, pos) }))).toEqual({ block: id, citat: null });
  });
});

test('what stands in the fields of a block has no place among what is written', () => {
  const pos = doc.child(0).nodeSize + doc.child(1).nodeSize;
  expect(rangeIn(doc.child(2), pos, 0, 5)).toBeUndefined();
});

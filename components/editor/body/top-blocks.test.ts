import { getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { duplicateBlocks, moveBlocks, removeBlock, selectedBlocks, topBlock } from '#components/editor/body/top-blocks.ts';
import { blockIds } from '#components/editor/schema/block-ids.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());
const paragraph = (text: string): Block => ({
  type: 'paragraph',
  attrs: { id: `b${text.toLowerCase()}000` },
  content: [{ type: 'text', text }],
});
const citat: Block = { type: 'citat', attrs: { id: 'bcitat0001', text: 'Hej' } };

function state(blocks: Block[]): EditorState {
  return EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(blocks, schema)), plugins: [blockIds()] });
}

/** With the cursor after `offset` letters of the block at `index`. */
function at(from: EditorState, index: number, offset = 0): EditorState {
  const pos = (topBlock(from.doc, index)?.pos ?? 0) + 1 + offset;
  return from.apply(from.tr.setSelection(TextSelection.create(from.doc, pos)));
}

const words = (from: EditorState) => from.doc.children.map((node) => node.textContent || node.type.name);
const abc = () => state([paragraph('Adam'), paragraph('Berta'), paragraph('Cesar')]);

test('a block moves past its neighbour and the cursor stays at its letter', () => {
  for (const [step, order] of [
    [-1, ['Berta', 'Adam', 'Cesar']],
    [1, ['Adam', 'Cesar', 'Berta']],
  ] as const) {
    const before = at(abc(), 1, 3);
    const after = before.apply(moveBlocks(before, step) ?? before.tr);
    expect(words(after)).toEqual(order);
    expect(after.selection.$from.parent.textContent).toBe('Berta');
    expect(after.selection.$from.parentOffset).toBe(3);
  }
});

test('several selected blocks move together', () => {
  const before = abc();
  const selected = before.apply(before.tr.setSelection(TextSelection.create(before.doc, 3, 9)));
  expect(words(selected.apply(moveBlocks(selected, 1) ?? selected.tr))).toEqual(['Cesar', 'Adam', 'Berta']);
});

test('a block that is filled in moves as well and stays selected', () => {
  const before = state([paragraph('Adam'), citat]);
  const selected = before.apply(before.tr.setSelection(NodeSelection.create(before.doc, 6)));
  const after = selected.apply(moveBlocks(selected, -1) ?? selected.tr);
  expect(words(after)).toEqual(['citat', 'Adam']);
  expect(selectedBlocks(after)?.first.node.type.name).toBe('citat');
});

test('nothing moves past the beginning or the end', () => {
  expect(moveBlocks(at(abc(), 0), -1)).toBeUndefined();
  expect(moveBlocks(at(abc(), 2), 1)).toBeUndefined();
});

test('a copy comes after its block, with an id of its own', () => {
  const before = at(abc(), 1);
  const after = before.apply(duplicateBlocks(before) ?? before.tr);
  expect(words(after)).toEqual(['Adam', 'Berta', 'Berta', 'Cesar']);
  expect(after.doc.child(1).attrs.id).toBe('bberta000');
  expect(after.doc.child(2).attrs.id).not.toBe('bberta000');
});

test('removing the only block leaves something to write in', () => {
  const before = state([citat]);
  const only = topBlock(before.doc, 0);
  if (only === undefined) throw new Error('no block');
  expect(words(before.apply(removeBlock(before, only)))).toEqual(['paragraph']);
});

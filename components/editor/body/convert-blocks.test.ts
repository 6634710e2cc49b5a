import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { conversionsOf, convertBlocks } from '#components/editor/body/convert-blocks.ts';
import { insertItems } from '#components/editor/body/insert-items.ts';
import { removeBlocks, topBlock } from '#components/editor/body/top-blocks.ts';
import { BlockIds } from '#components/editor/schema/block-ids.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions().filter((extension) => extension !== BlockIds));
const items = insertItems(undefined);
const words = (text: string, ...marks: NonNullable<TextNode['marks']>): TextNode => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (id: string, ...content: TextNode[]): Block => ({ type: 'paragraph', attrs: { id }, content });

function made(blocks: Block[]) {
  const state = EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(blocks, schema)) });
  const [first, last] = [topBlock(state.doc, 0), topBlock(state.doc, state.doc.childCount - 1)];
  if (first === undefined || last === undefined) throw new Error('no blocks');
  return { state, blocks: { first, last } };
}

function become(blocks: Block[], id: string): Block[] | undefined {
  const { state, blocks: all } = made(blocks);
  const item = items.find((one) => one.id === id);
  const tr = item === undefined ? undefined : convertBlocks(state, all, item);
  return tr === undefined ? undefined : editorToDocument(tr.doc);
}

const offered = (blocks: Block[]) => {
  const { state, blocks: all } = made(blocks);
  return conversionsOf(state, all, items).map(({ id }) => id);
};

test('a paragraph becomes what can hold its words and their links, and stays the same block', () => {
  const linked = [paragraph('bstycke001', words('Läs '), words('mer', { type: 'bold' }))];
  expect(offered(linked)).toEqual(
    expect.arrayContaining(['heading-2', 'heading-3', 'bulletList', 'orderedList', 'blockquote', 'faktaruta']),
  );
  // A quotation has no bold words.
  expect(offered(linked)).not.toContain('citat');
  expect(offered(linked)).not.toContain('paragraph');
  expect(offered(linked)).not.toContain('table');
  expect(become(linked, 'heading-2')).toEqual([{ ...linked[0], type: 'heading', attrs: { id: 'bstycke001', level: 2 } }]);
  expect(become([paragraph('bstycke001', words('Så är det.'))], 'citat')).toEqual([
    { type: 'citat', attrs: { id: 'bstycke001', text: 'Så är det.' } },
  ]);
});

test('several become one list or stand in one box, and a list its points or its paragraphs', () => {
  const two = [paragraph('bstycke001', words('Ett')), paragraph('bstycke002', words('Två'))];
  const list = become(two, 'bulletList');
  expect(list?.map(({ type }) => type)).toEqual(['bulletList']);
  expect(become(list ?? [], 'viktigast')?.[0]?.attrs).toMatchObject({ punkter: ['Ett', 'Två'] });
  expect(become(list ?? [], 'paragraph')?.map(({ content }) => content)).toEqual([[words('Ett')], [words('Två')]]);
  expect(become(two, 'faktaruta')?.[0]).toMatchObject({ type: 'faktaruta', content: two });
});

test('what would be lost is not offered', () => {
  expect(offered([{ type: 'citat', attrs: { id: 'bcitat0001', text: 'Ja.', vem: 'Anna Ek' } }])).not.toContain('paragraph');
  expect(offered([{ type: 'inbaddning', attrs: { id: 'bbadda0001', url: 'https://torget.example/' } }])).toEqual([]);
});

test('several are removed at once, and an article is never left without a place to write', () => {
  const { state, blocks } = made([paragraph('bstycke001', words('Ett')), paragraph('bstycke002', words('Två'))]);
  expect(removeBlocks(state, blocks).doc.childCount).toBe(1);
  expect(removeBlocks(state, blocks).doc.textContent).toBe('');
});

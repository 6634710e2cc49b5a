import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { savedTogether } from '#components/editor/block/saved-together.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());
const doc = (blocks: Block[]) => schema.nodeFromJSON(documentToEditor(blocks, schema));
const section = (id: string, attrs: Record<string, unknown> = {}): Block => ({ type: 'avsnitt', attrs: { id, rubrik: id, ...attrs } });

test('a section shows the number that saving will give it', () => {
  const article = doc([section('bnytt00001'), { type: 'paragraph', attrs: { id: 'bstycke001' } }, section('bgammal001', { nr: 1, av: 1 })]);
  expect(savedTogether(article, 'bnytt00001')).toEqual({ rubrik: 'bnytt00001', nr: 1, av: 2 });
  expect(savedTogether(article, 'bgammal001')).toEqual({ rubrik: 'bgammal001', nr: 2, av: 2 });
});

test('other blocks are as they stand', () => {
  expect(savedTogether(doc([{ type: 'citat', attrs: { id: 'bcitat0001', text: 'Hej' } }]), 'bcitat0001')).toBeUndefined();
});

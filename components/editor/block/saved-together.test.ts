import { getSchema } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
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

test('sections are counted down where the article counts so, also after it has turned round', () => {
  const article = doc([section('bforsta001'), section('bandra0001')]);
  const numbers = (direction?: 'upp' | 'ned') => ['bforsta001', 'bandra0001'].map((id) => savedTogether(article, id, direction)?.nr);
  expect([numbers('ned'), numbers('upp'), numbers('ned')]).toEqual([
    [2, 1],
    [1, 2],
    [2, 1],
  ]);
});

test('the numbers follow what is added, moved and taken away', () => {
  const [first, second] = [section('bforsta001'), section('bandra0001')];
  const article = doc([first, second]);
  const numbers = (shown: typeof article) => ['bforsta001', 'bandra0001'].map((id) => savedTogether(shown, id)?.nr);
  expect(numbers(article)).toEqual([1, 2]);
  const [one, two] = article.children;
  if (one === undefined || two === undefined) throw new Error('the article lost its sections');
  const turned = article.copy(Fragment.from([two, one]));
  expect(numbers(turned)).toEqual([2, 1]);
  expect(numbers(article)).toEqual([1, 2]);
  expect(numbers(article.copy(Fragment.from([two])))).toEqual([undefined, 1]);
  expect(numbers(article.copy(Fragment.from([one, two])))).toEqual([1, 2]);
});

test('what is written elsewhere leaves the numbered blocks the very same', () => {
  const article = doc([section('bforsta001'), { type: 'paragraph', attrs: { id: 'bstycke001' } }]);
  const written = article.replace(1, 1, doc([{ type: 'paragraph', attrs: { id: 'bstycke002' } }]).slice(0));
  expect(savedTogether(written, 'bforsta001')).toBe(savedTogether(article, 'bforsta001'));
});

test('other blocks are as they stand', () => {
  expect(savedTogether(doc([{ type: 'citat', attrs: { id: 'bcitat0001', text: 'Hej' } }]), 'bcitat0001')).toBeUndefined();
});

import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument, rememberOrigin } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import { documents } from '#components/editor/schema/generated-documents.ts';
import { KEPT_BLOCK } from '#components/editor/schema/kept-block.ts';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());
const load = (blocks: Block[]) => schema.nodeFromJSON(documentToEditor(blocks, schema));

/** Through the editor and through JSON, as after an undo or a paste: nothing is remembered of where the nodes came from. */
const roundTrip = (blocks: Block[]) => editorToDocument(schema.nodeFromJSON(JSON.parse(JSON.stringify(load(blocks).toJSON()))));

const paragraph = (...content: TextNode[]): Block => ({ type: 'paragraph', attrs: { id: 'bstycke01' }, content });
const text = (words: string): TextNode => ({ type: 'text', text: words });

describe.each([...BLOCKS_WITH_EXAMPLES.values()])('$type', (definition) => {
  test.each(definition.examples.valid)('$namn goes through the editor unchanged', ({ block }) => {
    const normalised = definition.normalise?.(block) ?? block;
    expect(load([normalised]).firstChild?.type.name).toBe(definition.type);
    expect(roundTrip([normalised])).toEqual(canonical([normalised]));
  });
});

test('any document comes back, and exactly as it was when it was not edited', () => {
  fc.assert(
    fc.property(documents, (blocks) => {
      expect(roundTrip(blocks)).toEqual(canonical(blocks));
      const doc = load(blocks);
      rememberOrigin(doc, blocks);
      expect(editorToDocument(doc)).toEqual(blocks);
    }),
    { numRuns: 300 },
  );
});

test('an empty article stays empty', () => {
  expect(roundTrip([])).toEqual([]);
  expect(load([]).firstChild?.type.name).toBe('paragraph');
});

test('null attributes and cells of one column are absent in the document', () => {
  const cell: Block = { type: 'tableCell', attrs: { colspan: 1, rowspan: 2 }, content: [paragraph(text('1'))] };
  const table: Block = { type: 'table', attrs: { id: 'btabell01' }, content: [{ type: 'tableRow', content: [cell] }] };
  expect(roundTrip([table])).toEqual([{ ...table, content: [{ type: 'tableRow', content: [{ ...cell, attrs: { rowspan: 2 } }] }] }]);
});

test.each<[string, Block]>([
  ['an unknown type', { type: 'karta', attrs: { id: 'bkarta001', lager: [{ a: null }] }, content: [{ type: 'punkt' }] }],
  ['an unknown type within a known one', { type: 'faktaruta', attrs: { id: 'bruta0001' }, content: [{ type: 'karta' }] }],
  ['an unknown attribute of a text block', { type: 'paragraph', attrs: { id: 'bstycke01', farg: 'röd' } }],
  ['an unknown mark', paragraph({ type: 'text', text: 'x', marks: [{ type: 'strike' } as never] })],
  [
    'more in a link than its address',
    paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: '/', target: '_blank' } as never }] }),
  ],
  ['a child out of place', { type: 'faktaruta', attrs: { id: 'bruta0002' }, content: [{ type: 'citat', attrs: { id: 'bcitat0001' } }] }],
  ['a list without points', { type: 'bulletList', attrs: { id: 'blista0001' } }],
])('%s is kept as it came, to be read and not written', (_, block) => {
  expect(load([block]).firstChild?.type.name).toBe(KEPT_BLOCK);
  expect(roundTrip([block])).toEqual([block]);
});

/** A document in the one form the editing model gives it: the same words and attributes, without empty texts and with neighbours of like marks joined. */
function canonical(blocks: Block[]): Block[] {
  return blocks.map((block) => (load([block]).firstChild?.type.name === KEPT_BLOCK ? block : canonicalBlock(block)));
}

const RANK = ['bold', 'italic', 'link'];

function canonicalBlock(block: Block): Block {
  const content: Array<Block | TextNode> = [];
  for (const child of block.content ?? []) {
    if (!isTextNode(child)) {
      content.push(canonicalBlock(child));
      continue;
    }
    if (child.text === '') continue;
    const marks = child.marks?.toSorted((a, b) => RANK.indexOf(a.type) - RANK.indexOf(b.type)) ?? [];
    const previous = content.at(-1);
    if (previous !== undefined && isTextNode(previous) && JSON.stringify(previous.marks ?? []) === JSON.stringify(marks)) {
      content[content.length - 1] = { ...previous, text: previous.text + child.text };
    } else content.push({ type: 'text', text: child.text, ...(marks.length === 0 ? {} : { marks }) });
  }
  const isCell = block.type === 'tableCell' || block.type === 'tableHeader';
  const attrs = Object.fromEntries(
    Object.entries(block.attrs ?? {}).filter(([name, value]) => !(isCell && name.endsWith('span') && value === 1)),
  );
  return {
    type: block.type,
    ...(Object.keys(attrs).length === 0 ? {} : { attrs }),
    ...(content.length === 0 ? {} : { content }),
  };
}

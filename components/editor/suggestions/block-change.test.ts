import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { blockIds } from '#components/editor/schema/block-ids.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import {
  addRelated,
  type BlockChange,
  blockChangeStep,
  pointsBlock,
  pointsChange,
  pointsIn,
  relatedAddresses,
  removeRelated,
} from '#components/editor/suggestions/block-change.ts';
import { putLinkStep, takeLinkStep } from '#components/editor/suggestions/text-link.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());
const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const FIRST = paragraph('bforsta1', 'Bron byggs i vår.');
const LAST = paragraph('bsista01', 'Bussarna går om.');

function editing(blocks: readonly Block[]): EditorState {
  return EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(blocks, schema)), plugins: [blockIds()] });
}

const blocksOf = ({ doc }: EditorState) => editorToDocument(doc);

/** The editor after the change that its blocks call for. */
function after(state: EditorState, change: (blocks: Block[]) => BlockChange | undefined): EditorState {
  const asked = change(blocksOf(state));
  const step = asked === undefined ? undefined : blockChangeStep(state, asked);
  if (step === undefined) throw new Error('nothing to change');
  return state.apply(step);
}

const POINTS = ['Bron byggs i vår', 'Bussarna går om', 'Möte hålls'];
const points = (blocks: readonly Block[]) => pointsIn(pointsBlock(blocks));

test('points come first in an article without any, and go with their block when they are taken back', () => {
  const put = after(editing([FIRST, LAST]), (blocks) => pointsChange(blocks, POINTS));
  expect(blocksOf(put).map(({ type }) => type)).toEqual(['viktigast', 'paragraph', 'paragraph']);
  expect(points(blocksOf(put))).toEqual(POINTS);
  expect(blocksOf(after(put, (blocks) => pointsChange(blocks, undefined)))).toEqual([FIRST, LAST]);
});

test('points take the place of those that stand there, in the same block, and those come back', () => {
  const own: Block = { type: 'viktigast', attrs: { id: 'bvikti01', punkter: ['Mina', 'egna', 'punkter'] } };
  const put = after(editing([FIRST, own, LAST]), (blocks) => pointsChange(blocks, POINTS));
  expect(blocksOf(put)).toEqual([FIRST, { ...own, attrs: { id: 'bvikti01', punkter: POINTS } }, LAST]);
  expect(blocksOf(after(put, (blocks) => pointsChange(blocks, ['Mina', 'egna', 'punkter'])))).toEqual([FIRST, own, LAST]);
});

test('a block that the editor cannot hold is left alone', () => {
  const odd: Block = { type: 'viktigast', attrs: { id: 'bvikti01', punkter: POINTS }, content: [{ type: 'text', text: 'Vad?' }] };
  const state = editing([FIRST, odd]);
  const change = pointsChange(blocksOf(state), ['a', 'b', 'c']);
  expect(change === undefined ? undefined : blockChangeStep(state, change)).toBeUndefined();
});

const BRIDGE = { rubrik: 'Bron från 1902', url: 'https://tidning.example/nyheter/bron' };
const BUS = { rubrik: 'Bussarna', url: '/nyheter/bussarna' };

test('related reading is gathered in one box last in the text, which goes with its last link', () => {
  const one = after(editing([FIRST]), (blocks) => addRelated(blocks, BRIDGE));
  const two = after(one, (blocks) => addRelated(blocks, BUS));
  expect(blocksOf(two)).toMatchObject([FIRST, { type: 'relaterat', attrs: { lankar: [BRIDGE, BUS] } }]);
  expect(relatedAddresses(blocksOf(two))).toEqual([BRIDGE.url, BUS.url]);
  const less = after(two, (blocks) => removeRelated(blocks, BRIDGE.url));
  expect(relatedAddresses(blocksOf(less))).toEqual([BUS.url]);
  expect(blocksOf(after(less, (blocks) => removeRelated(blocks, BUS.url)))).toEqual([FIRST]);
});

test('a box with a heading of its own stays, and one that shows the latest with a tag is not written in', () => {
  const own: Block = { type: 'relaterat', attrs: { id: 'brelat01', rubrik: 'Mer om bron', lankar: [BUS] } };
  const latest: Block = { type: 'relaterat', attrs: { id: 'brelat02', auto: true, tagg: 'bro' } };
  const put = after(editing([latest, own, LAST]), (blocks) => addRelated(blocks, BRIDGE));
  expect(blocksOf(put)).toEqual([latest, { ...own, attrs: { ...own.attrs, lankar: [BUS, BRIDGE] } }, LAST]);
  const emptied = after(
    after(put, (blocks) => removeRelated(blocks, BUS.url)),
    (blocks) => removeRelated(blocks, BRIDGE.url),
  );
  expect(blocksOf(emptied)).toEqual([latest, { ...own, attrs: { ...own.attrs, lankar: [] } }, LAST]);
});

function linkIn(state: EditorState, select?: [from: number, to: number]) {
  const chosen = select === undefined ? state : state.apply(state.tr.setSelection(TextSelection.create(state.doc, select[0], select[1])));
  const { tr, put } = putLinkStep(chosen, { href: BRIDGE.url, text: BRIDGE.rubrik });
  const linked = chosen.apply(tr);
  const back = takeLinkStep(linked, put);
  if (back === undefined) throw new Error('the link was not found again');
  return { blocks: blocksOf(linked), back: blocksOf(linked.apply(back)) };
}

const marks = [{ type: 'link', attrs: { href: BRIDGE.url } }];

test('a link stands on the words that are selected, and they stay when it is taken away', () => {
  const { blocks, back } = linkIn(editing([FIRST]), [1, 5]);
  expect(blocks[0]?.content).toEqual([
    { type: 'text', text: 'Bron', marks },
    { type: 'text', text: ' byggs i vår.' },
  ]);
  expect(back).toEqual([FIRST]);
});

test('a link is written where the cursor is, with a space before it, and goes with its words', () => {
  const { blocks, back } = linkIn(editing([FIRST]), [18, 18]);
  expect(blocks[0]?.content).toEqual([
    { type: 'text', text: 'Bron byggs i vår. ' },
    { type: 'text', text: BRIDGE.rubrik, marks },
  ]);
  expect(back).toEqual([FIRST]);
});

test('a link is written last where nobody has been in the text, and goes with its paragraph', () => {
  const { blocks, back } = linkIn(editing([FIRST, LAST]));
  expect(blocks).toMatchObject([FIRST, LAST, { type: 'paragraph', content: [{ text: BRIDGE.rubrik, marks }] }]);
  expect(back).toEqual([FIRST, LAST]);
});

test('a link that was written over is not looked for elsewhere', () => {
  const state = editing([FIRST]);
  expect(takeLinkStep(state, { href: BRIDGE.url, text: BRIDGE.rubrik, words: 'nya' })).toBeUndefined();
});

import { getSchema } from '@tiptap/core';
import { liftListItem, sinkListItem } from '@tiptap/pm/schema-list';
import { EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { blockIds } from '#components/editor/schema/block-ids.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import { BLOCK_ID, type Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });

function state(blocks: Block[]): EditorState {
  return EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(blocks, schema)), plugins: [blockIds()] });
}

const edit = (from: EditorState, change: (tr: Transaction) => Transaction) => from.apply(change(from.tr));

/** Each block as `id: text`, new ids as `ny`. */
function blocks(from: EditorState): string[] {
  const given = new Set(['bforsta1', 'bandra01', 'blista01', 'bpunkt01', 'bpunkt02']);
  const found: string[] = [];
  const seen: unknown[] = [];
  from.doc.descendants((node) => {
    if (!('id' in node.attrs) || node.type.name === 'listItem') return;
    expect(node.attrs.id).toMatch(BLOCK_ID);
    seen.push(node.attrs.id);
    found.push(`${given.has(node.attrs.id) ? node.attrs.id : 'ny'}: ${node.textContent}`);
  });
  expect(new Set(seen).size).toBe(seen.length);
  return found;
}

const two = () => state([paragraph('bforsta1', 'Första'), paragraph('bandra01', 'Andra')]);

test('a split block keeps its id where it began, and the new half gets one', () => {
  expect(blocks(edit(two(), (tr) => tr.split(4)))).toEqual(['bforsta1: För', 'ny: sta', 'bandra01: Andra']);
});

test('a block split before its first letter takes its id along', () => {
  expect(blocks(edit(two(), (tr) => tr.split(1)))).toEqual(['ny: ', 'bforsta1: Första', 'bandra01: Andra']);
});

test('a duplicate gets an id of its own, also when it is put before the original', () => {
  const original = two();
  const second = original.doc.child(1);
  expect(blocks(edit(original, (tr) => tr.insert(0, second)))).toEqual(['ny: Andra', 'bforsta1: Första', 'bandra01: Andra']);
});

test('a moved block keeps its id', () => {
  const original = two();
  const first = original.doc.child(0);
  const moved = edit(original, (tr) => tr.delete(0, first.nodeSize).insert(original.doc.child(1).nodeSize, first));
  expect(blocks(moved)).toEqual(['bandra01: Andra', 'bforsta1: Första']);
});

test('a paragraph made a heading is still the same block', () => {
  const heading = schema.nodes.heading;
  if (heading === undefined) throw new Error('the registry has lost its heading');
  const changed = edit(two(), (tr) => tr.setBlockType(1, 1, heading, { level: 2 }));
  expect(changed.doc.child(0).type.name).toBe('heading');
  expect(blocks(changed)).toEqual(['bforsta1: Första', 'bandra01: Andra']);
});

test('the paragraph of an empty article gets an id with its first letter', () => {
  const written = edit(state([]), (tr) => tr.insertText('H', 1));
  expect(editorToDocument(written.doc)).toEqual([
    { type: 'paragraph', attrs: { id: expect.stringMatching(BLOCK_ID) }, content: [{ type: 'text', text: 'H' }] },
  ]);
});

test('points moved in and out of a nested list keep their ids', () => {
  const item = (id: string, text: string): Block => ({ type: 'listItem', content: [paragraph(id, text)] });
  const listItem = schema.nodes.listItem;
  if (listItem === undefined) throw new Error('the registry has lost its list item');
  let current = state([{ type: 'bulletList', attrs: { id: 'blista01' }, content: [item('bpunkt01', 'Ett'), item('bpunkt02', 'Två')] }]);
  const run = (command: ReturnType<typeof sinkListItem>) => {
    current = current.apply(current.tr.setSelection(TextSelection.near(current.doc.resolve(current.doc.content.size - 3))));
    expect(command(current, (tr) => (current = current.apply(tr)))).toBe(true);
  };
  run(sinkListItem(listItem));
  expect(blocks(current)).toEqual(['blista01: EttTvå', 'bpunkt01: Ett', 'ny: Två', 'bpunkt02: Två']);
  run(liftListItem(listItem));
  expect(blocks(current)).toEqual(['blista01: EttTvå', 'bpunkt01: Ett', 'bpunkt02: Två']);
});

test('an id of another shape than the contract allows is replaced', () => {
  const odd = schema.nodeFromJSON({ type: 'paragraph', attrs: { id: '42' } });
  expect(blocks(edit(two(), (tr) => tr.insert(0, odd)))[0]).toBe('ny: ');
});

test('pasted blocks are new, a cut one that is pasted is still itself', () => {
  const plugin = blockIds();
  const original = two();
  const selected = original.apply(original.tr.setSelection(NodeSelection.create(original.doc, 0)));
  const slice = selected.selection.content();
  const view = { dragging: null, state: selected } as never;
  const ids = () => plugin.props.transformPasted?.call(plugin, slice, view, false).content.firstChild?.attrs.id;
  const events = plugin.props.handleDOMEvents;
  expect(ids()).toBeNull();
  events?.cut?.call(plugin, view, {} as never);
  expect(ids()).toBe('bforsta1');
  events?.copy?.call(plugin, view, {} as never);
  expect(ids()).toBeNull();
});

import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockIds } from '#components/editor/schema/block-ids.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import { documents } from '#components/editor/schema/generated-documents.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { BLOCK_ID } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());

/** What a hand may do to an article, at two places in it. */
const EDITS: ReadonlyArray<(tr: Transaction, at: number, to: number) => Transaction> = [
  (tr, at) => written(tr, at, (text) => text.insertText('ö')),
  (tr, at) => written(tr, at, (text) => text.split(text.selection.from)),
  (tr, at, to) => tr.deleteRange(Math.min(at, to), Math.max(at, to)),
  (tr, at, to) => tr.insert(topOf(tr.doc, to).pos, topOf(tr.doc, at).node),
  (tr, at, to) => tr.insert(topOf(tr.doc, to).pos, tr.doc.slice(topOf(tr.doc, at).pos).content).setMeta('paste', true),
  (tr, at, to) => moved(tr, at, to),
  (tr, at) => tr.insert(topOf(tr.doc, at).pos, schema.node('paragraph')),
  (tr, at) => tr.insert(topOf(tr.doc, at).pos, schema.node('paragraph', { id: '42' })),
  (tr, at, to) => tr.setBlockType(Math.min(at, to), Math.max(at, to), schema.node('heading').type, { level: 2 }),
  (tr, at) => tr.setNodeAttribute(topOf(tr.doc, at).pos, 'id', null),
];

function written(tr: Transaction, at: number, write: (tr: Transaction) => Transaction): Transaction {
  tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
  return tr.selection.$from.parent.isTextblock ? write(tr) : tr;
}

/** The block at the top that a place belongs to. */
function topOf(doc: Node, at: number): { node: Node; pos: number } {
  const index = Math.min(doc.resolve(at).index(0), doc.childCount - 1);
  const pos = doc.children.slice(0, index).reduce((before, node) => before + node.nodeSize, 0);
  return { node: doc.child(index), pos };
}

function moved(tr: Transaction, at: number, to: number): Transaction {
  if (tr.doc.childCount === 1) return tr;
  const { node, pos } = topOf(tr.doc, at);
  tr.delete(pos, pos + node.nodeSize);
  return tr.insert(topOf(tr.doc, Math.min(to, tr.doc.content.size)).pos, node);
}

const edits = fc.array(
  fc.record({ edit: fc.constantFrom(...EDITS), at: fc.integer({ min: 0, max: 9999 }), to: fc.integer({ min: 0, max: 9999 }) }),
  { minLength: 1, maxLength: 8 },
);

/** Each node with its id, where it is one of those there were. */
function nodes(doc: Node, former: ReadonlySet<unknown>): string[] {
  const found: string[] = [];
  doc.descendants(({ type, attrs: { id }, text = '', nodeSize }) => {
    found.push(`${type.name} ${typeof id !== 'string' || former.has(id) ? id : 'ny'} ${nodeSize} ${text}`);
  });
  return found;
}

function idsOf(doc: Node): unknown[] {
  const ids: unknown[] = [];
  doc.descendants(({ type, attrs: { id } }) => {
    if (BLOCKS.has(type.name) || typeof id === 'string') ids.push(id);
  });
  return ids;
}

test('through any edits each block has an id of its own, the same as in a document that is looked through from end to end', () => {
  fc.assert(
    fc.property(documents, edits, (blocks, made) => {
      let state = EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(blocks, schema)), plugins: [blockIds()] });
      // The first edit is when the ids of a loaded document are looked through.
      state = state.apply(state.tr.insert(0, schema.node('paragraph')));
      for (const { edit, at, to } of made) {
        const size = state.doc.content.size + 1;
        const change = (from: EditorState) => from.apply(edit(from.tr, at % size, to % size));
        const former = new Set(idsOf(state.doc));
        const unknown = EditorState.create({ doc: schema.nodeFromJSON(state.doc.toJSON()), plugins: [blockIds()] });
        state = change(state);
        expect(nodes(state.doc, former)).toEqual(nodes(change(unknown).doc, former));
        const ids = idsOf(state.doc);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id).toMatch(BLOCK_ID);
      }
    }),
    { numRuns: 150 },
  );
});

import { getSchema } from '@tiptap/core';
import { history, undo } from '@tiptap/pm/history';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksTaken } from '#components/editor/body/take-blocks.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument, rememberOrigin } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import { documents } from '#components/editor/schema/generated-documents.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());

function stateOf(blocks: readonly Block[]): EditorState {
  const doc = schema.nodeFromJSON(documentToEditor(blocks, schema));
  rememberOrigin(doc, blocks);
  return EditorState.create({ doc, plugins: [history()] });
}

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const ONE = [paragraph('b1111111', 'Ett'), paragraph('b2222222', 'Två'), paragraph('b3333333', 'Tre')];

/** Where the cursor stands, as the text before it in its block. */
function before({ selection: { $head } }: EditorState): string {
  return $head.parent.textBetween(0, $head.parentOffset);
}

function withCursor(state: EditorState, text: string, offset: number): EditorState {
  let at = 0;
  state.doc.descendants((node, pos) => {
    if (node.isTextblock && node.textContent === text) at = pos + 1 + offset;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
}

test('any document becomes any other', () => {
  fc.assert(
    fc.property(documents, documents, fc.infiniteStream(fc.nat()), (one, other, chance) => {
      // Some of the other’s blocks are those of the first: kept, moved, or with other words.
      const ids = new Set<string>();
      const mixed = other
        .flatMap((block) => {
          const known = one[(chance.next().value ?? 0) % Math.max(1, one.length * 2)];
          return known === undefined ? block : known;
        })
        .filter((block) => !ids.has(blockId(block)) && ids.add(blockId(block)));
      const state = stateOf(one);
      const taken = state.apply(blocksTaken(state, mixed));
      taken.doc.check();
      expect(taken.doc.toJSON()).toEqual(stateOf(mixed).doc.toJSON());
    }),
    { numRuns: 150 },
  );
});

test('the cursor stays in its words while others write before it, in the same block and in others', () => {
  const state = withCursor(stateOf(ONE), 'Två', 2);
  const [one, two, three] = ONE as [Block, Block, Block];
  const taken = state.apply(
    blocksTaken(state, [
      paragraph('b4444444', 'Nytt'),
      three,
      paragraph('b1111111', 'Ett till'),
      paragraph('b2222222', 'Nu två och Två till'),
    ]),
  );
  expect(taken.doc.textContent).toBe('NyttTreEtt tillNu två och Två till');
  expect(before(state)).toBe('Tv');
  const longer = withCursor(stateOf([one, paragraph('b2222222', 'Bron stängs i maj')]), 'Bron stängs i maj', 11);
  expect(before(longer.apply(blocksTaken(longer, [paragraph('b2222222', 'Den gamla Bron stängs i maj'), one])))).toBe(
    'Den gamla Bron stängs',
  );
  expect(before(longer.apply(blocksTaken(longer, [two, one])))).toBe('Två');
});

test('one’s own steps are what is undone, and what others have written stays', () => {
  const state = withCursor(stateOf(ONE), 'Två', 3);
  const typed = state.apply(state.tr.insertText(' gånger'));
  const [one, , three] = ONE as [Block, Block, Block];
  const taken = typed.apply(blocksTaken(typed, [paragraph('b1111111', 'Ett nytt'), paragraph('b2222222', 'Två gånger'), three]));
  let undone = taken;
  undo(taken, (tr) => {
    undone = taken.apply(tr);
  });
  expect(editorToDocument(undone.doc)).toEqual([paragraph('b1111111', 'Ett nytt'), paragraph('b2222222', 'Två'), three]);
  expect(one).not.toEqual(editorToDocument(undone.doc)[0]);
});

test('what is the same already is no change, and an empty article keeps a paragraph to write in', () => {
  const state = stateOf(ONE);
  expect(blocksTaken(state, structuredClone(ONE)).docChanged).toBe(false);
  const emptied = state.apply(blocksTaken(state, []));
  expect([emptied.doc.childCount, editorToDocument(emptied.doc)]).toEqual([1, []]);
});

import { getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownCursor, type PresenceMark, presenceMarks, shownPresence, showPresence } from '#components/editor/presence/presence-marks.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());
const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const FIRST = 'b11111111';
const SECOND = 'b22222222';

let state: EditorState;
const dispatch = (tr: Transaction) => {
  state = state.apply(tr);
};

beforeEach(() => {
  const blocks = [paragraph(FIRST, 'Ett två tre'), paragraph(SECOND, 'Fyra fem')];
  state = EditorState.create({ doc: schema.nodeFromJSON(documentToEditor(blocks, schema)), plugins: [presenceMarks()] });
});

const show = (...marks: PresenceMark[]) => showPresence({ state, dispatch }, marks);
const mark = (block: string, fran: number, till = fran): PresenceMark => ({
  block,
  namn: 'Ada Berg',
  cursor: { fran, till, bokstaver: 'AB', skriver: true },
});
/** Where the one cursor is shown: after that text of its paragraph. */
function textBefore(): string | undefined {
  const [cursor] = shownPresence(state).find(undefined, undefined, ({ key }) => key !== undefined);
  return cursor && state.doc.resolve(cursor.from).parent.textBetween(0, state.doc.resolve(cursor.from).parentOffset);
}

describe('one’s own cursor', () => {
  const chosen = (from: number, to = from) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));

  test('is told in steps from where its block begins, whichever way one has marked', () => {
    const second = state.doc.child(0).nodeSize;
    expect(ownCursor(chosen(4))).toEqual({ fran: 4, till: 4 });
    expect(ownCursor(chosen(second + 3))).toEqual({ fran: 3, till: 3 });
    expect(ownCursor(chosen(second + 3, second + 1))).toEqual({ fran: 3, till: 1 });
  });

  test('is none where several blocks are marked, or one as a whole', () => {
    expect(ownCursor(chosen(2, state.doc.child(0).nodeSize + 2))).toBeNull();
    expect(ownCursor(state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0))))).toBeNull();
  });
});

describe('another’s cursor', () => {
  test('stands where it was told to, and after what is written at it', () => {
    show(mark(FIRST, 5));
    expect(textBefore()).toBe('Ett ');
    dispatch(state.tr.insertText('och ', 5));
    expect(textBefore()).toBe('Ett och ');
    dispatch(state.tr.insertText('Noll, ', 1));
    expect(textBefore()).toBe('Noll, Ett och ');
    show(mark(SECOND, 5));
    expect(textBefore()).toBe('Fyra');
  });

  test('told of before its words have come stands after them when they have, also where one writes meanwhile', () => {
    const byOthers = (text: string, at: number) => dispatch(state.tr.insertText(text, at).setMeta('addToHistory', false));
    const start = state.doc.child(0).nodeSize + 1;
    show(mark(SECOND, 'Fyra och fem'.length));
    expect(textBefore()).toBe('Fyra fem');
    dispatch(state.tr.insertText('!', 1));
    byOthers('och ', start + 1 + 'Fyra '.length);
    expect(textBefore()).toBe('Fyra och fe');
    // What comes after that is put in beside it.
    byOthers('Nu: ', start + 1);
    expect(textBefore()).toBe('Nu: Fyra och fe');
  });

  test('stands at the end of a text that is shorter here', () => {
    show(mark(SECOND, 900));
    expect(textBefore()).toBe('Fyra fem');
  });

  test('comes back with a block that is written anew in its place', () => {
    show(mark(SECOND, 5));
    const from = state.doc.child(0).nodeSize;
    const again = schema.nodeFromJSON({ ...state.doc.child(1).toJSON(), content: [{ type: 'text', text: 'Fyra fem sex' }] });
    dispatch(state.tr.replaceWith(from, state.doc.content.size, again));
    expect(textBefore()).toBe('Fyra');
  });

  test('is shown in no block that is not there, and not when nobody is', () => {
    show(mark('b99999999', 2));
    expect(shownPresence(state).find()).toEqual([]);
    show(mark(FIRST, 2));
    expect(shownPresence(state).find()).toHaveLength(2);
    show();
    expect(shownPresence(state).find()).toEqual([]);
  });

  test('has what they have marked before it or after it', () => {
    for (const [fran, till] of [
      [1, 4],
      [4, 1],
    ] as const) {
      show(mark(FIRST, fran, till));
      const marked = shownPresence(state).find(undefined, undefined, ({ key }) => key === undefined);
      expect(marked.map(({ from, to }) => [from, to])).toContainEqual([1, 4]);
      expect(textBefore()).toBe(till === 1 ? '' : 'Ett');
    }
  });
});

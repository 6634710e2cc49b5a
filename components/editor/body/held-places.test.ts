import { getSchema } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { history, undo } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { EditorState, NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { dispatchAlone, fillPlace, heldPlaces, holdPlace } from '#components/editor/body/held-places.ts';
import { putIn } from '#components/editor/body/put-in.ts';
import { blockIds } from '#components/editor/schema/block-ids.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { editorToDocument } from '#components/editor/schema/editor-to-document.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';
import { outline } from '#lib/clipboard/corpus/outline.ts';
import { readClipboard } from '#lib/clipboard/read-clipboard.ts';
import type { Block } from '#lib/contract/block.ts';

const schema = getSchema(articleExtensions());

const paragraph = (text: string): Block => ({ type: 'paragraph', ...(text === '' ? {} : { content: [{ type: 'text', text }] }) });
const nodes = (blocks: Block[]): Node[] => (documentToEditor(blocks, schema).content ?? []).map((node) => schema.nodeFromJSON(node));
const copied = (html: string) => nodes(readClipboard({ html, text: '' }).block);

/** What a writer does, on the state alone: what is held and filled asks for no more of a view. */
class Writer {
  state: EditorState;

  constructor(...blocks: Block[]) {
    const doc = schema.nodeFromJSON(documentToEditor(blocks, schema));
    this.state = EditorState.create({ doc, plugins: [heldPlaces(), history(), blockIds()] });
    this.dispatch(this.state.tr.setSelection(Selection.atEnd(doc)));
  }

  readonly dispatch = (tr: Transaction) => {
    this.state = this.state.apply(tr);
  };

  choose(from: number, to = from): void {
    this.dispatch(this.state.tr.setSelection(TextSelection.create(this.state.doc, from, to)));
  }

  type(text: string): void {
    this.dispatch(this.state.tr.insertText(text));
  }

  enter(): void {
    this.dispatch(this.state.tr.split(this.state.selection.from));
  }

  undo(): void {
    undo(this.state, this.dispatch);
  }

  get text(): string[] {
    return outline(editorToDocument(this.state.doc));
  }
}

test('what is typed after a paste that has not come yet stands after it when it has', () => {
  const writer = new Writer(paragraph('Det är '));
  const place = holdPlace(writer, 'Klistrar in …');
  writer.type('!');
  expect(writer.text).toEqual(['p Det är !']);
  expect(fillPlace(writer, place, copied('<b>viktigt</b>'))).toBe(true);
  expect(writer.text).toEqual(['p Det är *viktigt*!']);
  writer.type('?');
  expect(writer.text).toEqual(['p Det är *viktigt*!?']);
});

test('with a new line begun and written in meanwhile, and a list put in before it', () => {
  const writer = new Writer(paragraph('Att ta med:'));
  const place = holdPlace(writer, 'Klistrar in …');
  writer.enter();
  writer.type('Vi ses.');
  fillPlace(writer, place, copied('<ul><li>Kikare</li><li>Kaffe</li></ul>'));
  writer.type(' Hej!');
  expect(writer.text).toEqual(['p Att ta med:', 'ul', '- Kikare', '- Kaffe', 'p Vi ses. Hej!']);
});

test('chosen words are replaced when it comes, and come back by one step', () => {
  const writer = new Writer(paragraph('Det är fel nu'));
  writer.choose(8, 11);
  const place = holdPlace(writer, 'Klistrar in …');
  writer.type(' just');
  expect(writer.text).toEqual(['p Det är fel just nu']);
  fillPlace(writer, place, copied('<b>rätt</b>'));
  expect(writer.text).toEqual(['p Det är *rätt* just nu']);
  writer.undo();
  expect(writer.text).toEqual(['p Det är fel just nu']);
  writer.undo();
  expect(writer.text).toEqual(['p Det är fel nu']);
});

test('pastes that come late stand in the order that they were pasted in, whichever comes first', () => {
  for (const turn of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const writer = new Writer(paragraph('<'));
    const places = [holdPlace(writer, 'Klistrar in …'), holdPlace(writer, 'Klistrar in …')];
    writer.type('mellan');
    places.push(holdPlace(writer, 'Klistrar in …'));
    writer.type('>');
    for (const index of turn) fillPlace(writer, places[index] ?? '', copied(`<b>${index}</b>`));
    expect(writer.text.join('').replaceAll('*', '')).toBe('p <01mellan2>');
  }
});

test('a paste that comes at once stands after one that has not come', () => {
  const writer = new Writer(paragraph('Här: '));
  const place = holdPlace(writer, 'Klistrar in …');
  dispatchAlone(writer, putIn(writer.state, copied('<b>två</b>')));
  fillPlace(writer, place, copied('<i>ett </i>'));
  expect(writer.text).toEqual(['p Här: _ett_*två*']);
});

test('what the writer takes away takes with it what was to come there; what others change does not', () => {
  const taken = new Writer(paragraph('Hela meningen'));
  taken.choose(6);
  const place = holdPlace(taken, 'Klistrar in …');
  taken.dispatch(taken.state.tr.delete(1, 14));
  expect(fillPlace(taken, place, copied('<b>sen</b>'))).toBe(false);
  expect(taken.text).toEqual(['p']);

  const changed = new Writer(paragraph('Hela meningen'), paragraph('Nästa'));
  changed.choose(6);
  const kept = holdPlace(changed, 'Klistrar in …');
  changed.dispatch(changed.state.tr.replaceWith(0, 15, nodes([paragraph('En annans mening')])).setMeta('addToHistory', false));
  expect(fillPlace(changed, kept, copied('<b>sen</b>'))).toBe(true);
  expect(changed.text.join('|')).toContain('*sen*');
});

test('backspace takes nothing that stands before what has not come', () => {
  const writer = new Writer(paragraph('Det är '));
  const press = (key: string) =>
    writer.state.plugins.some(
      (plugin) => plugin.props.handleKeyDown?.call(plugin, { state: writer.state } as never, { key } as never) === true,
    );
  expect(press('Backspace')).toBe(false);
  const place = holdPlace(writer, 'Klistrar in …');
  expect(press('Backspace')).toBe(true);
  expect(press('Delete')).toBe(false);
  writer.type('!');
  expect(press('Backspace')).toBe(false);
  fillPlace(writer, place, []);
  expect(writer.text).toEqual(['p Det är !']);
});

describe('whoever goes on writing after a paste writes after it', () => {
  const image: Block = { type: 'image', attrs: { src: 'https://bilder.example/a.jpg', alt: 'En å' } };
  const film: Block = { type: 'inbaddning', attrs: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } };
  const cell = (text: string): Block => ({ type: 'tableCell', content: [paragraph(text)] });
  const table: Block = { type: 'table', content: [{ type: 'tableRow', content: [cell('Umeå'), cell('34,65')] }] };

  test('words that end with a picture, where there was nothing', () => {
    const writer = new Writer(paragraph(''));
    dispatchAlone(writer, putIn(writer.state, nodes([paragraph('Före.'), image])));
    writer.type('Efter.');
    expect(writer.text).toEqual(['p Före.', ...outline([image]), 'p Efter.']);
  });

  test.each([
    ['a picture', image],
    ['a film', film],
    ['a table', table],
  ])('%s, at the end of the text, before another, and before words', (_name, block) => {
    const alone = new Writer(paragraph(''));
    dispatchAlone(alone, putIn(alone.state, nodes([block])));
    expect(alone.state.selection).toBeInstanceOf(GapCursor);
    alone.type('Efter.');
    expect(alone.text).toEqual([...outline([block]), 'p Efter.']);

    const between = new Writer(paragraph(''), image);
    between.choose(1);
    dispatchAlone(between, putIn(between.state, nodes([block])));
    between.type('Efter.');
    expect(between.text).toEqual([...outline([block]), 'p Efter.', ...outline([image])]);

    const within = new Writer(paragraph('FöreEfter'));
    within.choose(5);
    dispatchAlone(within, putIn(within.state, nodes([block])));
    within.type('Sedan');
    expect(within.text).toEqual(['p Före', ...outline([block]), 'p SedanEfter']);
  });

  test('a chosen block is not replaced, nor written over', () => {
    const writer = new Writer(image, paragraph('Sist'));
    writer.dispatch(writer.state.tr.setSelection(NodeSelection.create(writer.state.doc, 0)));
    const place = holdPlace(writer, 'Klistrar in …');
    writer.type('Typed ');
    fillPlace(writer, place, copied('<p>Pasted</p>'));
    expect(writer.text).toEqual([...outline([image]), 'p Pasted', 'p Typed Sist']);
  });

  test('what cannot stand in a list comes after it', () => {
    const writer = new Writer({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Ett')] }] });
    writer.choose(6);
    dispatchAlone(writer, putIn(writer.state, nodes([table])));
    writer.type('Efter.');
    expect(writer.text).toEqual(['ul', '- Ett', ...outline([table]), 'p Efter.']);
  });
});

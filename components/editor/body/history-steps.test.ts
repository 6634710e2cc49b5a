import { getSchema } from '@tiptap/core';
import { closeHistory, history, redo, undo } from '@tiptap/pm/history';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { historySteps, lastStep } from '#components/editor/body/history-steps.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { articleExtensions } from '#components/editor/schema/extensions.ts';

const schema = getSchema(articleExtensions());

class Writer {
  state = EditorState.create({
    doc: schema.nodeFromJSON(documentToEditor([{ type: 'paragraph', content: [{ type: 'text', text: 'Torget' }] }], schema)),
    plugins: [history(), historySteps()],
  });

  readonly dispatch = (tr: Transaction) => {
    this.state = this.state.apply(tr);
  };

  /** A step of its own. */
  write(text: string): ReturnType<typeof lastStep> {
    this.dispatch(closeHistory(this.state.tr.insertText(text, 1)));
    return lastStep(this.state);
  }

  undo(): void {
    undo(this.state, this.dispatch);
  }

  redo(): void {
    redo(this.state, this.dispatch);
  }

  get last() {
    return lastStep(this.state);
  }
}

test('a step is the last until another is made, and again when that has been undone', () => {
  const writer = new Writer();
  expect(writer.last).toBeUndefined();
  const pasted = writer.write('Nya ');
  const typed = writer.write('Det ');
  expect([pasted === undefined, typed === pasted]).toEqual([false, false]);
  writer.undo();
  expect(writer.last).toBe(pasted);
});

test('what is written once it has been undone is another step, though there are as many', () => {
  const writer = new Writer();
  writer.write('Först ');
  const pasted = writer.write('Nya ');
  writer.undo();
  const typed = writer.write('Egna ');
  expect(typed).not.toBe(pasted);
  writer.undo();
  writer.undo();
  writer.redo();
  writer.redo();
  expect(writer.last).toBe(typed);
});

test('a step that is made again is the same, and what goes on in one makes no other of it', () => {
  const writer = new Writer();
  const pasted = writer.write('Nya ');
  writer.undo();
  expect(writer.last).toBeUndefined();
  writer.redo();
  expect(writer.last).toBe(pasted);
  const typed = writer.write('D');
  writer.dispatch(writer.state.tr.insertText('e', 2));
  expect(writer.last).toBe(typed);
  writer.dispatch(writer.state.tr.insertText('Andras ', 1).setMeta('addToHistory', false));
  expect(writer.last).toBe(typed);
});

test('of so many that the oldest are let go none is taken for another', () => {
  const writer = new Writer();
  const made = Array.from({ length: 120 }, () => writer.write('x'));
  // One more than are kept: there are a hundred now, and there were a hundred before.
  const over = writer.write('x');
  expect(new Set([...made, over]).size).toBe(121);
  expect(writer.last).toBe(over);
  writer.undo();
  expect(writer.last).toBe(made.at(-1));
  for (let back = 0; back < 200; back++) writer.undo();
  expect(writer.last).toBeUndefined();
});

test('one that others have taken the words of is undone all the same', () => {
  const writer = new Writer();
  const first = writer.write('Nya ');
  writer.write('Det ');
  writer.dispatch(writer.state.tr.delete(1, 5).setMeta('addToHistory', false));
  writer.undo();
  expect(writer.last).toBe(first);
  writer.undo();
  expect(writer.last).toBeUndefined();
});

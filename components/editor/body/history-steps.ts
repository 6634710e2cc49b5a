import { Extension } from '@tiptap/core';
import { isHistoryTransaction, redoDepth, undoDepth } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';

/** A step that can be undone: itself and no other, also when it is made again after it has been undone. */
export type HistoryStep = symbol;

interface Steps {
  done: readonly HistoryStep[];
  undone: readonly HistoryStep[];
}

const KEY = new PluginKey<Steps>('historySteps');

/**
 * Which step to undo is the last. How many there are does not tell: one that is taken back and another that is made are as many, and of many the
 * oldest are let go. To stand after the history in the list of plugins, which is asked how many it has.
 */
export function historySteps(): Plugin<Steps> {
  return new Plugin<Steps>({
    key: KEY,
    state: {
      init: () => ({ done: [], undone: [] }),
      apply: moved,
    },
  });
}

export const HistorySteps = Extension.create({
  name: 'historySteps',
  // After the history, whose is Tiptap's own, 100.
  priority: 50,
  addProseMirrorPlugins: () => [historySteps()],
});

/** The step that is undone next; undefined where there is none. */
export function lastStep(state: EditorState): HistoryStep | undefined {
  return KEY.getState(state)?.done.at(-1);
}

function moved(tr: Transaction, { done, undone }: Steps, before: EditorState, after: EditorState): Steps {
  const isMore = undoDepth(after) - undoDepth(before);
  const isMoreUndone = redoDepth(after) - redoDepth(before);
  // One that comes to nothing, since others have taken away what it had done, is on neither side afterwards.
  if (isHistoryTransaction(tr)) {
    return isMore < 0
      ? { done: done.slice(0, -1), undone: isMoreUndone > 0 ? [...undone, ...done.slice(-1)] : undone }
      : { done: isMore > 0 ? [...done, ...undone.slice(-1)] : done, undone: undone.slice(0, -1) };
  }
  if (isMore === 0) return { done, undone: isMoreUndone === 0 ? undone : [] };
  // Of very many the oldest are let go at once.
  return { done: [...done, Symbol('steg')].slice(-undoDepth(after)), undone: [] };
}

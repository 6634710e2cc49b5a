'use client';

import type { Editor } from '@tiptap/core';
import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface Finding {
  /** The words that were chosen when it was asked for. */
  start: string;
  asked: number;
}

/** Longer is a passage, and nobody looks for one. */
const LONGEST = 200;

/**
 * Whether somebody looks for something in the article. Ctrl+F and Ctrl+H begin it wherever in the article one stands; pressed again where one
 * writes what to look for, they are the browser's.
 */
export function useFind(root: RefObject<HTMLElement | null>, editor: Editor | null) {
  const [finding, setFinding] = useState<Finding>();
  const find = useCallback(() => {
    const { state } = editor ?? {};
    const chosen = state === undefined ? '' : state.doc.textBetween(state.selection.from, state.selection.to, '\n');
    const start = chosen.length > LONGEST || chosen.includes('\n') ? '' : chosen;
    setFinding((before) => ({ start, asked: (before?.asked ?? 0) + 1 }));
  }, [editor]);
  const stop = useCallback(() => setFinding(undefined), []);

  useEffect(() => {
    const element = root.current;
    function press(event: KeyboardEvent) {
      if (!isFindKey(event) || event.defaultPrevented || editor === null) return;
      if (event.target instanceof HTMLElement && event.target.closest('search') !== null) return;
      event.preventDefault();
      find();
    }
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root, editor, find]);

  return { finding, find, stop };
}

/** On a Mac Cmd+H hides the program. */
function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const pressed = key.toLowerCase();
  if (altKey || !(ctrlKey || metaKey)) return false;
  return pressed === 'f' ? !shiftKey : pressed === 'h' && (metaKey ? shiftKey : !shiftKey);
}

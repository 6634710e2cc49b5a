'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Puts the cursor, once a change has been drawn, in what `find` gives within the frame: a row that was just added. */
export function useFocusAfter(frame: RefObject<HTMLElement | null>): (find: (frame: HTMLElement) => Element | null | undefined) => void {
  const wanted = useRef<(frame: HTMLElement) => Element | null | undefined>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined || frame.current === null) return;
    const found = wanted.current(frame.current);
    wanted.current = undefined;
    if (found instanceof HTMLElement) found.focus();
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)
      found.setSelectionRange(found.value.length, found.value.length);
  });
  return (find) => {
    wanted.current = find;
  };
}

/** What a writer can write in or press. */
export const CONTROL = 'input:not([type="hidden"]):not([type="file"]), textarea, button, [contenteditable="true"]';

'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the cursor of a text field at its words when somebody else changes the text around it: a browser puts it last. The field is given to the
 * reference that is returned.
 */
export function useCaretKept(value: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef({ value, start: 0, end: 0 });
  const element = field.current;
  // While it is rendered anew the field still has what it had; of what is typed in it that is what it gets.
  if (element !== null) shown.current = { value: element.value, start: element.selectionStart, end: element.selectionEnd };
  useLayoutEffect(() => {
    const now = field.current;
    const { value: before, start, end } = shown.current;
    if (now === null || before === value || now !== document.activeElement) return;
    now.setSelectionRange(moved(before, value, start), moved(before, value, end));
  }, [value]);
  return field;
}

/** Where a place of the text is after it has been changed in one place. */
export function moved(before: string, after: string, place: number): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (place <= start) return place;
  return place < before.length - end ? start : place + after.length - before.length;
}

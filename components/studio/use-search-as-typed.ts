'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHotkey } from '#components/studio/use-hotkey.ts';

/** How long a writer rests between two letters of a word. */
const DELAY_MS = 220;

interface SearchAsTyped {
  setTyped: (words: string) => void;
  /** What the search field is given. */
  field: { value: string; onChange: (words: string) => void; shortcut: string; inputRef: RefObject<HTMLInputElement | null> };
}

/**
 * A search that follows the typing. `sok` is what the address of the page asks for; `onSearch` is called with the words when
 * the typing rests, to ask for them there. The address may change without the field: by «back», or a link. `/` brings the
 * writer to the field.
 */
export function useSearchAsTyped(sok: string, onSearch: (words: string) => void): SearchAsTyped {
  const [typed, setTyped] = useState(sok);
  const asked = useRef(sok);
  const input = useRef<HTMLInputElement>(null);
  const latestSearch = useRef(onSearch);
  latestSearch.current = onSearch;

  useHotkey('/', () => input.current?.focus());

  useEffect(() => {
    if (typed === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      latestSearch.current(typed.trim());
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    if (sok === asked.current.trim()) return;
    asked.current = sok;
    setTyped(sok);
  }, [sok]);

  return { setTyped, field: { value: typed, onChange: setTyped, shortcut: '/', inputRef: input } };
}

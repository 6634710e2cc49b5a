'use client';

import { useRef, useState } from 'react';
import { equalJson } from '#lib/content/equal-json.ts';

/**
 * A value that lives in the editor's document, held beside it so that a field shows what was typed in the same moment:
 * the document's answer comes a little later, and a field that waited for it would lose its cursor. A change that does not
 * come from here (an undo, for one) takes over.
 */
export function useEchoed<Value>(value: Value, send: (value: Value) => void): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(value);
  const [seen, setSeen] = useState(value);
  const sent = useRef<Value[]>([]);

  if (value !== seen) {
    setSeen(value);
    const echo = sent.current.findIndex((earlier) => equalJson(earlier, value));
    if (echo === -1) setOwn(value);
    sent.current = echo === -1 ? [] : sent.current.slice(echo + 1);
  }

  function change(next: Value) {
    sent.current.push(next);
    setOwn(next);
    send(next);
  }

  return [own, change];
}

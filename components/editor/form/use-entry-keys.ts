'use client';

import { useRef } from 'react';

export interface EntryKeys {
  at: (index: number) => number;
  insert: (index: number, count?: number) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

/** A key for each entry of a list that follows it when it moves, so that a field keeps its focus and cursor. */
export function useEntryKeys(length: number): EntryKeys {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return {
    at: (index) => keys.current[index] ?? -1,
    insert: (index, count = 1) => {
      keys.current.splice(index, 0, ...Array.from({ length: count }, () => next.current++));
    },
    move: (from, to) => {
      keys.current.splice(to, 0, ...keys.current.splice(from, 1));
    },
    remove: (index) => {
      keys.current.splice(index, 1);
    },
  };
}

/** The list with one of its entries moved. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...entries];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

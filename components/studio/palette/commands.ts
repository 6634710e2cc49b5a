'use client';

import { useEffect, useRef } from 'react';

/** Something to do on the page that is open, as the palette offers it. */
export interface Command {
  namn: string;
  run: () => void;
}

const offered = new Set<() => readonly Command[]>();

/** What the open page offers, in the order in which its parts came. */
export function offeredCommands(): Command[] {
  return [...offered].flatMap((read) => read());
}

/** Offers the commands in the palette for as long as the part of the page is there. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const read = () => latest.current;
    offered.add(read);
    return () => {
      offered.delete(read);
    };
  }, []);
}

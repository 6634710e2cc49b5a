'use client';

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { gapAt, placeInGap } from '#components/editor/form/entry-drop.ts';

export interface EntryDrag {
  /** For what an entry is dragged by. */
  grip: (index: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onLostPointerCapture: () => void;
  };
  /** For the entry itself: that it is being dragged, and on which side of it the dragged one would land. */
  marks: (index: number) => { 'data-dragged'?: true; 'data-drop'?: 'before' | 'after' };
}

/** Near the edge of the window a list scrolls while something is dragged, so many pixels at a time. */
const EDGE = 70;
const STEP = 14;

/**
 * Moves the entries of a list with the pointer. The entries are the children of `list`. Escape leaves them as they were.
 * Whoever does not use a pointer has the buttons of EntryMoves.
 */
export function useEntryDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): EntryDrag {
  const [drag, setDrag] = useState<{ from: number; gap: number }>();
  const edge = useRef(0);
  const isDragging = drag !== undefined;

  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function scroll() {
      if (edge.current !== 0) window.scrollBy(0, edge.current);
      frame = requestAnimationFrame(scroll);
    });
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      // The key means this alone: the form stays open.
      event.stopPropagation();
      setDrag(undefined);
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      edge.current = 0;
      window.removeEventListener('keydown', cancel, { capture: true });
    };
  }, [isDragging]);

  function gapUnder(clientY: number): number {
    const middles = [...(list.current?.children ?? [])].map((entry) => {
      const { top, height } = entry.getBoundingClientRect();
      return top + height / 2;
    });
    return gapAt(middles, clientY);
  }

  const to = drag && placeInGap(drag.from, drag.gap);

  return {
    grip: (index) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        // Neither the words beside it are marked nor does the field that is written in lose its cursor.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, gap: index });
      },
      onPointerMove: ({ clientY }) => {
        if (drag === undefined) return;
        edge.current = clientY < EDGE ? -STEP : clientY > window.innerHeight - EDGE ? STEP : 0;
        const gap = gapUnder(clientY);
        if (gap !== drag.gap) setDrag({ from: drag.from, gap });
      },
      onPointerUp: () => {
        setDrag(undefined);
        if (drag !== undefined && to !== undefined) onMove(drag.from, to);
      },
      onLostPointerCapture: () => setDrag(undefined),
    }),
    marks: (index) => ({
      ...(drag?.from === index ? { 'data-dragged': true as const } : {}),
      ...(drag !== undefined && to === index ? { 'data-drop': to < drag.from ? ('before' as const) : ('after' as const) } : {}),
    }),
  };
}

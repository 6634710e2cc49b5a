'use client';

import { type DragEvent, useState } from 'react';
import type { DropPlace } from '#components/studio/calendar/drop-time.ts';
import type { Release } from '#lib/contract/release.ts';

export interface ReleaseDrag {
  dragged: Release | undefined;
  /** For what is dragged. */
  source: (release: Release) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  /** For where it may be dropped. */
  target: (place: DropPlace) => {
    'data-over': true | undefined;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

function keyOf({ dag, timme }: DropPlace): string {
  return `${dag} ${timme ?? ''}`;
}

/** Releases that are taken with the mouse and dropped on another time. The dialog for a release does the same by keyboard. */
export function useReleaseDrag(onDropped: (release: Release, place: DropPlace) => void): ReleaseDrag {
  const [dragged, setDragged] = useState<Release>();
  const [over, setOver] = useState<string>();

  function end() {
    setDragged(undefined);
    setOver(undefined);
  }

  return {
    dragged,
    source: (release) => ({
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', release.innehall.rubrik);
        setDragged(release);
      },
      onDragEnd: end,
    }),
    target: (place) => ({
      'data-over': (dragged !== undefined && over === keyOf(place)) || undefined,
      onDragOver(event) {
        if (dragged === undefined) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
        setOver(keyOf(place));
      },
      onDragLeave(event) {
        const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!isInside) setOver((before) => (before === keyOf(place) ? undefined : before));
      },
      onDrop(event) {
        if (dragged === undefined) return;
        event.preventDefault();
        onDropped(dragged, place);
        end();
      },
    }),
  };
}

'use client';

import { GripVertical } from 'lucide-react';
import styles from '#components/editor/form/entry-moves.module.css';
import type { EntryDrag } from '#components/editor/form/use-entry-drag.ts';

/** What an entry is dragged by with the pointer. Its buttons do the same for everybody else. */
export function EntryGrip({ drag, index }: { drag: EntryDrag; index: number }) {
  return (
    <span className={styles.grip} data-grip title="Dra för att flytta" aria-hidden {...drag.grip(index)}>
      <GripVertical />
    </span>
  );
}

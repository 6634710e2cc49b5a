'use client';

import { Box } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { BLOCK_ICONS } from '#components/editor/body/block-icons.ts';
import type { InsertItem } from '#components/editor/body/insert-items.ts';
import styles from '#components/editor/body/insert-list.module.css';

export interface InsertListHandle {
  /** True when the key was one of the list's. */
  press(event: KeyboardEvent): boolean;
}

export interface InsertListProps {
  id: string;
  items: readonly InsertItem[];
  onChoose: (item: InsertItem) => void;
  ref?: Ref<InsertListHandle>;
}

/** The blocks to choose among, steered by keys that are pressed elsewhere: in the text, or in a search field. */
export function InsertList({ id, items, onChoose, ref }: InsertListProps) {
  const [wanted, setWanted] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const active = Math.min(wanted, items.length - 1);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useImperativeHandle(ref, () => ({
    press(event) {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step !== 0 && items.length > 0) {
        setWanted((active + step + items.length) % items.length);
        return true;
      }
      const chosen = items[active];
      if ((event.key !== 'Enter' && event.key !== 'Tab') || chosen === undefined) return false;
      onChoose(chosen);
      return true;
    },
  }));

  return (
    <div ref={list} id={id} role="listbox" aria-label="Block att lägga till" className={styles.list} tabIndex={-1}>
      {items.length === 0 ? <p className={styles.empty}>Inget block heter så.</p> : null}
      {items.map((item, index) => {
        const Icon = BLOCK_ICONS[item.id] ?? Box;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the writer types
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles.item}
            onMouseMove={() => setWanted(index)}
            // Pressing must not take the cursor out of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            <Icon aria-hidden className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{item.namn}</span>
              <span className={styles.about}>{item.beskrivning}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

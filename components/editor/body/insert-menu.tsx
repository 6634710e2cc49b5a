'use client';

import { type RefObject, useRef, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { type InsertItem, matchingItems } from '#components/editor/body/insert-items.ts';
import { InsertList, type InsertListHandle } from '#components/editor/body/insert-list.tsx';
import styles from '#components/editor/body/insert-menu.module.css';

interface InsertMenuProps {
  items: readonly InsertItem[];
  /** What the menu stands beside. */
  anchor: RefObject<Element | null>;
  placement: 'bottom start' | 'top start';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (item: InsertItem) => void;
}

const LIST_ID = 'plus-block';

/** What the «+» opens: the blocks, and a field to find one in. */
export function InsertMenu({ items, anchor, placement, isOpen, onOpenChange, onChoose }: InsertMenuProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<InsertListHandle>(null);

  function change(open: boolean) {
    setTyped('');
    onOpenChange(open);
  }

  return (
    <Popover triggerRef={anchor} isOpen={isOpen} onOpenChange={change} placement={placement} offset={6} className={styles.popover}>
      <Dialog aria-label="Lägg till block" className={styles.dialog}>
        <input
          // The menu is opened in order to choose.
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={LIST_ID}
          aria-label="Sök bland blocken"
          placeholder="Sök bland blocken"
          className={styles.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (list.current?.press(event.nativeEvent)) event.preventDefault();
          }}
        />
        <InsertList
          ref={list}
          id={LIST_ID}
          items={matchingItems(items, typed)}
          onChoose={(item) => {
            change(false);
            onChoose(item);
          }}
        />
      </Dialog>
    </Popover>
  );
}

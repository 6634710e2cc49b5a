'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { classNames } from '#components/ui/class-names.ts';
import styles from '#components/ui/tabs.module.css';
import { useHydrated } from '#components/ui/use-hydrated.ts';

export interface TabEntry {
  id: string;
  namn: string;
  /** A count or badge after the name. */
  after?: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly TabEntry[];
  selected: string;
  onSelect: (id: string) => void;
  className?: string;
}

/** Views of the same thing, one shown at a time. None can be chosen before the page listens: it would be forgotten. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const isHydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  // Where there is not room for all names, that of what is shown is one of those in sight. Nothing but the names is moved for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another is selected
  useEffect(() => {
    const names = list.current;
    const name = names?.querySelector('[aria-selected=true]');
    if (names === null || !name) return;
    const [frame, own] = [names.getBoundingClientRect(), name.getBoundingClientRect()];
    if (own.right > frame.right) names.scrollLeft += own.right - frame.right;
    else if (own.left < frame.left) names.scrollLeft -= frame.left - own.left;
  }, [selected]);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      isDisabled={!isHydrated}
      className={classNames(styles.tabs, className)}
    >
      <TabList ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab}>
            {tab.namn}
            {tab.after}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

'use client';

import { useMemo, useState } from 'react';
import type { ListedItem } from '#lib/contract/article.ts';

export interface ChosenArticles {
  /** Those that are chosen, as the list last showed them: on this page of it and on others. */
  items: readonly ListedItem[];
  has: (id: string) => boolean;
  toggle: (item: ListedItem) => void;
  /** Chooses all of them, or none of them any more. */
  set: (items: readonly ListedItem[], isChosen: boolean) => void;
  clear: () => void;
}

/** Articles that somebody chooses in the list to do something with all of them. They stay chosen while the list is leafed through. */
export function useChosen(shown: readonly ListedItem[]): ChosenArticles {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ListedItem>>(new Map());
  const items = useMemo(() => {
    const now = new Map(shown.map((item) => [item.id, item]));
    return [...chosen.values()].map((item) => now.get(item.id) ?? item);
  }, [chosen, shown]);

  function set(some: readonly ListedItem[], isChosen: boolean) {
    setChosen((before) => {
      const next = new Map(before);
      for (const item of some) {
        if (isChosen) next.set(item.id, item);
        else next.delete(item.id);
      }
      return next;
    });
  }

  return {
    items,
    has: (id) => chosen.has(id),
    toggle: (item) => set([item], !chosen.has(item.id)),
    set,
    clear: () => setChosen(new Map()),
  };
}

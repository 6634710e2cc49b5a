'use client';

import { useRouter } from 'next/navigation';
import { IDEA_VIEWS } from '#components/studio/ideas/idea-words.ts';
import { Select } from '#components/ui/select.tsx';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import type { Section } from '#lib/contract/section.ts';

/** What of the ideas is shown, as the address says it; empty is all. */
export interface IdeasShown {
  sok: string;
  visa: string;
  sektion: string;
  bevakning: string;
  sortera: string;
}

interface IdeaFiltersProps {
  address: string;
  shown: IdeasShown;
  sektioner: readonly Section[];
  bevakningar: readonly FeedWatch[];
}

const NEWEST = 'tid';
/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';

/** What has become of them, for which section, from where, and which come first. */
export function IdeaFilters({ address, shown, sektioner, bevakningar }: IdeaFiltersProps) {
  const router = useRouter();
  const narrow = (change: Partial<IdeasShown>) => {
    const given = Object.entries({ ...shown, ...change }).filter(([, value]) => value !== '');
    router.replace(given.length === 0 ? address : `${address}?${new URLSearchParams(given)}`, { scroll: false });
  };
  const chosen = (id: string) => (id === ALL ? '' : id);
  return (
    <>
      <Select
        aria-label="Visa"
        compact
        value={shown.visa || ALL}
        onChange={(id) => narrow({ visa: chosen(id) })}
        options={IDEA_VIEWS.map(({ id, namn }) => ({ id: id || ALL, namn }))}
      />
      <Select
        aria-label="Sektion"
        compact
        value={shown.sektion || ALL}
        onChange={(id) => narrow({ sektion: chosen(id) })}
        options={[{ id: ALL, namn: 'Alla sektioner' }, ...sektioner.map(({ id, namn }) => ({ id, namn }))]}
      />
      {bevakningar.length > 0 && (
        <Select
          aria-label="Bevakning"
          compact
          value={shown.bevakning || ALL}
          onChange={(id) => narrow({ bevakning: chosen(id) })}
          options={[{ id: ALL, namn: 'Alla flöden' }, ...bevakningar.map(({ id, namn }) => ({ id, namn }))]}
        />
      )}
      <Select
        aria-label="Ordning"
        compact
        value={shown.sortera || NEWEST}
        onChange={(id) => narrow({ sortera: id === NEWEST ? '' : id })}
        options={[
          { id: NEWEST, namn: 'Nyaste först' },
          { id: 'relevans', namn: 'Mest relevanta först' },
        ]}
      />
    </>
  );
}

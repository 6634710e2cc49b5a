'use client';

import { type ReactNode, useState } from 'react';
import styles from '#components/studio/articles/article-filters.module.css';
import { filterOf, isFiltered, type ListFilter } from '#components/studio/articles/list-address.ts';
import { CONTENT_STATUS } from '#components/studio/labels.ts';
import { useSearchAsTyped } from '#components/studio/use-search-as-typed.ts';
import { Button } from '#components/ui/button.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Section } from '#lib/contract/section.ts';

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';
/** Among the statuses stands what the newsroom has to see to of what is public. */
const OLD_PRICES = 'gamla-priser';
const UNDESCRIBED = 'utan-alt';

/** What each of those asks for. */
const ASKED: Readonly<Record<string, Record<string, string>>> = {
  [OLD_PRICES]: { priser: 'gamla' },
  [UNDESCRIBED]: { alt: 'saknas' },
};

interface ArticleFiltersProps {
  filter: ListFilter;
  sektioner: readonly Section[];
  mallar: ReadonlyArray<{ id: string; namn: string }>;
  onChange: (change: Partial<ListFilter>) => void;
  /** What stands last in the bar. */
  children: ReactNode;
}

/** Search and filters over the list of articles. The search follows the typing; `/` brings the writer to it. */
export function ArticleFilters({ filter, sektioner, mallar, onChange, children }: ArticleFiltersProps) {
  const search = useSearchAsTyped(filter.sok, (sok) => onChange({ sok }));

  const choose = (name: 'sektion' | 'mall' | 'en' | 'agare' | 'sortera') => ({
    value: filter[name] === '' ? ALL : filter[name],
    onChange: (value: string) => onChange({ [name]: filterOf({ [name]: value === ALL ? '' : value })[name] }),
    compact: true,
  });

  const status = {
    value: filter.priser === 'gamla' ? OLD_PRICES : filter.alt === 'saknas' ? UNDESCRIBED : filter.status === '' ? ALL : filter.status,
    onChange: (value: string) => {
      const { status, priser, alt } = filterOf(ASKED[value] ?? { status: value === ALL ? '' : value });
      onChange({ status, priser, alt });
    },
    compact: true,
  };

  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField label="Sök artiklar" placeholder="Sök rubrik, text eller id" {...search.field} />
      </div>
      <div className={styles.choices}>
        <Select
          aria-label="Vems"
          {...choose('agare')}
          options={[
            { id: ALL, namn: 'Allas artiklar' },
            { id: 'jag', namn: 'Mina artiklar', hint: 'Som du har skapat' },
          ]}
        />
        <Select aria-label="Sektion" {...choose('sektion')} options={[{ id: ALL, namn: 'Alla sektioner' }, ...sektioner]} />
        <Select
          aria-label="Status"
          {...status}
          options={[
            { id: ALL, namn: 'Alla statusar' },
            ...Object.entries(CONTENT_STATUS).map(([id, { namn }]) => ({ id, namn })),
            { id: OLD_PRICES, namn: 'Gamla priser', hint: 'Publicerat med priser som ingen har kontrollerat på länge' },
            { id: UNDESCRIBED, namn: 'Bilder utan alternativtext', hint: 'Publicerat med en bild som ingen har beskrivit' },
            { id: 'raderad', namn: 'Raderade' },
          ]}
        />
        <Select aria-label="Mall" {...choose('mall')} options={[{ id: ALL, namn: 'Alla mallar' }, ...mallar]} />
        <Select
          aria-label="Språk"
          {...choose('en')}
          options={[
            { id: ALL, namn: 'Alla språklägen' },
            { id: 'saknas', namn: 'Engelska saknas', hint: 'Publicerat på svenska, inte på engelska' },
            { id: 'inaktuell', namn: 'Engelska inaktuell', hint: 'Svenskan har ändrats sedan översättningen' },
          ]}
        />
        <TagFilter key={filter.tagg} tagg={filter.tagg} onChange={(tagg) => onChange({ tagg })} />
        <Select
          aria-label="Ordning"
          {...choose('sortera')}
          options={[
            { id: ALL, namn: filter.sok === '' ? 'Senast ändrad' : 'Bäst träff' },
            { id: 'skapad', namn: 'Senast skapad' },
            { id: 'publicerad', namn: 'Senast publicerad' },
            { id: 'rubrik', namn: 'Rubrik, A–Ö' },
          ]}
        />
        {isFiltered(filter) && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => onChange({ sok: '', sektion: '', status: '', mall: '', en: '', agare: '', tagg: '', priser: '', alt: '' })}
          >
            Rensa
          </Button>
        )}
        {children}
      </div>
    </search>
  );
}

/** A tag by its name: Enter, or leaving the field, asks for it. */
function TagFilter({ tagg, onChange }: { tagg: string; onChange: (tagg: string) => void }) {
  const [typed, setTyped] = useState(tagg);
  const ask = () => typed.trim() !== tagg && onChange(typed.trim());
  return (
    <form
      className={styles.tag}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextField aria-label="Tagg" placeholder="Tagg" value={typed} onChange={setTyped} onBlur={ask} />
    </form>
  );
}

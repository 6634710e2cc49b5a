'use client';

import { type CalendarFilter, filterOf, PERIODS, STATE_GROUPS } from '#components/studio/calendar/calendar-address.ts';
import styles from '#components/studio/calendar/calendar-filters.module.css';
import { Button } from '#components/ui/button.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { Section } from '#lib/contract/section.ts';

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';

interface CalendarFiltersProps {
  filter: CalendarFilter;
  sektioner: readonly Section[];
  onChange: (change: Partial<CalendarFilter>) => void;
}

/** Narrows what the calendar and the list show: by words, section, state and, in the list, by time. */
export function CalendarFilters({ filter, sektioner, onChange }: CalendarFiltersProps) {
  const choose = (name: 'sektion' | 'tillstand' | 'tid') => ({
    value: filter[name] === '' ? ALL : filter[name],
    onChange: (value: string) => onChange({ [name]: filterOf({ [name]: value === ALL ? '' : value }, filter.dag)[name] }),
    compact: true,
  });
  const isFiltered = filter.sektion !== '' || filter.tillstand !== '' || filter.sok !== '';
  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField
          label="Sök publiceringar"
          placeholder="Sök rubrik eller namn"
          value={filter.sok}
          onChange={(sok) => onChange({ sok })}
        />
      </div>
      <Select aria-label="Sektion" {...choose('sektion')} options={[{ id: ALL, namn: 'Alla sektioner' }, ...sektioner]} />
      <Select
        aria-label="Läge"
        {...choose('tillstand')}
        options={[{ id: ALL, namn: 'Alla lägen' }, ...Object.entries(STATE_GROUPS).map(([id, { namn }]) => ({ id, namn }))]}
      />
      {filter.vy === 'lista' && (
        <Select aria-label="Tid" {...choose('tid')} options={Object.entries(PERIODS).map(([id, { namn }]) => ({ id, namn }))} />
      )}
      {isFiltered && (
        <Button variant="quiet" size="small" onPress={() => onChange({ sektion: '', tillstand: '', sok: '' })}>
          Rensa
        </Button>
      )}
    </search>
  );
}

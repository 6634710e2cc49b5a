'use client';

import { DayField } from '#components/studio/day-field.tsx';
import { EVENT_CHOICES, OUTCOME_NAME } from '#components/studio/log/deed.ts';
import { isNarrowed, type LogFilter, WHOLE_LOG } from '#components/studio/log/log-address.ts';
import styles from '#components/studio/log/log-filters.module.css';
import { useSearchAsTyped } from '#components/studio/use-search-as-typed.ts';
import { Button } from '#components/ui/button.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import { LOG_OUTCOMES } from '#lib/contract/log-events.ts';

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';

interface LogFiltersProps {
  filter: LogFilter;
  /** What is wrong with a time, by its field. */
  faultOf: (falt: string) => string | undefined;
  onChange: (filter: LogFilter) => void;
}

/** Search and filters over the log. The search follows the typing; `/` brings one to it. */
export function LogFilters({ filter, faultOf, onChange }: LogFiltersProps) {
  const search = useSearchAsTyped(filter.sok, (sok) => onChange({ ...filter, sok }));

  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField label="Sök i loggen" placeholder="Sök rubrik, namn, orsak eller spårningskod" {...search.field} />
      </div>
      <Select
        aria-label="Händelse"
        compact
        className={styles.choice ?? ''}
        value={filter.handelse || ALL}
        onChange={(id) => onChange({ ...filter, handelse: EVENT_CHOICES.find((one) => one.id === id)?.id ?? '' })}
        options={[{ id: ALL, namn: 'Alla händelser' }, ...EVENT_CHOICES]}
      />
      <Select
        aria-label="Utfall"
        compact
        className={styles.choice ?? ''}
        value={filter.utfall || ALL}
        onChange={(id) => onChange({ ...filter, utfall: LOG_OUTCOMES.find((one) => one === id) ?? '' })}
        options={[{ id: ALL, namn: 'Alla utfall' }, ...LOG_OUTCOMES.map((id) => ({ id, namn: OUTCOME_NAME[id] }))]}
      />
      <DayField
        label="Från"
        className={styles.day}
        day={filter.fran}
        onChange={(fran) => onChange({ ...filter, fran })}
        fault={faultOf('fran')}
      />
      <DayField
        label="Till och med"
        className={styles.day}
        day={filter.till}
        onChange={(till) => onChange({ ...filter, till })}
        fault={faultOf('till')}
      />
      {isNarrowed(filter) && (
        <Button variant="quiet" size="small" onPress={() => onChange(WHOLE_LOG)}>
          Visa hela loggen
        </Button>
      )}
    </search>
  );
}

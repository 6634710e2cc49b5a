'use client';

import styles from '#components/studio/articles/article-filters.module.css';
import { responsibleOptions } from '#components/studio/tasks/responsible-options.ts';
import { isFiltered, type TaskFilter } from '#components/studio/tasks/task-address.ts';
import { TASK_KIND, TASK_PRIORITY } from '#components/studio/tasks/task-words.ts';
import { useSearchAsTyped } from '#components/studio/use-search-as-typed.ts';
import { Button } from '#components/ui/button.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Select } from '#components/ui/select.tsx';
import { Switch } from '#components/ui/switch.tsx';
import type { Author } from '#lib/contract/article.ts';
import { QUEUE_KINDS, QUEUE_PRIORITIES } from '#lib/contract/closed/queue.ts';
import type { Section } from '#lib/contract/section.ts';

/** A choice needs an id; this one stands for no filter. */
const ALL = 'alla';

interface TaskFiltersProps {
  filter: TaskFilter;
  sektioner: readonly Section[];
  ansvariga: readonly Author[];
  onChange: (change: Partial<TaskFilter>) => void;
}

/** Which words, whose tasks, of which section, sort and urgency, and only those that are late. */
export function TaskFilters({ filter, sektioner, ansvariga, onChange }: TaskFiltersProps) {
  const search = useSearchAsTyped(filter.sok, (sok) => onChange({ sok }));
  return (
    <search className={styles.bar}>
      <div className={styles.search}>
        <SearchField label="Sök bland uppgifterna" placeholder="Sök i rubrik och beskrivning" {...search.field} />
      </div>
      <div className={styles.choices}>
        <Select
          aria-label="Ansvarig"
          compact
          value={filter.ansvarig || ALL}
          onChange={(id) => onChange({ ansvarig: id === ALL ? '' : id })}
          options={[{ id: ALL, namn: 'Allas uppgifter' }, { id: 'jag', namn: 'Mina uppgifter' }, ...responsibleOptions(ansvariga)]}
        />
        <Select
          aria-label="Sektion"
          compact
          value={filter.sektion || ALL}
          onChange={(id) => onChange({ sektion: id === ALL ? '' : id })}
          options={[{ id: ALL, namn: 'Alla sektioner' }, ...sektioner]}
        />
        <Select
          aria-label="Slag"
          compact
          value={filter.typ || ALL}
          onChange={(id) => onChange({ typ: QUEUE_KINDS.find((typ) => typ === id) ?? '' })}
          options={[{ id: ALL, namn: 'Alla slag' }, ...QUEUE_KINDS.map((id) => ({ id, namn: TASK_KIND[id] }))]}
        />
        <Select
          aria-label="Prioritet"
          compact
          value={filter.prioritet || ALL}
          onChange={(id) => onChange({ prioritet: QUEUE_PRIORITIES.find((prioritet) => prioritet === id) ?? '' })}
          options={[{ id: ALL, namn: 'Alla prioriteter' }, ...QUEUE_PRIORITIES.map((id) => ({ id, namn: TASK_PRIORITY[id].namn }))]}
        />
        <Switch isSelected={filter.forsenad === '1'} onChange={(isLate) => onChange({ forsenad: isLate ? '1' : '' })}>
          Försenade
        </Switch>
        {filter.vy === 'lista' && (
          <Switch isSelected={filter.klara === '1'} onChange={(isShown) => onChange({ klara: isShown ? '1' : '' })}>
            Visa klara
          </Switch>
        )}
        {isFiltered(filter) && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => onChange({ sok: '', sektion: '', typ: '', prioritet: '', ansvarig: '', forsenad: '', klara: '' })}
          >
            Rensa
          </Button>
        )}
      </div>
    </search>
  );
}

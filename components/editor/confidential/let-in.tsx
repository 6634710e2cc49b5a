'use client';

import { X } from 'lucide-react';
import styles from '#components/editor/confidential/let-in.module.css';
import { responsibleOptions } from '#components/studio/tasks/responsible-options.ts';
import { Button } from '#components/ui/button.tsx';
import { ComboBox } from '#components/ui/combo-box.tsx';
import type { Author } from '#lib/contract/article.ts';

interface LetInProps {
  agare: Author;
  /** Those to choose among. */
  known: readonly Author[];
  /** The ids of those who are let in. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
  fault: string | undefined;
}

/** Those who are let in, each with the way out, and a field where others are found by name. The owner sees it anyhow. */
export function LetIn({ agare, known, value, onChange, fault }: LetInProps) {
  const names = new Map(known.map(({ id, namn }) => [id, namn]));
  // The service knows those whom it refuses by their ids alone.
  const told = value.reduce((words, id) => words?.replace(id, names.get(id) ?? id), fault);
  const others = known.filter(({ id }) => id !== agare.id && !value.includes(id));
  return (
    <div className={styles.letIn} data-falt="insatta">
      {value.length > 0 && (
        <ul className={styles.people} aria-label="Insatta">
          {value.map((id) => {
            const name = names.get(id) ?? 'Någon som inte kan väljas längre';
            return (
              <li key={id}>
                <Button
                  size="small"
                  icon={<X aria-hidden />}
                  aria-label={`Släpp ut ${name}`}
                  onPress={() => onChange(value.filter((one) => one !== id))}
                >
                  {name}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <ComboBox
        key={value.length}
        label="Släpp in"
        placeholder="Skriv ett namn"
        description={`${agare.namn} äger artikeln och ser den ändå.`}
        options={responsibleOptions(others)}
        value={null}
        onChange={(id) => id !== null && onChange([...value, id])}
        {...(told === undefined ? {} : { fault: told })}
      />
    </div>
  );
}

'use client';

import { Plus, Trash2 } from 'lucide-react';
import styles from '#components/studio/people-dictionary/entry-dialog.module.css';
import type { FactRow } from '#components/studio/people-dictionary/entry-words.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { TextField } from '#components/ui/text-field.tsx';

interface FactRowsProps {
  rows: readonly FactRow[];
  onChange: (rows: FactRow[]) => void;
}

/** Further facts, each with what it is and what it says. */
export function FactRows({ rows, onChange }: FactRowsProps) {
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const set = (key: number, change: Partial<FactRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>Fler uppgifter</legend>
      {rows.map(({ key, k, v }, index) => (
        <div key={key} className={styles.row}>
          <TextField
            aria-label={`Uppgift ${index + 1}`}
            placeholder="Till exempel Yrke"
            value={k}
            onChange={(value) => set(key, { k: value })}
            // A row that was just asked for is to be written in.
            autoFocus={k === '' && v === ''}
          />
          <TextField aria-label={`Värde ${index + 1}`} value={v} onChange={(value) => set(key, { v: value })} />
          <IconButton label={`Ta bort uppgift ${index + 1}`} size="small" onPress={() => onChange(rows.filter((row) => row.key !== key))}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="small" icon={<Plus aria-hidden />} onPress={() => onChange([...rows, { key: nextKey, k: '', v: '' }])}>
          Lägg till uppgift
        </Button>
      </div>
    </fieldset>
  );
}

'use client';

import { Plus, Trash2 } from 'lucide-react';
import styles from '#components/studio/people-dictionary/entry-dialog.module.css';
import type { FactRow } from '#components/studio/people-dictionary/entry-words.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { TextField } from '#components/ui/text-field.tsx';

interface FactRowsProps {
  legend: string;
  /** What the two parts of a row are called, what adds one, and an example of each part. */
  words: { name: string; value: string; add: string; example: string; valueExample?: string };
  rows: readonly FactRow[];
  /** Whether it is asked where each comes from. */
  hasSources?: boolean;
  /** What has to be mended in a part of a row, by its place. */
  faultAt?: (index: number, part: 'k' | 'v') => string | undefined;
  onChange: (rows: FactRow[]) => void;
}

/** Rows of what something is and what it says, and perhaps where that comes from. */
export function FactRows({ legend, words, rows, hasSources = false, faultAt, onChange }: FactRowsProps) {
  const nextKey = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const set = (key: number, change: Partial<FactRow>) => onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{legend}</legend>
      {rows.map(({ key, k, v, kalla }, index) => (
        <div key={key} className={hasSources ? `${styles.row} ${styles.sourced}` : styles.row}>
          <TextField
            aria-label={`${words.name} ${index + 1}`}
            placeholder={words.example}
            value={k}
            fault={faultAt?.(index, 'k')}
            onChange={(value) => set(key, { k: value })}
            // A row that was just asked for is to be written in.
            autoFocus={k === '' && v === ''}
          />
          <TextField
            aria-label={`${words.value} ${index + 1}`}
            placeholder={words.valueExample}
            value={v}
            fault={faultAt?.(index, 'v')}
            // What is written now no longer comes from where it did.
            onChange={(value) => set(key, { v: value, kalla: '' })}
          />
          {hasSources && (
            <TextField
              aria-label={`Källa till ${words.name.toLowerCase()} ${index + 1}`}
              placeholder="Källa"
              value={kalla}
              onChange={(value) => set(key, { kalla: value })}
            />
          )}
          <IconButton
            label={`Ta bort ${words.name.toLowerCase()} ${index + 1}`}
            size="small"
            onPress={() => onChange(rows.filter((row) => row.key !== key))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="small" icon={<Plus aria-hidden />} onPress={() => onChange([...rows, { key: nextKey, k: '', v: '', kalla: '' }])}>
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
}

'use client';

import { Radio, RadioGroup } from 'react-aria-components';
import { type ConflictRow, chosenKeys, type RowSide } from '#components/editor/conflict/conflict-rows.ts';
import styles from '#components/editor/conflict/conflict-table.module.css';
import type { Side } from '#components/editor/conflict/resolve-conflicts.ts';
import { DiffText } from '#components/studio/history/diff-text.tsx';
import { Badge } from '#components/ui/badge.tsx';

interface ConflictTableProps {
  rows: readonly ConflictRow[];
  mine: string;
  theirs: string;
  choices: ReadonlyMap<string, Side>;
  /** Absent when there is nothing to choose. */
  onChoose: ((keys: string[], side: Side) => void) | undefined;
}

/** The two versions side by side, row by row where they differ from what both began with. */
export function ConflictTable({ rows, mine, theirs, choices, onChoose }: ConflictTableProps) {
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden>
        <span>{mine}</span>
        <span>{theirs}</span>
      </div>
      {rows.map((row) => (
        <section key={row.key} className={styles.row} data-collides={row.konflikter.length > 0 || undefined}>
          <h3 className={styles.name}>
            {row.namn}
            {row.konflikter.length > 0 && <Badge tone="warning">Båda har ändrat</Badge>}
          </h3>
          {row.konflikter.length > 0 && onChoose !== undefined ? (
            <Choice row={row} mine={mine} theirs={theirs} choices={choices} onChoose={onChoose} />
          ) : (
            <div className={styles.pair}>
              <Version label={mine} side={row.min} />
              <Version label={theirs} side={row.deras} />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

interface ChoiceProps extends Omit<ConflictTableProps, 'rows' | 'onChoose'> {
  row: ConflictRow;
  onChoose: (keys: string[], side: Side) => void;
}

function Choice({ row, mine, theirs, choices, onChoose }: ChoiceProps) {
  const keys = chosenKeys(row);
  return (
    <RadioGroup
      aria-label={`${row.namn}: vilken version ska gälla?`}
      className={styles.pair ?? ''}
      value={choices.get(keys[0] ?? '') ?? null}
      onChange={(side) => onChoose(keys, side === 'min' ? 'min' : 'deras')}
    >
      {(
        [
          ['min', mine, row.min],
          ['deras', theirs, row.deras],
        ] as const
      ).map(([value, label, side]) => (
        <Radio
          key={value}
          value={value}
          aria-label={`${label}: ${CHANGE[side.andring].namn.toLowerCase()}`}
          className={styles.option ?? ''}
        >
          <span className={styles.dot} aria-hidden />
          <Version label={label} side={side} />
        </Radio>
      ))}
    </RadioGroup>
  );
}

const CHANGE = {
  tillagd: { namn: 'Tillagt', tone: 'success' },
  borttagen: { namn: 'Borttaget', tone: 'danger' },
  andrad: { namn: 'Ändrat', tone: 'accent' },
  flyttad: { namn: 'Flyttat', tone: 'neutral' },
  oforandrad: { namn: 'Oförändrat', tone: 'neutral' },
} as const;

function Version({ label, side: { andring, delar } }: { label: string; side: RowSide }) {
  const { namn, tone } = CHANGE[andring];
  return (
    <div className={styles.version} data-change={andring}>
      <span className={styles.whose}>
        <span className={styles.label}>{label}</span>
        <Badge tone={tone} hollow={andring === 'oforandrad'}>
          {namn}
        </Badge>
      </span>
      <span className={styles.words}>{delar.length > 0 ? <DiffText parts={delar} /> : <em>Tomt</em>}</span>
    </div>
  );
}

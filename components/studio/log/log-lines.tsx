'use client';

import { useState } from 'react';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { askedOf, type LogFilter, logAddressOf } from '#components/studio/log/log-address.ts';
import { LogRow } from '#components/studio/log/log-row.tsx';
import styles from '#components/studio/log/log-view.module.css';
import { countWords } from '#components/studio/shown-page.ts';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Table } from '#components/ui/table.tsx';
import type { LogEntry } from '#lib/contract/log.ts';
import { studio } from '#lib/transports/client/browser.ts';

const COLUMNS = [
  { id: 'tid', namn: 'När', hideBelow: 'small' },
  { id: 'vem', namn: 'Vem', hideBelow: 'small' },
  { id: 'vad', namn: 'Vad' },
  { id: 'innehall', namn: 'Artikel', hideBelow: 'small' },
  { id: 'detalj', namn: 'Detaljer', hideBelow: 'medium' },
] as const;

const NUMBER = new Intl.NumberFormat('sv');
const MORE = 50;

interface LogLinesProps {
  filter: LogFilter;
  first: readonly LogEntry[];
  antal: number;
  antalMinst: boolean;
  nasta: string | null;
}

/** The lines of the log from the newest on, as far as somebody has asked for more. What is added meanwhile moves none of them. */
export function LogLines({ filter, first, antal, antalMinst, nasta }: LogLinesProps) {
  const [shown, setShown] = useState({ logg: first, nasta });
  const { run, isRunning, failure } = useOperation(studio.listaLogg);

  async function showMore(markor: string) {
    const more = await run({ ...askedOf(filter), markor, per_sida: MORE });
    if (more !== undefined) setShown(({ logg }) => ({ logg: [...logg, ...more.logg], nasta: more.nasta }));
  }

  // Whoever has come to the end knows how many there are.
  const lines = shown.logg.length;
  const counted =
    shown.nasta === null ? { antal: lines } : { antal: Math.max(antal, lines), antal_minst: antalMinst ? (true as const) : undefined };

  return (
    <div className={styles.entries}>
      <Table label="Logg" columns={COLUMNS}>
        {shown.logg.map((entry) => (
          <LogRow key={entry.id} entry={entry} addressOf={(change) => logAddressOf({ ...filter, ...change })} />
        ))}
      </Table>
      <FailureBanner failure={failure} />
      <p className={styles.count} role="status">
        {NUMBER.format(lines)} av {countWords(counted)} rader visas.
      </p>
      {shown.nasta !== null && (
        <Button className={styles.more ?? ''} isPending={isRunning} onPress={() => showMore(shown.nasta ?? '')}>
          Visa fler
        </Button>
      )}
    </div>
  );
}

'use client';

import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import styles from '#components/studio/release/release-check.module.css';
import type { ReleaseIntent } from '#components/studio/release/release-choice.ts';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage } from '#lib/contract/languages.ts';

interface ReleaseCheckProps {
  /** Undefined while the check runs. */
  check: { blockerande: boolean; fel: readonly FaultEntry[]; varningar: readonly FaultEntry[] } | undefined;
  intent: ReleaseIntent | undefined;
  onShowFault?: ((entry: FaultEntry) => void) | undefined;
}

/** What the check before publication says about the chosen languages. */
export function ReleaseCheck({ check, intent, onShowFault }: ReleaseCheckProps) {
  if (check === undefined) {
    return (
      <section className={styles.check} aria-busy aria-label="Kontrollen pågår">
        <Skeleton width="14rem" />
        <Skeleton width="22rem" />
      </section>
    );
  }
  const { fel, varningar } = check;
  const stops = check.blockerande && intent !== 'utkast';
  return (
    <section className={styles.check} aria-live="polite">
      <h3 className={styles.summary}>
        {fel.length > 0 ? <CircleAlert aria-hidden /> : varningar.length > 0 ? <TriangleAlert aria-hidden /> : <CircleCheck aria-hidden />}
        {summaryOf(fel.length, varningar.length)}
        {stops && (
          <span className={styles.stops}>
            {fel.length === 1 ? 'Felet' : 'Felen'} stoppar {intent === 'schemalagg' ? 'schemaläggningen' : 'publiceringen'}
          </span>
        )}
      </h3>
      {fel.length > 0 && <Entries entries={fel} onShowFault={onShowFault} className={styles.faults} />}
      {varningar.length > 0 && (
        <details className={styles.warnings} open={fel.length === 0 && varningar.length <= 3}>
          <summary>{varningar.length === 1 ? '1 varning' : `${varningar.length} varningar`} att se över</summary>
          <Entries entries={varningar} onShowFault={onShowFault} className={undefined} />
        </details>
      )}
    </section>
  );
}

function summaryOf(faults: number, warnings: number): string {
  if (faults > 0) return faults === 1 ? 'Kontrollen hittade ett fel' : `Kontrollen hittade ${faults} fel`;
  return warnings > 0 ? 'Kontrollen hittade inga fel' : 'Kontrollen är ren';
}

interface EntriesProps {
  entries: readonly FaultEntry[];
  onShowFault: ((entry: FaultEntry) => void) | undefined;
  className: string | undefined;
}

function Entries({ entries, onShowFault, className }: EntriesProps) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={`${entry.kod} ${entry.sprak} ${entry.falt} ${entry.block ?? ''}`}>
          <div>
            {isLanguage(entry.sprak) && <span className={styles.language}>{LANGUAGE_NAME[entry.sprak]} · </span>}
            <strong>{entry.orsak}</strong> {entry.atgard}
          </div>
          {onShowFault !== undefined && (
            <Button size="small" variant="quiet" onPress={() => onShowFault(entry)}>
              Visa
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

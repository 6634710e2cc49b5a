'use client';

import { inNumbers } from '#components/studio/figures/figure-words.ts';
import styles from '#components/studio/figures/live-totals.module.css';

export interface LiveTotalsProps {
  nu: number;
  idag: number;
  dagar28: number;
}

/** How much is read: at this moment, today, and in four weeks. */
export function LiveTotals({ nu, idag, dagar28 }: LiveTotalsProps) {
  return (
    <dl className={styles.totals}>
      <Total namn="Senaste 30 minuterna" count={nu} />
      <Total namn="I dag" count={idag} />
      <Total namn="28 dagar" count={dagar28} />
    </dl>
  );
}

function Total({ namn, count }: { namn: string; count: number }) {
  return (
    <div className={styles.total}>
      <dt className={styles.name}>{namn}</dt>
      <dd className={styles.count}>{inNumbers(count)}</dd>
    </div>
  );
}

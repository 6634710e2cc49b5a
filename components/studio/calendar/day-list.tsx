'use client';

import type { ReactNode } from 'react';
import { useCalendar } from '#components/studio/calendar/calendar-context.ts';
import styles from '#components/studio/calendar/day-list.module.css';
import { ReleaseChip } from '#components/studio/calendar/release-chip.tsx';
import { dayName } from '#components/studio/release/weekday-moment.ts';
import type { Release } from '#lib/contract/release.ts';

interface DayListProps {
  dagar: readonly string[];
  idag: string;
  releases: ReadonlyMap<string, Release[]>;
  /** Whether a day without releases has something else. */
  alsoFilled?: (dag: string) => boolean;
  /** What else a day has. */
  beside?: (dag: string) => ReactNode;
}

/** The days that have something, one below the other: the calendar where it is narrow. What has been is folded away from what is to come. */
export function DayList({ dagar, idag, releases, alsoFilled, beside }: DayListProps) {
  const filled = dagar.filter((day) => releases.has(day) || alsoFilled?.(day) === true);
  if (filled.length === 0) return <p className={styles.nothing}>Inget går ut eller har gått ut de här dagarna.</p>;
  const earlier = dagar.includes(idag) ? filled.filter((day) => day < idag) : [];
  return (
    <div className={styles.frame} data-day-list>
      {earlier.length > 0 && (
        <details>
          <summary className={styles.earlier}>Före i dag</summary>
          <Days dagar={earlier} releases={releases} beside={beside} />
        </details>
      )}
      <Days dagar={filled.filter((day) => !earlier.includes(day))} releases={releases} beside={beside} />
    </div>
  );
}

function Days({ dagar, releases, beside }: Pick<DayListProps, 'dagar' | 'releases' | 'beside'>) {
  const { now } = useCalendar();
  return (
    <div className={styles.days}>
      {dagar.map((day) => (
        <section key={day} aria-labelledby={`dag-${day}`}>
          <h2 id={`dag-${day}`} className={styles.day}>
            {dayName(day, now)}
          </h2>
          <ul className={styles.releases}>
            {releases.get(day)?.map((release) => (
              <li key={release.id}>
                <ReleaseChip release={release} />
              </li>
            ))}
          </ul>
          {beside?.(day)}
        </section>
      ))}
    </div>
  );
}

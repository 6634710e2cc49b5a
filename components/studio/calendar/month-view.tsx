'use client';

import type { ReactNode } from 'react';
import { useCalendar } from '#components/studio/calendar/calendar-context.ts';
import { weeksOfMonth } from '#components/studio/calendar/calendar-days.ts';
import styles from '#components/studio/calendar/month-view.module.css';
import { ReleaseChip } from '#components/studio/calendar/release-chip.tsx';
import { dayName } from '#components/studio/release/weekday-moment.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import type { Release } from '#lib/contract/release.ts';

const WEEKDAYS = { mån: 'måndag', tis: 'tisdag', ons: 'onsdag', tors: 'torsdag', fre: 'fredag', lör: 'lördag', sön: 'söndag' };
const MOST_SHOWN = 4;

interface MonthViewProps {
  dag: string;
  idag: string;
  releases: ReadonlyMap<string, Release[]>;
  /** Shows the week of a day that has more than there is room for. */
  onWeek: (dag: string) => void;
  /** What else a day has. */
  beside?: (dag: string) => ReactNode;
}

/** A month in whole weeks. A release that is dropped on a day keeps its time of day. */
export function MonthView({ dag, idag, releases, onWeek, beside }: MonthViewProps) {
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          <th scope="col" className={styles.week}>
            <abbr title="Vecka">v.</abbr>
          </th>
          {Object.entries(WEEKDAYS).map(([short, name]) => (
            <th key={name} scope="col">
              <abbr title={name}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(dag).map(({ nr, dagar }) => (
          <tr key={dagar[0]}>
            <th scope="row" className={styles.week}>
              {nr}
            </th>
            {dagar.map((day) => (
              <DayCell
                key={day}
                day={day}
                idag={idag}
                isOutside={day.slice(0, 7) !== dag.slice(0, 7)}
                releases={releases.get(day) ?? []}
                onWeek={() => onWeek(day)}
                beside={beside?.(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  day: string;
  idag: string;
  isOutside: boolean;
  releases: readonly Release[];
  onWeek: () => void;
  beside: ReactNode;
}

function DayCell({ day, idag, isOutside, releases, onWeek, beside }: DayCellProps) {
  const { drag, now } = useCalendar();
  const shown = releases.length > MOST_SHOWN ? releases.slice(0, MOST_SHOWN - 1) : releases;
  return (
    <td
      className={styles.day}
      data-day={day}
      data-outside={isOutside || undefined}
      data-past={day < idag || undefined}
      data-today={day === idag || undefined}
      {...drag.target({ dag: day })}
    >
      <time dateTime={day} className={styles.date}>
        <span aria-hidden>{Number(day.slice(8))}</span>
        <VisuallyHidden>{dayName(day, now)}</VisuallyHidden>
      </time>
      {shown.length > 0 && (
        <ul className={styles.releases}>
          {shown.map((release) => (
            <li key={release.id}>
              <ReleaseChip release={release} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < releases.length && (
        <button type="button" className={styles.more} onClick={onWeek}>
          {releases.length - shown.length} till
        </button>
      )}
      {beside}
    </td>
  );
}

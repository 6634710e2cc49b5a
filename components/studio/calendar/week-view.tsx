'use client';

import { useCalendar } from '#components/studio/calendar/calendar-context.ts';
import { weekOf } from '#components/studio/calendar/calendar-days.ts';
import { ReleaseChip } from '#components/studio/calendar/release-chip.tsx';
import styles from '#components/studio/calendar/week-view.module.css';
import { readPublishTime } from '#components/studio/release/publish-time.ts';
import { momentOf } from '#components/studio/release/release-rules.ts';
import { stockholmDay } from '#components/studio/stockholm-day.ts';
import { clockTime } from '#components/studio/swedish-time.ts';
import type { Release } from '#lib/contract/release.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'];

interface WeekViewProps {
  dag: string;
  idag: string;
  releases: ReadonlyMap<string, Release[]>;
}

/** A week by the hour. A release that is dropped on an hour keeps its minutes. */
export function WeekView({ dag, idag, releases }: WeekViewProps) {
  const { now } = useCalendar();
  const { nr, dagar } = weekOf(dag);
  return (
    <table className={styles.week}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            v. {nr}
          </th>
          {dagar.map((day, index) => (
            <th key={day} scope="col" data-today={day === idag || undefined}>
              {WEEKDAYS[index]} <time dateTime={day}>{`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`}</time>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HOURS.map((hour) => (
          <tr key={hour}>
            <th scope="row" className={styles.hour}>
              {String(hour).padStart(2, '0')}
            </th>
            {dagar.map((day) => (
              <HourCell key={day} day={day} hour={hour} now={now} releases={releases.get(day) ?? []} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HourCell({ day, hour, now, releases }: { day: string; hour: number; now: number; releases: readonly Release[] }) {
  const { drag } = useCalendar();
  const clock = String(hour).padStart(2, '0');
  const time = readPublishTime({ text: `${day}T${clock}:00`, second: false }, now);
  const own = releases.filter((release) => clockTime(momentOf(release)).startsWith(clock) && stockholmDay(momentOf(release)) === day);
  const isGap = time.kind === 'gap';
  const isTwice = time.kind === 'instant' && time.isTwice;
  return (
    <td
      className={styles.cell}
      data-day={day}
      data-hour={hour}
      data-gap={isGap || undefined}
      data-past={(time.kind === 'instant' && Date.parse(time.instant) + 3_600_000 < now) || undefined}
      {...drag.target({ dag: day, timme: hour })}
    >
      {isGap && <span className={styles.odd}>finns inte</span>}
      {isTwice && <span className={styles.odd}>två gånger</span>}
      {own.length > 0 && (
        <ul className={styles.releases}>
          {own.map((release) => (
            <li key={release.id}>
              <ReleaseChip release={release} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

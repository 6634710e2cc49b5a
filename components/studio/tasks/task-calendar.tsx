'use client';

import { CalendarClock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { byDay } from '#components/studio/calendar/by-day.ts';
import { CalendarContext } from '#components/studio/calendar/calendar-context.ts';
import { weeksOfMonth } from '#components/studio/calendar/calendar-days.ts';
import { CalendarSteps } from '#components/studio/calendar/calendar-steps.tsx';
import { DayList } from '#components/studio/calendar/day-list.tsx';
import { loadReleases } from '#components/studio/calendar/load-releases.ts';
import { MonthView } from '#components/studio/calendar/month-view.tsx';
import { ReleaseDetails } from '#components/studio/calendar/release-details.tsx';
import calendarStyles from '#components/studio/calendar/releases-page.module.css';
import { SectionLegend } from '#components/studio/calendar/section-legend.tsx';
import { useReleaseDrag } from '#components/studio/calendar/use-release-drag.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { isPublication } from '#components/studio/release/release-rules.ts';
import { dayAfter, stockholmDay } from '#components/studio/stockholm-day.ts';
import { clockTime } from '#components/studio/swedish-time.ts';
import { loadTasks } from '#components/studio/tasks/load-tasks.ts';
import { queryOf, TASKS, type TaskFilter } from '#components/studio/tasks/task-address.ts';
import styles from '#components/studio/tasks/task-calendar.module.css';
import { useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { parseStockholmTime } from '#lib/content/stockholm-time.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import type { Release } from '#lib/contract/release.ts';

const AGAIN = 15_000;
const MOST_PAGES = 5;

export interface TaskCalendarProps {
  dag: string;
  idag: string;
  filter: TaskFilter;
  onDay: (dag: string) => void;
}

/** A month of what is planned beside what goes out and has gone out. */
export function TaskCalendar({ dag, idag, filter, onDay }: TaskCalendarProps) {
  const { jag, sektioner, now } = useTaskDesk();
  const [opened, setOpened] = useState<Release>();
  const days = weeksOfMonth(dag).flatMap(({ dagar }) => dagar);
  const fran = days[0] ?? dag;
  const till = dayAfter(days.at(-1) ?? dag, 1);
  const query = { ...queryOf(filter, jag.id), planerad_fran: midnight(fran), planerad_till: midnight(till), sortera: 'planerad' as const };
  const { data, failure, reload } = usePolled(
    JSON.stringify(query),
    async () => {
      const [releases, tasks] = await Promise.all([
        loadReleases({ fran, till, sektion: filter.sektion, tillstand: ['schemalagd', 'pagar', 'koad', 'klar', 'misslyckad'] }),
        loadTasks(query, MOST_PAGES),
      ]);
      return { releaser: releases.releaser, uppgifter: tasks.uppgifter };
    },
    () => AGAIN,
    { om: ['ko', 'ideer', 'releaser'] },
  );
  // Times of releases are moved where they are decided on: under Publiceringar.
  const drag = useReleaseDrag(() => undefined);
  const releases = useMemo(() => byDay((data?.releaser ?? []).filter(isPublication)), [data]);
  const planned = useMemo(() => plannedByDay(data?.uppgifter ?? []), [data]);

  return (
    <CalendarContext value={{ sektioner, jag, now, drag, canMove: false, onOpen: setOpened }}>
      <CalendarSteps vy="manad" dag={dag} idag={idag} onDay={onDay} />
      <FailureBanner failure={failure} onRetry={reload} />
      {data === undefined ? (
        failure === undefined && <Skeleton height="24rem" />
      ) : (
        <>
          <div className={calendarStyles.wide}>
            <MonthView dag={dag} idag={idag} releases={releases} beside={(day) => <Planned tasks={planned.get(day)} />} onWeek={onDay} />
          </div>
          <div className={calendarStyles.narrow}>
            <DayList
              dagar={days.filter((day) => day.slice(0, 7) === dag.slice(0, 7))}
              idag={idag}
              releases={releases}
              alsoFilled={(day) => planned.has(day)}
              beside={(day) => <Planned tasks={planned.get(day)} />}
            />
          </div>
          <p className={styles.legend}>
            <CalendarClock aria-hidden /> Planerat i arbetskön. Allt annat är publiceringar.
          </p>
          <SectionLegend sektioner={sektioner} />
        </>
      )}
      {opened !== undefined && <ReleaseDetails release={opened} onClose={() => setOpened(undefined)} onChanged={reload} />}
    </CalendarContext>
  );
}

function Planned({ tasks }: { tasks: readonly QueueItem[] | undefined }) {
  const { open } = useTaskDesk();
  if (tasks === undefined) return null;
  return (
    <ul className={styles.planned} aria-label="Planerat">
      {tasks.map((task) => (
        <li key={task.id}>
          <a
            href={`${TASKS}?uppgift=${task.id}`}
            className={styles.chip}
            data-task={task.id}
            data-done={task.status === 'klar' || undefined}
            aria-haspopup="dialog"
            title={task.rubrik}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              open(task);
            }}
          >
            <CalendarClock aria-hidden />
            <span>{clockTime(task.planerad ?? task.skapad)}</span> <span className={styles.words}>{task.rubrik}</span>
            <VisuallyHidden>, planerat</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

function plannedByDay(tasks: readonly QueueItem[]): ReadonlyMap<string, QueueItem[]> {
  return Map.groupBy(tasks, ({ planerad, skapad }) => stockholmDay(planerad ?? skapad));
}

/** When a day begins by Stockholm's clocks. */
function midnight(day: string): string {
  const time = parseStockholmTime(`${day} 00:00`);
  return time.kind === 'instant' ? time.instant : `${day}T00:00:00Z`;
}

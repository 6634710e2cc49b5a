'use client';

import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import type { TaskCalendarProps } from '#components/studio/tasks/task-calendar.tsx';

const TASK_CALENDAR = new FetchedPart(async () => (await import('#components/studio/tasks/task-calendar.tsx')).TaskCalendar);

/** The calendar of tasks, fetched when somebody first looks at it. */
export function LazyTaskCalendar(props: TaskCalendarProps) {
  return <Lazily part={TASK_CALENDAR} awayTitle="Kalendern kunde inte öppnas" away="Kontrollera din uppkoppling." given={props} />;
}

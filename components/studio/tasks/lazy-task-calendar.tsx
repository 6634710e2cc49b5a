'use client';

import { Lazily } from '#components/studio/lazily.tsx';
import type { TaskCalendarProps } from '#components/studio/tasks/task-calendar.tsx';

/** The calendar of tasks, fetched when somebody first looks at it. */
export function LazyTaskCalendar(props: TaskCalendarProps) {
  return (
    <Lazily
      fetchPart={async () => (await import('#components/studio/tasks/task-calendar.tsx')).TaskCalendar}
      awayTitle="Kalendern kunde inte öppnas"
      away="Kontrollera din uppkoppling."
      given={props}
    />
  );
}

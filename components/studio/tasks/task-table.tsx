'use client';

import { RelativeTime } from '#components/studio/relative-time.tsx';
import type { LoadedTasks } from '#components/studio/tasks/load-tasks.ts';
import { TaskFacts } from '#components/studio/tasks/task-facts.tsx';
import { TaskLink } from '#components/studio/tasks/task-link.tsx';
import { TaskMenu } from '#components/studio/tasks/task-menu.tsx';
import styles from '#components/studio/tasks/task-table.module.css';
import { TASK_STATE } from '#components/studio/tasks/task-words.ts';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Table } from '#components/ui/table.tsx';
import { TableCell } from '#components/ui/table-cell.tsx';
import { TableRow } from '#components/ui/table-row.tsx';

const COLUMNS = [
  { id: 'rubrik', namn: 'Uppgift' },
  { id: 'lage', namn: 'Läge' },
  { id: 'ansvarig', namn: 'Ansvarig', hideBelow: 'medium' },
  { id: 'planerad', namn: 'Planerad', hideBelow: 'medium' },
  { id: 'atgarder', namn: 'Åtgärder', align: 'end', isNameHidden: true },
] as const;

/** The queue as a list, what is to be done first on top. */
export function TaskTable({ tasks: { uppgifter, isMore }, onMore }: { tasks: LoadedTasks; onMore: () => void }) {
  return (
    <>
      <Table label="Uppgifter" columns={COLUMNS}>
        {uppgifter.map((task) => (
          <TableRow key={task.id} data-href className={styles.row}>
            <TableCell>
              <TaskLink task={task} />
              <TaskFacts task={task} />
            </TableCell>
            <TableCell>
              <Badge tone={TASK_STATE[task.status].tone}>{TASK_STATE[task.status].namn}</Badge>
            </TableCell>
            <TableCell hideBelow="medium" muted>
              {task.ansvarig?.namn ?? ''}
            </TableCell>
            <TableCell hideBelow="medium" muted>
              {task.planerad !== null && <RelativeTime iso={task.planerad} />}
            </TableCell>
            <TableCell align="end">
              <span className={styles.menu}>
                <TaskMenu task={task} />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </Table>
      {isMore && (
        <p className={styles.more}>
          <Button size="small" onPress={onMore}>
            Visa fler
          </Button>
        </p>
      )}
    </>
  );
}

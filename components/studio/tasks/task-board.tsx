'use client';

import { type DragEvent, useState } from 'react';
import { countWords } from '#components/studio/shown-page.ts';
import type { LoadedTasks } from '#components/studio/tasks/load-tasks.ts';
import styles from '#components/studio/tasks/task-board.module.css';
import { stepTo, useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import { TaskFacts } from '#components/studio/tasks/task-facts.tsx';
import { TaskLink } from '#components/studio/tasks/task-link.tsx';
import { TaskMenu } from '#components/studio/tasks/task-menu.tsx';
import { TASK_STATE } from '#components/studio/tasks/task-words.ts';
import { Button } from '#components/ui/button.tsx';
import { QUEUE_STATES, type QueueState } from '#lib/contract/closed/queue.ts';
import type { QueueItem } from '#lib/contract/queue.ts';

interface TaskBoardProps {
  columns: Record<QueueState, LoadedTasks>;
  onMore: (column: QueueState) => void;
}

/** The queue by state. A card is dragged to another column, or moved there by its menu or a key. */
export function TaskBoard({ columns, onMore }: TaskBoardProps) {
  const { jag, canWork, step } = useTaskDesk();
  const [dragged, setDragged] = useState<QueueItem>();
  const [over, setOver] = useState<QueueState>();

  function end() {
    setDragged(undefined);
    setOver(undefined);
  }

  const stepOn = (column: QueueState) => (dragged === undefined ? undefined : stepTo(dragged, column, jag));

  return (
    <div className={styles.board}>
      {QUEUE_STATES.map((column) => {
        const { uppgifter, isMore, ...counted } = columns[column];
        return (
          <section
            key={column}
            aria-label={TASK_STATE[column].namn}
            className={styles.column}
            data-column={column}
            data-over={(over === column && stepOn(column) !== undefined) || undefined}
            onDragOver={(event) => {
              if (stepOn(column) === undefined) return;
              event.preventDefault();
              setOver(column);
            }}
            onDrop={(event) => {
              const wanted = stepOn(column);
              if (dragged === undefined || wanted === undefined) return;
              event.preventDefault();
              step(dragged, wanted);
              end();
            }}
          >
            <h2 className={styles.name}>
              {TASK_STATE[column].namn} <span className={styles.count}>{countWords(counted)}</span>
            </h2>
            {uppgifter.length === 0 ? (
              <p className={styles.nothing}>{NOTHING[column]}</p>
            ) : (
              <ul className={styles.cards}>
                {uppgifter.map((task) => (
                  <li
                    key={task.id}
                    className={styles.card}
                    data-dragged={dragged?.id === task.id || undefined}
                    draggable={canWork && task.status !== 'klar'}
                    onDragStart={(event: DragEvent) => {
                      event.dataTransfer.effectAllowed = 'move';
                      event.dataTransfer.setData('text/plain', task.rubrik);
                      setDragged(task);
                    }}
                    onDragEnd={end}
                  >
                    <div className={styles.top}>
                      <TaskLink task={task} />
                      <span className={styles.menu}>
                        <TaskMenu task={task} />
                      </span>
                    </div>
                    <TaskFacts task={task} />
                  </li>
                ))}
              </ul>
            )}
            {isMore && (
              <Button size="small" variant="quiet" onPress={() => onMore(column)}>
                Visa fler
              </Button>
            )}
          </section>
        );
      })}
    </div>
  );
}

const NOTHING = {
  oppen: 'Inget att ta.',
  tagen: 'Ingen håller på med något.',
  klar: 'Inget är klart än.',
} as const satisfies Record<QueueState, string>;

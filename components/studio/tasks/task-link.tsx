'use client';

import { TASKS } from '#components/studio/tasks/task-address.ts';
import { useTaskDesk } from '#components/studio/tasks/task-desk.ts';
import styles from '#components/studio/tasks/task-link.module.css';
import type { QueueItem } from '#lib/contract/queue.ts';

/** A task by its name, which opens it: in a tab of its own as well. */
export function TaskLink({ task }: { task: QueueItem }) {
  const { open } = useTaskDesk();
  return (
    <a
      href={`${TASKS}?uppgift=${task.id}`}
      data-task={task.id}
      aria-haspopup="dialog"
      draggable={false}
      className={styles.link}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(task);
      }}
    >
      {task.rubrik}
    </a>
  );
}

/** Puts the focus on a task, wherever it stands by now. Without this it is lost when a task has moved. */
export function focusTask(id: string): boolean {
  const link = taskLinks().find((one) => one.dataset.task === id);
  link?.focus();
  return link !== undefined;
}

/** The tasks on the screen, in their order. */
export function taskLinks(within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('[data-task]')].filter((link) => link.offsetParent !== null);
}

import { createContext, useContext } from 'react';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import type { Section } from '#lib/contract/section.ts';

/** What can be done with a task at once; the rest has a dialog. */
export type TaskStep = 'ta' | 'slapp' | 'klar';

export interface TaskDesk {
  jag: Actor;
  sektioner: readonly Section[];
  ansvariga: readonly Author[];
  now: number;
  /** Whether the actor may change anything in the queue. */
  canWork: boolean;
  open: (task: QueueItem) => void;
  edit: (task: QueueItem) => void;
  handOver: (task: QueueItem) => void;
  step: (task: QueueItem, step: TaskStep) => void;
}

export const TaskDeskContext = createContext<TaskDesk | undefined>(undefined);

/** What every part of the work queue needs. */
export function useTaskDesk(): TaskDesk {
  const desk = useContext(TaskDeskContext);
  if (desk === undefined) throw new Error('useTaskDesk outside the work queue');
  return desk;
}

/** What may be done with a task as it is now, in the order of the day. */
export function stepsOf({ status, tagen_av }: QueueItem, jag: Pick<Actor, 'id'>): TaskStep[] {
  if (status === 'klar' || (tagen_av !== null && tagen_av.id !== jag.id)) return [];
  return status === 'tagen' ? ['klar', 'ta', 'slapp'] : ['ta', 'klar'];
}

/** What a step is called, of a task in that state. */
export function stepName(step: TaskStep, { status }: Pick<QueueItem, 'status'>): string {
  if (step === 'klar') return 'Klar';
  if (step === 'slapp') return 'Lämna tillbaka';
  return status === 'tagen' ? 'Förläng' : 'Ta';
}

/** Which step moves a task to that column; `undefined` where none does. */
export function stepTo(task: QueueItem, column: QueueItem['status'], jag: Pick<Actor, 'id'>): TaskStep | undefined {
  if (task.status === column) return undefined;
  const step = ({ oppen: 'slapp', tagen: 'ta', klar: 'klar' } as const)[column];
  return stepsOf(task, jag).includes(step) ? step : undefined;
}

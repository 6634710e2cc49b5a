'use client';

import { taskLinks } from '#components/studio/tasks/task-link.tsx';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import type { QueueItem } from '#lib/contract/queue.ts';

interface TaskKeys {
  find: (id: string) => QueueItem | undefined;
  /** What a letter does to the task that has the focus. */
  on: Record<'t' | 's' | 'g' | 'l' | 'e', (task: QueueItem) => void>;
}

/** Walks among the tasks by j and k, from a task to the column beside by left and right, and does by a letter what the menu does. */
export function useTaskKeys({ find, on }: TaskKeys): void {
  const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : undefined);

  const isAtTask = () => focused()?.dataset.task !== undefined;

  function walk(step: 1 | -1) {
    const links = taskLinks();
    const link = focused();
    const index = link === undefined ? -1 : links.indexOf(link);
    const next = index === -1 ? (step === 1 ? 0 : links.length - 1) : index + step;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  }

  function cross(step: 1 | -1) {
    const columns = [...document.querySelectorAll('[data-column]')].map((column) => taskLinks(column)).filter((links) => links.length > 0);
    const link = focused();
    const from = columns.findIndex((links) => link !== undefined && links.includes(link));
    if (from === -1 || link === undefined) return;
    const beside = columns[from + step];
    beside?.[Math.min(columns[from]?.indexOf(link) ?? 0, beside.length - 1)]?.focus();
  }

  function act(key: keyof TaskKeys['on']) {
    const task = find(focused()?.dataset.task ?? '');
    if (task !== undefined) on[key](task);
  }

  useHotkey('j', () => walk(1));
  useHotkey('k', () => walk(-1));
  useHotkey('t', () => act('t'));
  useHotkey('s', () => act('s'));
  useHotkey('g', () => act('g'));
  useHotkey('l', () => act('l'));
  useHotkey('e', () => act('e'));
  useHotkey('ArrowRight', () => cross(1), isAtTask);
  useHotkey('ArrowLeft', () => cross(-1), isAtTask);
}

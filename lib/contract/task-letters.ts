/** How often somebody is written to about their tasks: within minutes, once in the morning, or not at all. */
export const TASK_LETTERS = ['genast', 'dagligen', 'aldrig'] as const;
export type TaskLetters = (typeof TASK_LETTERS)[number];

/** What somebody may be written to about: a task became theirs, was commented on, or should have been done. */
export const TASK_NEWS = ['tilldelad', 'kommenterad', 'forsenad'] as const;
export type TaskNews = (typeof TASK_NEWS)[number];

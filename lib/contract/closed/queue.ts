export const QUEUE_STATES = ['oppen', 'tagen', 'klar'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

/** What sort of work it is: by whom or by what it was asked for shows in `av`. */
export const QUEUE_KINDS = [
  ...(['uppgift', 'artikel', 'granskning', 'oversattning', 'bild'] as const),
  ...(['ide', 'lank', 'utlank', 'publicering'] as const),
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** How urgent, the most urgent first. */
export const QUEUE_PRIORITIES = ['akut', 'hog', 'normal', 'lag'] as const;
export type QueuePriority = (typeof QUEUE_PRIORITIES)[number];

/** What a list of tasks can be in the order of. */
export const QUEUE_ORDERS = ['senast', 'prioritet', 'planerad', 'andrad'] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

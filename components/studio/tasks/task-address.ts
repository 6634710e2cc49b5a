import { QUEUE_KINDS, QUEUE_PRIORITIES, type QueueKind, type QueuePriority } from '#lib/contract/closed/queue.ts';
import type { OperationCallInput } from '#lib/transports/client/studio-client.ts';

export const TASK_VIEWS = ['tavla', 'lista', 'kalender'] as const;
type TaskView = (typeof TASK_VIEWS)[number];

export const TASKS = '/studio/ko';

/** What the work queue shows, as the address says it. Empty means no filter. */
export interface TaskFilter {
  vy: TaskView;
  /** Words to search by. */
  sok: string;
  sektion: string;
  typ: QueueKind | '';
  prioritet: QueuePriority | '';
  /** Whose: `jag`, or the id of a person or an agent. */
  ansvarig: string;
  forsenad: '1' | '';
  /** What is done, too, in the list: it grows, and nobody has to do anything about it. */
  klara: '1' | '';
  /** A day in the month that the calendar shows; empty for today. */
  dag: string;
}

const NARROWING = ['sok', 'sektion', 'typ', 'prioritet', 'ansvarig', 'forsenad', 'klara'] as const;

type SearchParams = Record<string, string | string[] | undefined>;

/** Reads an address. What it does not know it leaves out. */
export function filterOf(params: SearchParams): TaskFilter {
  const one = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  return {
    vy: TASK_VIEWS.find((vy) => vy === one('vy')) ?? 'tavla',
    sok: one('sok').trim().slice(0, 200),
    sektion: one('sektion').slice(0, 100),
    typ: QUEUE_KINDS.find((typ) => typ === one('typ')) ?? '',
    prioritet: QUEUE_PRIORITIES.find((prioritet) => prioritet === one('prioritet')) ?? '',
    ansvarig: one('ansvarig').slice(0, 100),
    forsenad: one('forsenad') === '1' ? '1' : '',
    klara: one('klara') === '1' ? '1' : '',
    dag: /^(19|20|21)\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(one('dag')) ? one('dag') : '',
  };
}

/** Reads what queryTextOf has written. */
export function filterOfText(text: string): TaskFilter {
  return filterOf(Object.fromEntries(new URLSearchParams(text)));
}

/** The filters of an address, without what goes without saying. */
export function queryTextOf(filter: TaskFilter): string {
  const query = new URLSearchParams();
  if (filter.vy !== 'tavla') query.set('vy', filter.vy);
  for (const name of [...NARROWING, 'dag'] as const) if (filter[name] !== '') query.set(name, filter[name]);
  return query.toString();
}

/** The address of a filter, and of a task that is open over it. */
export function addressOf(filter: TaskFilter, uppgift?: string): string {
  const text = queryTextOf(filter);
  const opened = uppgift === undefined ? '' : `uppgift=${uppgift}`;
  const query = [text, opened].filter((part) => part !== '').join('&');
  return query === '' ? TASKS : `${TASKS}?${query}`;
}

export function isFiltered(filter: TaskFilter): boolean {
  return NARROWING.some((name) => filter[name] !== '');
}

/** What the service is asked for. `jag` is the id of whoever looks. */
export function queryOf({ sok, sektion, typ, prioritet, ansvarig, forsenad }: TaskFilter, jag: string): OperationCallInput<'listaKo'> {
  return {
    ...(sok === '' ? {} : { sok }),
    ...(sektion === '' ? {} : { sektion }),
    ...(typ === '' ? {} : { typ }),
    ...(prioritet === '' ? {} : { prioritet }),
    ...(ansvarig === '' ? {} : { ansvarig: ansvarig === 'jag' ? jag : ansvarig }),
    ...(forsenad === '' ? {} : { forsenad }),
  };
}

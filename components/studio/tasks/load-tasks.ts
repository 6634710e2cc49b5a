import { queryOf, type TaskFilter } from '#components/studio/tasks/task-address.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationCallInput } from '#lib/transports/client/studio-client.ts';

const PER_PAGE = 50;

export interface LoadedTasks {
  uppgifter: QueueItem[];
  antal: number;
  antal_minst?: true | undefined;
  /** There are others behind them. */
  isMore: boolean;
}

/** How much there is to do of what a filter lets through; with what is done where it shows that too. */
export function countTasks(filter: TaskFilter, jag: string): Promise<Pick<LoadedTasks, 'antal' | 'antal_minst'>> {
  const open = filter.klara === '1' ? {} : { ogjord: '1' as const };
  return studio.listaKo({ ...queryOf(filter, jag), ...open, per_sida: 1 });
}

/** So many pages of a list of tasks, one behind the other. */
export async function loadTasks(query: OperationCallInput<'listaKo'>, pages: number): Promise<LoadedTasks> {
  const first = await studio.listaKo({ ...query, per_sida: PER_PAGE });
  let { nasta } = first;
  // One that moves between two pages while they are fetched comes twice.
  const found = new Map(first.ko.map((task) => [task.id, task]));
  for (let page = 1; page < pages && nasta !== null; page++) {
    const next = await studio.listaKo({ ...query, per_sida: PER_PAGE, markor: nasta });
    for (const task of next.ko) found.set(task.id, task);
    nasta = next.nasta;
  }
  return { uppgifter: [...found.values()], antal: first.antal, antal_minst: first.antal_minst, isMore: nasta !== null };
}

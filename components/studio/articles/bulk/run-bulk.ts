import { type Failure, failureOf } from '#components/studio/failure.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationCallInput } from '#lib/transports/client/studio-client.ts';

/** One operation, as a batch takes it. */
export type Part = OperationCallInput<'korSats'>['operationer'][number];

/** What is done to one: asked for, and how it is taken back. */
export interface BulkChange<Item> {
  /** Nothing where it is so already. */
  ask: (item: Item) => Part | undefined;
  /** Takes it back, of what was answered when it was done; absent where that cannot be. */
  undo?: (item: Item, svar: Record<string, unknown>) => Part;
}

/** What became of one. */
export interface BulkOutcome<Item> {
  item: Item;
  failure?: Failure;
  undo?: Part;
}

/** More than so many the service takes in no one call. */
const IN_ONE_CALL = 100;

/** Does it to each, whatever becomes of the others, and tells how many are done as they are. The outcomes come in the order of the items. */
export async function runBulk<Item>(
  items: readonly Item[],
  change: BulkChange<Item>,
  told: (done: number) => void,
): Promise<Array<BulkOutcome<Item>>> {
  const outcomes: Array<BulkOutcome<Item>> = [];
  for (let from = 0; from < items.length; from += IN_ONE_CALL) {
    outcomes.push(...(await inOneCall(items.slice(from, from + IN_ONE_CALL), change)));
    told(outcomes.length);
  }
  return outcomes;
}

async function inOneCall<Item>(items: readonly Item[], change: BulkChange<Item>): Promise<Array<BulkOutcome<Item>>> {
  const asked = items.map((item) => change.ask(item));
  const operationer = asked.filter((part) => part !== undefined);
  if (operationer.length === 0) return items.map((item) => ({ item }));
  try {
    const { resultat } = await studio.korSats({ lage: 'var_for_sig', operationer });
    const answers = resultat.values();
    return items.map((item, place) => {
      const answer = asked[place] === undefined ? undefined : answers.next().value;
      if (answer === undefined) return { item };
      if (answer.utfall === 'nekad') return { item, failure: failureOf(new ApiFault(answer.status, answer.svar)) };
      return change.undo === undefined ? { item } : { item, undo: change.undo(item, answer.svar) };
    });
  } catch (error) {
    const failure = failureOf(error);
    return items.map((item, place) => (asked[place] === undefined ? { item } : { item, failure }));
  }
}

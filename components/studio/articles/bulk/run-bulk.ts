import { type Failure, failureOf } from '#components/studio/failure.ts';

/** How something that was done to one is taken back. */
export type Undo = () => Promise<unknown>;

/** Does it to one; resolves with how it is taken back, where it can be. */
export type BulkChange<Item> = (item: Item) => Promise<Undo | undefined>;

/** What became of one. */
export interface BulkOutcome<Item> {
  item: Item;
  failure?: Failure;
  undo?: Undo;
}

/** So many are under way at once: one by one a hundred take long, and all at once are more than the service lets one caller do. */
const AT_ONCE = 6;

/** Does it to each, whatever becomes of the others, and tells how many are done as they are. The outcomes come in the order of the items. */
export async function runBulk<Item>(
  items: readonly Item[],
  change: BulkChange<Item>,
  told: (done: number) => void,
): Promise<Array<BulkOutcome<Item>>> {
  const outcomes: Array<BulkOutcome<Item>> = [];
  const waiting = items.entries();
  let done = 0;
  async function work(): Promise<void> {
    for (const [place, item] of waiting) {
      outcomes[place] = await outcomeOf(item, change);
      done++;
      told(done);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

async function outcomeOf<Item>(item: Item, change: BulkChange<Item>): Promise<BulkOutcome<Item>> {
  try {
    const undo = await change(item);
    return undo === undefined ? { item } : { item, undo };
  } catch (error) {
    return { item, failure: failureOf(error) };
  }
}

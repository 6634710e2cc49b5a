/** Work that tells by a `yield` where it may be interrupted: whoever has others waiting gives them a turn there (lib/turns). */
export type Steps<Result> = Generator<void, Result, void>;

/** The result of work that nobody needs to interrupt: it is small, or nobody else is waiting. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** What `find` finds in all of `items`, in their order, with a step for each. */
export function* gathered<Item, Found>(items: Iterable<Item>, find: (item: Item) => Iterable<Found>): Steps<Found[]> {
  const all: Found[] = [];
  for (const item of items) {
    for (const found of find(item)) all.push(found);
    yield;
  }
  return all;
}

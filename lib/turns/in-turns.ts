import type { Steps } from '#lib/content/steps.ts';

/** How long anybody else waits for one piece of a long work: a tenth of what a call may hold them (decisions.md §17). */
const PIECE_MS = 10;
/** What is done sooner is done at once: an ordinary article waits for nobody, however long the works beside it are. */
const AT_ONCE_MS = 3;

/** The long works of the process that wait for their turn, in the order in which they came. */
const line: Array<() => void> = [];
let moving = false;

/** A turn of one's own: one long work in each round of the event loop, so that twenty of them hold nobody longer than one. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    line.push(resolve);
    if (moving) return;
    moving = true;
    setImmediate(next);
  });
}

function next(): void {
  const first = line.shift();
  moving = first !== undefined;
  if (first === undefined) return;
  // The one behind it comes in the next round, when everybody else has been heard.
  setImmediate(next);
  first();
}

/**
 * The result of `steps`, with a turn of the event loop for everybody else whenever they have gone on for a while. What is
 * done sooner is done at once. A single step is never interrupted: it is for whoever writes the steps to make them short.
 */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let until = performance.now() + AT_ONCE_MS;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + PIECE_MS;
  }
}

/** The result of work that cannot be interrupted and takes a while, in a turn of its own. */
export async function inOneTurn<Result>(work: () => Result): Promise<Result> {
  await turn();
  return work();
}

import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#lib/content/steps.ts';

/** How long anybody else waits for one piece of a long work: a tenth of what a call may hold them (decisions.md §17). */
const PIECE_MS = 10;

/**
 * The result of `steps`, with a turn of the event loop for everybody else whenever they have gone on for a while. What is
 * done sooner is done at once. A single step is never interrupted: it is for whoever writes the steps to make them short.
 */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < PIECE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}

import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

/** No call holds the event loop longer (decisions.md §17). */
export const LONGEST_MS = 100;
const TRIES = 5;

/**
 * The longest that anybody else would have waited while the call was answered, on a machine with nothing else to do: by the
 * time that the processor spent between two turns of the event loop, as a processor of the promised pace would have spent.
 */
export async function hold(answered: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && least > LONGEST_MS; attempt++) {
    let longest = 0;
    let before = workedMs();
    const atTurn = () => {
      const now = workedMs();
      longest = Math.max(longest, now - before);
      before = now;
    };
    const turns = setInterval(atTurn, 1);
    await answered();
    clearInterval(turns);
    atTurn();
    least = Math.min(least, longest);
  }
  return least > LONGEST_MS ? least / pace() : least;
}

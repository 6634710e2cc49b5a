import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

/** No call holds the event loop longer (decisions.md §17). */
export const LONGEST_MS = 100;
const TRIES = 5;

/**
 * The longest that anybody else would have waited while the call was answered, on a machine with nothing else to do: by the
 * time that the processor spent between two turns of the event loop, as a processor of the promised pace would have spent. It is
 * tried again only where it is longer than it may be, by that pace too: how fast this processor is takes half a second to find out.
 */
export async function hold(answered: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  let slower: number | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    least = Math.min(least, await longestTurn(answered));
    if (least <= LONGEST_MS) return least;
    slower ??= pace();
    if (least / slower <= LONGEST_MS) break;
  }
  return slower === undefined ? least : least / slower;
}

/** The most that the processor spent between two turns of the event loop until it was answered. */
async function longestTurn(answered: () => Promise<unknown>): Promise<number> {
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
  return longest;
}

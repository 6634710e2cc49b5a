/** Chance that is the same each time from the same seed. */
export interface Random {
  /** A whole number from 0 up to, and not including, `end`. */
  below(end: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** The same values in another order. */
  shuffled<Value>(values: readonly Value[]): Value[];
}

/** The largest seed: what JSON and every language of an agent can hold. */
export const LARGEST_SEED = 2 ** 31 - 1;

/** What of a seed no two tasks share. Odd, so that no two of them fall upon each other. */
const STEP = 0x9e3779b1;

/**
 * Chance for one task of a seed: mulberry32, 32 bits of state. Deterministic on every machine; good enough to choose tasks by, and for
 * nothing that has to be a secret.
 */
export function randomOf(seed: number, task: number): Random {
  let state = (seed + Math.imul(task + 1, STEP)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (values) => values[below(values.length)] ?? values[0],
    shuffled: (values) =>
      values
        .map((value) => ({ value, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ value }) => value),
  };
}

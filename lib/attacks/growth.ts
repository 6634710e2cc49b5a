import { workedMs } from '#lib/turns/worked.ts';

/** CPU time of this thread, so that what else the machine does is not counted. */
function milliseconds(run: () => unknown): number {
  const before = workedMs();
  run();
  return workedMs() - before;
}

interface Growth {
  /** What may take as long as it likes to grow: below it there is more noise than time. */
  floor: number;
  /** How many times as long twice as much may take. */
  most: number;
}

const TRIES = 6;
/** What takes so long is too slow whatever it took of half the size: nobody waits for it to be measured again. */
const TOO_LONG_MS = 5_000;
/**
 * Of the first size, each of which is doubled. The large ones are for what keeps much: while all of it fills the young part of the heap for the first
 * time, twice as much costs more than twice, and then no more.
 */
const DOUBLINGS = [1, 2, 3, 6, 12];

/**
 * Whether `run` takes more than `most` times as long of twice the size: of the fastest of some runs each, for noise only
 * ever adds, and of several times that again, for what grows too fast does so at every size. `undefined` when it does not, or when
 * it takes less than the floor.
 */
export function growsTooFast(run: (size: number) => () => unknown, size: number, rule: Growth): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  for (const times of DOUBLINGS) {
    const growth = growthOf(run, times * size, rule);
    if (growth === undefined || growth <= rule.most) return undefined;
    if (growth === Number.POSITIVE_INFINITY) return growth;
    least = Math.min(least, growth);
  }
  return least;
}

function growthOf(run: (size: number) => () => unknown, size: number, { floor, most }: Growth): number | undefined {
  const once = run(size);
  const twice = run(2 * size);
  let [fastOnce, fastTwice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    fastTwice = Math.min(fastTwice, milliseconds(twice));
    if (fastTwice < floor) return undefined;
    if (fastTwice > TOO_LONG_MS) return Number.POSITIVE_INFINITY;
    // The clock goes in steps of some milliseconds: what is shorter is not told from nothing.
    fastOnce = Math.min(fastOnce, Math.max(milliseconds(once), floor / 4));
    if (attempt > 0 && fastTwice <= most * fastOnce) break;
  }
  return fastTwice / fastOnce;
}

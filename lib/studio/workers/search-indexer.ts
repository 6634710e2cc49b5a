import { setTimeout as delay, setImmediate as othersTurn } from 'node:timers/promises';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { Entry, SearchIndex, Taken } from '#lib/store/search-index.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { headlineWords, searchEntry } from '#lib/studio/workers/search-entry.ts';

/** After a save, so that those that come close together are indexed together. */
const GATHERING_MS = 150;
/** How long it waits before it looks by itself: for what an instance that died has left. */
const PAUSE_MS = 5_000;
/** The same, while the database is away. */
const LONGEST_PAUSE_MS = 10_000;
const BATCH = 20;

type Indexing = Pick<Kernel, 'machinery' | 'upkeep' | 'onWrote' | 'log'>;

/**
 * Keeps the full-text index behind the saves, which wait for nothing: each has put itself into the queue, in its own transaction. What
 * this process has saved wakes it; what another has saved wakes that one. Every instance runs one; the database says who takes what.
 */
export function startSearchIndexer({ machinery, upkeep, onWrote, log }: Indexing): { stop(): Promise<void> } {
  let stopped = false;
  let told = false;
  let failures = 0;
  let endPause = () => {};

  const indexOf = (unit: Parameters<typeof machinery.storeOn>[0]): SearchIndex => machinery.storeOn(unit).searchIndex;

  /** Indexes the next of the queue, so many at most, in one transaction. Returns what it took. */
  const indexNext = (most: number, taken: Taken[] = []): Promise<Taken[]> =>
    machinery.database.transaction(async (unit) => {
      const index = indexOf(unit);
      taken.push(...(await index.take(most)));
      if (taken.length === 0) return taken;
      const entries: Entry[] = [];
      for (const version of await index.read(taken)) {
        entries.push(searchEntry(version));
        await othersTurn();
      }
      await index.put(entries, headlineWords(entries));
      return taken;
    });

  /** One by one: what cannot be indexed must not keep all later ones waiting. */
  const indexEach = async (count: number): Promise<void> => {
    for (let left = count; left > 0 && !stopped; left--) {
      const taken: Taken[] = [];
      try {
        await indexNext(1, taken);
      } catch (error) {
        const [refused] = taken;
        if (error instanceof DatabaseAway || refused === undefined) throw error;
        log.error({ err: error, innehall: refused.innehall, forsok: refused.forsok }, 'an article could not be indexed');
        await indexOf(machinery.database).postpone(refused);
      }
    }
  };

  /** Works until nothing waits. Returns how long to pause. */
  const work = async (): Promise<number> => {
    try {
      for (let full = true; full && !stopped; ) {
        const taken: Taken[] = [];
        try {
          await indexNext(BATCH, taken);
        } catch (error) {
          if (error instanceof DatabaseAway) throw error;
          await indexEach(taken.length);
        }
        full = taken.length > 0;
      }
      failures = 0;
      return PAUSE_MS;
    } catch (error) {
      if (failures === 0) log.error({ err: error }, 'the search index could not be brought up to date; trying again');
      failures += 1;
      return Math.min(LONGEST_PAUSE_MS, GATHERING_MS * 2 ** failures);
    }
  };

  const pauseUntilTold = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    await upkeep.searchIndex.fillWhenOfAnotherForm().catch((error: unknown) => {
      log.error({ err: error }, 'the search index could not be looked over; it is at the next start');
    });
    while (!stopped) {
      told = false;
      const ms = await work();
      if (!stopped && !(told && failures === 0)) await pauseUntilTold(ms);
      if (!stopped) await delay(GATHERING_MS);
    }
  };
  const running = run();

  onWrote(() => {
    told = true;
    // While the database is away there is nothing to hurry for.
    if (failures === 0) endPause();
  });
  return {
    async stop() {
      stopped = true;
      endPause();
      await running;
    },
  };
}

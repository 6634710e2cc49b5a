import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { toldTransaction } from '#lib/studio/workers/told-transaction.ts';

/** After a release, so that those that come close together are read together. */
const GATHERING_MS = 100;
/** How long it waits before it looks by itself: for what an instance that died has left. */
const PAUSE_MS = 5_000;
const BATCH = 50;
/** Of what was public before, at a time. */
const PIECE = 500;

type Reading = Pick<Kernel, 'machinery' | 'onWrote' | 'log'>;

/**
 * Reads behind the releases whom public articles name and who signs them, so that people of the dictionary and those who write have their pages. What this process has released wakes it;
 * every instance runs one, and the database says who takes what. What was public before there were such pages is read once.
 */
export function startPersonArticlesReader({ machinery, onWrote, log }: Reading): { stop(): Promise<void> } {
  let stopped = false;
  let endPause = () => {};

  const articlesOf = (unit: Parameters<typeof machinery.storeOn>[0]) => machinery.storeOn(unit).personArticles;

  /**
   * Reads the next of the queue, so many at most. How many there were. It is the lists of people and of those who write that are others for it: the
   * article is what it was when its release was told of.
   */
  const readNext = (most: number, told: { taken: number }): Promise<void> =>
    toldTransaction({ machinery }, async (unit, changed) => {
      const taken = await articlesOf(unit).take(most);
      told.taken = taken.length;
      if (taken.length > 0 && (await articlesOf(unit).put(taken))) changed('listor');
    });

  /** Those of the staff who came before there were addresses of those who write, or with an archive. */
  const giveAddresses = async (): Promise<void> => {
    for (let given = PIECE; given === PIECE && !stopped; ) {
      given = await toldTransaction({ machinery }, async (unit, changed) => {
        const had = await machinery.storeOn(unit).authors.giveMissingAddresses(PIECE);
        if (had > 0) changed('namn');
        return had;
      });
    }
  };

  const readAll = async (): Promise<void> => {
    await giveAddresses();
    while (!stopped && (await machinery.database.transaction((unit) => articlesOf(unit).fillNext(PIECE))));
    for (let most = BATCH; !stopped; ) {
      const told = { taken: 0 };
      try {
        await readNext(most, told);
      } catch (error) {
        if (error instanceof DatabaseAway || told.taken === 0) throw error;
        if (most === 1) {
          // It is read again when it is released again; all others must not wait for it.
          log.error({ err: error }, 'whom a public article names could not be read');
          await machinery.database.transaction((unit) => articlesOf(unit).take(1));
        }
        most = 1;
        continue;
      }
      if (told.taken === 0) return;
      most = BATCH;
    }
  };

  const run = async () => {
    while (!stopped) {
      await readAll().catch((error: unknown) => log.error({ err: error }, 'whom public articles name could not be read; trying again'));
      if (!stopped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, PAUSE_MS);
          endPause = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      if (!stopped) await delay(GATHERING_MS);
    }
  };
  const running = run();
  onWrote(() => endPause());
  return {
    async stop() {
      stopped = true;
      endPause();
      await running;
    },
  };
}

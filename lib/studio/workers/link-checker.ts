import { randomInt } from 'node:crypto';
import { checkLink } from '#lib/link-check/check-link.ts';
import { linkWorld } from '#lib/link-check/link-world.ts';
import { nextState } from '#lib/link-check/next-state.ts';
import { OwnReach } from '#lib/link-check/own-reach.ts';
import type { DueLink } from '#lib/store/link-checks.ts';
import type { Store } from '#lib/store/store.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { startQueueWorker } from '#lib/studio/workers/queue-worker.ts';

/** So many hosts are asked at once; each mostly waits. */
const AT_ONCE = 8;
/** How long it waits at most before it looks by itself. */
const LONGEST_PAUSE_MS = 5_000;
/** While Studio reaches nobody. */
const WHEN_ALONE_MS = 10 * 60_000;
const TIDY_EVERY_MS = 3_600_000;
/** Into so many parts is divided what links that were found together are spread over. */
const SPREAD = 1_000;

type Checking = Pick<Kernel, 'machinery' | 'network' | 'onWrote' | 'now' | 'log'>;

/**
 * Checks the links that lead out, each when it is due: politely, a host at a time, and by one instance. Every instance runs one; the database says who takes
 * which host, and when that may be asked.
 */
export function startLinkChecker(kernel: Checking): { stop(): Promise<void> } {
  const { machinery, network, onWrote, log } = kernel;
  const ending = new AbortController();
  const now = () => kernel.now().toISOString();
  const within = <Result>(work: (store: Store) => Promise<Result>) =>
    machinery.database.transaction((unit) => work(machinery.storeOn(unit)));
  const { linkChecks } = machinery.storeOn(machinery.database);
  const world = linkWorld({
    ...{ network, now: kernel.now, ending: ending.signal, site: machinery.settings.url },
    turn: (host, pauseMs) => linkChecks.turn(host, now(), pauseMs),
  });
  const reach = new OwnReach(world, kernel.now);

  /** What is to be kept of the link after a check, in the caller's transaction. */
  const checked = async (link: DueLink): Promise<(store: Store) => Promise<void>> => {
    const found = await checkLink(link.adress, world);
    const later = (ms: number) => (store: Store) =>
      store.linkChecks.postpone(link.id, new Date(kernel.now().getTime() + ms).toISOString(), link.begard);
    if (found.typ === 'senare') return later(found.sekunder * 1_000);
    if (found.typ !== 'trasig' || !found.natet) reach.heard();
    else if (!(await reach.reaches(() => linkChecks.knownGood(link.vard)))) return later(WHEN_ALONE_MS);
    const state = nextState(link, found, kernel.now(), randomInt(SPREAD) / SPREAD);
    return (store) => store.linkChecks.keep(link.id, now(), state);
  };

  const work = async (vard: string, link: DueLink | undefined): Promise<void> => {
    try {
      const keep = link && (await checked(link));
      await within(async (store) => {
        await keep?.(store);
        await store.linkChecks.handBack(vard);
      });
    } catch (error) {
      // The host is anybody's again when the time of whoever took it is over.
      log.error({ err: error, vard }, 'a link could not be checked; it is tried again');
    }
  };

  let tidied = Number.NEGATIVE_INFINITY;
  const worker = startQueueWorker(
    {
      async claim() {
        const taken = await linkChecks.take(now());
        return taken && (() => work(taken.vard, taken.link));
      },
      async secondsToNext() {
        if (kernel.now().getTime() - tidied > TIDY_EVERY_MS) {
          tidied = kernel.now().getTime();
          await linkChecks.tidy(now());
        }
        return linkChecks.secondsToNext(now());
      },
    },
    {
      ...{ atOnce: AT_ONCE, longestPauseMs: LONGEST_PAUSE_MS },
      onAway: (error) => log.error({ err: error }, 'the links that are due could not be read; trying again'),
    },
  );
  onWrote(worker.wake);
  return {
    async stop() {
      ending.abort();
      await worker.stop();
    },
  };
}

import { type Feed, type FeedAnswer, type FeedsPort, FeedUnreadable } from '#lib/adapters/feeds/port.ts';
import { feedsOver } from '#lib/adapters/feeds/read-feed.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { asShownName, isShownName } from '#lib/contract/shown-name.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { nameUntilRead } from '#lib/operations/idea/feed-watch.ts';
import { type FreshEntry, freshEntries, takeInEntry } from '#lib/operations/idea/take-in-entries.ts';
import { IdeaScale } from '#lib/operations/idea/weigh-ideas.ts';
import type { ReadingOutcome, TakenWatch } from '#lib/store/feed-watches.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { type Queue, startQueueWorker } from '#lib/studio/workers/queue-worker.ts';

const AT_ONCE = 3;
const LONGEST_PAUSE_MS = 30_000;
/** A feed that is due may wait for another of its host: it is looked for again after that. */
const SHORTEST_PAUSE_S = 1;
/** More than reading the slowest feed and taking in all of it takes. */
const LEASE_MS = 180_000;
/** So many entries are taken in by one transaction. */
const PIECE = 10;
const MINUTE_MS = 60_000;
const AGAIN_MS = 60_000;
/** A feed that cannot be read is asked more and more seldom, and once a day at the least. */
const LONGEST_BACK_OFF_MS = 24 * 60 * MINUTE_MS;

type Reading = Pick<Kernel, 'machinery' | 'store' | 'inTransaction' | 'network' | 'now' | 'log' | 'onChange'>;

/**
 * Reads the watched feeds when they are due, a few side by side and one of a host at a time, and takes in what they tell of. Every instance runs one; the
 * database says who reads which. What one of them meets is told with the watch and nobody else's concern.
 */
export function startFeedReader(kernel: Reading, feeds: FeedsPort = feedsOver(kernel.network)): { stop(): Promise<void> } {
  const { machinery, store, inTransaction, log, onChange } = kernel;
  const ending = new AbortController();
  const queue: Queue = {
    async claim() {
      const hallare = machinery.newId();
      const watch = await inTransaction((within) => within.feedWatches.claim(hallare, LEASE_MS));
      return watch && (() => read(kernel, feeds, watch, hallare, ending.signal));
    },
    async secondsToNext() {
      const seconds = await store.feedWatches.secondsToNext();
      return seconds === null ? null : Math.max(SHORTEST_PAUSE_S, seconds);
    },
  };
  const worker = startQueueWorker(queue, {
    atOnce: AT_ONCE,
    longestPauseMs: LONGEST_PAUSE_MS,
    onAway: (error) => log.error({ err: error }, 'the feeds that are due could not be read from the database; trying again'),
  });
  onChange((announced) => {
    if (announced === 'bevakningar') worker.wake();
  });
  return {
    async stop() {
      ending.abort();
      await worker.stop();
    },
  };
}

async function read(kernel: Reading, feeds: FeedsPort, watch: TakenWatch, hallare: string, ending: AbortSignal): Promise<void> {
  const { store, log } = kernel;
  try {
    const answer = await feeds.read(watch, ending);
    if (answer.flode !== undefined) await takeIn(kernel, watch, hallare, answer.flode);
    await store.feedWatches.release(watch.id, hallare, readWell(watch, answer), kernel.now().toISOString());
  } catch (error) {
    if (error instanceof FeedUnreadable && !ending.aborted) await unreadable(kernel, watch, hallare, error);
    else await leave(kernel, watch, hallare, ending.aborted ? 0 : AGAIN_MS);
    if (!(error instanceof FeedUnreadable))
      log.error({ err: error, bevakning: watch.id }, 'reading a feed met with an unforeseen fault; it is tried again');
  }
}

/** What a feed tells of that nobody has heard before, a piece at a time; given up when another instance has the watch. */
async function takeIn({ machinery, store, now }: Reading, watch: TakenWatch, hallare: string, { poster }: Feed): Promise<void> {
  const nu = now().toISOString();
  const fresh = await freshEntries(store, watch.id, poster, nu);
  if (fresh.length === 0) return;
  const scale = await IdeaScale.of(store, await machinery.sections());
  const taking = { watch, scale, nu, newId: machinery.newId };
  for (let from = 0; from < fresh.length; from += PIECE) {
    const piece: FreshEntry[] = fresh.slice(from, from + PIECE);
    const isHeld = await machinery.database.transaction(async (unit) => {
      const within = machinery.storeOn(unit);
      if (!(await within.feedWatches.holds(watch.id, hallare))) return false;
      await within.ideaFinds.alone();
      for (const entry of piece) await takeInEntry(within, entry, taking);
      return true;
    });
    if (!isHeld) return;
  }
}

function readWell(watch: TakenWatch, { flode, etag, senastAndrad, flyttat: led }: FeedAnswer): ReadingOutcome {
  const flyttat = led === null || led.length > LENGTHS.address ? null : led;
  const paus = watch.intervall * MINUTE_MS;
  const alla = (flode?.poster.length ?? 0) + (flode?.olasliga ?? 0);
  const anmarkning =
    flode === undefined || flode.olasliga === 0 ? null : faultEntry('flode_poster', { falt: 'adress' }, { antal: flode.olasliga, alla });
  return { fel: null, anmarkning, etag, senastAndrad, flyttat, paus, namn: namesOf(watch, flode?.titel ?? '', flyttat ?? watch.adress) };
}

/** A feed is called as it calls itself where nobody has given it a name, unless that is no name. */
function namesOf({ adress }: TakenWatch, titel: string, nuvarande: string): ReadingOutcome['namn'] {
  const hittills = nameUntilRead(adress);
  const nu = wholeCharacters(asShownName(titel).slice(0, LENGTHS.name)).trim();
  return { hittills, nu: isShownName(nu) ? nu : nameUntilRead(nuvarande) };
}

async function unreadable({ store, now, log }: Reading, watch: TakenWatch, hallare: string, error: FeedUnreadable): Promise<void> {
  const backOff = watch.intervall * MINUTE_MS * 2 ** Math.min(watch.misslyckanden, 16);
  const paus = Math.max(error.vanta, Math.min(LONGEST_BACK_OFF_MS, backOff));
  const { etag, senastAndrad } = watch;
  const fel = faultEntry(error.kod, { falt: 'adress' }, error.params);
  const outcome = { fel, anmarkning: null, etag, senastAndrad, flyttat: null, paus, namn: namesOf(watch, '', watch.adress) };
  await store.feedWatches.release(watch.id, hallare, outcome, now().toISOString()).catch(untold(log, watch));
}

async function leave({ store, log }: Reading, watch: TakenWatch, hallare: string, ms: number): Promise<void> {
  await store.feedWatches.postpone(watch.id, hallare, ms).catch(untold(log, watch));
}

/** Its time runs out, and then it is anybody’s. */
function untold(log: Reading['log'], { id }: TakenWatch): (error: unknown) => void {
  return (error) =>
    log.error({ err: error, bevakning: id }, 'how a feed was read could not be kept; it is read again when its time is over');
}

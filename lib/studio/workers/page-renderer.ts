import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { Announcement } from '#lib/operations/context.ts';
import { isUpToDate } from '#lib/site/article-answer.ts';
import { isToBeKept, renderParts } from '#lib/site/render-parts.tsx';
import { RENDERER } from '#lib/site/renderer.ts';
import { isServed } from '#lib/site/site-context.ts';
import { type KeptForPages, storeSource } from '#lib/site/site-source.ts';
import type { PublicationPlace } from '#lib/store/readers/kept-pages.ts';
import type { PublicStanding } from '#lib/store/readers/standing.ts';
import type { SessionLock } from '#lib/store/session-lock.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { workedMs } from '#lib/turns/worked.ts';

/** After a release, so that whoever waits for its answer has it first, and what follows close upon it is rendered once. */
const GATHERING_MS = 200;
/**
 * How long what another instance has released is left to that one. Then it is looked at here too: the other may have ended before it had
 * rendered it. What it has done is found done.
 */
const LEFT_TO_OTHERS_MS = 30_000;
/**
 * It rests so many times as long as the process worked meanwhile, where others had all of the time in which it last rested: a tenth of it is its
 * own then. Where they had less of it, it rests less, down to a quarter of what it works where nothing else had to be done.
 */
const REST = 9;
const REST_ALONE = 0.25;
const LONGEST_REST_MS = 5_000;
const BATCH = 100;
/** Of more than so many releases that wait, all publications are looked over instead. */
const MOST_WAITING = 10_000;
/** The changes that all pages may show. */
const OF_ALL: readonly string[] = ['installningar', 'sektioner', 'taggar', 'namn'] satisfies Announcement[];
/** How long another instance that looks them over is waited for, and how long a database that is away. */
const AGAIN_MS = 5_000;
/** How often it is told how far a long work has come. */
const TOLD_EVERY_MS = 30_000;

type Rendering = Pick<Kernel, 'readers' | keyof KeptForPages | 'site' | 'onOwnChange' | 'onChange' | 'onHeardAgain' | 'log'> & {
  /** Held by the instance that looks all of them over. */
  rendering: Pick<SessionLock, 'tryToTake' | 'letGo'>;
  /** When they are not the usual times. */
  leftToOthersMs?: number;
  againMs?: number;
};

/**
 * Renders what readers will get of publications before they ask: what this process has released, right behind it, what another instance
 * has released and not rendered in a while, and all that is out of date when it starts, when settings, sections or names change, and when
 * others are heard again after a silence. What has been done is found done, so that a work that was interrupted goes on where it was; one
 * instance at a time looks all of them over. What a newer renderer has made is left alone.
 */
export function startPageRenderer({
  readers,
  sections,
  tagLabels,
  authorLabels,
  places,
  site,
  rendering,
  onOwnChange,
  onChange,
  onHeardAgain,
  log,
  leftToOthersMs = LEFT_TO_OTHERS_MS,
  againMs = AGAIN_MS,
}: Rendering): { stop(): Promise<void> } {
  const source = storeSource(readers, { sections, tagLabels, authorLabels, places });
  const ending = new AbortController();
  const released = new Set<string>();
  /** What others have released, in the order of when each is to be looked at. */
  const elsewhere = new Map<string, number>();
  /** Raised whenever all may have become out of date. */
  let changes = 1;
  let lookedOver = 0;
  let endPause = () => {};

  const rest = (ms: number) => delay(Math.min(ms, LONGEST_REST_MS), undefined, { signal: ending.signal }).catch(() => {});

  /** Of the time in which it last rested, what others worked: from 0 to 1. */
  let othersHad = 1;
  /** Does it, and rests. */
  const paced = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const began = workedMs();
    try {
      return await work();
    } finally {
      const took = workedMs() - began;
      const resting = performance.eventLoopUtilization();
      await rest(Math.max(REST_ALONE, REST * othersHad) * took);
      othersHad = performance.eventLoopUtilization(resting).utilization;
    }
  };

  const isRight = async ({ stand, hallen }: PublicationPlace): Promise<boolean> => {
    if (!isServed(site, stand.sprak)) return true;
    if (hallen === undefined || hallen.renderare < RENDERER) return false;
    return hallen.renderare > RENDERER || isUpToDate(site, source, stand, hallen);
  };

  /** Renders it, and keeps that. What cannot be rendered is told of, and leaves the others alone. */
  const renew = async ({ innehall, sprak }: PublicStanding): Promise<boolean> => {
    try {
      const article = await source.article(innehall, sprak);
      if (article === undefined || !isToBeKept(article)) return false;
      const { tillVard } = await renderParts(site, source, article);
      return tillVard !== undefined && (await readers.keptPages.keep(tillVard));
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      log.error({ err: error, innehall, sprak }, 'the page of an article could not be rendered behind its release');
      return false;
    }
  };

  /** Those of them that are not right. How many they were. */
  const renewAll = async (places: readonly PublicationPlace[]): Promise<number> => {
    let rendered = 0;
    for (const place of places) {
      if (ending.signal.aborted) break;
      if (await isRight(place)) continue;
      if (await paced(() => renew(place.stand))) rendered += 1;
    }
    return rendered;
  };

  const renewReleased = async (): Promise<void> => {
    for (const innehall of released) {
      if (ending.signal.aborted) return;
      // Before it is looked at: it may be released again meanwhile.
      released.delete(innehall);
      elsewhere.delete(innehall);
      try {
        await renewAll(await readers.keptPages.ofItem(innehall));
      } catch (error) {
        released.add(innehall);
        throw error;
      }
    }
  };

  const takeOver = (): void => {
    for (const [innehall, at] of elsewhere) {
      if (at > performance.now()) return;
      elsewhere.delete(innehall);
      released.add(innehall);
    }
  };

  /** Looks over what is public, for as long as nothing changes that all of it may depend on. Not while another instance does; whether it could. */
  const lookOver = async (): Promise<boolean> => {
    if (!(await rendering.tryToTake())) return false;
    try {
      const began = changes;
      let [last, looked, rendered, told]: [PublicStanding | undefined, number, number, number] = [undefined, 0, 0, performance.now()];
      for (;;) {
        const places = await paced(() => readers.keptPages.after(last, BATCH));
        last = places.at(-1)?.stand;
        if (last === undefined || ending.signal.aborted) break;
        rendered += await renewAll(places);
        looked += places.length;
        takeOver();
        await renewReleased();
        // What was looked at before the change may be out of date again.
        if (changes !== began) return true;
        if (performance.now() - told < TOLD_EVERY_MS) continue;
        told = performance.now();
        log.warn({ genomgangna: looked, renderade: rendered }, 'pages are being rendered anew behind the scenes');
      }
      if (ending.signal.aborted) return true;
      lookedOver = began;
      if (rendered > BATCH) log.warn({ genomgangna: looked, renderade: rendered }, 'pages have been rendered anew behind the scenes');
      return true;
    } finally {
      await rendering.letGo();
    }
  };

  let away = false;
  /** Whether there is nothing to do until it is woken; else it is to try again in a while. */
  const work = async (): Promise<'klart' | 'igen'> => {
    try {
      await site.upToDate;
      takeOver();
      await renewReleased();
      const could = lookedOver === changes || (await lookOver());
      away = false;
      return could ? 'klart' : 'igen';
    } catch (error) {
      if (!away) log.error({ err: error }, 'pages could not be rendered behind the scenes; trying again');
      away = true;
      return 'igen';
    }
  };
  /** Or until what others have released is to be looked at. */
  const untilWoken = () =>
    new Promise<void>((resolve) => {
      const [at] = elsewhere.values();
      const timer = at === undefined ? undefined : setTimeout(resolve, Math.max(0, at - performance.now()));
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!ending.signal.aborted) {
      if ((await work()) === 'igen') await rest(againMs);
      else if (released.size === 0 && lookedOver === changes && !ending.signal.aborted) await untilWoken();
      await rest(GATHERING_MS);
    }
  };
  const running = run();
  const wake = () => endPause();

  const allAgain = () => {
    changes += 1;
    wake();
  };

  onOwnChange((announced) => {
    const innehall = releasedIn(announced);
    if (innehall === undefined) return;
    if (released.size < MOST_WAITING) released.add(innehall);
    else changes += 1;
    wake();
  });
  onChange((announced) => {
    if (OF_ALL.includes(announced)) return allAgain();
    const innehall = releasedIn(announced);
    // What is this process's own is told here too.
    if (innehall === undefined || released.has(innehall)) return;
    if (elsewhere.size >= MOST_WAITING) return allAgain();
    elsewhere.delete(innehall);
    elsewhere.set(innehall, performance.now() + leftToOthersMs);
    if (elsewhere.size === 1) wake();
  });
  onHeardAgain(allAgain);

  return {
    async stop() {
      ending.abort();
      endPause();
      await running;
    },
  };
}

/** What has been announced to be other than it was for readers. */
function releasedIn(announced: string): string | undefined {
  const [what, id] = announced.split(' ', 2);
  return what === 'publikt' ? id : undefined;
}

import { setTimeout as delay } from 'node:timers/promises';
import { linksOfVersion } from '#lib/checks/links-of-version.ts';
import { oldestPriceDay } from '#lib/checks/oldest-price-day.ts';
import { picturesWithoutAlt } from '#lib/checks/pictures-without-alt.ts';
import { monitoredAddress } from '#lib/content/monitored-address.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { judgeOwnLinks } from '#lib/operations/link/judge-own-links.ts';
import type { PlacedLink, PublicDocument } from '#lib/store/link-places.ts';
import type { Store } from '#lib/store/store.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';
import { publicWordsOf } from '#lib/studio/workers/public-words-of.ts';
import { tellEngines } from '#lib/studio/workers/search-engine-teller.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** How long it waits before it looks by itself: for what an instance that died has left, and for outbound links that have ended. */
const PAUSE_MS = 5_000;
/** After a write. */
const GATHERING_MS = 100;
/** Versions that are read together. */
const BATCH = 20;
/** Of what was public before, at a time. */
const PIECE = 500;
/** Links within the site that are judged at a time. */
const JUDGED = 500;
/** Of one version: nobody writes more, and what does is no article. */
const MOST_LINKS = 2_000;

type Reading = Pick<Kernel, 'machinery' | 'site' | 'onWrote' | 'now' | 'log'>;

/**
 * Reads behind the releases what words public articles have, for readers to find them by, when their prices were last looked at, which of
 * their pictures have no alternative text and what they link to, has search engines told of them where they are to be,
 * and judges at once what leads to the site itself: when the linking article is released, and when what it leads to is, moves or is taken down. What this process has written wakes it; every instance runs one, and the database says who takes what.
 */
export function startLinkReader(kernel: Reading): { stop(): Promise<void> } {
  const { machinery, site, onWrote, log } = kernel;
  const within = <Result>(work: (store: Store) => Promise<Result>) =>
    machinery.database.transaction((unit) => work(machinery.storeOn(unit)));
  const now = () => kernel.now().toISOString();
  const judgingBy = (store: Store) => ({ store, ownAnswers: machinery.ownAnswers, now: now() });

  const readNext = (most: number, told: { taken: number }) =>
    within(async (store) => {
      const taken = await store.linkPlaces.take(most);
      told.taken = taken.length;
      if (taken.length === 0) return;
      if (site.indexNow !== undefined) await tellEngines(store, taken, kernel.now());
      const documents = await store.linkPlaces.read(taken);
      for (const version of taken) {
        const document = documents.find(({ innehall, sprak }) => innehall === version.innehall && sprak === version.sprak);
        const links = document === undefined ? [] : await placedLinks(document, machinery.settings.url);
        await store.linkPlaces.put(version, links, now());
        const priced = document === undefined ? undefined : await inTurns(oldestPriceDay(document.block));
        await (priced === undefined ? store.publicPrices.forget(version) : store.publicPrices.put(version, priced));
        const undescribed = document && (await inTurns(picturesWithoutAlt(document)));
        await (document === undefined || undescribed === undefined
          ? store.undescribedArticles.forget(version)
          : store.undescribedArticles.put(document, undescribed));
        await (document?.listad ? store.publicWords.put(publicWordsOf(document)) : store.publicWords.forget(version));
        await judgeOwnLinks(judgingBy(store), await store.linkPlaces.concerned(version));
      }
    });

  const readQueue = async (ending: AbortSignal): Promise<void> => {
    for (let most = BATCH; !ending.aborted; ) {
      const told = { taken: 0 };
      try {
        await readNext(most, told);
      } catch (error) {
        if (error instanceof DatabaseAway || told.taken === 0) throw error;
        if (most === 1) {
          // It is read again when it is released again; all others must not wait for it.
          log.error({ err: error }, 'what a public article links to could not be read');
          await within((store) => store.linkPlaces.take(1));
        }
        most = 1;
        continue;
      }
      if (told.taken === 0) return;
      most = BATCH;
    }
  };

  const judgeDue = () =>
    within(async (store) => {
      const due = await store.links.ownDue(now(), JUDGED);
      await judgeOwnLinks(judgingBy(store), due);
      return due.length;
    });

  const rounds = inRounds(
    async (ending) => {
      // What is written close together is read together.
      await delay(GATHERING_MS, undefined, { signal: ending });
      while (!ending.aborted && (await within((store) => store.linkPlaces.fillNext(PIECE))));
      await readQueue(ending);
      while (!ending.aborted && (await judgeDue()) === JUDGED);
    },
    {
      pauseMs: PAUSE_MS,
      againMs: PAUSE_MS,
      failed: (error) => log.error({ err: error }, 'what public articles link to could not be read; trying again'),
    },
  );
  onWrote(rounds.wake);
  return { stop: rounds.stop };
}

/** What a public version links to, each address once in each block, and no more than is kept of one. */
async function placedLinks({ block, kallor }: PublicDocument, siteUrl: string): Promise<PlacedLink[]> {
  const links = new Map<string, PlacedLink>();
  for (const written of await inTurns(linksOfVersion(block, kallor))) {
    if (links.size === MOST_LINKS) break;
    const monitored = monitoredAddress(written.address, [siteUrl]);
    if (monitored !== undefined) links.set(`${written.block} ${monitored.adress}`, { ...monitored, block: written.block });
  }
  return [...links.values()];
}

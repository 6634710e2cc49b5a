import type { Logger } from 'pino';
import { textOfDocument } from '#lib/blocks/block-text.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import type { Unindexed } from '#lib/store/search-index.ts';
import type { Store } from '#lib/store/store.ts';

const PAUSE_MS = 400;
/** How long it waits at most before it looks again whether the database is back. */
const LONGEST_PAUSE_MS = 10_000;
const BATCH = 50;

/**
 * Keeps the full-text index behind the saves: a save need not wait for it, and an article saved ten times in a minute is
 * indexed once. It looks for what is missing rather than being told, so that a crash forgets nothing.
 */
export function startSearchIndexer(store: Store, log: Logger): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  let failures = 0;

  const round = async () => {
    let pause = PAUSE_MS;
    try {
      const missing = await store.searchIndex.missing(BATCH);
      // A full batch means that more is waiting: after a large import, for one.
      if (missing.length === BATCH) pause = 0;
      for (const article of missing) {
        if (stopped) return;
        await index(article);
      }
      failures = 0;
    } catch (error) {
      if (failures === 0) log.error({ err: error }, 'the search index could not be brought up to date; trying again');
      failures += 1;
      pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** failures);
    }
    if (!stopped) timer = setTimeout(next, pause);
  };
  /** One article that cannot be indexed must not keep all later ones waiting. */
  const index = async ({ innehall, taggar, revision }: Unindexed) => {
    const words = { rubrik: revision.rubrik, ingress: `${revision.ingress} ${taggar.join(' ')}`, text: textOfDocument(revision.block) };
    try {
      await store.searchIndex.put(innehall, revision, words);
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      log.error({ err: error, innehall }, 'an article could not be indexed');
    }
  };
  const next = () => {
    running = round();
  };
  next();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

import type { Kernel } from '#lib/studio/kernel.ts';
import { startChangesElsewhere } from '#lib/studio/workers/changes-elsewhere.ts';
import { startFeedReader } from '#lib/studio/workers/feed-reader.ts';
import { startHistoryWorker } from '#lib/studio/workers/history-worker.ts';
import { startHousekeeping } from '#lib/studio/workers/housekeeping.ts';
import { startIdeaWeigher } from '#lib/studio/workers/idea-weigher.ts';
import { startLinkChecker } from '#lib/studio/workers/link-checker.ts';
import { startLinkReader } from '#lib/studio/workers/link-reader.ts';
import { startLinkTasks } from '#lib/studio/workers/link-tasks-worker.ts';
import { startLogPruner } from '#lib/studio/workers/log-pruner.ts';
import { startMail } from '#lib/studio/workers/mail-sender.ts';
import { startMover } from '#lib/studio/workers/mover.ts';
import { startNightlyBackup } from '#lib/studio/workers/nightly-backup.ts';
import { startOutsideCacheClearer } from '#lib/studio/workers/outside-cache-clearer.ts';
import { startPageRenderer } from '#lib/studio/workers/page-renderer.ts';
import { startPersonArticlesReader } from '#lib/studio/workers/person-articles-reader.ts';
import { startPictureColours } from '#lib/studio/workers/picture-colours.ts';
import { startPictureKeeper } from '#lib/studio/workers/picture-keeper.ts';
import { startPictureRightsWorker } from '#lib/studio/workers/picture-rights-worker.ts';
import { startPictureViewer } from '#lib/studio/workers/picture-viewer.ts';
import { startReleaseWorker } from '#lib/studio/workers/release-worker.ts';
import { startSealer } from '#lib/studio/workers/sealer.ts';
import { startSearchEngineTeller } from '#lib/studio/workers/search-engine-teller.ts';
import { startSearchIndexer } from '#lib/studio/workers/search-indexer.ts';
import { startTagFiller } from '#lib/studio/workers/tag-filler.ts';
import { startTagsElsewhere } from '#lib/studio/workers/tags-elsewhere.ts';
import { startTaskLetters } from '#lib/studio/workers/task-letters-worker.ts';
import { startTranslationWorker } from '#lib/studio/workers/translation-worker.ts';
import { startWebhookSender } from '#lib/studio/workers/webhook-sender.ts';

interface Worker {
  /** Takes nothing more on, and resolves when what it had begun is done or left to another. */
  stop(): Promise<void>;
}

/** All that is done behind calls, each by every instance: the database says who takes what. */
const WORKERS = {
  search: startSearchIndexer,
  housekeeping: startHousekeeping,
  mail: startMail,
  releases: startReleaseWorker,
  translations: startTranslationWorker,
  nightlyBackup: startNightlyBackup,
  seals: startSealer,
  history: startHistoryWorker,
  oldLog: startLogPruner,
  pictureRights: startPictureRightsWorker,
  pictureColours: startPictureColours,
  pictures: startPictureViewer,
  pictureFiles: startPictureKeeper,
  pages: startPageRenderer,
  outsideCache: startOutsideCacheClearer,
  tags: startTagFiller,
  tagsElsewhere: startTagsElsewhere,
  personArticles: startPersonArticlesReader,
  taskLetters: startTaskLetters,
  links: startLinkReader,
  feeds: startFeedReader,
  ideas: startIdeaWeigher,
  linkChecks: startLinkChecker,
  linkTasks: startLinkTasks,
  changesElsewhere: startChangesElsewhere,
  move: startMover,
  webhooks: startWebhookSender,
  searchEngines: startSearchEngineTeller,
} satisfies Record<string, (kernel: Kernel) => Worker>;

type WorkerName = keyof typeof WORKERS;

/** Starts all of them but those that are left out; `stop` ends them at once. */
export function startWorkers(kernel: Kernel, leftOut: readonly WorkerName[] = []): Worker {
  const all: [string, (kernel: Kernel) => Worker][] = Object.entries(WORKERS);
  const running = all.filter(([name]) => leftOut.every((left) => left !== name)).map(([, start]) => start(kernel));
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
    },
  };
}

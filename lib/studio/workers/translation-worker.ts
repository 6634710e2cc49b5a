import type { Author } from '#lib/contract/article.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { invokeAdmitted } from '#lib/operations/invoke.ts';
import { carryOutJob, JobFailed, JobWaits } from '#lib/operations/translation/carry-out-job.operation.ts';
import { JobLost } from '#lib/operations/translation/job-lease.ts';
import { inTheNameOf } from '#lib/studio/in-the-name-of.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { type Queue, startQueueWorker } from '#lib/studio/workers/queue-worker.ts';

/** How long it waits at most before it looks by itself. */
const LONGEST_PAUSE_MS = 5_000;

export interface TranslationWorker {
  /** What the model is being asked is given up; another instance, or the next start, goes on from there. */
  stop(): Promise<void>;
}

/**
 * Makes the translations that wait, and those that a process left when it died: as many at once as the environment says.
 * Every instance runs one; the database says who takes which. Takes none while there is no language model.
 */
export function startTranslationWorker({ machinery, store, log, onChange, environment, giveUpAi }: Kernel): TranslationWorker {
  const { leaseMs } = machinery.settings;

  const carryOut = async (id: string, hallare: string, av: Author): Promise<void> => {
    try {
      const call = { operation: carryOutJob, actor: inTheNameOf(av), korrelation: machinery.newId() };
      await invokeAdmitted(machinery, { ...call, input: { params: {}, query: {}, body: { id, hallare } } });
    } catch (error) {
      // Either is recorded with the job, as far as there is anything to record.
      if (error instanceof JobLost || error instanceof JobWaits) return;
      if (error instanceof JobFailed) {
        log.error({ err: error.cause, jobb: id }, 'a translation met with an unforeseen fault too often; it has failed');
        return;
      }
      const message =
        error instanceof DatabaseAway ? 'the database went away during a translation' : 'a translation met with an unforeseen fault';
      log.error({ err: error, jobb: id }, `${message}; it is tried again`);
    }
  };

  const queue: Queue = {
    async claim() {
      if (machinery.ai.namn === 'ingen') return undefined;
      const hallare = machinery.newId();
      const claimed = await store.translationJobs.claim(hallare, leaseMs);
      return claimed && (() => carryOut(claimed.id, hallare, claimed.av));
    },
    secondsToNext: () => store.translationJobs.secondsToNext(),
  };
  const worker = startQueueWorker(queue, {
    atOnce: environment.ai.samtidigt,
    longestPauseMs: LONGEST_PAUSE_MS,
    onAway: (error) => log.error({ err: error }, 'the translations that wait could not be read; trying again'),
  });
  onChange((announced) => {
    if (announced === 'oversattningar' || announced === 'installningar') worker.wake();
  });
  return {
    async stop() {
      giveUpAi();
      await worker.stop();
    },
  };
}

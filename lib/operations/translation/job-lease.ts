import type { OperationContext } from '#lib/operations/context.ts';
import type { JobLease } from '#lib/store/translation-jobs.ts';

/** Somebody else works on the job now, or it was called off: nothing more may be done of it here. */
export class JobLost extends Error {}

/** So long is the model asked at most for a job that has been called off. */
const LONGEST_UNAWARE_MS = 2_000;

/** Keeps the lease alive while `work` waits for the model; its signal tells that the lease is gone. */
export async function whileJobHeld<Result>(
  context: OperationContext,
  lease: JobLease,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const lost = new AbortController();
  const { leaseMs } = context.settings;
  const timer = setInterval(
    () => {
      context.store.translationJobs.renew(lease, leaseMs).then(
        (held) => {
          if (!held) lost.abort();
        },
        // A database that is away now is found to be so by the next step; the lease may still be ours when it is back.
        () => {},
      );
    },
    Math.min(leaseMs / 3, LONGEST_UNAWARE_MS),
  );
  try {
    return await work(lost.signal);
  } catch (failure) {
    throw lost.signal.aborted ? new JobLost('the lease of the translation is lost', { cause: failure }) : failure;
  } finally {
    clearInterval(timer);
  }
}

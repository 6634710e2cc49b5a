import type { OperationContext } from '#lib/operations/context.ts';
import type { Lease } from '#lib/store/release-queue.ts';

/** Somebody else carries the release out now, or it is to stop: nothing more may be done of it here. */
export class LeaseLost extends Error {}

/**
 * Keeps the lease alive while `work` waits for another system. Between the steps of the work it is asked by `stillHeld`,
 * which throws LeaseLost once the lease is gone.
 */
export async function whileHeld<Result>(
  context: OperationContext,
  lease: Lease,
  work: (stillHeld: () => void) => Promise<Result>,
): Promise<Result> {
  let held = true;
  const { leaseMs } = context.settings;
  const timer = setInterval(() => {
    context.store.releaseQueue.renew(lease, leaseMs).then(
      (renewed) => {
        held &&= renewed;
      },
      // A database that is away now is found to be so by the next step; the lease may still be ours when it is back.
      () => {},
    );
  }, leaseMs / 3);
  try {
    return await work(() => {
      if (!held) throw new LeaseLost('the lease of the release is lost');
    });
  } finally {
    clearInterval(timer);
  }
}

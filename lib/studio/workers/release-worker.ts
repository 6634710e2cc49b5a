import { DatabaseAway } from '#lib/errors/database-away.ts';
import { invokeAdmitted } from '#lib/operations/invoke.ts';
import { carryOutDue, ReleaseWaits } from '#lib/operations/release/carry-out/carry-out-due.operation.ts';
import { LeaseLost } from '#lib/operations/release/carry-out/lease.ts';
import type { ClaimedRelease } from '#lib/store/release-queue.ts';
import { inTheNameOf } from '#lib/studio/in-the-name-of.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { type Queue, type QueueWorker, startQueueWorker } from '#lib/studio/workers/queue-worker.ts';

/** Of as many articles at once; each waits mostly for the database or the publishing system. */
const AT_ONCE = 5;
/** Of those that are delivered to a publishing system elsewhere: one that answers nobody holds up no others. */
const DELIVERED_AT_ONCE = AT_ONCE - 1;
/** While those that are due wait for others to be delivered. */
const PAUSE_OF_TURN_SECONDS = 0.25;
/** How long it waits at most before it looks by itself. */
const LONGEST_PAUSE_MS = 2_000;

/**
 * Carries out the releases whose time or turn has come: schedules, those that waited for the publishing system, and those
 * that a process left when it died. Every instance runs one; the database says who takes which, and what the time is.
 */
export function startReleaseWorker({ machinery, store, log, onChange }: Kernel): QueueWorker {
  const { leaseMs } = machinery.settings;
  const carryOut = async (claimed: ClaimedRelease): Promise<void> => {
    const { id, hallare, tur, av, nu } = claimed;
    try {
      const call = { operation: carryOutDue, actor: inTheNameOf(av), korrelation: machinery.newId() };
      const input = { params: {}, query: {}, body: { id, hallare, tur } };
      await invokeAdmitted({ ...machinery, now: () => new Date(nu) }, { ...call, input });
    } catch (error) {
      // Either is recorded with the release, as far as there is anything to record.
      if (error instanceof LeaseLost || error instanceof ReleaseWaits) return;
      const message = error instanceof DatabaseAway ? 'the database went away during a release' : 'a release met with an unforeseen fault';
      log.error({ err: error, release: id }, `${message}; it is tried again`);
    }
  };

  let delivering = 0;
  const queue: Queue = {
    async claim() {
      const claimed = await store.releaseQueue.claim(machinery.newId(), leaseMs, delivering >= DELIVERED_AT_ONCE);
      if (claimed === undefined) return undefined;
      const delivered = claimed.levereras && machinery.cms.namn !== 'inbyggd' ? 1 : 0;
      delivering += delivered;
      return async () => {
        await carryOut(claimed);
        delivering -= delivered;
        worker.wake();
      };
    },
    async secondsToNext() {
      const seconds = await store.releaseQueue.secondsToNext();
      return seconds === null || delivering < DELIVERED_AT_ONCE ? seconds : Math.max(seconds, PAUSE_OF_TURN_SECONDS);
    },
  };
  const worker = startQueueWorker(queue, {
    atOnce: AT_ONCE,
    longestPauseMs: LONGEST_PAUSE_MS,
    onAway: (error) => log.error({ err: error }, 'the releases that wait could not be read; trying again'),
  });
  onChange((announced) => {
    if (announced === 'releaser') worker.wake();
  });
  return worker;
}

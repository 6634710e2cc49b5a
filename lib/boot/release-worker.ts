import type { Kernel } from '#lib/boot/kernel.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import { invokeAdmitted } from '#lib/operations/invoke.ts';
import { carryOutDue, ReleaseWaits } from '#lib/operations/release/carry-out-due.ts';
import { LeaseLost } from '#lib/operations/release/lease.ts';
import { DatabaseAway } from '#lib/store/database.ts';
import type { ClaimedRelease } from '#lib/store/release-queue.ts';

/** Of as many articles at once; each waits mostly for the database or the publishing system. */
const AT_ONCE = 5;
/** Of those that are delivered to a publishing system elsewhere: one that answers nobody holds up no others. */
const DELIVERED_AT_ONCE = AT_ONCE - 1;
/** How long it waits at most before it looks by itself. */
const LONGEST_PAUSE_MS = 2_000;
const SHORTEST_PAUSE_MS = 50;
/** While those that are due wait for others to be delivered. */
const PAUSE_OF_TURN_MS = 250;

export interface ReleaseWorker {
  /** What is being carried out is finished first. */
  stop(): Promise<void>;
}

/**
 * Carries out the releases whose time or turn has come: schedules, those that waited for the publishing system, and those
 * that a process left when it died. Every instance runs one; the database says who takes which, and what the time is.
 */
export function startReleaseWorker({ machinery, store, log, onChange }: Kernel): ReleaseWorker {
  const { leaseMs } = machinery.settings;
  let stopped = false;
  let away = false;
  let delivering = 0;
  let wake = () => {};
  const active = new Set<Promise<void>>();

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

  /** Begins what is due next. Returns how long to wait before looking again. */
  const begin = async (): Promise<number> => {
    try {
      const full = delivering >= DELIVERED_AT_ONCE;
      const claimed = await store.releaseQueue.claim(machinery.newId(), leaseMs, full);
      away = false;
      if (claimed !== undefined) {
        const delivered = claimed.levereras && machinery.cms.namn !== 'inbyggd' ? 1 : 0;
        delivering += delivered;
        const done: Promise<void> = carryOut(claimed).finally(() => {
          active.delete(done);
          delivering -= delivered;
          wake();
        });
        active.add(done);
        return 0;
      }
      if (full) return PAUSE_OF_TURN_MS;
      const seconds = await store.releaseQueue.secondsToNext();
      return seconds === null ? LONGEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, seconds * 1000));
    } catch (error) {
      if (!away) log.error({ err: error }, 'the releases that wait could not be read; trying again');
      away = true;
      return LONGEST_PAUSE_MS;
    }
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async () => {
    while (!stopped) {
      if (active.size >= AT_ONCE) await Promise.race(active);
      else {
        const ms = await begin();
        if (ms > 0 && !stopped) await pause(ms);
      }
    }
    await Promise.all(active);
  };
  const working = work();
  onChange((announced) => {
    if (announced === 'releaser') wake();
  });

  return {
    async stop() {
      stopped = true;
      wake();
      await working;
    },
  };
}

/** Only who it is, for the log: what the person may do is looked up anew when the release is carried out. */
function inTheNameOf({ typ, id, namn }: Author): Actor {
  const nothing = { sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false };
  return { typ: typ === 'system' ? 'person' : typ, id, namn, roll: 'lasare', ...nothing };
}

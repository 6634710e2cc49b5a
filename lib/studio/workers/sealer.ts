import type { Kernel } from '#lib/studio/kernel.ts';

/** Whoever follows the newsroom is told of what has been sealed (docs/decisions/events.md), and that within a second. */
const PAUSE_MS = 500;
/** Between full batches, so that a long queue leaves the database to others in between. */
const SHORT_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 30_000;
/** Of articles of 25 kB a seal is over some 12 MB then, which the database hashes in a tenth of a second. */
const MOST_ROWS = 500;

type Sealing = Pick<Kernel, 'machinery' | 'log' | 'now'>;

/**
 * Seals what has been written, behind the writes: docs/decisions/tamper-evidence.md. Every instance runs one, and the
 * database lets one seal at a time. It looks for what has no seal rather than being told, so that a crash forgets nothing.
 */
export function startSealer({ machinery, log, now }: Sealing): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let failures = 0;

  const round = async () => {
    let pause = PAUSE_MS;
    try {
      // What could not be sealed may have been too much at once.
      const most = Math.max(1, MOST_ROWS >> Math.min(failures, 9));
      const sealed = await machinery.database.transaction((unit) => machinery.storeOn(unit).seals.sealNext(now().toISOString(), most));
      if (sealed === most) pause = SHORT_PAUSE_MS;
      failures = 0;
    } catch (error) {
      if (failures === 0) log.error({ err: error }, 'what was written could not be sealed; trying again');
      failures += 1;
      pause = Math.min(LONGEST_PAUSE_MS, PAUSE_MS * 2 ** failures);
    }
    if (!stopped) timer = setTimeout(next, pause);
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

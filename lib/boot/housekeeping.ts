import type { Logger } from 'pino';
import type { Store } from '#lib/store/store.ts';

const EVERY_MS = 6 * 60 * 60_000;

/** Removes, at start and four times a day, what is kept for a time only: idempotent answers after seven days. */
export function startHousekeeping(store: Store, log: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = store.idempotency.purge().catch((error: unknown) => log.error({ err: error }, 'old idempotent answers were not removed'));
  };
  sweep();
  const timer = setInterval(sweep, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

import type { Kernel } from '#lib/studio/kernel.ts';

const EVERY_MS = 6 * 60 * 60_000;

/** Removes, at start and four times a day, what is kept for a time only: idempotent answers for seven days, letters for three months, tokens and logins until they expire. */
export function startHousekeeping({ upkeep: store, log, machinery }: Kernel): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    const now = new Date().toISOString();
    const purges = [
      ...[store.idempotency.purge(), store.outbox.purge(), store.oauthConnections.purge(now)],
      ...[store.sessions.purge(now, machinery.settings.sessionIdleMs), store.passkeys.purge(now)],
    ];
    running = Promise.all(purges).then(
      () => {},
      (error: unknown) => log.error({ err: error }, 'what is old was not removed'),
    );
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

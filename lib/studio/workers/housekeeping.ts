import type { Logger } from 'pino';
import { faultEntry } from '#lib/errors/fault.ts';
import { LOGIN_LIMIT } from '#lib/operations/failed-logins.ts';
import { CALL_WINDOW_MS } from '#lib/operations/rate-limits.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

const EVERY_MS = 6 * 60 * 60_000;
/** What strangers can make rows of is removed as soon as it is over: there are never more than they can make in twice its time. */
const OFTEN_MS = LOGIN_LIMIT.windowMs;

/** Longer than anybody is told of as now. */
const READ_NOW_MS = 60 * 60_000;

/**
 * Removes what is kept for a time only, at start and four times a day: idempotent answers for seven days, letters for three months,
 * lines of inboxes that were read and what was sent to webhooks for one,
 * ideas for two, tokens and logins until they expire; every quarter of an hour failed logins of more than that, calls of more than a minute and readings of more than an hour ago. Ends the orders that nobody
 * confirmed in time.
 */
export function startHousekeeping({ upkeep: store, log, machinery }: Kernel): { stop(): Promise<void> } {
  const sweeps = [
    sweepEvery(EVERY_MS, log, (now) => [
      ...[store.idempotency.purge(), store.outbox.purge(), store.oauthConnections.purge(now.toISOString())],
      ...[store.sessions.purge(now.toISOString(), machinery.settings.sessionIdleMs), store.passkeys.purge(now.toISOString())],
      ...[store.passwordLinks.purge(now.toISOString()), store.inbox.purge(), store.webhooks.purge()],
      store.ideas.purge().then(() => store.feedWatches.purge()),
    ]),
    sweepEvery(OFTEN_MS, log, (now) => [
      store.loginTries.purge(before(now, LOGIN_LIMIT.windowMs)),
      store.countedCalls.purge(before(now, CALL_WINDOW_MS)),
      store.pageViews.purge(before(now, READ_NOW_MS)),
      store.releaseRequests.endOverdue([faultEntry('order_forfallen')], { handelse: 'ordern bekräftades inte i tid' }),
    ]),
  ];
  return {
    async stop() {
      await Promise.all(sweeps.map((sweep) => sweep.stop()));
    },
  };
}

function sweepEvery(ms: number, log: Logger, purge: (now: Date) => Promise<void>[]): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = () => {
    running = Promise.all(purge(new Date())).then(
      () => {},
      (error: unknown) => log.error({ err: error }, 'what is old was not removed'),
    );
  };
  sweep();
  const timer = setInterval(sweep, ms);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}

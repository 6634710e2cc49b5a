import type { Logger } from 'pino';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { CALL_WINDOW_MS, RateLimits } from '#lib/operations/rate-limits.ts';
import type { CountedCalls } from '#lib/store/counted-calls.ts';
import type { OtherInstances } from '#lib/studio/other-instances.ts';

interface Parts {
  now(): Date;
  others: OtherInstances;
  log: Pick<Logger, 'error'>;
}

/** The limits of all instances that share a database (docs/decisions/shared-limits.md). Where this one is alone the database is asked nothing. */
export function rateLimitsOf(counted: CountedCalls, { now, others, log }: Parts): RateLimits {
  const limits = new RateLimits(() => now().getTime(), {
    isShared: () => others.mayBe,
    async add(counts) {
      const told = counts.map(({ startedAt, ...count }) => ({ ...count, borjad: new Date(startedAt).toISOString() }));
      try {
        const all = await counted.add(told, CALL_WINDOW_MS);
        return all.map(({ borjad, ...count }) => ({ ...count, startedAt: Date.parse(borjad) }));
      } catch (error) {
        // That it is away is told by whatever else is asked of it.
        if (!(error instanceof DatabaseAway)) log.error({ err: error }, 'calls could not be counted together with other instances');
        throw error;
      }
    },
  });
  others.onMet(() => limits.tell());
  return limits;
}

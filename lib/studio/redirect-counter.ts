import type { Logger } from 'pino';
import type { Redirects, RedirectUse } from '#lib/store/redirects.ts';
import { minuteClock } from '#lib/studio/minute-clock.ts';
import { WrittenBehind } from '#lib/studio/written-behind.ts';

interface CounterParts {
  add: Redirects['addUse'];
  now(): Date;
  log: Pick<Logger, 'error'>;
}

/** Counts how often readers come by old addresses, and writes it once a second: how often and on which day last, and nothing of the reader. */
export class RedirectCounter {
  private readonly minute: () => string;
  private readonly counted: WrittenBehind<RedirectUse>;

  constructor({ add, now, log }: CounterParts) {
    this.minute = minuteClock(now);
    this.counted = new WrittenBehind({
      key: ({ id }) => id,
      add(there, { antal, dag }) {
        there.antal += antal;
        there.dag = dag;
      },
      write: (uses) => add(uses),
      failed: 'how often readers have come by old addresses could not be written; trying again',
      log,
    });
  }

  followed(id: string): void {
    this.counted.count({ id, antal: 1, dag: this.minute().slice(0, 10) });
  }

  /** Settled when all that has been counted is written, or cannot be. */
  stop(): Promise<void> {
    return this.counted.stop();
  }
}

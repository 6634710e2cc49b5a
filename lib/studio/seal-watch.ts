import type { Logger } from 'pino';

/** As often as something is sealed. */
const LOOKED_MS = 400;

interface Parts {
  /** The number of the last seal. */
  last(): Promise<string | undefined>;
  log: Pick<Logger, 'warn'>;
}

/** Tells whoever waits for it that something more has been sealed: one look at the database for all of them, and none where nobody waits. */
export class SealWatch {
  private readonly parts: Parts;
  private waiting = new Set<() => void>();
  private seen: string | undefined;
  private turns = 0;
  private looking: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** How often more has been seen: to be taken before one reads what there is, and handed to `more`. */
  get turn(): number {
    return this.turns;
  }

  /**
   * Settled when something has been sealed since that turn (true), after `mostMs` or when `signal` is aborted (false). It is never rejected:
   * what cannot be seen may be there.
   */
  async more(since: number, mostMs: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || since !== this.turns) return !signal.aborted;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const found = () => resolve(true);
    const end = () => resolve(false);
    const timer = setTimeout(end, mostMs);
    signal.addEventListener('abort', end);
    this.waiting.add(found);
    this.looking ??= setTimeout(() => void this.look(), LOOKED_MS);
    const isMore = await promise;
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    this.waiting.delete(found);
    return isMore;
  }

  private async look(): Promise<void> {
    try {
      const last = await this.parts.last();
      if (last !== this.seen) this.tell();
      this.seen = last;
    } catch (error) {
      // Whoever waits asks, and is told then that the database is away.
      this.parts.log.warn({ err: error }, 'it could not be seen whether something has been sealed');
      this.tell();
    }
    this.looking = this.waiting.size === 0 ? undefined : setTimeout(() => void this.look(), LOOKED_MS);
  }

  private tell(): void {
    this.turns += 1;
    const told = this.waiting;
    this.waiting = new Set();
    for (const resolve of told) resolve();
  }
}

import type { Logger } from 'pino';
import { mustDoFirst } from '#lib/access/rights.ts';
import type { Callers } from '#lib/callers/callers.ts';
import { HEARTBEAT, HEARTBEAT_MS, type StaffNews } from '#lib/contract/staff-news.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault } from '#lib/errors/fault.ts';

/** What waits for a reader who does not take it: more, and the stream is ended; whoever comes back is told that anything may have changed. */
const MOST_WAITING = 64 * 1024;
/** Of one login, as windows of a browser that cannot share one: the oldest is ended for a newer. */
const MOST_OF_ONE = 12;
/** While a change of accounts elsewhere cannot be heard, every login is looked up so often. */
const LOOKED_UP_MS = 900;
/** A login may also end by itself. */
const LOOKED_UP_ANYWAY_BEATS = 4;

const bytesOf = new TextEncoder();
const FIRST: StaffNews = { om: 'allt' };

/** What of somebody's news has not been taken yet, ready to be written; read by one. */
export interface StaffStream {
  /** Ends when the stream has been ended. */
  readonly parts: AsyncIterable<Uint8Array>;
  /** Aborted when it is ended and its reader has not taken what was written: nothing of that is waited for. */
  readonly cut: AbortSignal;
  /** Nobody reads it any more. */
  end(): void;
}

/**
 * The streams that browsers of the newsroom listen to at this instance. Each is its login's: it is looked up again whenever an account changes,
 * and ended with it. A reader who is slow costs no more than what may wait for it.
 */
export class StaffStreams {
  private readonly open = new Set<Stream>();
  private readonly bySession: Callers['bySession'];
  private readonly log: Pick<Logger, 'error'>;
  private readonly beating: NodeJS.Timeout;
  private looking: NodeJS.Timeout | undefined;
  private beats = 0;
  private ended = false;

  constructor(bySession: Callers['bySession'], log: Pick<Logger, 'error'>) {
    this.bySession = bySession;
    this.log = log;
    this.beating = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.beating.unref();
  }

  /** How many listen. */
  get size(): number {
    return this.open.size;
  }

  /** A stream of a login that has just been found to be good; the first that it tells is that anything may have changed. */
  listen(session: string, person: string): StaffStream {
    const own = [...this.open].filter((stream) => stream.session === session);
    if (own.length >= MOST_OF_ONE) own[0]?.end();
    const stream = new Stream({ session, person }, () => this.open.delete(stream));
    this.open.add(stream);
    stream.tell(JSON.stringify(FIRST));
    if (this.ended) stream.end();
    // An account may have changed since the login was looked up.
    void this.lookUp([stream]);
    return stream;
  }

  tell(news: StaffNews): void {
    if (this.open.size === 0) return;
    const { till, ...told } = news;
    const json = JSON.stringify(told);
    for (const stream of this.open) if (till === undefined || till.includes(stream.person)) stream.tell(json);
  }

  /** Some account has changed: whoever has no login any more hears nothing more. */
  accountsChanged(): void {
    void this.lookUp(this.open);
  }

  setHearing(hears: boolean): void {
    clearInterval(this.looking);
    this.looking = hears ? undefined : setInterval(() => this.accountsChanged(), LOOKED_UP_MS).unref();
  }

  /** Ends every stream, and those that are still asked for. */
  end(): void {
    this.ended = true;
    clearInterval(this.beating);
    clearInterval(this.looking);
    for (const stream of this.open) stream.end();
  }

  private beat(): void {
    this.beats += 1;
    const json = JSON.stringify(HEARTBEAT);
    for (const stream of this.open) stream.beat(json);
    if (this.beats % LOOKED_UP_ANYWAY_BEATS === 0) this.accountsChanged();
  }

  private async lookUp(streams: Iterable<Stream>): Promise<void> {
    const bySession = Map.groupBy(streams, ({ session }) => session);
    await Promise.all([...bySession].map(([session, own]) => this.lookUpOne(session, own)));
  }

  private async lookUpOne(session: string, own: readonly Stream[]): Promise<void> {
    try {
      if (mustDoFirst(await this.bySession(session)) === undefined) return;
    } catch (error) {
      // Nor is it known to be good while the database is away: the browser asks again.
      if (!(error instanceof Fault || error instanceof DatabaseAway)) this.log.error({ err: error }, 'a login could not be looked up');
    }
    for (const stream of own) stream.end();
  }
}

class Stream implements StaffStream {
  readonly session: string;
  readonly person: string;
  readonly parts: AsyncIterable<Uint8Array>;
  private readonly onEnd: () => void;
  private readonly cutting = new AbortController();
  private waiting: string[] = [];
  private length = 0;
  private isOver = false;
  private isRead = true;
  private wake: (() => void) | undefined;

  constructor({ session, person }: { session: string; person: string }, onEnd: () => void) {
    this.session = session;
    this.person = person;
    this.onEnd = onEnd;
    this.parts = {
      [Symbol.asyncIterator]: () => ({
        next: () => this.next(),
        return: async () => {
          this.end();
          return { done: true, value: undefined };
        },
      }),
    };
  }

  get cut(): AbortSignal {
    return this.cutting.signal;
  }

  /** What waits already is not told twice. */
  tell(json: string): void {
    if (this.isOver || this.waiting.includes(json)) return;
    this.waiting.push(json);
    this.length += json.length;
    if (this.length > MOST_WAITING) this.end();
    else this.wake?.();
  }

  /** One who has taken nothing between two beats is not waited for any longer. */
  beat(json: string): void {
    if (this.waiting.length > 0 && !this.isRead) this.end();
    this.isRead = false;
    this.tell(json);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    const isAwaited = this.wake !== undefined;
    this.waiting = [];
    this.wake?.();
    this.onEnd();
    // Whoever waits for the next part is told that there is none, and ends by itself.
    if (!isAwaited) this.cutting.abort();
  }

  private async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.isRead = true;
    if (this.waiting.length === 0 && !this.isOver) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
      this.wake = undefined;
    }
    if (this.isOver) return { done: true, value: undefined };
    const told = this.waiting.map((json) => `data: ${json}\n\n`).join('');
    this.waiting = [];
    this.length = 0;
    return { done: false, value: bytesOf.encode(told) };
  }
}

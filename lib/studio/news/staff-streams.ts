import type { Logger } from 'pino';
import { mustDoFirst } from '#lib/access/rights.ts';
import type { Callers } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { HEARTBEAT, HEARTBEAT_MS, type StaffNews } from '#lib/contract/staff-news.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault } from '#lib/errors/fault.ts';
import { EventStream } from '#lib/http/event-stream.ts';

/** Of one login, as windows of a browser that cannot share one: the oldest is ended for a newer. */
const MOST_OF_ONE = 12;
/** While a change of accounts elsewhere cannot be heard, every login is looked up so often. */
const LOOKED_UP_MS = 900;
/** A login may also end by itself. */
const LOOKED_UP_ANYWAY_BEATS = 4;

/** What is kept of who knows of which article. */
interface KnownArticles {
  readonly upToDate: Promise<void> | undefined;
  isKnownTo(actor: Actor, article: string): boolean;
}

const FIRST: StaffNews = { om: 'allt' };

/**
 * The streams that browsers of the newsroom listen to at this instance. Each is its login's: it is looked up again whenever an account changes,
 * and ended with it. Of an article it tells whoever knows of it. A reader who is slow costs no more than what may wait for it.
 */
export class StaffStreams {
  private readonly open = new Set<Stream>();
  private readonly bySession: Callers['bySession'];
  private readonly articles: KnownArticles;
  private readonly log: Pick<Logger, 'error'>;
  private readonly beating: NodeJS.Timeout;
  private looking: NodeJS.Timeout | undefined;
  private beats = 0;
  private ended = false;

  constructor(bySession: Callers['bySession'], articles: KnownArticles, log: Pick<Logger, 'error'>) {
    this.bySession = bySession;
    this.articles = articles;
    this.log = log;
    this.beating = setInterval(() => this.beat(), HEARTBEAT_MS);
    this.beating.unref();
  }

  /** How many listen. */
  get size(): number {
    return this.open.size;
  }

  /** A stream of a login that has just been found to be good; the first that it tells is that anything may have changed. */
  listen(session: string, person: Actor): EventStream {
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
    const { upToDate } = this.articles;
    if (news.innehall === undefined || upToDate === undefined) this.tellNow(news);
    // Who knows of it is being read at this moment, and may be read anew by then.
    else void upToDate.then(() => this.tell(news));
  }

  private tellNow({ till, ...told }: StaffNews): void {
    const json = JSON.stringify(told);
    const { innehall } = told;
    for (const stream of this.open) {
      const isFor = till === undefined || till.includes(stream.person.id);
      if (isFor && (innehall === undefined || this.articles.isKnownTo(stream.person, innehall))) stream.tell(json);
    }
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
      const person = await this.bySession(session);
      for (const stream of own) stream.person = person;
      if (mustDoFirst(person) === undefined) return;
    } catch (error) {
      // Nor is it known to be good while the database is away: the browser asks again.
      if (!(error instanceof Fault || error instanceof DatabaseAway)) this.log.error({ err: error }, 'a login could not be looked up');
    }
    for (const stream of own) stream.end();
  }
}

/** One of a login. */
class Stream extends EventStream {
  readonly session: string;
  /** As they were when they were looked up last. */
  person: Actor;

  constructor({ session, person }: { session: string; person: Actor }, onEnd: () => void) {
    super(onEnd);
    this.session = session;
    this.person = person;
  }
}

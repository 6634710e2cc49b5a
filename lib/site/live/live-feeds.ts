import type { Logger } from 'pino';
import { liveFeedPath } from '#lib/content/live-feed-path.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { feedJson, type LiveFeedParts } from '#lib/render/live-feed.tsx';
import { type Changes, FeedChanges } from '#lib/site/live/feed-changes.ts';
import type { LiveSource } from '#lib/site/live/live-source.ts';
import { makeReady, type ReadyBody, type ReadyPage } from '#lib/site/ready-page.ts';
import type { PublicReport } from '#lib/store/readers/public-reports.ts';

/** Readers' pages of other sites ask too, a WordPress one for instance; nothing of it is anybody's own. */
export const FEED_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};
const CACHE = { 'Cache-Control': 'public, max-age=20' };

/** How often it is asked what is public of what is kept, while changes are not heard or one of them could not be answered. */
const CHECK_MS = 5_000;
/** How old that knowledge may be when something unknown is asked for and changes cannot be heard. */
const TRUSTED_MS = 1_000;
/** When an answer of the database is no longer waited for: it is asked again before long. */
const PATIENCE_MS = 10_000;
/** How long it is waited for by a reader who can be given what was public last, and how long the next ones wait for nothing then. */
const READERS_PATIENCE_MS = 1_000;
const AWAY_MS = 2_000;
/** Far more than are read at any one time: what was asked for longest ago is let go of first, and made again when somebody asks. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FEEDS = 1_000;
/** Of so many it is remembered that they are no report: those who follow what was taken down go on asking. */
const MOST_ABSENT = 1_000;

/** How many of the answers to what came after an entry are kept of a feed: those who follow it have one of its latest. */
const MOST_SINCE = 20;

interface Feed {
  key: string;
  report: PublicReport;
  /** What of the report `ready` shows; readers are given it until the next is made. */
  shown?: string;
  ready?: ReadyPage;
  /** What `ready` is made of, and what has happened in it. */
  delar?: LiveFeedParts;
  andringar?: FeedChanges;
  /** What has been asked for of what came after an entry, by its id, for as long as `ready` is what readers are given. */
  sedan: Map<string, Promise<ReadyPage>>;
  making?: Promise<void>;
}

interface Parts {
  source: LiveSource;
  /** Told of each report that says something else than it did, or is gone. */
  changed?(report: PublicReport): void;
  log: Pick<Logger, 'error'>;
}

/**
 * The live reports that are being followed, ready to be sent: made when somebody has published one or asks for it, anew when its public
 * revision changes, and held in memory, so that the next readers wait for nothing. Instances hear of each other's changes, and ask the database
 * nothing while they do (docs/decisions/heartbeat.md); what was not heard is found when hearing begins, every few seconds until then, and
 * before anybody is answered. With the database away the last published state goes on being served.
 */
export class LiveFeeds {
  private readonly parts: Parts;
  /** In the order in which they were asked for, or published, last. */
  private readonly feeds = new Map<string, Feed>();
  /** By the addresses that pages ask for. */
  private readonly byAddress = new Map<string, Feed>();
  /** Articles of which no report is public, until one of them changes. */
  private readonly absent = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  /** Questions of what is public are asked one after the other, so that no older answer comes after a newer one. */
  private line: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Map<string | undefined, Promise<void>>();
  private hearing = false;
  private checkedAt = Number.NEGATIVE_INFINITY;
  /** Whether something was heard, or looked for, and could not be answered. */
  private missed = false;
  /** Until when what was public last is good enough. */
  private awayUntil = Number.NEGATIVE_INFINITY;
  private failing = false;
  private closed = false;
  private bytes = 0;

  constructor(parts: Parts) {
    this.parts = parts;
    this.timer = setInterval(() => {
      if (!this.hearing || this.missed) this.changed(undefined);
    }, CHECK_MS);
    this.timer.unref();
  }

  /** What is ready, and known to be so, under an address, exactly as readers' pages write it. */
  at(address: string): ReadyPage | undefined {
    const feed = this.isCurrent() ? this.byAddress.get(address) : undefined;
    if (feed !== undefined) this.touch(feed);
    return feed?.ready;
  }

  /**
   * The feed of a report or, when `efter` is the id of an entry of which it is known, what is newer or was changed since that entry came;
   * `undefined` when there is no such report. What has just been published is there: a question that is underway
   * is waited for; what is neither kept nor known to be no report is asked for. Throws when it cannot be known, because the database is away.
   */
  async of(innehall: string, sprak: string, efter?: string): Promise<ReadyPage | undefined> {
    const key = keyOf({ innehall, sprak });
    if (this.feeds.has(key)) {
      if (!this.isCurrent()) await this.bringUpToDateSoon();
    } else if (!this.hearing || !this.absent.has(innehall)) {
      await this.ask(innehall);
    }
    const feed = this.feeds.get(key);
    if (feed === undefined) return undefined;
    this.touch(feed);
    if (feed.ready === undefined) await this.make(key, feed);
    return (efter === undefined ? undefined : await since(feed, efter)) ?? feed.ready;
  }

  /** Something public has changed: the article with that id, or nobody knows what. */
  changed(id: string | undefined): void {
    if (this.closed) return;
    if (id !== undefined) this.absent.delete(id);
    else {
      this.absent.clear();
      this.missed = false;
    }
    this.inBackground(this.ask(id).then(() => this.bringUpToDate(id)));
  }

  /** Whether changes that other instances make are being heard. What happened while they were not is looked for at once. */
  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    if (hearing) this.changed(undefined);
  }

  /** Asks nothing any more, once what is underway has been answered. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    await this.line;
    // Why one of them cannot be made is told where it is made.
    await Promise.allSettled([...this.feeds.values()].map(({ making }) => making));
  }

  private isCurrent(): boolean {
    return this.checkedAt > Number.NEGATIVE_INFINITY && (this.hearing || performance.now() - this.checkedAt < TRUSTED_MS);
  }

  /** Finds what was not heard; what is known already stands when the database does not answer soon. */
  private async bringUpToDateSoon(): Promise<void> {
    if (performance.now() < this.awayUntil) return;
    const work = this.ask(undefined).then(() => this.bringUpToDate(undefined));
    try {
      await soon(work, READERS_PATIENCE_MS);
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
      this.awayUntil = performance.now() + AWAY_MS;
    }
  }

  private inBackground(work: Promise<void>): void {
    work.then(
      () => {
        this.failing = false;
      },
      (error: unknown) => {
        this.missed = true;
        if (!this.failing) this.parts.log.error({ err: error }, 'a live feed was not brought up to date; trying again');
        this.failing = true;
      },
    );
  }

  /** Asks which revisions of the article are public, or of all that are kept; who asks while the same question waits gets its answer. */
  private ask(innehall: string | undefined): Promise<void> {
    const known = this.waiting.get(innehall);
    if (known !== undefined) return known;
    const asked = this.line.then(() => {
      this.waiting.delete(innehall);
      return this.askNow(innehall);
    });
    this.waiting.set(innehall, asked);
    // Whoever asked is told; the next question is asked all the same.
    this.line = asked.catch(() => {});
    return asked;
  }

  private async askNow(innehall: string | undefined): Promise<void> {
    const { source } = this.parts;
    const began = performance.now();
    const ids = innehall === undefined ? [...new Set([...this.feeds.values()].map(({ report }) => report.innehall))] : [innehall];
    const reports = ids.length === 0 ? [] : await soon(source.publicOf(ids));
    const there = new Set(reports.map(keyOf));
    for (const [key, { report }] of this.feeds) {
      if ((innehall !== undefined && report.innehall !== innehall) || there.has(key)) continue;
      this.forget(key);
      this.parts.changed?.(report);
    }
    for (const report of reports) {
      const feed = this.feeds.get(keyOf(report));
      if (feed !== undefined) feed.report = report;
      else this.feeds.set(keyOf(report), { key: keyOf(report), report, sedan: new Map() });
    }
    if (innehall === undefined) this.checkedAt = began;
    else if (reports.length === 0) this.noteAbsent(innehall);
  }

  /** Remembers that no report is public of it, unless it, or nobody knows what, has changed since that was asked. */
  private noteAbsent(innehall: string): void {
    if (this.waiting.has(innehall) || this.waiting.has(undefined)) return;
    this.absent.add(innehall);
    for (const oldest of this.absent) {
      if (this.absent.size <= MOST_ABSENT) return;
      this.absent.delete(oldest);
    }
  }

  /** Makes what has changed: what somebody has just written, or what is kept since it may be followed. */
  private async bringUpToDate(innehall: string | undefined): Promise<void> {
    const behind = [...this.feeds].filter(
      ([, { report, ready, shown }]) =>
        shown !== report.publicering && (innehall === undefined ? ready !== undefined : report.innehall === innehall),
    );
    await Promise.all(behind.map(([key, feed]) => this.make(key, feed)));
  }

  /** Makes a feed until it shows the revision that is public, however many came meanwhile. */
  private make(key: string, feed: Feed): Promise<void> {
    feed.making ??= this.makeNow(key, feed).finally(() => {
      delete feed.making;
    });
    return feed.making;
  }

  private async makeNow(key: string, feed: Feed): Promise<void> {
    while (!this.closed && this.feeds.get(key) === feed && feed.shown !== feed.report.publicering) {
      const { report } = feed;
      const delar = await soon(this.parts.source.feed(report));
      if (delar === undefined) return this.forget(key);
      const ready = await readyFeed(delar);
      if (this.feeds.get(key) !== feed) return;
      // Its pieces are kept beside it.
      this.show(feed, report, { ...ready, bytes: ready.bytes + ready.bodies.identity.body.length });
      follow(feed, delar);
      this.parts.changed?.(report);
    }
  }

  private show(feed: Feed, report: PublicReport, ready: ReadyPage): void {
    this.bytes += ready.bytes - (feed.ready?.bytes ?? 0);
    feed.ready = ready;
    feed.shown = report.publicering;
    for (const address of addressesOf(report)) this.byAddress.set(address, feed);
    this.touch(feed);
    for (const [key, other] of this.feeds) {
      if (this.bytes <= MOST_BYTES && this.feeds.size <= MOST_FEEDS) return;
      // Who waits for one that is being made is given it.
      if (other !== feed && other.making === undefined) this.forget(key);
    }
  }

  /** Puts it last, as with the pages: the first is let go of first. */
  private touch(feed: Feed): void {
    this.feeds.delete(feed.key);
    this.feeds.set(feed.key, feed);
  }

  private forget(key: string): void {
    const feed = this.feeds.get(key);
    if (feed === undefined) return;
    this.bytes -= feed.ready?.bytes ?? 0;
    for (const address of addressesOf(feed.report)) this.byAddress.delete(address);
    this.feeds.delete(key);
  }
}

function keyOf({ innehall, sprak }: { innehall: string; sprak: string }): string {
  return `${innehall} ${sprak}`;
}

function addressesOf({ innehall, sprak }: PublicReport): string[] {
  const address = liveFeedPath(innehall, sprak);
  return sprak === 'sv' ? [address, `${address}?sprak=sv`] : [address];
}

/** Takes up the next state of a feed, in the turn in which it is shown. */
function follow(feed: Feed, delar: LiveFeedParts): void {
  feed.andringar ??= new FeedChanges();
  feed.andringar.note(delar.inlagg);
  feed.delar = delar;
  feed.sedan.clear();
}

/** What came after that entry, made once for all who have it; `undefined` when it is not known. */
function since({ andringar, delar, sedan }: Feed, efter: string): Promise<ReadyPage> | undefined {
  const known = sedan.get(efter);
  if (known !== undefined) return known;
  const changes = andringar?.since(efter);
  if (changes === undefined || delar === undefined) return undefined;
  const made = readyFeed(partsSince(delar, efter, changes));
  if (sedan.size >= MOST_SINCE) sedan.clear();
  sedan.set(efter, made);
  return made;
}

/** Says of itself that it is not all there is, and what of that is gone. */
function partsSince({ huvud, inlagg }: LiveFeedParts, efter: string, { andrade, borta }: Changes): LiveFeedParts {
  const more = JSON.stringify({ efter, borta });
  return { huvud: `${huvud.slice(0, -1)},${more.slice(1)}`, inlagg: inlagg.filter(({ id }) => andrade.has(id)) };
}

async function readyFeed(delar: LiveFeedParts): Promise<ReadyPage> {
  const headers = { ...CACHE, ...FEED_HEADERS };
  return withShortUnchanged(await makeReady({ status: 200, headers, body: feedJson(delar), kept: 'till-andring' }));
}

/** What says nothing of content that is not sent; each header costs as much as all else that is done for such an answer. */
function withShortUnchanged(page: ReadyPage): ReadyPage {
  const short = (body: ReadyBody): ReadyBody => {
    const at = body.unchanged.indexOf('X-Content-Type-Options');
    return at === -1 ? body : { ...body, unchanged: body.unchanged.toSpliced(at, 2) };
  };
  const { br, gzip, identity } = page.bodies;
  return { ...page, bodies: { br: short(br), gzip: short(gzip), identity: short(identity) } };
}

/** The same, or a failure when it takes too long: a connection may be gone without either end having heard of it. */
async function soon<Result>(work: Promise<Result>, patienceMs = PATIENCE_MS): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway('databasen svarar inte')), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

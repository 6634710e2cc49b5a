import { Store } from '#components/editor/session/store.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import type { LiveReport, ReportEntry } from '#components/studio/live/live-entry.ts';
import { inReadersOrder } from '#components/studio/live/report-rows.ts';
import type { LiveAnswer } from '#components/studio/live/send-write.ts';
import { saysTheSame } from '#lib/blocks/liveinlagg/entries.ts';
import { liveFeedPath } from '#lib/content/live-feed-path.ts';
import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface ReportState {
  report: LiveReport | undefined;
  /** Why it could not be looked at last; it is looked at again by itself. */
  failure: Failure | undefined;
  /** Entries that somebody else has written since the desk was opened. */
  others: ReadonlySet<string>;
}

interface Desk {
  id: string;
  sprak: Language;
  /** Who sits at it. */
  jag: Author;
}

type Answered = NonNullable<LiveAnswer['inlagg']>;

const LOOK_MS = 4_000;
const LONGEST_WAIT_MS = 30_000;
/** What the readers' feed does not tell of, such as a draft that somebody saved, is seen at the latest after so many looks. */
const LOOKS_BETWEEN_WHOLE = 15;

/**
 * One language version of a report as it is now, kept current while it is looked at. Whether anything is new is asked of the
 * readers' feed, which answers from memory; only then is the report itself fetched.
 */
export class ReportFeed {
  readonly store: Store<ReportState>;
  private readonly desk: Desk;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLooking = false;
  private isStopped = true;
  private failures = 0;
  private looks = 0;
  private tag: string | null = null;
  /** How much later it is at the service than here, in milliseconds. */
  private ahead = 0;
  /** The number of the newest revision that was made from this desk. */
  private ownRevision = 0;

  constructor(desk: Desk, report: LiveReport | undefined) {
    this.desk = desk;
    this.store = new Store<ReportState>({ report, failure: undefined, others: new Set() });
  }

  start(): () => void {
    this.isStopped = false;
    const resume = () => void this.look();
    document.addEventListener('visibilitychange', resume);
    window.addEventListener('online', resume);
    void this.look();
    return () => {
      this.isStopped = true;
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', resume);
      window.removeEventListener('online', resume);
    };
  }

  /** The present moment by the clock of the service: a phone may go wrong, and readers see the time. */
  now(): string {
    return new Date(Date.now() + this.ahead).toISOString();
  }

  /** Looks at once, whatever the feed says. */
  refresh(): void {
    this.tag = null;
    void this.look();
  }

  /** What the service answered to a write from this desk. */
  take(answer: LiveAnswer, changed: string | undefined): void {
    const { report } = this.store.get();
    this.ownRevision = Math.max(this.ownRevision, answer.revision.nr);
    if (report === undefined) return;
    const id = answer.inlagg?.id ?? changed;
    const rest = report.inlagg.filter((entry) => entry.id !== id);
    const place = report.inlagg.findIndex((entry) => entry.id === id);
    const written =
      answer.inlagg === null ? [] : [{ ...answer.inlagg, publik: answer.publik, ...this.credit(report.inlagg[place], answer.inlagg) }];
    const { live, publik, antal } = answer;
    const after = {
      ...report,
      live,
      publik,
      antal,
      inlagg: inReadersOrder(rest.toSpliced(Math.max(place, 0), 0, ...written), (entry) => entry),
    };
    this.store.set({ report: after, failure: undefined });
  }

  /** Whose an entry is that was just written here; the service says the same when it is looked at next. */
  private credit(before: ReportEntry | undefined, after: Answered): Pick<ReportEntry, 'skrev' | 'rattade'> {
    const deed = { av: this.desk.jag, skapad: this.now() };
    if (before === undefined) return { skrev: deed, rattade: null };
    return { skrev: before.skrev, rattade: saysTheSame(before, after) ? before.rattade : deed };
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isLooking || this.isStopped || document.hidden) return;
    this.isLooking = true;
    try {
      if ((await this.hasNews()) || this.looks++ % LOOKS_BETWEEN_WHOLE === 0) await this.fetchReport();
      this.failures = 0;
      if (this.store.get().failure !== undefined) this.store.set({ failure: undefined });
    } catch (error) {
      this.failures++;
      this.tag = null;
      this.store.set({ failure: failureOf(error) });
    } finally {
      this.isLooking = false;
    }
    if (!this.isStopped) this.timer = setTimeout(() => void this.look(), Math.min(LONGEST_WAIT_MS, LOOK_MS * 2 ** this.failures));
  }

  /** Of a report without readers there is no feed. */
  private async hasNews(): Promise<boolean> {
    if (this.store.get().report?.publik !== true) return true;
    const { id, sprak } = this.desk;
    try {
      const response = await fetch(liveFeedPath(id, sprak), {
        cache: 'no-cache',
        credentials: 'omit',
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      });
      const told = Date.parse(response.headers.get('Date') ?? '');
      if (Number.isFinite(told) && Math.abs(told - Date.now()) > 2_000) this.ahead = told - Date.now();
      const before = this.tag;
      this.tag = response.headers.get('ETag');
      return this.tag === null || this.tag !== before;
    } catch {
      // No answer: the report itself is asked for, and says why there is none.
      return true;
    }
  }

  private async fetchReport(): Promise<void> {
    const { id, sprak, jag } = this.desk;
    const after = await studio.hamtaLiverapport({ id, sprak });
    const { report: before } = this.store.get();
    // An answer that a write from this desk has overtaken.
    if (before !== undefined && this.ownRevision > after.revision.nr) return;
    if (before === undefined || before.revision.nr === after.revision.nr) {
      this.store.set({ report: after });
      return;
    }
    const known = new Set(before.inlagg.map((entry) => entry.id));
    const others = after.inlagg.flatMap((entry) => (known.has(entry.id) || entry.skrev?.av.id === jag.id ? [] : entry.id));
    this.store.set({
      report: after,
      ...(others.length === 0 ? {} : { others: new Set([...this.store.get().others, ...others]) }),
    });
  }
}

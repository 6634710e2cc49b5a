import { Store } from '#components/editor/session/store.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { type Credits, creditsOf, withCredits } from '#components/studio/live/credits.ts';
import type { LiveReport } from '#components/studio/live/live-entry.ts';
import { inReadersOrder } from '#components/studio/live/report-rows.ts';
import type { LiveAnswer } from '#components/studio/live/send-write.ts';
import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

export interface ReportState {
  report: LiveReport | undefined;
  /** Why it could not be looked at last; it is looked at again by itself. */
  failure: Failure | undefined;
  credits: Credits;
  /** Entries that somebody else has written since the desk was opened. */
  others: ReadonlySet<string>;
}

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
  private readonly id: string;
  private readonly sprak: Language;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isLooking = false;
  private isStopped = true;
  private failures = 0;
  private looks = 0;
  private tag: string | null = null;
  /** How much later it is at the service than here, in milliseconds. */
  private ahead = 0;
  /** Revisions that were made from this desk. */
  private readonly ownRevisions = new Set<number>();

  constructor(id: string, sprak: Language, report: LiveReport | undefined) {
    this.id = id;
    this.sprak = sprak;
    this.store = new Store<ReportState>({ report, failure: undefined, credits: new Map(), others: new Set() });
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
  take(answer: LiveAnswer, changed: string | undefined, av: Author): void {
    const { report, credits } = this.store.get();
    this.ownRevisions.add(answer.revision.nr);
    if (answer.publicerad !== null) this.ownRevisions.add(answer.publicerad.nr);
    if (report === undefined) return;
    const id = answer.inlagg?.id ?? changed;
    const rest = report.inlagg.filter((entry) => entry.id !== id);
    const place = report.inlagg.findIndex((entry) => entry.id === id);
    const written = answer.inlagg === null ? [] : [{ ...answer.inlagg, publik: answer.publik }];
    const { live, publik, antal } = answer;
    const after = {
      ...report,
      live,
      publik,
      antal,
      inlagg: inReadersOrder(rest.toSpliced(Math.max(place, 0), 0, ...written), (entry) => entry),
    };
    const made = [{ av, skapad: this.now() }];
    this.store.set({ report: after, credits: withCredits(credits, creditsOf(report, after, made)), failure: undefined });
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
    const address = `/studio/live/${encodeURIComponent(this.id)}.json${this.sprak === 'sv' ? '' : `?sprak=${this.sprak}`}`;
    try {
      const response = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
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
    const after = await studio.hamtaLiverapport({ id: this.id, sprak: this.sprak });
    const { report: before, credits } = this.store.get();
    // An answer that a write from this desk has overtaken.
    if (before !== undefined && ([...this.ownRevisions].at(-1) ?? 0) > after.revision.nr) return;
    if (before === undefined || before.revision.nr === after.revision.nr) {
      this.store.set({ report: after });
      return;
    }
    const { revisioner } = await studio.listaRevisioner({
      ...{ id: this.id, sprak: this.sprak },
      per_sida: Math.min(100, Math.max(1, after.revision.nr - before.revision.nr)),
    });
    const made = revisioner.filter(({ nr }) => nr > before.revision.nr && nr <= after.revision.nr && !this.ownRevisions.has(nr));
    const known = new Set(before.inlagg.map(({ id }) => id));
    const others = after.inlagg.flatMap(({ id }) => (known.has(id) ? [] : id));
    this.store.set({
      report: after,
      credits: withCredits(credits, creditsOf(before, after, made)),
      ...(others.length === 0 ? {} : { others: new Set([...this.store.get().others, ...others]) }),
    });
  }
}

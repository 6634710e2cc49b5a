import type { Logger } from 'pino';
import { bucketOf, DEPTHS, type PageView, READING_TIMES } from '#lib/contract/page-view.ts';
import type { PageViews, ViewSums } from '#lib/store/page-views.ts';
import { minuteClock } from '#lib/studio/minute-clock.ts';
import { WrittenBehind } from '#lib/studio/written-behind.ts';

/** So many articles, in their languages and by their sources, are counted at a time; of those half at most that nobody knows of. */
const MOST_ROWS = 10_000;
/** So many articles are remembered as public. */
const MOST_KNOWN = 20_000;
/** So often in a second one of them is counted: whoever forges more of them is not believed. */
const MOST_VIEWS = 1_000;
/** Minutes of a stretch by which hours are told of. */
const STRETCH = 5;

interface CounterParts {
  add: PageViews['add'];
  now(): Date;
  log: Pick<Logger, 'error'>;
}

/**
 * Counts what readers tell that they have read, and writes it once a second. Anybody can tell anything: of what readers do not have nothing is
 * written, and however much is told there is a bound to what is held in memory, which leaves room for what they have.
 */
export class ViewCounter {
  private readonly minute: () => string;
  private readonly now: CounterParts['now'];
  private stretched: { minute: string; told: Stretch } = { minute: '', told: { dag: '', stund: '', minut: '' } };
  private readonly counted: WrittenBehind<ViewSums>;
  private readonly known = new Set<string>();
  /** When what waits began to, in milliseconds: longer than a second where it cannot be written. */
  private readonly since = new WeakMap<ViewSums, number>();

  constructor({ add, now, log }: CounterParts) {
    this.minute = minuteClock(now);
    this.now = now;
    this.counted = new WrittenBehind({
      key: (row) => keyOf(row),
      add: (there, more) => {
        addTo(there, more);
        this.since.set(there, Math.min(this.beganOf(there), this.beganOf(more)));
      },
      write: async (rows) => this.remember(await add(rows)),
      failed: 'what readers have read could not be written; trying again',
      log,
    });
  }

  viewed(view: PageView): void {
    const stretch = this.stretch();
    const key = keyOf({ ...view, minut: stretch.minut });
    const there = this.counted.waiting(key);
    if (there !== undefined) {
      if (there.visningar < MOST_VIEWS || there.visningar < this.believedOf(there)) countIn(there, view);
    } else if (this.hasRoom(view)) {
      const first = firstOf(view, stretch);
      this.since.set(first, this.now().getTime());
      this.counted.count(first);
    }
  }

  /** Settled when all that has been counted is written, or cannot be. */
  stop(): Promise<void> {
    return this.counted.stop();
  }

  /** So many are believed of what waits by now. */
  private believedOf(sums: ViewSums): number {
    return MOST_VIEWS * (1 + Math.floor((this.now().getTime() - this.beganOf(sums)) / 1_000));
  }

  private beganOf(sums: ViewSums): number {
    return this.since.get(sums) ?? this.now().getTime();
  }

  private stretch(): Stretch {
    const minute = this.minute();
    if (minute !== this.stretched.minute) this.stretched = { minute, told: stretchOf(minute, this.now()) };
    return this.stretched.told;
  }

  private hasRoom({ innehall }: PageView): boolean {
    return this.counted.size < (this.known.has(innehall) ? MOST_ROWS : MOST_ROWS / 2);
  }

  /** Those that have been found to be public; the oldest is forgotten first. */
  private remember(found: readonly string[]): void {
    for (const innehall of found) this.known.add(innehall);
    for (const innehall of this.known) {
      if (this.known.size <= MOST_KNOWN) return;
      this.known.delete(innehall);
    }
  }
}

type Stretch = Pick<ViewSums, 'dag' | 'stund' | 'minut'>;

/** The day, where the stretch of it begins that a minute of Stockholm’s is in, and that minute everywhere. */
function stretchOf(minute: string, now: Date): Stretch {
  const [hour = '', past = ''] = minute.slice(11).split(':');
  const stund = `${hour}:${String(Math.floor(Number(past) / STRETCH) * STRETCH).padStart(2, '0')}`;
  return { dag: minute.slice(0, 10), stund, minut: `${now.toISOString().slice(0, 16)}:00Z` };
}

/** Its sums, with that one view in them. */
function firstOf(view: PageView, stretch: Stretch): ViewSums {
  const { innehall, sprak, kalla } = view;
  const none = { innehall, sprak, kalla, ...stretch, visningar: 0, lastid: READING_TIMES.map(() => 0), djup: DEPTHS.map(() => 0) };
  countIn(none, view);
  return none;
}

function countIn(sums: ViewSums, { sekunder, djup }: PageView): void {
  sums.visningar += 1;
  const [time, depth] = [bucketOf(READING_TIMES, sekunder), bucketOf(DEPTHS, djup)];
  sums.lastid[time] = (sums.lastid[time] ?? 0) + 1;
  sums.djup[depth] = (sums.djup[depth] ?? 0) + 1;
}

function keyOf({ innehall, sprak, kalla, minut }: Pick<ViewSums, 'innehall' | 'sprak' | 'kalla' | 'minut'>): string {
  return `${innehall} ${sprak} ${kalla} ${minut}`;
}

function addTo(there: ViewSums, more: ViewSums): void {
  there.visningar += more.visningar;
  there.lastid = there.lastid.map((sum, nr) => sum + (more.lastid[nr] ?? 0));
  there.djup = there.djup.map((sum, nr) => sum + (more.djup[nr] ?? 0));
}

import type { Logger } from 'pino';
import { bucketOf, DEPTHS, type PageView, READING_TIMES } from '#lib/contract/page-view.ts';
import type { PageViews, ViewSums } from '#lib/store/page-views.ts';
import { minuteClock } from '#lib/studio/minute-clock.ts';
import { WrittenBehind } from '#lib/studio/written-behind.ts';

/** So many articles, in their languages and by their sources, are counted at a time; of those half at most that nobody knows of. */
const MOST_ROWS = 10_000;
/** So many articles are remembered as public. */
const MOST_KNOWN = 20_000;
/** So often one of them is counted between two writings: whoever forges more of them is not believed. */
const MOST_VIEWS = 1_000;
/** Minutes of a stretch by which it is told what is read now. */
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
  private stretched = { minute: '', told: ['', ''] as readonly [string, string] };
  private readonly counted: WrittenBehind<ViewSums>;
  private readonly known = new Set<string>();

  constructor({ add, now, log }: CounterParts) {
    this.minute = minuteClock(now);
    this.counted = new WrittenBehind({
      key: (row) => keyOf(row),
      add: addTo,
      write: async (rows) => this.remember(await add(rows)),
      failed: 'what readers have read could not be written; trying again',
      log,
    });
  }

  viewed(view: PageView): void {
    const [dag, stund] = this.stretch();
    const key = keyOf({ ...view, dag, stund });
    const there = this.counted.waiting(key);
    if (there !== undefined) {
      if (there.visningar < MOST_VIEWS) countIn(there, view);
    } else if (this.hasRoom(view)) this.counted.count(firstOf(view, dag, stund));
  }

  /** Settled when all that has been counted is written, or cannot be. */
  stop(): Promise<void> {
    return this.counted.stop();
  }

  private stretch(): readonly [dag: string, stund: string] {
    const minute = this.minute();
    if (minute !== this.stretched.minute) this.stretched = { minute, told: stretchOf(minute) };
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

/** The day, and where the stretch of it begins that a minute is in. */
function stretchOf(minute: string): readonly [dag: string, stund: string] {
  const [hour = '', past = ''] = minute.slice(11).split(':');
  return [minute.slice(0, 10), `${hour}:${String(Math.floor(Number(past) / STRETCH) * STRETCH).padStart(2, '0')}`];
}

function firstOf(view: PageView, dag: string, stund: string): ViewSums {
  const { innehall, sprak, kalla } = view;
  const none = { innehall, sprak, kalla, dag, stund, visningar: 0, lastid: READING_TIMES.map(() => 0), djup: DEPTHS.map(() => 0) };
  countIn(none, view);
  return none;
}

function countIn(sums: ViewSums, { sekunder, djup }: PageView): void {
  sums.visningar += 1;
  const [time, depth] = [bucketOf(READING_TIMES, sekunder), bucketOf(DEPTHS, djup)];
  sums.lastid[time] = (sums.lastid[time] ?? 0) + 1;
  sums.djup[depth] = (sums.djup[depth] ?? 0) + 1;
}

type Place = Pick<ViewSums, 'innehall' | 'sprak' | 'kalla' | 'dag' | 'stund'>;

function keyOf({ innehall, sprak, kalla, dag, stund }: Place): string {
  return `${innehall} ${sprak} ${kalla} ${dag} ${stund}`;
}

function addTo(there: ViewSums, more: ViewSums): void {
  there.visningar += more.visningar;
  there.lastid = there.lastid.map((sum, nr) => sum + (more.lastid[nr] ?? 0));
  there.djup = there.djup.map((sum, nr) => sum + (more.djup[nr] ?? 0));
}

import type { Logger } from 'pino';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import { bucketOf, DEPTHS, type PageView, READING_TIMES } from '#lib/contract/page-view.ts';
import type { PageViews, ViewSums } from '#lib/store/page-views.ts';
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
  private readonly now: CounterParts['now'];
  private readonly counted: WrittenBehind<ViewSums>;
  private readonly known = new Set<string>();

  constructor({ add, now, log }: CounterParts) {
    this.now = now;
    this.counted = new WrittenBehind({
      key: keyOf,
      add: addTo,
      write: async (rows) => this.remember(await add(rows)),
      failed: 'what readers have read could not be written; trying again',
      log,
    });
  }

  viewed(view: PageView): void {
    const row = sumsOf(view, this.now());
    const there = this.counted.waiting(keyOf(row));
    if (there === undefined ? this.hasRoom(view) : there.visningar < MOST_VIEWS) this.counted.count(row);
  }

  /** Settled when all that has been counted is written, or cannot be. */
  stop(): Promise<void> {
    return this.counted.stop();
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

function sumsOf({ innehall, sprak, kalla, sekunder, djup }: PageView, now: Date): ViewSums {
  const minute = stockholmMinute(now.toISOString());
  const [hour = '', past = ''] = minute.slice(11).split(':');
  const stretch = String(Math.floor(Number(past) / STRETCH) * STRETCH).padStart(2, '0');
  return {
    ...{ innehall, sprak, kalla, dag: minute.slice(0, 10), stund: `${hour}:${stretch}`, visningar: 1 },
    lastid: READING_TIMES.map((_, nr) => (nr === bucketOf(READING_TIMES, sekunder) ? 1 : 0)),
    djup: DEPTHS.map((_, nr) => (nr === bucketOf(DEPTHS, djup) ? 1 : 0)),
  };
}

function keyOf({ innehall, sprak, kalla, dag, stund }: ViewSums): string {
  return `${innehall} ${sprak} ${kalla} ${dag} ${stund}`;
}

function addTo(there: ViewSums, more: ViewSums): void {
  there.visningar += more.visningar;
  there.lastid = there.lastid.map((sum, nr) => sum + (more.lastid[nr] ?? 0));
  there.djup = there.djup.map((sum, nr) => sum + (more.djup[nr] ?? 0));
}

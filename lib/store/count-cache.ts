import type { Counted } from '#lib/contract/page.ts';
import type { Seer } from '#lib/store/seen-by.ts';

/** How long a count made here may be shown after another instance has made it untrue. */
const KEPT_MS = 1_000;
const MOST_KEPT = 500;

interface Kept {
  count: Promise<Counted>;
  until: number;
}

/**
 * Counts of lists. Counting ten thousand rows costs more than showing twenty-five of them, and a page of a list is often
 * asked for again before anything has changed. Emptied by every write of this process; those of others show within a second.
 */
export class CountCache {
  private readonly kept = new Map<string, Kept>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** The count under that key, made by `count` unless it is kept. Callers who ask at once share one. */
  get(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const found = this.kept.get(key);
    if (found !== undefined && found.until > this.now()) return found.count;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const made = count();
    this.kept.set(key, { count: made, until: this.now() + KEPT_MS });
    made.catch(() => this.kept.delete(key));
    return made;
  }

  clear(): void {
    this.kept.clear();
  }
}

/** The counts that somebody is told, who does not see everything that others do. */
export function countsOf(counts: CountCache, { id, sektioner }: Seer): Pick<CountCache, 'get'> {
  return { get: (key, count) => counts.get(`${id} ${sektioner?.join(',') ?? '*'} ${key}`, count) };
}

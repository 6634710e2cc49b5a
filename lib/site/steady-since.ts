import { hash } from 'node:crypto';

/** How long a text has been what it is before anybody is told since when: an instance may not hear of a change for some seconds, and clocks differ. */
export const STEADY_AFTER_MS = 10_000;
/** More than a newsroom has feeds that anybody reads. */
const MOST = 2_000;

interface Known {
  digest: string;
  /** What had been taken back when it was last made. */
  takenBack: number | undefined;
  since: number;
}

/**
 * Remembers since when each of some texts has been what it is, as far as this process knows. What is told is when no instance can have given another any more, and it is
 * told only then: whoever has a text from that moment has this one, whichever instance they had it from, also where all they know is when they had it.
 */
export class SteadySince {
  private readonly now: () => Date;
  private readonly known = new Map<string, Known>();

  constructor(now: () => Date) {
    this.now = now;
  }

  /**
   * Since when the text of that name is what it is; or in how many milliseconds that can be told, so that it is not kept without it for longer.
   * `takenBack` is another number when something has been taken back (PageCache.takenBackTimes): the text may have been another meanwhile, and is the same again
   * since nobody knows when. Undefined where that cannot be known: then nobody is told.
   */
  of(name: string, text: string, takenBack: number | undefined): { andrad: Date } | { omMs: number } {
    const at = this.now().getTime();
    const digest = hash('sha256', text, 'base64url');
    const before = this.known.get(name);
    const isSame = before?.digest === digest && takenBack !== undefined && before.takenBack === takenBack;
    const since = isSame ? before.since : at;
    const steady = since + STEADY_AFTER_MS;
    // Put back last: a Map remembers the order, and the first is let go of first.
    this.known.delete(name);
    this.known.set(name, { digest, takenBack, since });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
    // In whole seconds, as a date of HTTP is.
    return at < steady ? { omMs: steady - at } : { andrad: new Date(Math.floor(steady / 1000) * 1000) };
  }
}

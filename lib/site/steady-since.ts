import { hash } from 'node:crypto';

/** How long a text has been what it is before anybody is told since when: an instance may not hear of a change for some seconds, and clocks differ. */
export const STEADY_AFTER_MS = 10_000;
/** More than a newsroom has feeds that anybody reads. */
const MOST = 2_000;

interface Known {
  digest: string;
  since: number;
}

/**
 * Remembers since when each of some texts has been what it is, as far as this process knows. A date of HTTP has whole seconds, and of two texts within one nobody could tell
 * which they have: so it is the next whole second, and is told only of what has been the same for longer than instances may differ. Whoever
 * has a text from then has this one, whichever instance they had it from.
 */
export class SteadySince {
  private readonly now: () => Date;
  private readonly known = new Map<string, Known>();

  constructor(now: () => Date) {
    this.now = now;
  }

  /** Since when the text of that name is what it is; or in how many milliseconds that can be told, so that it is not kept without it for longer. */
  of(name: string, text: string): { andrad: Date } | { omMs: number } {
    const at = this.now().getTime();
    const digest = hash('sha256', text, 'base64url');
    const before = this.known.get(name);
    const since = before?.digest === digest ? before.since : at;
    // Put back last: a Map remembers the order, and the first is let go of first.
    this.known.delete(name);
    this.known.set(name, { digest, since });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
    const left = since + STEADY_AFTER_MS - at;
    return left > 0 ? { omMs: left } : { andrad: new Date(Math.ceil(since / 1000) * 1000) };
  }
}

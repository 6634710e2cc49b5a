import { networkOf } from '#lib/http/network-address.ts';

const MOST_COUNTED = 10_000;

/** Counts what a network address, or whatever else has a name, does in windows of time, in this process. */
export class AttemptLimits {
  private readonly windows = new Map<string, { endsAt: number; used: number }>();
  private readonly most: number;
  private readonly windowMs: number;
  private readonly now: () => number;

  constructor({ most, windowMs, now }: { most: number; windowMs: number; now: () => number }) {
    this.most = most;
    this.windowMs = windowMs;
    this.now = now;
  }

  /** Counts one more. Returns the seconds to wait when it is one too many, and whether it is the first such one of its window. */
  take(address: string): { wait: number; isFirst: boolean } {
    const key = networkOf(address);
    const now = this.now();
    const found = this.windows.get(key);
    const window = found !== undefined && now < found.endsAt ? found : this.begin(key, now);
    window.used += 1;
    const wait = window.used <= this.most ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000));
    return { wait, isFirst: window.used === this.most + 1 };
  }

  private begin(key: string, now: number) {
    if (this.windows.size >= MOST_COUNTED) {
      for (const [other, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(other);
      // Still as many: so many addresses at once are one caller, and are counted anew.
      if (this.windows.size >= MOST_COUNTED) this.windows.clear();
    }
    const window = { endsAt: now + this.windowMs, used: 0 };
    this.windows.set(key, window);
    return window;
  }
}

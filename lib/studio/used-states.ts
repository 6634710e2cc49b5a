/** How long a login that has been sent elsewhere is waited for. */
const BEGUN_MS = 10 * 60_000;
const MOST_REMEMBERED = 100_000;

/**
 * The logins that have come back to this instance: what a browser keeps of one is good for one answer, also to whoever has
 * copied it. Across instances it is the provider that redeems a code once.
 */
export class UsedStates {
  private readonly until = new Map<string, number>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Uses it up; false where it has been. */
  take(state: string): boolean {
    for (const [old, until] of this.until) {
      // The oldest stand first.
      if (until > this.now() && this.until.size < MOST_REMEMBERED) break;
      this.until.delete(old);
    }
    if (this.until.has(state)) return false;
    this.until.set(state, this.now() + BEGUN_MS);
    return true;
  }
}

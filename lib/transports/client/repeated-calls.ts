const MOST_REMEMBERED = 50;

/** What became of a call, as far as the caller knows. */
export type Outcome = 'done' | 'refused' | 'unknown';

/**
 * The Idempotency-Keys of a client's calls. A call of which nobody knows whether it was carried out (no answer came, or the
 * service failed in the middle) has the same key when it is made again with the same words, so that it is done once; any
 * other call has a key of its own.
 */
export class RepeatedCalls {
  private readonly newKey: () => string;
  /** By what was asked; the latest last. */
  private readonly unknown = new Map<string, string>();

  constructor(newKey: () => string) {
    this.newKey = newKey;
  }

  /** `asked` is the whole call: its method, its address and its body. */
  keyOf(asked: string): string {
    return this.unknown.get(asked) ?? this.newKey();
  }

  ended(asked: string, key: string, outcome: Outcome): void {
    this.unknown.delete(asked);
    if (outcome !== 'unknown') return;
    this.unknown.set(asked, key);
    const [oldest] = this.unknown.keys();
    if (this.unknown.size > MOST_REMEMBERED && oldest !== undefined) this.unknown.delete(oldest);
  }
}

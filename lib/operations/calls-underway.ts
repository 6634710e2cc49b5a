/** The calls that are being carried out: what they need must not be taken away before they have ended. */
export class CallsUnderway {
  readonly #calls = new Set<Promise<unknown>>();

  /** The call itself, known here until it has ended. */
  follow<Result>(call: Promise<Result>): Promise<Result> {
    const followed = call.finally(() => this.#calls.delete(followed));
    this.#calls.add(followed);
    return followed;
  }

  /** Resolves when those that are underway have ended, however they end, or after so long. */
  async ended(mostMs: number): Promise<void> {
    const { promise: patience, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, mostMs);
    await Promise.race([Promise.allSettled(this.#calls), patience]);
    clearTimeout(timer);
  }
}

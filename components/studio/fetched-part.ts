/**
 * Something that a page does not bring with it: it is fetched when it is first wanted, or before that when the page has nothing else to do, and
 * is there at once from then on. One that did not come is fetched anew when it is wanted again.
 */
export class FetchedPart<Part> {
  readonly #fetchPart: () => Promise<Part>;
  #coming: Promise<Part> | undefined;
  #come: Part | undefined;

  constructor(fetchPart: () => Promise<Part>) {
    this.#fetchPart = fetchPart;
  }

  /** The part, when it has come. */
  get come(): Part | undefined {
    return this.#come;
  }

  /** Refuses as the fetching does: the line is lost, or the server has another version of the application by now. */
  bring(): Promise<Part> {
    this.#coming ??= this.#fetchOnce();
    return this.#coming;
  }

  async #fetchOnce(): Promise<Part> {
    try {
      this.#come = await this.#fetchPart();
      return this.#come;
    } catch (refusal) {
      this.#coming = undefined;
      throw refusal;
    }
  }
}

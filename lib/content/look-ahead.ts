/**
 * Where in a text something next stands, asked for places that only ever lie further on: however many beginnings look for
 * their end, the text is read once. `pattern` must be global and match at most a few characters.
 */
export class LookAhead {
  private readonly text: string;
  private readonly pattern: RegExp;
  private found = -1;

  constructor(text: string, pattern: RegExp) {
    this.text = text;
    // Its own copy: what it has reached is kept in the expression.
    this.pattern = new RegExp(pattern);
  }

  /** The place of the first match that begins at `from` or after it; `undefined` when there is none. */
  next(from: number): number | undefined {
    if (this.found < from) {
      this.pattern.lastIndex = from;
      this.found = this.pattern.exec(this.text)?.index ?? Number.POSITIVE_INFINITY;
    }
    return Number.isFinite(this.found) ? this.found : undefined;
  }
}

/** What of a text could not be taken in as it was: told to whoever imports it, each thing once, with how many times it was. */
export class Remarks {
  private readonly counted = new Map<string, number>();

  add(what: string): void {
    this.counted.set(what, (this.counted.get(what) ?? 0) + 1);
  }

  told(): string[] {
    return [...this.counted].map(([what, times]) => (times === 1 ? what : `${what} (${times} gånger)`));
  }
}

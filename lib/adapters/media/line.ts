/** Work that is carried out a few at a time, in the order that it came. */
export class Line {
  private free: number;
  private readonly next: Array<() => void> = [];

  /** `places`: how much is carried out at once. */
  constructor(places: number) {
    this.free = places;
  }

  /** How much has not begun. */
  get waiting(): number {
    return this.next.length;
  }

  /** Does the work when it is its turn; what it throws is for whoever waits for it alone. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.next.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.next.shift();
      // Its place is handed on: nobody who comes in between takes it.
      if (next === undefined) this.free += 1;
      else next();
    }
  }
}

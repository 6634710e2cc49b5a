/** As many as are remembered: those that public articles use. */
const MOST = 10_000;

/**
 * What is told of each of so many names, remembered until an instance changes one; asked for each time while changes cannot be heard. What is
 * nobody's name is asked for again each time.
 */
export class KeptByName<Told> {
  private readonly read: (names: readonly string[]) => Promise<Map<string, Told>>;
  private kept = new Map<string, Told>();
  private hearing = false;

  constructor(read: (names: readonly string[]) => Promise<Map<string, Told>>) {
    this.read = read;
  }

  /** Of those names that have one. */
  async of(names: readonly string[]): Promise<ReadonlyMap<string, Told>> {
    const { kept } = this;
    const missing = names.filter((name) => !kept.has(name));
    const found = missing.length === 0 ? new Map<string, Told>() : await this.read(missing);
    const told = new Map(
      names.flatMap((name) => {
        const known = kept.get(name) ?? found.get(name);
        return known === undefined ? [] : [[name, known] as const];
      }),
    );
    // Not what was read before a change was heard.
    if (this.hearing && kept === this.kept) this.keep(found);
    return told;
  }

  private keep(found: ReadonlyMap<string, Told>): void {
    for (const [name, told] of found) this.kept.set(name, told);
    for (const name of this.kept.keys()) {
      if (this.kept.size <= MOST) return;
      this.kept.delete(name);
    }
  }

  forget(): void {
    this.kept = new Map();
  }

  /** Whether changes that other instances make are being heard. */
  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.forget();
  }
}

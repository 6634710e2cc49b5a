import type { TagLabel } from '#lib/contract/tag.ts';

/** As many names of tags as are remembered: those that public articles use. */
const MOST = 10_000;

/** What tags are called, remembered until an instance changes one; asked for each time while changes cannot be heard. */
export class KeptTagLabels {
  private readonly read: (names: readonly string[]) => Promise<Map<string, TagLabel>>;
  private kept = new Map<string, TagLabel>();
  private hearing = false;

  constructor(read: (names: readonly string[]) => Promise<Map<string, TagLabel>>) {
    this.read = read;
  }

  /** The labels of those names that are tags'. */
  async of(names: readonly string[]): Promise<ReadonlyMap<string, TagLabel>> {
    const { kept } = this;
    const missing = names.filter((name) => !kept.has(name));
    const found = missing.length === 0 ? new Map<string, TagLabel>() : await this.read(missing);
    const labels = new Map(
      names.flatMap((name) => {
        const label = kept.get(name) ?? found.get(name);
        return label === undefined ? [] : [[name, label] as const];
      }),
    );
    // Not what was read before a change was heard.
    if (this.hearing && kept === this.kept) this.keep(found);
    return labels;
  }

  private keep(found: ReadonlyMap<string, TagLabel>): void {
    for (const [name, label] of found) this.kept.set(name, label);
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

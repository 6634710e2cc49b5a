import type { FeedEntry } from '#lib/render/live-feed.tsx';

export interface Changes {
  /** The ids of what is newer or was changed. */
  andrade: ReadonlySet<string>;
  /** The ids of what was taken away. */
  borta: string[];
}

interface Known {
  /** What it says; `undefined` of one that is gone. */
  json: string | undefined;
  /** The state of the feed in which it was there first. */
  kom: number;
  /** That in which it last began to say what it says. */
  andrad: number;
}

/**
 * What has happened to the entries of one live feed for as long as it has been followed here, so that whoever has an entry can be told
 * what came after it. What came together with it is told too: another instance may have shown the one before the other.
 */
export class FeedChanges {
  private readonly entries = new Map<string, Known>();
  private state = 0;

  /** Tells of the next state of the feed, all its entries. */
  note(inlagg: readonly FeedEntry[]): void {
    const now = new Map(inlagg.map(({ id, json }) => [id, json]));
    if (now.size < inlagg.length || now.has('')) {
      this.forget();
      return;
    }
    this.state += 1;
    for (const [id, known] of this.entries) if (!now.has(id)) this.change(known, undefined);
    for (const [id, json] of now) {
      const known = this.entries.get(id);
      if (known === undefined) this.entries.set(id, { json, kom: this.state, andrad: this.state });
      else this.change(known, json);
    }
  }

  /** What is newer or was changed since the entry of that id came; `undefined` when that is not known, and all that there is must be told. */
  since(id: string): Changes | undefined {
    const kom = this.entries.get(id)?.kom ?? 1;
    // What was there from the beginning may have come long before.
    if (kom === 1) return undefined;
    const since = [...this.entries].filter(([, { andrad }]) => andrad >= kom);
    const idsOf = (gone: boolean) => since.filter(([, { json }]) => (json === undefined) === gone).map(([one]) => one);
    return { andrade: new Set(idsOf(false)), borta: idsOf(true) };
  }

  private change(known: Known, json: string | undefined): void {
    if (known.json === json) return;
    known.json = json;
    known.andrad = this.state;
  }

  /** Begins again: of entries that share an id, or have none, nobody can tell which is meant. */
  private forget(): void {
    this.entries.clear();
    this.state = 0;
  }
}

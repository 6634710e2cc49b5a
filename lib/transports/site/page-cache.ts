import { makeReady, type ReadyPage, type RenderedPage } from '#lib/transports/site/ready-page.ts';

interface KeptPage {
  page: ReadyPage;
  bytes: number;
  until: number;
}

/**
 * Pages made ready, kept until what readers see changes. Holds at most so many bytes and lets go of what was asked for
 * longest ago. Readers who ask for a page that is being made wait for that one. Keeps nothing, and shares nothing, while
 * changes made by other instances cannot be heard: a page taken down must be gone at once.
 */
export class PageCache {
  private readonly maxBytes: number;
  private readonly now: () => number;
  private kept = new Map<string, KeptPage>();
  private making = new Map<string, Promise<ReadyPage | undefined>>();
  private bytes = 0;
  private hearing = false;

  constructor(options: { maxBytes: number; now: () => number }) {
    this.maxBytes = options.maxBytes;
    this.now = options.now;
  }

  /** The page kept under that key, if any. */
  get(key: string): ReadyPage | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    this.kept.delete(key);
    if (found.until <= this.now()) {
      this.bytes -= found.bytes;
      return undefined;
    }
    // Put back last: a Map remembers the order, and the first is let go of first.
    this.kept.set(key, found);
    return found.page;
  }

  /** The page under that key, made by `render` when it is not kept; `undefined` when `render` finds that there is none. */
  async fetch(key: string, render: () => Promise<RenderedPage | undefined>): Promise<ReadyPage | undefined> {
    if (!this.hearing) return make(render);
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const { making } = this;
    const underway = making.get(key);
    if (underway !== undefined) return underway;
    const promise = make(render);
    making.set(key, promise);
    try {
      const page = await promise;
      // Emptied meanwhile: the page may tell of what is no longer so.
      if (page !== undefined && making === this.making) this.keep(key, page);
      return page;
    } finally {
      making.delete(key);
    }
  }

  private keep(key: string, page: ReadyPage): void {
    const bytes = page.bytes + key.length * 2;
    if (page.kept === 'inte' || bytes > this.maxBytes) return;
    this.kept.set(key, { page, bytes, until: typeof page.kept === 'number' ? this.now() + page.kept : Number.POSITIVE_INFINITY });
    this.bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.kept.delete(oldest);
      this.bytes -= freed;
    }
  }

  /** Something that readers see has changed: nothing made before now is answered with again. */
  clear(): void {
    this.kept = new Map();
    this.making = new Map();
    this.bytes = 0;
  }

  /** Whether changes that other instances make are being heard. */
  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.clear();
  }
}

async function make(render: () => Promise<RenderedPage | undefined>): Promise<ReadyPage | undefined> {
  const page = await render();
  return page === undefined ? undefined : makeReady(page);
}

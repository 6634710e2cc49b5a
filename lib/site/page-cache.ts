import { makeReady, type ReadyPage, type RenderedPage } from '#lib/site/ready-page.ts';

interface KeptPage {
  page: ReadyPage;
  bytes: number;
  until: number;
  /** The change up to which it is known to be what would be made anew. */
  checked: number;
}

/** So many different things may have changed before all of it is forgotten instead of remembered. */
const MOST_CHANGES = 10_000;

/**
 * Pages made ready, kept until what they tell has changed. A change of one article or picture ends the pages that tell of
 * it; of any other page, what it asked of all articles is asked again before it is answered with, and it stays when the
 * answers are the same: an article that grows every other second leaves the lists it stands in alone. Holds at most so many
 * bytes and lets go of what was asked for longest ago. Readers who ask for a page that is being made wait for that one.
 * Keeps nothing, and shares nothing, while changes made by other instances cannot be heard: a page taken down must be gone
 * at once.
 */
export class PageCache {
  private readonly maxBytes: number;
  private readonly now: () => number;
  private kept = new Map<string, KeptPage>();
  private making = new Map<string, Promise<ReadyPage | undefined>>();
  /** What each question is answered with since the last change. */
  private answers = new Map<string, Promise<string>>();
  /** Which change was the last of an article or a picture. */
  private changes = new Map<string, number>();
  private latestChange = 0;
  private bytes = 0;
  private hearing = false;

  constructor(options: { maxBytes: number; now: () => number }) {
    this.maxBytes = options.maxBytes;
    this.now = options.now;
  }

  /** The page kept under that key, if it is there and known to be true. */
  get(key: string): ReadyPage | undefined {
    const found = this.found(key);
    return found?.checked === this.latestChange ? found.page : undefined;
  }

  /** The page under that key, made by `render` when it is not kept; `undefined` when `render` finds that there is none. */
  async fetch(key: string, render: () => Promise<RenderedPage | undefined>): Promise<ReadyPage | undefined> {
    if (!this.hearing) return make(render);
    const kept = this.get(key);
    if (kept !== undefined) return kept;
    const { making } = this;
    const underway = making.get(key);
    if (underway !== undefined) return underway;
    const promise = this.stillTrue(key).then((still) => still ?? make(render));
    making.set(key, promise);
    try {
      const page = await promise;
      // Something has changed meanwhile: the page may tell of what is no longer so.
      if (page !== undefined && making === this.making) this.keep(key, page);
      return page;
    } finally {
      making.delete(key);
    }
  }

  /** The page that is kept, when what it depends on is as it was. */
  private async stillTrue(key: string): Promise<ReadyPage | undefined> {
    const found = this.found(key);
    if (found === undefined) return undefined;
    const { beror } = found.page;
    if (beror === undefined) return undefined;
    for (const id of beror.ids) if ((this.changes.get(id) ?? 0) > found.checked) return undefined;
    const same = await Promise.all(
      [...beror.fragor].map(async ([question, { svar, fraga }]) => (await this.ask(question, fraga)) === svar),
    );
    return same.every(Boolean) ? found.page : undefined;
  }

  /** Each question once since the last change, whoever depends on its answer. */
  private ask(question: string, fraga: () => Promise<string>): Promise<string> {
    const { answers } = this;
    const known = answers.get(question);
    if (known !== undefined) return known;
    const asked = fraga();
    answers.set(question, asked);
    // A question that could not be asked is asked again by the next.
    asked.catch(() => answers.delete(question));
    return asked;
  }

  private found(key: string): KeptPage | undefined {
    const found = this.kept.get(key);
    if (found === undefined) return undefined;
    if (found.until <= this.now()) {
      this.drop(key, found);
      return undefined;
    }
    // Put back last: a Map remembers the order, and the first is let go of first.
    this.kept.delete(key);
    this.kept.set(key, found);
    return found;
  }

  private drop(key: string, { bytes }: KeptPage): void {
    this.kept.delete(key);
    this.bytes -= bytes;
  }

  private keep(key: string, page: ReadyPage): void {
    const before = this.kept.get(key);
    if (before !== undefined && before.page === page) {
      before.checked = this.latestChange;
      return;
    }
    if (before !== undefined) this.drop(key, before);
    const bytes = page.bytes + key.length * 2;
    if (page.kept === 'inte' || bytes > this.maxBytes) return;
    const until = typeof page.kept === 'number' ? this.now() + page.kept : Number.POSITIVE_INFINITY;
    this.kept.set(key, { page, bytes, until, checked: this.latestChange });
    this.bytes += bytes;
    for (const [question, { svar }] of page.beror?.fragor ?? []) this.answers.set(question, Promise.resolve(svar));
    for (const [oldest, freed] of this.kept) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(oldest, freed);
    }
  }

  /** Readers see this article or this picture otherwise: no page that depends on how it was is answered with again. */
  changed(id: string): void {
    if (this.changes.size >= MOST_CHANGES) this.clear();
    this.latestChange += 1;
    this.changes.set(id, this.latestChange);
    this.making = new Map();
    this.answers = new Map();
  }

  /** Anything that readers see may have changed: nothing made before now is answered with again. */
  clear(): void {
    this.kept = new Map();
    this.making = new Map();
    this.answers = new Map();
    this.changes = new Map();
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

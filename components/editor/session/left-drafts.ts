import type { DraftKeeper } from '#components/editor/session/draft-keeper.ts';
import { isShared, type LocalDraft, type SharedDraft } from '#components/editor/session/local-drafts.ts';
import type { SharedDesks } from '#components/editor/session/shared-desks.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';

/** What other windows of the browser keep is looked for so long after they have kept something. */
const LOOKED_FOR_AFTER = 1_000;

interface Finder {
  /** Text that other windows have left, and that nobody sends. */
  offer: (sprak: Language, kept: readonly LocalDraft[]) => void;
  /** What a window had not sent of a text that others write too when it closed. */
  found: (sprak: Language, left: LocalDraft) => Promise<void>;
}

/**
 * What the other windows of one browser have left unsaved of an article. What an open window has of a text that others write too is that window's to send: what it
 * has not sent when it closes is found then, for as long as the article is not left.
 */
export class LeftDrafts {
  readonly #keeper: DraftKeeper;
  readonly #shared: SharedDesks;
  readonly #finder: Finder;
  /** Ends when the article is left: what the other windows of the browser do is waited for until then. */
  #visit = new AbortController();
  /** The tabs whose windows are waited for to close, by the language that they have unsent text of. */
  readonly #awaited = new Set<string>();
  #looking: ReturnType<typeof setTimeout> | undefined;

  constructor(keeper: DraftKeeper, shared: SharedDesks, finder: Finder) {
    this.#keeper = keeper;
    this.#shared = shared;
    this.#finder = finder;
  }

  /** The article is shown, again where it has been left. */
  enter(): void {
    if (this.#visit.signal.aborted) this.#visit = new AbortController();
  }

  /** Nothing is waited for any more. */
  leave(): void {
    this.#visit.abort();
    clearTimeout(this.#looking);
    this.#looking = undefined;
  }

  /** Looks now, and from now on whenever another window keeps something else. */
  async find(): Promise<void> {
    for (const sprak of LANGUAGES) {
      this.#finder.offer(
        sprak,
        this.#keeper.leftBehind(sprak).filter((draft) => !isShared(draft)),
      );
    }
    const { signal } = this.#visit;
    for (const sprak of LANGUAGES) {
      const stop = this.#keeper.whenLeftElsewhere(sprak, () => this.#lookLater());
      signal.addEventListener('abort', stop, { once: true });
    }
    await this.#findClosed();
  }

  /** Finds what the window has not sent when it closes. */
  async findWhenClosed(sprak: Language, left: SharedDraft): Promise<void> {
    this.#awaited.add(`${sprak} ${left.flik}`);
    const found = await this.#whenClosed(sprak, left);
    this.#awaited.delete(`${sprak} ${left.flik}`);
    if (found !== undefined) await this.#finder.found(sprak, found);
  }

  #lookLater(): void {
    this.#looking ??= setTimeout(() => {
      this.#looking = undefined;
      void this.#findClosed();
    }, LOOKED_FOR_AFTER);
  }

  async #findClosed(): Promise<void> {
    for (const sprak of LANGUAGES) {
      for (const left of this.#keeper.leftBehind(sprak).filter(isShared)) {
        if (this.#awaited.has(`${sprak} ${left.flik}`) || this.#visit.signal.aborted) continue;
        if (await this.#shared.isClosed(left)) await this.#finder.found(sprak, left);
        else void this.findWhenClosed(sprak, left);
      }
    }
  }

  /** What the window has not sent when it closes: what it has sent it keeps no more. `undefined` also where the article is left before. */
  async #whenClosed(sprak: Language, kept: SharedDraft): Promise<LocalDraft | undefined> {
    const { signal } = this.#visit;
    let waited = kept;
    while (await this.#shared.whenClosed(waited, signal)) {
      const left = this.#keeper.leftBehind(sprak).find(({ flik }) => flik === kept.flik);
      if (left === undefined || signal.aborted) return undefined;
      // A window that has left the article and come back writes in another name.
      if (!isShared(left) || left.fonster?.namn === waited.fonster?.namn) return left;
      waited = left;
    }
    return undefined;
  }
}

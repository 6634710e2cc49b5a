import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';

/** A pause in the typing. Longer than between two keys, shorter than it takes to look up. */
const SETTLE_AFTER = 250;
/** Whoever types without a pause has what is written taken all the same, for it to be kept. */
const LONGEST = 1_000;

interface Written {
  sprak: Language;
  read: () => Block[];
  /** When the first of it was written. */
  since: number;
}

/** Blocks that were written and that the session has not read yet: reading takes the longer, the longer the article is. */
export class PendingBlocks {
  readonly #take: (sprak: Language, blocks: Block[]) => void;
  #written: Written | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(take: (sprak: Language, blocks: Block[]) => void) {
    this.#take = take;
  }

  /** Takes the blocks at the next pause, as `read` gives them then. */
  write(sprak: Language, read: () => Block[]): void {
    // Of another language, as where a picture comes to a text that has been left.
    if (this.#written !== undefined && this.#written.sprak !== sprak) this.settle();
    const since = this.#written?.since ?? performance.now();
    this.#written = { sprak, read, since };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(), Math.max(0, Math.min(SETTLE_AFTER, since + LONGEST - performance.now())));
  }

  /** Whether something is written that has not been taken. */
  isWaiting(): boolean {
    return this.#written !== undefined;
  }

  /** Takes now what was written, if anything was. */
  settle(): void {
    const written = this.#written;
    if (written === undefined) return;
    clearTimeout(this.#timer);
    this.#written = undefined;
    this.#take(written.sprak, written.read());
  }
}

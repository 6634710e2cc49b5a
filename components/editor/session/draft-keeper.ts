import type { ItemDetails } from '#components/editor/session/item-details.ts';
import { type LocalDraft, LocalDrafts } from '#components/editor/session/local-drafts.ts';
import { isDirty, type Version } from '#components/editor/session/version.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { randomKey } from '#lib/transports/client/random-key.ts';

const PAUSE = 400;
/** However fast somebody writes: a browser that ends has lost no more. */
const LONGEST = 1500;

/** What may be unsaved in one language: its text, and with the source language's what was changed of the article's details. */
export interface Unsaved {
  sprak: Language;
  version: Version;
  uppgifter: Partial<ItemDetails> | undefined;
  /** Of a text that others write too: the last that all had, and the window that writes it. */
  fran?: ArticleContent | undefined;
  fonster?: LocalDraft['fonster'];
}

interface Kept {
  /** What is being written. */
  open: () => Unsaved[];
  /** Hears whether it could be kept, each time it was to be. */
  told: (isKept: boolean) => void;
}

/**
 * Keeps in the browser what one person, in one tab, has not saved of an article, until it is. What other tabs or earlier visits have left
 * there is never overwritten.
 */
export class DraftKeeper {
  readonly #drafts: LocalDrafts;
  readonly #kept: Kept;
  readonly #flik = randomKey();
  /** The languages of which something of this tab's is kept. */
  readonly #isKept = new Set<Language>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of what is to be kept was written. */
  #since: number | undefined;

  constructor(person: string, item: string, kept: Kept) {
    this.#drafts = new LocalDrafts(person, item);
    this.#kept = kept;
  }

  /** What others than this tab have left of a language version, the newest first. */
  leftBehind(sprak: Language): LocalDraft[] {
    return this.#drafts.of(sprak).filter(({ flik }) => flik !== this.#flik);
  }

  /** Calls when another tab keeps another draft of a language version than before; returns how to stop that. */
  whenLeftElsewhere(sprak: Language, listener: () => void): () => void {
    return this.#drafts.whenChangedElsewhere(sprak, listener);
  }

  /** Keeps what is being written at the next pause, or where there is none in a moment. */
  soon(): void {
    const now = Date.now();
    this.#since ??= now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), Math.max(0, Math.min(PAUSE, this.#since + LONGEST - now)));
  }

  /** Leaves off what was to be done soon. */
  wait(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#since = undefined;
  }

  /** Does at once what was to be done soon, if anything was. */
  hurry(): void {
    if (this.#timer !== undefined) this.now();
  }

  /** Keeps what is being written. */
  now(): void {
    this.wait();
    const done = this.#kept.open().map((unsaved) => this.keep(unsaved));
    this.#kept.told(!done.includes(false));
  }

  /** What is kept is never older than what is sent from now on: another window would send that again. */
  refresh(): void {
    if (this.#isKept.size > 0) this.now();
    else this.soon();
  }

  /** Keeps what is unsaved in one language, in place of what this tab kept of it before; false when the browser cannot. */
  keep(unsaved: Unsaved): boolean {
    const { sprak, version, uppgifter, fran } = unsaved;
    if (isDirty(version) || uppgifter !== undefined || fran !== undefined) {
      this.#isKept.add(sprak);
      return this.#drafts.keep(sprak, draftOf(this.#flik, unsaved));
    }
    this.forget(sprak);
    return true;
  }

  /** What this tab kept of a language version is saved. */
  forget(sprak: Language): void {
    this.#isKept.delete(sprak);
    this.#drafts.drop(sprak, this.#flik);
  }

  /** Keeps it beside whatever this tab writes from now on, to be offered as what others have left is. */
  setAside(unsaved: Unsaved): { aside: LocalDraft; isKept: boolean } {
    const aside = draftOf(randomKey(), unsaved);
    return { aside, isKept: this.#drafts.keep(unsaved.sprak, aside) };
  }

  /** Throws away what was left behind or set aside. */
  drop(sprak: Language, { flik }: LocalDraft): void {
    this.#drafts.drop(sprak, flik);
  }
}

function draftOf(flik: string, { version, uppgifter, fran, fonster }: Unsaved): LocalDraft {
  const draft = { flik, tid: Date.now(), bas: version.bas, innehall: version.draft };
  return { ...draft, ...(uppgifter === undefined ? {} : { uppgifter }), ...(fran === undefined ? {} : { fran, fonster }) };
}

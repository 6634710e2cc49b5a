import { z } from 'zod';
import { joinedParts, partsSince, withParts } from '#components/editor/session/copy-parts.ts';
import type { Unsaved } from '#components/editor/session/draft-keeper.ts';
import { isRefusal, stateOfError } from '#components/editor/session/state-of-error.ts';
import { isDirty } from '#components/editor/session/version.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { type WorkingCopy, type WorkingCopyParts, workingCopySchema } from '#lib/contract/working-copy.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** How it stands with what is written and not saved: on its way, with the service, or why it is not. */
export type CopyState = 'pa_vag' | 'saker' | 'borta' | 'utloggad' | 'nekad' | 'annanstans';

/** A pause in the typing, and how long what is typed without one may wait. */
const PAUSE = 700;
const LONGEST = 1_500;
/** Tried again by itself, for as long as nobody answers. */
const AGAIN = 5_000;
/** Blocks in one call: one that holds more values than any call may is refused. */
const MOST_BLOCKS = 200;

/** A copy as the service has it, and what this tab knows of it. */
interface Known {
  bas: string | null;
  /** 0 where there is none. */
  nr: number;
  base: ArticleContent;
  parts: WorkingCopyParts;
  /** `base` with the parts. */
  sent: ArticleContent;
  /** What was sent and never answered: whether it was kept is told by the next answer. */
  unanswered: ArticleContent | undefined;
}

export interface OwnCopy {
  nr: number;
  bas: string | null;
  text: ArticleContent;
}

interface Desk {
  /** Whether calls are still made as whoever has written: another may have logged in since. */
  isWriters: () => boolean;
  /** What may be unsaved, in each language that is open or has been. */
  unsaved: () => Unsaved[];
  /** `error` is why it is not safe. */
  told: (state: CopyState, error: unknown) => void;
  /** Another window of the same person has written `theirs` since `sent`. */
  met: (sprak: Language, sent: ArticleContent, theirs: ArticleContent) => Promise<void>;
  /** The copy was saved or thrown away in another window; true when what is written here still goes on from the newest version. */
  lost: (sprak: Language) => Promise<boolean>;
}

const overtakenSchema = z.object({ arbetskopia: workingCopySchema.nullable() });

/**
 * Keeps with the service what one person has not saved of an article, a pause behind the typing. Sends what has changed since the last pause,
 * one call at a time. Never overwrites what another window has written: that is met, and merged by whoever holds the text.
 */
export class CopyKeeper {
  readonly #item: string;
  readonly #desk: Desk;
  readonly #known = new Map<Language, Known>();
  readonly #elsewhere = new Set<Language>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since: number | undefined;
  #sending: Promise<void> | undefined;
  #isHeld = false;
  #state: CopyState = 'saker';

  constructor(item: string, desk: Desk) {
    this.#item = item;
    this.#desk = desk;
  }

  /** The number of the copy that a save of the language holds. */
  numberOf(sprak: Language): number {
    return this.#known.get(sprak)?.nr ?? 0;
  }

  /** The copy that the service has, as this tab knows it: its number, the revision it goes on from and its text. */
  copyOf(sprak: Language): OwnCopy | undefined {
    const known = this.#known.get(sprak);
    return known === undefined || known.nr === 0 ? undefined : { nr: known.nr, bas: known.bas, text: known.sent };
  }

  /** Sends at the next pause. */
  soon(): void {
    const now = Date.now();
    this.#since ??= now;
    // A clock that is set while somebody writes makes no wait longer.
    const waited = Math.max(0, now - this.#since);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hurry(), Math.max(0, Math.min(PAUSE, LONGEST - waited)));
    if (!this.#isHeld) this.#tell('pa_vag');
  }

  /** Sends now what has not been sent. */
  hurry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#since = undefined;
    if (this.#isHeld || !this.#desk.isWriters()) return;
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
      // What was written meanwhile.
      if (this.#since !== undefined && this.#timer === undefined) this.soon();
    });
  }

  /** Sends nothing while a save is under way: what is saved is what was sent before it, and what is written meanwhile goes on from it. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    await this.#sending;
  }

  /** Goes on after a save, also with what was written meanwhile. */
  letGo(): void {
    this.#isHeld = false;
    this.soon();
  }

  /** What was kept of the language is in the revision that was saved. */
  wasSaved(sprak: Language): void {
    this.#known.delete(sprak);
    this.#elsewhere.delete(sprak);
  }

  /** Takes the copy that the service has as what this tab goes on from; its text, or `undefined` when there is none to read. */
  take({ bas, nr, sprak: _, andrad: __, ...parts }: WorkingCopy, sprak: Language, base: ArticleContent): ArticleContent | undefined {
    const sent = withParts(base, parts);
    if (sent !== undefined) this.#known.set(sprak, { bas, nr, base, parts, sent, unanswered: undefined });
    return sent;
  }

  /** Whether the tab knows the copy as the service has it. */
  isKnown(sprak: Language, { nr, bas }: Pick<WorkingCopy, 'nr' | 'bas'>): boolean {
    const known = this.#known.get(sprak);
    return known !== undefined && known.nr === nr && known.bas === bas;
  }

  /** Whether everything that is written in the language has been sent. */
  isSent({ sprak, version, uppgifter }: Unsaved): boolean {
    const known = this.#known.get(sprak);
    if (known === undefined || known.nr === 0) return !isDirty(version) && uppgifter === undefined;
    return known.bas === version.bas && this.#partsOf(known, { sprak, version, uppgifter }) === undefined;
  }

  /** Why it is not safe is told until it is: that there is more on its way is no news then. */
  #tell(state: CopyState, error?: unknown): void {
    if (state === 'pa_vag' && this.#state !== 'saker') return;
    this.#state = state;
    this.#desk.told(state, error);
  }

  async #send(): Promise<void> {
    try {
      for (const unsaved of this.#desk.unsaved()) await this.#sendOne(unsaved);
      const isAllSent = this.#desk.unsaved().every((unsaved) => this.isSent(unsaved));
      if (this.#elsewhere.size > 0) this.#tell('annanstans');
      else if (isAllSent) this.#tell('saker');
      else this.#since ??= Date.now();
    } catch (error) {
      this.#tell(this.#stateOf(error), error);
    }
  }

  #stateOf(error: unknown): CopyState {
    const state = stateOfError(error);
    // What is refused is sent again with the next change; what nobody answered is sent again as it is.
    if (!isRefusal(error)) this.#timer ??= setTimeout(() => this.hurry(), AGAIN);
    return state;
  }

  async #sendOne(unsaved: Unsaved): Promise<void> {
    const { sprak, version } = unsaved;
    const former = this.#known.get(sprak);
    if (former !== undefined && former.bas !== version.bas) {
      // The text is another from now on: what was kept of the former is set aside in the browser by whoever replaced it.
      this.#elsewhere.delete(sprak);
      await this.#discard(sprak);
    }
    if (this.#elsewhere.has(sprak)) return;
    const known = this.#knownFor(unsaved);
    if (!isDirty(version) && unsaved.uppgifter === undefined) return known.nr === 0 ? undefined : this.#discard(sprak);
    const parts = this.#partsOf(known, unsaved);
    if (parts === undefined) return;
    this.#known.set(sprak, { ...known, unanswered: version.draft });
    try {
      let { nr } = known;
      for (const piece of piecesOf(parts)) nr = (await studio.skrivArbetskopia({ id: this.#item, sprak, bas: known.bas, nr, ...piece })).nr;
      this.#known.set(sprak, { ...known, nr, parts: joinedParts(known.parts, parts), sent: version.draft, unanswered: undefined });
    } catch (error) {
      const overtaken = error instanceof ApiFault && error.status === 409 ? overtakenSchema.safeParse(error.svar) : undefined;
      if (overtaken?.success !== true) throw error;
      await this.#meet(sprak, known, overtaken.data.arbetskopia, version.draft);
    }
  }

  /** What the service has of the copy that the version goes on from; nothing yet where it goes on from another revision than before. */
  #knownFor({ sprak, version }: Unsaved): Known {
    const known = this.#known.get(sprak);
    if (known !== undefined && known.bas === version.bas) return known;
    return { bas: version.bas, nr: 0, base: version.saved, parts: {}, sent: version.saved, unanswered: undefined };
  }

  #partsOf({ base, sent, parts: before }: Known, { version, uppgifter }: Unsaved): WorkingCopyParts | undefined {
    const parts = partsSince(base, sent, version.draft);
    const former = before.uppgifter ?? {};
    if (equalJson(former, uppgifter ?? {})) return parts;
    return { ...parts, uppgifter: uppgifter ?? {} };
  }

  async #discard(sprak: Language): Promise<void> {
    await discardCopy(this.#item, sprak);
    this.#known.delete(sprak);
  }

  async #meet(sprak: Language, known: Known, copy: WorkingCopy | null, sending: ArticleContent): Promise<void> {
    if (copy === null || copy.bas !== known.bas) {
      this.#known.delete(sprak);
      if (copy === null && (await this.#desk.lost(sprak))) this.#since ??= Date.now();
      else this.#elsewhere.add(sprak);
      return;
    }
    const { bas, nr, sprak: _, andrad: __, ...news } = copy;
    const parts = joinedParts(known.parts, news);
    const theirs = withParts(known.base, parts);
    if (theirs === undefined) throw new Error('The working copy of another window makes no article');
    // The answer to what this tab sent was lost on its way, and nobody else has written.
    const isOwn = [known.unanswered, sending].some((own) => own !== undefined && equalJson(own, theirs));
    // What is not in the text here yet would be written over by what is sent next.
    if (!isOwn) await this.#desk.met(sprak, known.sent, theirs);
    this.#known.set(sprak, { ...known, bas, nr, parts, sent: theirs, unanswered: undefined });
    this.#since ??= Date.now();
  }
}

/** Throws the copy away; that there is none is as good. */
export async function discardCopy(id: string, sprak: Language): Promise<void> {
  try {
    await studio.kastaArbetskopia({ id, sprak });
  } catch (error) {
    if (!(error instanceof ApiFault) || error.status !== 404) throw error;
  }
}

/** The parts in calls that each hold no more blocks than may be sent at once; the order goes with the last, when all blocks are there. */
function piecesOf({ block = [], ...fields }: WorkingCopyParts): WorkingCopyParts[] {
  if (block.length <= MOST_BLOCKS) return [{ ...fields, ...(block.length === 0 ? {} : { block }) }];
  const pieces = Array.from({ length: Math.ceil(block.length / MOST_BLOCKS) }, (_, place) => ({
    block: block.slice(place * MOST_BLOCKS, (place + 1) * MOST_BLOCKS),
  }));
  return [...pieces.slice(0, -1), { ...fields, ...pieces.at(-1) }];
}

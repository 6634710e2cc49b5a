import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import type { OwnCopy } from '#components/editor/session/copy-keeper.ts';
import { sharedParts, withSharedParts } from '#components/editor/session/shared-parts.ts';
import { isRefusal } from '#components/editor/session/state-of-error.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { mergeWritten } from '#lib/content/merge-written.ts';
import type { ArticleContent, Author } from '#lib/contract/article.ts';
import type { SharedText, SharedTextParts } from '#lib/contract/shared-text.ts';

/** While others see it what is typed is sent so soon after the first key of it, and so far apart; and while nobody does. */
const AT_ONCE = 40;
const APART_TOGETHER = 150;
const PAUSE_ALONE = 2_000;
/** Read no more often than this, however much others write. */
const APART = 120;
/** Tried again by itself, for as long as nobody answers. */
const AGAIN = 2_000;
/** Somebody else came first so many times on end: then later, for the others to have their turn. */
const MOST_TRIES = 30;

export interface SharedWriting extends SharedTextParts {
  fonster: string;
  skrivning: number;
  bas: string | null;
  nr: number;
  ny_bas?: string;
  med_arbetskopia?: boolean;
  arbetskopia_nr?: number;
}

/** One writing of the window, and the text as it was here then. */
interface Sent {
  skrivning: number;
  sent: ArticleContent;
}

/** What a window that is closed had written when it was kept last: all that it takes to go on in its place. */
export interface LeftText {
  /** What stood there, and the last that the service had told. */
  innehall: ArticleContent;
  fran: ArticleContent;
  skrivning: number;
  sanda: readonly SentParts[];
}

/** One writing that may have been taken though nobody here was told, as what it made another than the last that was told. */
export interface SentParts {
  skrivning: number;
  delar: SharedTextParts;
}

interface SavedRevision {
  id: string;
  content: ArticleContent;
}

/** How the service is asked. */
export interface SharedLine {
  write(writing: SharedWriting): Promise<{ inford: boolean; arbetskopia_borta: boolean; text: SharedText | null }>;
  read(known: Pick<SharedWriting, 'fonster' | 'bas' | 'nr'>): Promise<{ text: SharedText | null }>;
  revision(id: string): Promise<ArticleContent>;
}

/** What the text is now, with what others have written in it. */
export interface SharedNews {
  draft: ArticleContent;
  /** The revision it rests on, and what that holds. */
  bas: string | null;
  saved: ArticleContent;
  /** The people who have written what is not saved. */
  skrivare: readonly Author[];
}

export interface SharedDesk {
  /** What stands in the editor, with the last key. */
  draft(): ArticleContent;
  /** Settled when the text may be changed by others: not in the middle of a letter that is made of several keys. */
  free(): Promise<void> | undefined;
  take(news: SharedNews): void;
  /** The words of the person's own copy are in the shared text, and the copy is gone. */
  copyTaken(): void;
  /** Everything that is written here is with the service, or why it is not. */
  told(error: unknown): void;
  /** Something is sent from now on that may be taken though its answer is lost. */
  sending(): void;
  /** Whether whoever sits here may write, or reads what the others do. */
  mayWrite(): boolean;
}

/** What a closed window had sent. One that it made after it was kept, as where another has taken its place, was made of all that stood there. */
function sentOf({ innehall, fran, skrivning, sanda }: LeftText): Sent[] {
  const sent = sanda.map((one) => ({ skrivning: one.skrivning, sent: withSharedParts(fran, one.delar) }));
  return [...sent, { skrivning: skrivning + 1, sent: innehall }];
}

/** The last that a closed window and the text both had, when `mina` is the last of its writings that was taken. */
export function lastTaken(left: LeftText, mina: number): ArticleContent {
  return sentOf(left).findLast(({ skrivning }) => skrivning <= mina)?.sent ?? left.fran;
}

/**
 * One window's part in a text that several people write at once (docs/decisions/working-copy.md). It keeps what the service last told, sends what is
 * another here, and takes in what others have written since, merged letter by letter with what is not sent yet. One call at a time. An answer that is
 * lost is asked for again: nothing is written twice, and what others have written is never overwritten.
 */
export class SharedWriter {
  readonly #fonster: string;
  readonly #line: SharedLine;
  readonly #desk: SharedDesk;
  /** What the service last told: the text that is the last both had. */
  #known: ArticleContent;
  #nr = 0;
  #base: { id: string | null; content: ArticleContent };
  /** What has been saved while nobody had written in the text, as far as was known: what is written is gone on with from there. */
  #newest: SavedRevision | undefined;
  #skrivning = 0;
  /** What was sent last and has not been answered: it is asked for before more is sent. */
  #unanswered: Sent | undefined;
  /** What may come to be taken yet, though its answer was lost: once it is, it is the last that both had. */
  #onTheirWay: readonly Sent[] = [];
  /** What the service would not have, and why: sent again when it is another, or when somebody asks for it. */
  #refused: { draft: ArticleContent; error: unknown } | undefined;
  /** The person's own copy, whose words stand here: it goes when they have been sent. */
  #copy: OwnCopy | undefined;
  #isTogether = true;
  #isHeard = true;
  #isHeld = false;
  #isEnded = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = Number.POSITIVE_INFINITY;
  #ranAt = 0;
  #running: Promise<boolean> | undefined;
  /** Saves that it has been told of, one after the other. */
  #saves: Promise<void> = Promise.resolve();

  /**
   * `version` is what the window has gone on from; `copy` what the person has a working copy of whose words stand here. With `left` it takes the
   * place of the window of that name, which must be closed: two that count in one name would each have the other's words taken for their own.
   */
  constructor(
    fonster: string,
    version: { bas: string | null; saved: ArticleContent; copy: OwnCopy | undefined; left?: LeftText },
    parts: { line: SharedLine; desk: SharedDesk },
  ) {
    this.#fonster = fonster;
    this.#known = version.saved;
    this.#base = { id: version.bas, content: version.saved };
    this.#copy = version.copy;
    this.#line = parts.line;
    this.#desk = parts.desk;
    if (version.left !== undefined) this.#takePlace(version.left);
  }

  #takePlace(left: LeftText): void {
    this.#known = left.fran;
    this.#onTheirWay = sentOf(left);
    this.#unanswered = this.#onTheirWay.at(-1);
    this.#skrivning = left.skrivning + 1;
  }

  /** The text's number as it is known here; 0 while nobody has written in it. */
  get nr(): number {
    return this.#nr;
  }

  /** The last that the service has told of it. */
  get known(): ArticleContent {
    return this.#known;
  }

  /** How many writings the window has made, and those that may come to be taken though nobody told. */
  get sent(): { skrivning: number; sanda: SentParts[] } {
    const sanda = this.#onTheirWay.map(({ skrivning, sent }) => ({ skrivning, delar: sharedParts(this.#known, sent) ?? {} }));
    return { skrivning: this.#skrivning, sanda };
  }

  /** Whether the person has a copy whose words the service has not taken into the shared text. */
  get hasCopy(): boolean {
    return this.#copy !== undefined;
  }

  /** The words of the person's copy stand here: it is taken over with what is sent next. */
  takeCopy(copy: OwnCopy): void {
    this.#copy = copy;
    this.soon();
  }

  /** Whether everything that stands here is with the service, and nothing else that has been sent. */
  isSent(draft: ArticleContent): boolean {
    return !this.hasCopy && this.#unanswered === undefined && (draft === this.#known || equalJson(draft, this.#known));
  }

  /** Whether others see what is typed as it is typed. */
  setTogether(isTogether: boolean): void {
    this.#isTogether = isTogether;
  }

  /** Something has been typed. */
  soon(): void {
    this.#later(this.#isTogether ? Math.max(AT_ONCE, this.#apart(APART_TOGETHER)) : PAUSE_ALONE);
  }

  /** Others have written, up to that number where it is known. */
  heard(nr = Number.POSITIVE_INFINITY): void {
    if (nr <= this.#nr) return;
    this.#isHeard = true;
    this.#later(this.#apart(APART));
  }

  /** Sends and reads now what there is; false when that cannot be had now. */
  hurry(): Promise<boolean> {
    this.#refused = undefined;
    return this.#go();
  }

  async #go(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#due = Number.POSITIVE_INFINITY;
    if (this.#isHeld || this.#isEnded) return false;
    this.#ranAt = Date.now();
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return await this.#running;
  }

  /** Everything is with the service, and nothing is sent or taken in until `letGo`; false, with nothing held, when that cannot be had now. */
  async hold(): Promise<boolean> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const isDone = await this.hurry();
      if (this.#running === undefined && this.#unanswered === undefined && this.isSent(this.#desk.draft())) {
        this.#isHeld = true;
        return true;
      }
      if (!isDone) return false;
    }
    return false;
  }

  /** Goes on, also with what was written meanwhile. */
  letGo(): void {
    this.#isHeld = false;
    this.heard();
  }

  /** Sends what is on its way, and nothing more once it is settled. */
  async end(): Promise<void> {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /**
   * Somebody has saved that revision. What is written here goes on from it, where nobody has written in the text. One that was made of the shared text
   * is what it rests on already; what was saved beside it is merged with it by whichever window comes first, and then is in it for all.
   */
  async saved(revision: SavedRevision): Promise<void> {
    // Told by several at once, as by the news and by one's own save: an answer that is overtaken by another would bring back what was.
    const before = this.#saves;
    const after = before.then(() => this.#takeSaved(revision));
    // What goes wrong with one is its own caller's to hear, and ends none of the later ones.
    this.#saves = after.catch(() => {});
    await after;
  }

  async #takeSaved(revision: SavedRevision): Promise<void> {
    this.#newest = revision;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      this.#isHeard = true;
      if (!(await this.hurry())) return;
      if (this.#isHeld || this.#isEnded || this.#base.id === revision.id || this.#unanswered !== undefined) return;
      // Whoever waited for the same has asked for something by now.
      if (this.#nr === 0 || this.#running !== undefined) continue;
      if (!this.#desk.mayWrite()) return;
      this.#running = this.#restOn(revision).finally(() => {
        this.#running = undefined;
      });
      if (!(await this.#running)) return;
    }
  }

  /** What is left of the time that is to be between two calls. A clock that is set makes it no longer. */
  #apart(ms: number): number {
    return Math.min(ms, Math.max(0, this.#ranAt + ms - Date.now()));
  }

  #later(ms: number): void {
    const due = Date.now() + ms;
    if (this.#isEnded || (this.#timer !== undefined && this.#due <= due)) return;
    clearTimeout(this.#timer);
    this.#due = due;
    this.#timer = setTimeout(() => void this.#go(), ms);
  }

  /** False when something is left that cannot be had now. */
  async #run(): Promise<boolean> {
    try {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        await this.#desk.free();
        if (this.#unanswered === undefined) this.#goOnFromNewest();
        const draft = this.#desk.draft();
        const refused = this.#refused?.draft === draft ? this.#refused : undefined;
        const hasWords = this.#desk.mayWrite() && refused === undefined && !this.isSent(draft);
        if (this.#unanswered === undefined && !hasWords && !this.#isHeard) {
          this.#desk.told(refused?.error);
          return refused === undefined;
        }
        if (this.#unanswered === undefined && hasWords) await this.#send(draft);
        else await this.#read();
      }
      this.#later(AGAIN);
      this.#desk.told(undefined);
    } catch (error) {
      this.#failed(error);
    }
    return false;
  }

  /** What nobody answered is asked for again by itself; what is refused has not been done, and is left until it is another. */
  #failed(error: unknown): void {
    this.#isHeard = true;
    if (!isRefusal(error)) this.#later(AGAIN);
    else if (this.#unanswered !== undefined) {
      this.#refused = { draft: this.#unanswered.sent, error };
      this.#leaveOff(this.#unanswered.skrivning);
      this.#unanswered = undefined;
    }
    this.#desk.told(error);
  }

  async #send(draft: ArticleContent): Promise<void> {
    const isAsSaved = this.#nr > 0 && this.#base.id !== null && equalJson(draft, this.#base.content);
    const parts = isAsSaved ? { ny_bas: this.#base.id ?? undefined } : (sharedParts(this.#known, draft) ?? {});
    await this.#write(draft, { ...parts, ...(this.#copy === undefined ? {} : { med_arbetskopia: true, arbetskopia_nr: this.#copy.nr }) });
  }

  /** `sent` is what both have if it is taken. */
  async #write(
    sent: ArticleContent,
    writing: SharedTextParts & Pick<SharedWriting, 'ny_bas' | 'med_arbetskopia' | 'arbetskopia_nr'>,
  ): Promise<void> {
    const skrivning = ++this.#skrivning;
    this.#unanswered = { skrivning, sent };
    this.#onTheirWay = [...this.#onTheirWay, this.#unanswered].slice(-MOST_TRIES);
    this.#desk.sending();
    const place = { fonster: this.#fonster, skrivning, bas: this.#base.id, nr: this.#nr };
    const { inford, arbetskopia_borta: isGone, text } = await this.#line.write({ ...place, ...writing });
    if (!inford) this.#leaveOff(skrivning);
    const copy = writing.med_arbetskopia ? this.#copy : undefined;
    if (copy !== undefined && (inford || isGone)) {
      this.#copy = undefined;
      this.#desk.copyTaken();
    }
    // Another window of the same person has put the copy into the text: its words are what both have.
    await this.#take(text, isGone ? copy?.text : undefined);
  }

  /** That writing has been answered, and was not taken. */
  #leaveOff(not: number): void {
    this.#onTheirWay = this.#onTheirWay.filter(({ skrivning }) => skrivning !== not);
  }

  async #read(): Promise<void> {
    this.#isHeard = false;
    const { text } = await this.#line.read({ fonster: this.#fonster, bas: this.#base.id, nr: this.#nr });
    await this.#take(text);
  }

  async #take(text: SharedText | null, shared = this.#known): Promise<void> {
    if (text === null) {
      // Nobody has written in it yet, or it is of a newsroom that was put back to an earlier day.
      this.#unanswered = undefined;
      this.#known = this.#base.content;
      this.#nr = 0;
      return;
    }
    this.#newest = undefined;
    const { bas, nr, helt, mina, skrivare, andrad: _, ...parts } = text;
    const base = bas === this.#base.id ? this.#base : { id: bas, content: bas === null ? EMPTY_CONTENT : await this.#line.revision(bas) };
    const theirs = withSharedParts(helt ? base.content : this.#known, parts);
    await this.#desk.free();
    const both = this.#onTheirWay.findLast(({ skrivning }) => skrivning <= mina)?.sent ?? shared;
    this.#onTheirWay = this.#onTheirWay.filter(({ skrivning }) => skrivning > mina);
    const draft = mergeWritten(both, this.#desk.draft(), theirs);
    this.#unanswered = undefined;
    this.#known = theirs;
    this.#nr = nr;
    this.#base = base;
    this.#desk.take({ draft, bas, saved: base.content, skrivare });
  }

  /** Lets the text rest on what was saved beside it, unless somebody else has written or done so since it was read. */
  async #restOn({ id, content }: SavedRevision): Promise<boolean> {
    try {
      const known = this.#known;
      const text = mergeWritten(this.#base.content, known, content);
      await this.#write(known, { ...sharedParts(content, text), ny_bas: id });
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  }

  /** A text is begun on what was saved last alone: what nobody has taken of it goes on from there. */
  #goOnFromNewest(): void {
    const newest = this.#newest;
    this.#newest = undefined;
    if (newest === undefined || this.#nr > 0 || newest.id === this.#base.id) return;
    const { id, content } = newest;
    const draft = mergeWritten(this.#known, this.#desk.draft(), content);
    if (this.#copy !== undefined) this.#copy = { ...this.#copy, text: mergeWritten(this.#known, this.#copy.text, content) };
    this.#known = content;
    this.#base = newest;
    this.#desk.take({ draft, bas: id, saved: content, skrivare: [] });
  }
}

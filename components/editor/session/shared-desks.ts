import { newBlockId } from '#components/editor/schema/block-id.ts';
import { contentOf, EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import type { CopyState, OwnCopy } from '#components/editor/session/copy-keeper.ts';
import type { LocalDraft, SharedDraft } from '#components/editor/session/local-drafts.ts';
import { brought, SHARED_WRITING } from '#components/editor/session/merging.ts';
import type { SharedLine, SharedNews, SharedWriter } from '#components/editor/session/shared-writer.ts';
import { stateOfError } from '#components/editor/session/state-of-error.ts';
import type { Version } from '#components/editor/session/version.ts';
import { holdWindow, inPlaceOf, knowsWindows, whenClosed } from '#components/editor/session/window-lock.ts';
import { newsLine } from '#components/studio/news/news-line.ts';
import type { ArticleContent, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/** Where nobody tells of what others write it is asked for so often, and anyway so often. */
const ASKED_MS = 2_000;
const ASKED_ANYWAY = 20;

interface Session {
  version(sprak: Language): Version;
  /** As it is now: rights, section and template change while an article is open. */
  mayWrite(sprak: Language): boolean;
  take(sprak: Language, news: SharedNews, revision: Revision | undefined): void;
  /** How it stands with what is shared is another than before. */
  told(): void;
  /** Before a text is shared nothing more of it is kept as the person's own. `newest` where what is here goes on from an older revision than that. */
  beforeSharing(sprak: Language): Promise<{ copy: OwnCopy | undefined; newest: Revision | undefined }>;
  /** The text is shared, or is not to be any more. */
  afterSharing(sprak: Language): void;
  /** The words of the person's own copy are in the shared text, and the copy is gone. */
  copyTaken(sprak: Language): void;
  /** Something is sent from now on that may be taken though its answer is lost. */
  sending(): void;
}

/** What a save makes a revision of. */
export interface HeldText {
  content: ArticleContent;
  nr: number;
}

/**
 * The texts of one article that the window shares with others, by language: nothing of it is there before somebody else is. Told by the newsroom's
 * news that there is more, and asks for it.
 */
export class SharedDesks {
  readonly #item: string;
  readonly #session: Session;
  readonly #opening = new Map<Language, Promise<void>>();
  readonly #writers = new Map<Language, SharedWriter>();
  readonly #windows = new Map<Language, { namn: string; letGo: () => void }>();
  readonly #held = new Map<Language, HeldText>();
  readonly #states = new Map<Language, CopyState>();
  /** Why what is written is not with the service, by language. */
  readonly #faults = new Map<Language, unknown>();
  readonly #revisions = new Map<string, Revision>();
  #together: ReadonlySet<Language> = new Set();
  /** Another from every time that nothing is to be shared any more: what was begun before that is not wanted. */
  #era = {};
  #composed: PromiseWithResolvers<void> | undefined;
  #stop: (() => void) | undefined;

  constructor(item: string, session: Session) {
    this.#item = item;
    this.#session = session;
  }

  /** Shares the text from now on. Settled when what others have written is there, or it is known why it is not. */
  open(sprak: Language): Promise<void> {
    const opening =
      this.#opening.get(sprak) ??
      this.#begin(sprak).catch(() => {
        // What it takes could not be fetched: tried again when somebody comes.
        if (this.#opening.get(sprak) === opening) this.#opening.delete(sprak);
      });
    this.#opening.set(sprak, opening);
    return opening;
  }

  /** Also after `end`: what stood there is the others' too, and nobody's alone. */
  isOpen(sprak: Language): boolean {
    return this.#writers.has(sprak);
  }

  /** Whether it is shared, or is about to be. */
  isBegun(sprak: Language): boolean {
    return this.#opening.has(sprak) || this.isOpen(sprak);
  }

  /** What the service last told; `undefined` where nothing is shared. */
  known(sprak: Language): ArticleContent | undefined {
    return this.#writers.get(sprak)?.known;
  }

  /** The name the text is written in, and what of it may have been taken; `undefined` where nothing is shared. */
  window(sprak: Language): LocalDraft['fonster'] {
    const [window, writer] = [this.#windows.get(sprak), this.#writers.get(sprak)];
    return window === undefined || writer === undefined ? undefined : { namn: window.namn, ...writer.sent };
  }

  isSent(sprak: Language, draft: ArticleContent): boolean {
    return this.#writers.get(sprak)?.isSent(draft) ?? false;
  }

  /** Whether the words of the person's own copy are not in the shared text yet. */
  hasCopy(sprak: Language): boolean {
    return this.#writers.get(sprak)?.hasCopy ?? false;
  }

  /** The words of the person's own copy stand in the text: the copy goes when they have been sent. */
  takeCopy(sprak: Language, copy: OwnCopy): void {
    this.#writers.get(sprak)?.takeCopy(copy);
  }

  /** The languages in which somebody else is now: what is typed there is sent at once. */
  setTogether(sprak: ReadonlySet<Language>): void {
    this.#together = sprak;
    for (const [language, writer] of this.#writers) writer.setTogether(sprak.has(language));
  }

  /** Something has been typed. */
  soon(sprak: Language): void {
    if (!this.#opening.has(sprak)) return;
    this.#writers.get(sprak)?.soon();
    if (this.#states.get(sprak) !== 'saker') return;
    this.#states.set(sprak, 'pa_vag');
    this.#session.told();
  }

  hurry(): void {
    for (const writer of this.#writers.values()) void writer.hurry();
  }

  /** While a letter is being made of several keys nothing is put into the text. */
  setComposing(isComposing: boolean): void {
    if (isComposing) this.#composed ??= Promise.withResolvers<void>();
    else {
      this.#composed?.resolve();
      this.#composed = undefined;
    }
  }

  /** Sends all there is and stands still; of what could not be sent nothing is held. */
  async hold(): Promise<void> {
    for (const [sprak, writer] of this.#writers) {
      if (await writer.hold()) this.#held.set(sprak, { content: writer.known, nr: writer.nr });
    }
  }

  held(sprak: Language): HeldText | undefined {
    return this.#held.get(sprak);
  }

  /** Why the text could not be had or written last; that nobody answers where nothing else is known. */
  fault(sprak: Language): unknown {
    return this.#faults.get(sprak) ?? new Unreachable();
  }

  letGo(): void {
    this.#held.clear();
    for (const writer of this.#writers.values()) writer.letGo();
  }

  /** Somebody has saved that revision. */
  async saved(sprak: Language, revision: Revision): Promise<void> {
    this.#revisions.set(revision.id, revision);
    await this.#writers.get(sprak)?.saved({ id: revision.id, content: contentOf(revision) });
  }

  /** The worst of what is so of those that are shared. */
  state(): CopyState {
    return [...this.#states.values()].find((state) => state !== 'saker' && state !== 'pa_vag') ?? [...this.#states.values()][0] ?? 'saker';
  }

  /** Why the text that `state` tells of is not with the service; undefined where nothing stands in the way. */
  stateFault(): unknown {
    const state = this.state();
    const sprak = [...this.#states].find(([, one]) => one === state)?.[0];
    return sprak === undefined ? undefined : this.#faults.get(sprak);
  }

  /** Sends what is on its way and asks for nothing from now on; what is opened after that begins anew. */
  end(): void {
    this.#era = {};
    this.#stop?.();
    this.#stop = undefined;
    for (const [sprak, writer] of this.#writers) void writer.end().then(this.#windows.get(sprak)?.letGo);
    for (const all of [this.#opening, this.#states]) all.clear();
  }

  /**
   * Writes in the text what a window that is closed could not send, in that window's name, so that what was taken of it though the answer was lost is
   * there once. True when all of it is there; false where the window is open after all, or another does this. Throws what the service says where it
   * cannot be had.
   */
  writeOut(sprak: Language, left: SharedDraft): Promise<boolean> {
    const { namn } = windowOf(left);
    return inPlaceOf(namn, () => this.#writeOut(sprak, left));
  }

  /** Whether the window that kept it is closed, as far as the browser can tell. */
  async isClosed(left: SharedDraft): Promise<boolean> {
    return !knowsWindows() || (await inPlaceOf(windowOf(left).namn, async () => {}));
  }

  /** Settled when the window that kept it is closed: true then, and false where `signal` has ended the wait. */
  async whenClosed(left: SharedDraft, signal: AbortSignal): Promise<boolean> {
    return await whenClosed(windowOf(left).namn, signal);
  }

  /** The last that a closed window and the text both had, as far as can be told without taking the window's place. */
  async lastBothHad(sprak: Language, left: SharedDraft): Promise<ArticleContent> {
    const { namn: _, ...sent } = windowOf(left);
    const { lastTaken } = await brought(SHARED_WRITING);
    return lastTaken({ ...left, ...sent }, await this.#takenOf(sprak, left));
  }

  /**
   * Whether the service cannot tell any more what it took of a closed window, though it has answered it: it remembers the latest windows alone
   * (lib/store/shared-texts.ts). What was taken could be written once more then.
   */
  async isForgotten(sprak: Language, left: SharedDraft): Promise<boolean> {
    const { skrivning, sanda } = windowOf(left);
    return skrivning > sanda.length && (await this.#takenOf(sprak, left)) === 0;
  }

  /** The number of the last writing of a closed window that was taken. */
  async #takenOf(sprak: Language, left: SharedDraft): Promise<number> {
    const { text } = await studio.hamtaGemensamText({ id: this.#item, sprak, fonster: windowOf(left).namn });
    return text?.mina ?? 0;
  }

  async #writeOut(sprak: Language, left: SharedDraft): Promise<void> {
    const { SharedWriter } = await brought(SHARED_WRITING);
    const { bas, innehall } = left;
    const { namn, ...sent } = windowOf(left);
    const here = this.#session.version(sprak);
    const saved = bas === here.bas ? here.saved : bas === null ? EMPTY_CONTENT : await this.#contentOf(sprak, bas);
    let draft = innehall;
    let fault: unknown;
    const writer = new SharedWriter(
      namn,
      { bas, saved, copy: undefined, left: { ...left, ...sent } },
      {
        line: this.#lineOf(sprak),
        desk: {
          mayWrite: () => this.#session.mayWrite(sprak),
          draft: () => draft,
          free: () => undefined,
          take: (news) => {
            draft = news.draft;
          },
          copyTaken: () => {},
          told: (error) => {
            fault = error;
          },
          sending: () => {},
        },
      },
    );
    if (here.bas !== null && here.bas !== bas) await writer.saved({ id: here.bas, content: here.saved });
    const isDone = await writer.hurry();
    await writer.end();
    this.#writers.get(sprak)?.heard();
    if (!isDone || !writer.isSent(draft)) throw fault ?? new Unreachable();
  }

  async #begin(sprak: Language): Promise<void> {
    const era = this.#era;
    const { SharedWriter } = await brought(SHARED_WRITING);
    if (era !== this.#era) return;
    const { copy, newest } = await this.#session.beforeSharing(sprak);
    if (era !== this.#era) return this.#session.afterSharing(sprak);
    const { bas, saved } = this.#session.version(sprak);
    const namn = newBlockId();
    this.#windows.set(sprak, { namn, letGo: holdWindow(namn) });
    const writer = new SharedWriter(
      namn,
      { bas, saved, copy },
      {
        line: this.#lineOf(sprak),
        desk: {
          mayWrite: () => this.#session.mayWrite(sprak),
          draft: () => this.#session.version(sprak).draft,
          free: () => this.#composed?.promise,
          take: (news) => this.#session.take(sprak, news, news.bas === null ? undefined : this.#revisions.get(news.bas)),
          copyTaken: () => this.#session.copyTaken(sprak),
          told: (error) => this.#told(sprak, error),
          sending: () => this.#session.sending(),
        },
      },
    );
    this.#writers.set(sprak, writer);
    writer.setTogether(this.#together.has(sprak));
    this.#stop ??= this.#listen();
    if (newest === undefined) await writer.hurry();
    else await this.saved(sprak, newest);
    this.#session.afterSharing(sprak);
  }

  #lineOf(sprak: Language): SharedLine {
    return {
      write: (writing) => studio.skrivGemensamText({ id: this.#item, sprak, ...writing }),
      read: ({ bas, ...rest }) => studio.hamtaGemensamText({ id: this.#item, sprak, bas: bas ?? '', ...rest }),
      revision: (id) => this.#contentOf(sprak, id),
    };
  }

  async #contentOf(sprak: Language, rid: string): Promise<ArticleContent> {
    const { revision } = await studio.hamtaRevision({ id: this.#item, sprak, rid });
    this.#revisions.set(revision.id, revision);
    return contentOf(revision);
  }

  #told(sprak: Language, error: unknown): void {
    const isSent = this.isSent(sprak, this.#session.version(sprak).draft);
    this.#faults.set(sprak, error);
    this.#states.set(sprak, error === undefined ? (isSent ? 'saker' : 'pa_vag') : stateOfError(error));
    this.#session.told();
  }

  #listen(): () => void {
    const stop = newsLine.listen(({ om, innehall, sprak, nr }) => {
      if (om !== 'allt' && (om !== 'text' || innehall !== this.#item)) return;
      for (const [language, writer] of this.#writers) if (om === 'allt' || language === sprak) writer.heard(om === 'allt' ? undefined : nr);
    });
    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      if (document.hidden || (newsLine.isLive() && asked % ASKED_ANYWAY !== 0)) return;
      for (const writer of this.#writers.values()) writer.heard();
    }, ASKED_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }
}

/** The window that kept it: one of an earlier version of Studio said nothing of itself. */
function windowOf({ fonster }: SharedDraft): NonNullable<LocalDraft['fonster']> {
  return fonster ?? { namn: newBlockId(), skrivning: 0, sanda: [] };
}

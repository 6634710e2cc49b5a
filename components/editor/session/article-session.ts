import { contentOf, EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { type Conflict, readConflict, readOvertaken } from '#components/editor/session/conflict.ts';
import { CopyKeeper, type CopyState, discardCopy, type OwnCopy } from '#components/editor/session/copy-keeper.ts';
import { DraftKeeper, type Unsaved } from '#components/editor/session/draft-keeper.ts';
import { changedDetails, detailsOf, type ItemDetails, someDetailsSchema } from '#components/editor/session/item-details.ts';
import type { LocalDraft } from '#components/editor/session/local-drafts.ts';
import { brought, MERGE, MERGE_WRITTEN } from '#components/editor/session/merging.ts';
import { arrivedIn, withOthersSave } from '#components/editor/session/others-save.ts';
import { PendingBlocks } from '#components/editor/session/pending-blocks.ts';
import { Proposing } from '#components/editor/session/proposing.ts';
import { RecoveredDrafts } from '#components/editor/session/recovered-drafts.ts';
import { RIGHT_LOST } from '#components/editor/session/right-lost.ts';
import { isSaved, takeServiceAdditions } from '#components/editor/session/service-additions.ts';
import { SharedDesks } from '#components/editor/session/shared-desks.ts';
import type { SharedNews } from '#components/editor/session/shared-writer.ts';
import { failureToTell, hasDoneNothing } from '#components/editor/session/state-of-error.ts';
import { Store } from '#components/editor/session/store.ts';
import { isDirty, newVersion, savedVersion, type Version } from '#components/editor/session/version.ts';
import { NO_WORDS, type VersionWords } from '#components/editor/session/version-words.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { isBrowserOf } from '#components/studio/storage/own-storage.ts';
import { changedFields } from '#lib/content/changed-fields.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { mergeWritten } from '#lib/content/merge-written.ts';
import type { ArticleContent, Author, Item, Revision } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { WorkingCopy } from '#lib/contract/working-copy.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/** What is told of a version until it is saved. */
const SETTLED = { continued: null, arrived: null, collides: null };

/** How long somebody writes before a version is made of it unasked. */
const AUTOSAVE_AFTER = 10 * 60_000;

export interface SessionState {
  /** As the service last told it. */
  item: Item;
  details: ItemDetails;
  versions: Partial<Record<Language, Version>>;
  sprak: Language;
  isSaving: boolean;
  failure: Failure | undefined;
  conflict: Conflict | undefined;
  /** False when unsaved text could not be kept in the browser either. */
  isKept: boolean;
  /** How it stands with unsaved text at the service. */
  copy: CopyState;
  /** Why what is written is not taken as it is written, where there is more to tell of it. */
  notTaken: Failure | undefined;
  /** By language whose text is shared with others, those who have written what of it is not saved. */
  together: Partial<Record<Language, readonly Author[]>>;
}

interface HowSaved {
  /** By Studio of its own accord. */
  auto: boolean;
  kommentar: string;
}

/** A person's own copy, what it was written from, and how it is put into a text that others write too. */
interface FoundCopy {
  copy: WorkingCopy;
  base: ArticleContent;
  mergeWritten: typeof mergeWritten;
}

/**
 * One article being written in one tab: what the writer has made of it, what the service has, and the way from one to the
 * other. Nothing written here is lost silently: until it is saved it is kept in the browser, and a save that meets
 * another's stops at a conflict that the writer decides.
 */
export class ArticleSession {
  readonly store: Store<SessionState>;
  readonly #keeper: DraftKeeper;
  readonly #copies: CopyKeeper;
  readonly #pending = new PendingBlocks((sprak, block) => this.#change(sprak, { block }));
  #saving: Promise<boolean> | undefined;
  #autosaving: ReturnType<typeof setTimeout> | undefined;
  #isAutosaveHeld = false;
  readonly #shared: SharedDesks;
  readonly #person: string;
  readonly #mayWrite: (sprak: Language) => boolean;
  /** Whether calls are still made as the person whose text this is. What that person has written is never sent as another's. */
  readonly #isWriters: () => boolean;
  /** How it stands with what is this person's alone. */
  #alone: { copy: CopyState; error: unknown } = { copy: 'saker', error: undefined };
  #taking: Promise<void> | undefined;
  #isTakingAgain = false;
  #isLeft = false;
  /** Own copies whose words have become part of what others write too, as they were then. */
  readonly #taken = new Map<Language, OwnCopy>();
  /** What saves that nobody has answered were of: the service may have made revisions of it. */
  readonly #unanswered = new Map<Language, ArticleContent>();
  /** What was left unsaved earlier, and in the other windows of this browser. */
  readonly #recovered: RecoveredDrafts;
  readonly #proposing: Proposing;
  /** What was said of a version that met another's: said of the one that comes of it. */
  #toSay = NO_WORDS;
  /** Languages that others write and that are not here yet. */
  readonly #toShare = new Set<Language>();

  /**
   * `person` is the id of whoever writes: what is kept in the browser is that person's. `mayWrite` tells whether that person may write the language of
   * the article as it now is: who may not sees what others write.
   */
  constructor(item: Item, person: string, mayWrite: (item: Item, sprak: Language) => boolean = () => true) {
    this.#person = person;
    this.#isWriters = () => isBrowserOf(person);
    this.#mayWrite = (sprak) => this.#isWriters() && mayWrite(this.#state.item, sprak);
    const versions: SessionState['versions'] = {};
    for (const sprak of LANGUAGES) {
      const version = item.sprak[sprak];
      if (version !== undefined) versions[sprak] = savedVersion(version.arbetsrevision, []);
    }
    this.store = new Store<SessionState>({
      item,
      details: detailsOf(item),
      versions,
      sprak: item.kallsprak,
      isSaving: false,
      failure: undefined,
      conflict: undefined,
      isKept: true,
      copy: 'saker',
      notTaken: undefined,
      together: {},
    });
    this.#keeper = new DraftKeeper(person, item.id, {
      open: () => [...new Set([this.#state.sprak, item.kallsprak])].map((sprak) => this.#unsent(sprak)),
      told: (isKept) => this.#tellKept(isKept),
    });
    this.#copies = new CopyKeeper(item.id, {
      isWriters: this.#isWriters,
      // A copy whose words are on their way into the shared text stays as it is until they are there.
      unsaved: () =>
        LANGUAGES.filter((sprak) => this.#state.versions[sprak] !== undefined && !this.#shared.hasCopy(sprak)).map((sprak) =>
          this.#unsavedAlone(sprak),
        ),
      told: (copy, error) => {
        this.#alone = { copy, error };
        this.#tellCopy();
      },
      met: (sprak, sent, theirs) => this.#merge(sprak, sent, theirs),
      lost: async (sprak) => {
        await this.#fetch();
        return this.#version(sprak).bas === (this.#state.item.sprak[sprak]?.arbetsrevision.id ?? null);
      },
    });
    this.#shared = new SharedDesks(item.id, {
      version: (sprak) => {
        this.#pending.settle();
        return this.#version(sprak);
      },
      mayWrite: (sprak) => this.#mayWrite(sprak),
      take: (sprak, news, revision) => this.#takeShared(sprak, news, revision),
      told: () => this.#tellCopy(),
      beforeSharing: async (sprak) => {
        await this.#saving;
        const newest = await this.#newestFor(sprak);
        await this.#copies.hold();
        return { copy: this.#copies.copyOf(sprak), newest };
      },
      afterSharing: (sprak) => {
        this.#copies.letGo();
        void this.#recovered.writeOut(sprak);
      },
      copyTaken: (sprak) => {
        const copy = this.#copies.copyOf(sprak);
        if (copy !== undefined) this.#taken.set(sprak, copy);
        this.#copies.wasSaved(sprak);
        this.#copies.soon();
      },
      sending: () => this.#keeper.refresh(),
    });
    this.#recovered = new RecoveredDrafts(this.#keeper, this.#shared, {
      mayWrite: this.#mayWrite,
      version: (sprak) => this.#state.versions[sprak],
      setVersion: (sprak, version) => this.#setVersion(sprak, version),
      change: (sprak, change) => this.#change(sprak, change),
      setDetails: (details) => this.store.set({ details: { ...this.#state.details, ...details } }),
      unsaved: (sprak) => this.#unsaved(sprak),
      contentOf: (sprak, rid) => this.#contentOf(sprak, rid),
      told: (isKept) => this.#tellKept(isKept),
    });
    this.#proposing = new Proposing(item.id, {
      version: (sprak) => this.#version(sprak),
      setVersion: (sprak, version) => this.#setVersion(sprak, version),
      isOthersToo: (sprak) => this.#shared.isBegun(sprak),
      told: (failure) => this.store.set({ failure }),
      held: async (work) => {
        await this.#copies.hold();
        return work().finally(() => this.#copies.letGo());
      },
      settled: (sprak) => this.#keeper.forget(sprak),
    });
  }

  /** Shares the text of a language with the others who are in it, from now on, or from when it is here: what each writes all see. */
  async share(sprak: Language): Promise<void> {
    if (this.#isLeft) return;
    if (this.#state.versions[sprak] === undefined) this.#toShare.add(sprak);
    else await this.#shared.open(sprak);
  }

  /** The languages in which others are now: what is typed there is sent at once, and else at a pause. */
  setTogether(sprak: readonly Language[]): void {
    this.#shared.setTogether(new Set(sprak));
  }

  /** While a letter is being made of several keys nothing of others' is put into the text. */
  setComposing(isComposing: boolean): void {
    this.#shared.setComposing(isComposing);
  }

  /** The window shows the article, again where it has been left. */
  enter(): void {
    this.#isLeft = false;
    this.#recovered.enter();
  }

  /** The window shows something else: what is written is sent and kept as it stands, and nothing is shared, fetched or saved unasked from now on. */
  leave(): void {
    this.#isLeft = true;
    this.#recovered.leave();
    this.#endAutosave();
    this.#keeper.hurry();
    this.#shared.end();
  }

  /**
   * Looks for text that an earlier visit left unsaved in this browser. What an open window has of a text that others write too is that window's to send:
   * what it has not sent when it closes is found then, for as long as the article is not left.
   */
  async findUnsaved(): Promise<void> {
    await this.#recovered.find();
  }

  /**
   * Goes on with what the same person has written in another window or at another computer, and not saved. What is written here and not
   * sent is never replaced: the two are merged when it is.
   */
  async goOn(): Promise<void> {
    const { item } = this.#state;
    const copies = await studio.hamtaArbetskopior({ id: item.id }).catch((error: unknown) => {
      // Nobody answers, or nobody is logged in: what is written meanwhile tells of it.
      if (error instanceof ApiFault || error instanceof Unreachable) return undefined;
      throw error;
    });
    if (copies === undefined || this.#isLeft) return;
    const { arbetskopior, gemensamma } = copies;
    for (const copy of arbetskopior) {
      const sprak = LANGUAGES.find((language) => language === copy.sprak);
      if (this.#isLeft) return;
      if (sprak === undefined || this.#copies.isKnown(sprak, copy)) continue;
      if (await this.#goOnWith(sprak, copy)) continue;
      this.#copies.soon();
    }
    for (const sprak of gemensamma) await this.share(sprak);
  }

  /** False when something is written here that has not been sent. */
  async #goOnWith(sprak: Language, copy: WorkingCopy): Promise<boolean> {
    const { item, versions } = this.#state;
    const current = versions[sprak];
    const isSame = copy.bas === (current?.bas ?? null);
    if (!this.#shared.isOpen(sprak) && current !== undefined && !this.#copies.isSent(this.#unsavedAlone(sprak))) return false;
    const base =
      copy.bas === null ? EMPTY_CONTENT : isSame && current !== undefined ? current.saved : await this.#contentOf(sprak, copy.bas);
    const mergeWritten = await this.#mergeIn(sprak);
    if (mergeWritten !== undefined) return this.#putInShared(sprak, { copy, base, mergeWritten });
    const version = this.#state.versions[sprak] ?? newVersion(EMPTY_CONTENT, versions[item.kallsprak]?.bas ?? null);
    if (current !== undefined && !this.#copies.isSent(this.#unsavedAlone(sprak))) return false;
    const draft = this.#copies.take(copy, sprak, base);
    if (draft === undefined) return true;
    const details = someDetailsSchema.parse(copy.uppgifter ?? {});
    if (equalJson(details, {}) && (equalJson(draft, base) || equalJson(draft, version.saved))) {
      // Saved already, though the answer to that was lost.
      await discardCopy(item.id, sprak);
      this.#copies.wasSaved(sprak);
      return true;
    }
    const isThis = ({ innehall, bas, uppgifter = {} }: LocalDraft) =>
      bas === copy.bas && equalJson(innehall, draft) && equalJson(uppgifter, details);
    const kept = version.recoverable.filter((local) => !isThis(local));
    for (const same of version.recoverable.filter(isThis)) this.#keeper.drop(sprak, same);
    const continued = { fran: copy.andrad };
    this.#setVersion(sprak, { ...version, draft, saved: base, bas: copy.bas, recoverable: kept, continued });
    this.store.set({ details: { ...this.#state.details, ...details } });
    return true;
  }

  /** What was written alone becomes part of what others write too, which takes over the copy. */
  #putInShared(sprak: Language, { copy, base, mergeWritten }: FoundCopy): true {
    this.#copies.take(copy, sprak, base);
    const own = this.#copies.copyOf(sprak);
    if (own === undefined) return true;
    this.store.set({ details: { ...this.#state.details, ...someDetailsSchema.parse(copy.uppgifter ?? {}) } });
    const before = this.#taken.get(sprak);
    const former = before !== undefined && before.bas === copy.bas ? before.text : base;
    if (equalJson(own.text, base)) return true;
    this.#change(sprak, mergeWritten(former, own.text, this.#version(sprak).draft));
    this.#shared.takeCopy(sprak, own);
    return true;
  }

  /** Throws away what was gone on with: it is offered until it is thrown away for good. */
  async dropContinued(): Promise<void> {
    const { sprak, item, details } = this.#state;
    await this.#attempt(async () => {
      const revision = (await studio.hamtaInnehall({ id: item.id })).innehall.sprak[sprak]?.arbetsrevision;
      // It has become part of what others write too meanwhile.
      if (this.#shared.isOpen(sprak)) return true;
      const version = this.#version(sprak);
      const { aside, isKept } = this.#keeper.setAside(this.#unsaved(sprak));
      const recoverable = [aside, ...version.recoverable];
      const next = revision === undefined ? newVersion(EMPTY_CONTENT, version.kallRevision) : savedVersion(revision, []);
      this.#setVersion(sprak, { ...next, recoverable });
      if (sprak === item.kallsprak) this.store.set({ details: { ...details, ...detailsOf(item) } });
      this.#keeper.now();
      this.#copies.hurry();
      this.#tellKept(isKept);
      return true;
    });
  }

  /** What another window of the same person has written since both agreed: merged where nothing collides, and offered where something does. */
  async #merge(sprak: Language, sent: ArticleContent, theirs: ArticleContent): Promise<void> {
    const mergeContent = await brought(MERGE);
    const version = this.#version(sprak);
    const { forslag } = mergeContent(sent, version.draft, theirs);
    if (forslag !== null) {
      this.#setVersion(sprak, { ...version, draft: forslag });
      return;
    }
    const { aside, isKept } = this.#keeper.setAside({ sprak, version: { ...version, draft: theirs }, uppgifter: undefined });
    this.#setVersion(sprak, { ...version, recoverable: [aside, ...version.recoverable] });
    this.#tellKept(isKept);
  }

  /** The working revision, where what is written here goes on from another. */
  async #newestFor(sprak: Language): Promise<Revision | undefined> {
    const { item } = this.#state;
    const isOther = (revision: Revision | undefined) => (revision?.id ?? null) !== this.#version(sprak).bas;
    if (!isOther(item.sprak[sprak]?.arbetsrevision)) return undefined;
    const revision = (await studio.hamtaInnehall({ id: item.id })).innehall.sprak[sprak]?.arbetsrevision;
    return isOther(revision) ? revision : undefined;
  }

  async #contentOf(sprak: Language, rid: string): Promise<ArticleContent> {
    return contentOf((await studio.hamtaRevision({ id: this.#state.item.id, sprak, rid })).revision);
  }

  /** Whether everything that is written is with the service, saved or not. */
  isSafe(): boolean {
    return this.#state.copy === 'saker';
  }

  /** With all that was written: nothing is decided here from a text that lacks the last key. */
  get #state(): SessionState {
    this.#pending.settle();
    return this.store.get();
  }

  /** The open language version, or another, as it is now, for a change that builds on it. */
  openDraft(sprak = this.#state.sprak): ArticleContent {
    return this.#version(sprak).draft;
  }

  open(sprak: Language): void {
    this.keepNow();
    this.store.set({ sprak });
  }

  /** Changes something in the open language version; in another what was begun there. */
  edit(change: Partial<ArticleContent>, sprak = this.#state.sprak): void {
    this.#change(sprak, change);
  }

  /**
   * Takes the blocks of a language version at the next pause in the typing, or before anything else is done with the
   * article, so that a key costs the same in a long article as in a short one. `read` gives the blocks as they are now.
   */
  write(sprak: Language, read: () => Block[]): void {
    this.#pending.write(sprak, read);
    this.#shared.soon(sprak);
    this.#copies.soon();
  }

  /** Whether somebody writes in the text and has not paused: the state does not have all of it. */
  isBeingWritten(): boolean {
    return this.#pending.isWaiting();
  }

  editDetails(change: Partial<ItemDetails>): void {
    this.store.set({ details: { ...this.#state.details, ...change } });
    this.#keeper.soon();
    this.#copies.soon();
    this.#autosaveLater();
  }

  /** Starts a language version: from what is made of the words of the source language, to be written over, or from nothing. */
  addLanguage(sprak: Language, start: 'tom' | ((source: ArticleContent) => ArticleContent)): void {
    // Begun meanwhile, here or by another, it is only opened: what is written there is nobody's to begin anew.
    if (this.#state.versions[sprak] === undefined) {
      const source = this.#state.versions[this.#state.item.kallsprak];
      const draft = start !== 'tom' && source !== undefined ? { ...start(source.draft), slug: '' } : EMPTY_CONTENT;
      this.#setVersion(sprak, newVersion(draft, source?.bas ?? null));
    }
    this.open(sprak);
  }

  /** Says that the open version follows its source as the source now stands; told to the service with the next save. */
  markUpToDate(): void {
    const { item, sprak, versions } = this.#state;
    const version = this.#version(sprak);
    this.#setVersion(sprak, { ...version, kallRevision: versions[item.kallsprak]?.bas ?? version.kallRevision });
  }

  /**
   * Goes on with what was left unsaved earlier. When others have saved since it was written, saving it meets their version.
   * What has been written here meanwhile is set aside, and offered in its turn. Into a text that others write too it is merged: nothing of
   * theirs is replaced.
   */
  async takeRecovered(recovered: LocalDraft): Promise<void> {
    const { sprak } = this.#state;
    if (!this.#mayWrite(sprak)) return this.store.set({ failure: RIGHT_LOST });
    await this.#attempt(async () => {
      await this.#recovered.take(sprak, recovered);
      return true;
    });
  }

  dropRecovered(recovered: LocalDraft): void {
    this.#recovered.drop(this.#state.sprak, recovered);
  }

  hasUnsaved(): boolean {
    const { item, details, versions } = this.#state;
    return !equalJson(details, detailsOf(item)) || Object.values(versions).some(isDirty);
  }

  /**
   * Saves every language version that was changed, and the article's own details. True when everything is with the service, and `words` stand with it: where all
   * of it was saved already without them, the open version is saved once more with what has been changed, or given its name. Where it meets another's version
   * they are said of what comes of that.
   */
  async save(words?: VersionWords): Promise<boolean> {
    if (words !== undefined) return this.#inTurn(() => this.#save({ auto: false, words }));
    const underWay = this.#saving === undefined ? undefined : await this.#saving;
    // It knows nothing of what has been written since it began.
    if (underWay !== undefined && (!underWay || !this.hasUnsaved())) return underWay;
    return this.#saveOnce({ auto: false });
  }

  /** What was said of a version that met another's, and stands with none yet: said of the next that is made, or said anew. */
  wordsToSay(): VersionWords {
    return this.#toSay;
  }

  /** Nothing else is saved or proposed meanwhile: what waits for its turn is never taken for what is done before it. */
  async #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    while (this.#saving !== undefined) await this.#saving;
    this.#saving = work().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** Whether what is written in the open version can be left as a proposal: it changes what is saved, and is nobody else's too. */
  canPropose(): boolean {
    return this.#proposing.can(this.#state.sprak);
  }

  /**
   * Leaves what is written in the open version as a proposal, for somebody to accept or decline, and goes on from what is saved: the text is as it was.
   * Nothing is saved meanwhile, nor shared. False, with all of it still here and the writer told why, when that could not be done.
   */
  async propose(kommentar: string): Promise<boolean> {
    return this.#inTurn(() => this.#propose(kommentar));
  }

  async #propose(kommentar: string): Promise<boolean> {
    this.#endAutosave();
    const { sprak } = this.#state;
    const done = await this.#attempt(() => this.#proposing.propose(sprak, kommentar));
    if (done) {
      this.#copies.hurry();
      await this.refresh();
    }
    if (this.hasUnsaved()) this.#autosaveLater();
    return done;
  }

  /** Saves nothing unasked until what is returned is called: somebody decides what is to become of what is written. */
  holdAutosave(): () => void {
    this.#isAutosaveHeld = true;
    return () => {
      this.#isAutosaveHeld = false;
    };
  }

  /** Makes a version of what has been written for a while, unasked: one that cannot be made is left for the writer to save. */
  async #autosave(): Promise<void> {
    this.#autosaving = undefined;
    if (this.#isAutosaveHeld) return this.#autosaveLater();
    if (!this.hasUnsaved() || this.store.get().conflict !== undefined) return;
    if (await this.#saveOnce({ auto: true })) return;
    this.store.set({ failure: undefined });
    this.#autosaveLater();
  }

  #autosaveLater(): void {
    if (this.#isLeft) return;
    this.#autosaving ??= setTimeout(() => void this.#autosave(), AUTOSAVE_AFTER);
  }

  #endAutosave(): void {
    clearTimeout(this.#autosaving);
    this.#autosaving = undefined;
  }

  #saveOnce(how: { auto: boolean }): Promise<boolean> {
    this.#saving ??= this.#save(how).finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /**
   * Settles a conflict with `content` and saves it on top of the other's revision. In a text that others write too it is what the writer makes of it,
   * and what they write meanwhile stays.
   */
  async settle(content: ArticleContent): Promise<boolean> {
    const { conflict } = this.#state;
    if (conflict === undefined) return false;
    const { sprak, senaste } = conflict;
    const mergeWritten = await this.#mergeIn(sprak);
    if (mergeWritten === undefined) this.#replace(sprak, { draft: content, saved: contentOf(senaste), bas: senaste.id });
    else {
      const { saved, draft } = this.#version(sprak);
      const both = mergeWritten(saved, draft, contentOf(senaste));
      if (!(await this.#restOn(senaste))) return false;
      this.#change(sprak, mergeWritten(both, content, this.#version(sprak).draft));
    }
    this.store.set({ conflict: undefined });
    const done = await this.save();
    if (done) await this.refresh();
    return done;
  }

  /** Settles a conflict by saving one's own version over the other's, which stays in the history. */
  async force(): Promise<boolean> {
    const { conflict } = this.#state;
    if (conflict === undefined) return false;
    this.store.set({ conflict: undefined });
    return this.#inTurn(() => this.#force(conflict.sprak));
  }

  async #force(sprak: Language): Promise<boolean> {
    this.store.set({ isSaving: true });
    await this.#copies.hold();
    await this.#shared.hold();
    const said = this.#toSay;
    const done = await this.#attempt(async () => {
      const revision = await this.#saveVersion(sprak, { tvinga: true, auto: false, kommentar: said.kommentar });
      if (revision === undefined) return false;
      await this.#fetch();
      return this.#say(sprak, said, new Map([[sprak, revision]]));
    });
    if (done) this.#toSay = NO_WORDS;
    this.#shared.letGo();
    this.#copies.letGo();
    this.store.set({ isSaving: false });
    return done;
  }

  /** Lets a text that others write too rest on what somebody has saved beside it; false, with the writer told, when that cannot be had now. */
  #restOn(revision: Revision): Promise<boolean> {
    const { sprak } = revision;
    return this.#attempt(async () => {
      await this.#shared.saved(sprak, revision);
      if (this.#version(sprak).bas !== revision.id) throw this.#shared.fault(sprak);
      return true;
    });
  }

  /** How something is put into a text without anything of others' being replaced; `undefined` where nobody else writes it. */
  async #mergeIn(sprak: Language): Promise<typeof mergeWritten | undefined> {
    return this.#shared.isOpen(sprak) ? brought(MERGE_WRITTEN) : undefined;
  }

  /**
   * Settles a conflict by taking the other's version. One's own stays in the browser and is offered until it is thrown away; a text that others write
   * too is nobody's own, and has the other's version in it from then on.
   */
  yield(): void {
    const { conflict } = this.#state;
    if (conflict === undefined) return;
    const { sprak, senaste } = conflict;
    // They were about what gives way.
    this.#toSay = NO_WORDS;
    if (this.#shared.isOpen(sprak)) {
      this.store.set({ conflict: undefined });
      void this.#restOn(senaste);
      return;
    }
    const version = this.#version(sprak);
    const { aside, isKept } = this.#keeper.setAside({ sprak, version, uppgifter: undefined });
    this.#setVersion(sprak, savedVersion(senaste, [aside, ...version.recoverable]));
    this.#keeper.now();
    this.#copies.soon();
    this.store.set({ conflict: undefined, isKept });
  }

  postponeConflict(): void {
    this.store.set({ conflict: undefined });
  }

  /** Fetches the article again after something else than writing changed it. Unsaved text stays as it is. */
  async refresh(): Promise<void> {
    await this.#attempt(async () => {
      await this.#fetch();
      return true;
    });
  }

  /**
   * Takes in what others have saved since, at once: merged by block id with what is not saved here. What both have changed is left as it is
   * here, and told of. What cannot be fetched now is left for the next time.
   */
  async takeOthers(): Promise<void> {
    this.#isTakingAgain = this.#taking !== undefined;
    this.#taking ??= this.#takeOthers().finally(() => {
      this.#taking = undefined;
      if (this.#isTakingAgain) void this.takeOthers();
    });
    await this.#taking;
  }

  async #takeOthers(): Promise<void> {
    await this.#saving;
    const before = this.#state;
    const found = await Promise.all([studio.hamtaInnehall({ id: before.item.id }), brought(MERGE)]).catch((error: unknown) => {
      if (error instanceof ApiFault || error instanceof Unreachable) return undefined;
      throw error;
    });
    // What a save meanwhile is answered is newer.
    if (found === undefined || this.#saving !== undefined) return;
    const [{ innehall }, mergeContent] = found;
    this.#takeItem(innehall, detailsOf(this.#state.item));
    for (const sprak of LANGUAGES) {
      const [revision, version] = [innehall.sprak[sprak]?.arbetsrevision, this.#state.versions[sprak]];
      if (revision === undefined) continue;
      if (version === undefined) this.#setVersion(sprak, savedVersion(revision, []));
      else if (this.#shared.isOpen(sprak)) await this.#shared.saved(sprak, revision);
      else if (revision.id === version.bas) this.#setVersion(sprak, takeServiceAdditions(version, revision));
      else if (this.#takeUnanswered(sprak, revision)) continue;
      else if (version.bas === before.versions[sprak]?.bas) this.#setVersion(sprak, withOthersSave(version, revision, mergeContent));
    }
    if (!this.hasUnsaved()) return;
    this.#keeper.soon();
    this.#copies.soon();
  }

  /** Shows what both have changed beside each other, for the writer to decide. */
  meetOther(): void {
    const { sprak } = this.#state;
    const senaste = this.#version(sprak).collides;
    if (senaste === null) return;
    this.store.set({ conflict: { sprak, senaste, andrade_block: [], sammanslagning: { mojlig: false, forslag: null } } });
  }

  /** The writer has seen what others have saved. */
  seenArrived(): void {
    const { sprak } = this.#state;
    this.#setVersion(sprak, { ...this.#version(sprak), arrived: null });
  }

  /** Keeps unsaved text in the browser now, as when the page is about to go. */
  keepNow(): void {
    this.#pending.settle();
    this.#keeper.hurry();
    if (this.isSafe()) return;
    this.#copies.hurry();
    this.#shared.hurry();
  }

  async #save({ auto, words }: { auto: boolean; words?: VersionWords }): Promise<boolean> {
    this.store.set({ isSaving: true });
    await this.#copies.hold();
    await this.#shared.hold();
    const { sprak } = this.#state;
    const said = words ?? this.#toSay;
    const done = await this.#attempt(async () => {
      const made = await this.#saveChanged({ auto, kommentar: said.kommentar });
      if (made === undefined) return false;
      // What was said of a version that nothing has come of is about nothing.
      return words === undefined && made.size === 0 ? true : this.#say(sprak, said, made);
    });
    if (done) this.#toSay = NO_WORDS;
    else if (this.#state.conflict !== undefined) this.#toSay = said;
    this.#keeper.now();
    this.#shared.letGo();
    this.#copies.letGo();
    if (done) this.#endAutosave();
    this.store.set({ isSaving: false });
    return done;
  }

  /** Saves all that was changed; the ids of the revisions that were made of it, or `undefined` where one met another's. */
  async #saveChanged(how: HowSaved): Promise<Map<Language, string> | undefined> {
    const { item, details, versions } = this.#state;
    const made = new Map<Language, string>();
    for (const sprak of LANGUAGES) {
      const version = versions[sprak];
      if (version === undefined || !isDirty(version)) continue;
      // What others write is theirs to save.
      if (this.#shared.isOpen(sprak) && !this.#mayWrite(sprak)) continue;
      const revision = await this.#saveVersion(sprak, { tvinga: false, ...how });
      if (revision === undefined) return undefined;
      made.set(sprak, revision);
    }
    if (!equalJson(details, detailsOf(item))) await this.#saveDetails();
    if (made.size > 0) await this.#fetch();
    return made;
  }

  /**
   * Has the words stand with the version that was open, after what was changed has been saved with the comment: where nothing was, it is in no revision, and one is
   * made for it. False where that met another's.
   */
  async #say(open: Language, { kommentar, namn }: VersionWords, made: Map<Language, string>): Promise<boolean> {
    // A language that is begun and has nothing in it is no version yet.
    const sprak = this.#version(open).bas === null ? this.#state.item.kallsprak : open;
    if (kommentar !== '' && made.size === 0 && !(await this.#isSaid(sprak, kommentar))) {
      const revision = await this.#saveVersion(sprak, { tvinga: false, auto: false, kommentar });
      if (revision === undefined) return false;
      made.set(sprak, revision);
      await this.#fetch();
    }
    const rid = made.get(sprak) ?? this.#version(sprak).bas;
    if (namn !== '' && rid !== null) await studio.namngeRevision({ id: this.#state.item.id, sprak, rid, namn });
    return true;
  }

  /** Whether the newest version says so already: the answer to an earlier try was lost, or only its name could not be given. */
  async #isSaid(sprak: Language, kommentar: string): Promise<boolean> {
    await this.#fetch();
    const revision = this.#state.item.sprak[sprak]?.arbetsrevision;
    return revision?.id === this.#version(sprak).bas && revision.kommentar === kommentar && revision.av.id === this.#person;
  }

  /**
   * Saves what belongs to the article as a whole. What others have changed of it meanwhile is taken over; where that is what the
   * writer has changed too it throws, with the writer's own standing there to be saved again.
   */
  async #saveDetails(): Promise<void> {
    const { item, details } = this.#state;
    const sent = changedDetails(details, detailsOf(item));
    try {
      const { innehall } = await studio.andraInnehall({ id: item.id, ...sent, bas_andrad: item.andrad });
      this.#takeItem(innehall, details);
    } catch (error) {
      const overtaken = error instanceof ApiFault && error.status === 409 ? readOvertaken(error.svar) : undefined;
      if (overtaken === undefined) throw error;
      this.#takeItem(overtaken.senaste, detailsOf(item));
      // What is as it was sent is no other's: the answer to an earlier try was lost.
      const others = changedFields(sent, detailsOf(overtaken.senaste));
      if (overtaken.andrade_falt.some((field) => Object.hasOwn(others, field))) throw error;
      if (equalJson(changedDetails(this.#state.details, detailsOf(this.#state.item)), {})) return;
      await this.#saveDetails();
    }
  }

  /** Does it, and tells the writer why when it could not be done. */
  async #attempt(work: () => Promise<boolean>): Promise<boolean> {
    this.store.set({ failure: undefined });
    try {
      if (!this.#isWriters()) throw new ApiFault(401, {});
      return await work();
    } catch (error) {
      this.store.set({ failure: failureOf(error) });
      return false;
    }
  }

  /** The id of the revision that was made, or `undefined` where it met another's; throws what else the service answers. */
  async #saveVersion(sprak: Language, { tvinga, auto, kommentar }: HowSaved & { tvinga: boolean }): Promise<string | undefined> {
    const { item } = this.#state;
    const { draft: written, bas, kallRevision } = this.#version(sprak);
    // Of a text that others write too, that which all have: what is typed meanwhile goes on from it.
    const shared = this.#shared.held(sprak);
    // What the others have not got is in no text that all saw.
    if (shared === undefined && this.#shared.isOpen(sprak)) throw this.#shared.fault(sprak);
    const draft = shared?.content ?? written;
    const { uppdaterad: _, ...meta } = draft.meta;
    const before = this.#unanswered.get(sprak);
    this.#unanswered.set(sprak, draft);
    try {
      const answer = await studio.sparaSprakversion({
        id: item.id,
        sprak,
        ...draft,
        meta,
        ...(bas === null ? {} : { bas }),
        ...(kallRevision === null ? {} : { kall_revision: kallRevision }),
        ...(tvinga ? { tvinga } : {}),
        ...(kommentar === '' ? {} : { kommentar }),
        arbetskopia: {
          nr: this.#copies.numberOf(sprak),
          ...(auto ? { auto } : {}),
          ...(shared === undefined || shared.nr === 0 ? {} : { gemensam: shared.nr }),
        },
      });
      this.#wasSaved(sprak, draft, answer.id);
      return answer.id;
    } catch (error) {
      if (hasDoneNothing(error)) this.#unanswered.delete(sprak);
      const conflict = error instanceof ApiFault && error.status === 409 ? readConflict(error.svar, sprak) : undefined;
      if (conflict === undefined) throw error;
      // The answer to an earlier save was lost on its way: what the service has is this very text, or what it was then.
      const own = (shared === undefined ? [draft, before] : [draft]).find((sent) => sent !== undefined && isSaved(sent, conflict.senaste));
      if (own !== undefined) {
        this.#wasSaved(sprak, own, conflict.senaste.id);
        const isAll = own === draft && (kommentar === '' || kommentar === conflict.senaste.kommentar);
        return isAll ? conflict.senaste.id : this.#saveVersion(sprak, { tvinga, auto, kommentar });
      }
      if (shared !== undefined && (await this.#sharedWith(sprak, conflict))) return this.#saveVersion(sprak, { tvinga, auto, kommentar });
      if (!auto) this.store.set({ conflict });
      return undefined;
    }
  }

  /** What somebody else has saved meanwhile is in the shared text; false where it cannot be had there now. */
  async #sharedWith(sprak: Language, { senaste }: Conflict): Promise<boolean> {
    this.#shared.letGo();
    await this.#shared.saved(sprak, senaste);
    await this.#shared.hold();
    return this.#version(sprak).bas === senaste.id && this.#shared.held(sprak) !== undefined;
  }

  #takeShared(sprak: Language, { draft, bas, saved, skrivare }: SharedNews, revision: Revision | undefined): void {
    const version = this.#version(sprak);
    const isOther = bas !== version.bas;
    // Of those who write here too all is seen as they write it.
    const told = isOther && revision !== undefined && revision.av.typ !== 'person' ? arrivedIn(version.saved, saved, revision) : null;
    const news = isOther
      ? {
          ...{ bas, saved, savedAt: revision?.skapad ?? version.savedAt, collides: null, arrived: told ?? version.arrived },
          kallRevision: revision === undefined ? version.kallRevision : revision.kall_revision,
        }
      : {};
    const isSame = equalJson(draft, version.draft);
    this.#setVersion(sprak, { ...version, ...news, continued: null, draft: isSame ? version.draft : draft });
    const { together } = this.#state;
    if (!equalJson(together[sprak], skrivare)) this.store.set({ together: { ...together, [sprak]: skrivare } });
    // Once the article is left another window may send what is kept: what is kept then is never older than what was sent.
    if (this.#isLeft) this.#keeper.now();
    else this.#keeper.soon();
    if (this.#mayWrite(sprak) && this.hasUnsaved()) this.#autosaveLater();
    void this.#recovered.writeOut(sprak);
  }

  #tellCopy(): void {
    const shared = this.#shared.state();
    const { copy, error } = shared === 'saker' ? this.#alone : { copy: shared, error: this.#shared.stateFault() };
    const notTaken = failureToTell(error);
    const before = this.store.get();
    if (copy !== before.copy || !equalJson(notTaken, before.notTaken)) this.store.set({ copy, notTaken });
  }

  /** Takes a revision for what was saved here, where it is that and the answer was lost; what has been written since goes on from it. */
  #takeUnanswered(sprak: Language, revision: Revision): boolean {
    const sent = this.#unanswered.get(sprak);
    if (sent === undefined || !isSaved(sent, revision)) return false;
    this.#wasSaved(sprak, sent, revision.id);
    this.#setVersion(sprak, takeServiceAdditions(this.#version(sprak), revision));
    return true;
  }

  #wasSaved(sprak: Language, sent: ArticleContent, revision: string): void {
    const version = { ...this.#version(sprak), saved: sent, bas: revision, savedAt: new Date().toISOString(), ...SETTLED };
    this.#setVersion(sprak, version);
    this.#unanswered.delete(sprak);
    this.#copies.wasSaved(sprak);
    if (!isDirty(version)) this.#keeper.forget(sprak);
  }

  async #fetch(): Promise<void> {
    const { item, versions } = this.#state;
    const { innehall } = await studio.hamtaInnehall({ id: item.id });
    this.#takeItem(innehall, detailsOf(this.#state.item));
    for (const sprak of LANGUAGES) {
      const revision = innehall.sprak[sprak]?.arbetsrevision;
      if (revision === undefined) continue;
      const version = this.#state.versions[sprak];
      if (version === undefined) this.#setVersion(sprak, savedVersion(revision, []));
      else if (revision.id === version.bas) this.#setVersion(sprak, takeServiceAdditions(version, revision));
      else if (this.#shared.isOpen(sprak)) void this.#shared.saved(sprak, revision);
      // An answer that was overtaken by a save does not bring the earlier text back.
      else if (!isDirty(version) && version.bas === versions[sprak]?.bas)
        this.#setVersion(sprak, savedVersion(revision, version.recoverable));
    }
  }

  /** The article as the service now has it, with what was changed since `details` on top. */
  #takeItem(item: Item, details: ItemDetails): void {
    this.store.set({ item, details: { ...detailsOf(item), ...changedDetails(this.#state.details, details) } });
  }

  #version(sprak: Language): Version {
    const version = this.#state.versions[sprak];
    if (version === undefined) throw new Error(`The article has no version in ${sprak}`);
    return version;
  }

  #setVersion(sprak: Language, version: Version): void {
    this.store.set({ versions: { ...this.#state.versions, [sprak]: version } });
    if (this.#toShare.delete(sprak)) void this.share(sprak);
  }

  #replace(sprak: Language, text: Pick<Version, 'draft' | 'saved' | 'bas'>): void {
    this.#setVersion(sprak, { ...this.#version(sprak), ...text });
  }

  #change(sprak: Language, change: Partial<ArticleContent>): void {
    const version = this.#version(sprak);
    this.#setVersion(sprak, { ...version, draft: { ...version.draft, ...change } });
    this.#keeper.soon();
    this.#shared.soon(sprak);
    this.#copies.soon();
    this.#autosaveLater();
  }

  #unsaved(sprak: Language): Unsaved {
    const { item, details } = this.#state;
    const changed = changedDetails(details, detailsOf(item));
    const uppgifter = sprak !== item.kallsprak || equalJson(changed, {}) ? undefined : changed;
    return { sprak, version: this.#version(sprak), uppgifter };
  }

  /** What is this person's alone: of a text that is shared, what belongs to the article as a whole. */
  #unsavedAlone(sprak: Language): Unsaved {
    const unsaved = this.#unsaved(sprak);
    if (!this.#shared.isOpen(sprak)) return unsaved;
    const { version } = unsaved;
    return { ...unsaved, version: { ...version, draft: version.saved } };
  }

  /** What is not with the service, for the browser to keep. */
  #unsent(sprak: Language): Unsaved {
    const unsaved = this.#unsaved(sprak);
    const { version } = unsaved;
    if (!this.#shared.isOpen(sprak)) return unsaved;
    if (this.#shared.isSent(sprak, version.draft)) return { ...unsaved, version: { ...version, draft: version.saved } };
    return { ...unsaved, fran: this.#shared.known(sprak), fonster: this.#shared.window(sprak) };
  }

  #tellKept(isKept: boolean): void {
    if (isKept !== this.store.get().isKept) this.store.set({ isKept });
  }
}

import { contentOf, EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { type Conflict, readConflict } from '#components/editor/session/conflict.ts';
import { changedDetails, detailsOf, type ItemDetails } from '#components/editor/session/item-details.ts';
import { dropLocalDraft, hasMoreThan, keepLocalDraft, type LocalDraft, localDrafts } from '#components/editor/session/local-drafts.ts';
import { withServiceAdditions } from '#components/editor/session/service-additions.ts';
import { Store } from '#components/editor/session/store.ts';
import { isDirty, newVersion, savedVersion, type Version } from '#components/editor/session/version.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent, Item } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio } from '#lib/transports/client/browser.ts';
import { randomKey } from '#lib/transports/client/random-key.ts';

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
}

const KEEP_AFTER = 400;
/** A pause in the typing. Longer than between two keys, shorter than it takes to look up. */
const SETTLE_AFTER = 250;

/** Blocks that were written and that the state does not have yet. */
interface Written {
  sprak: Language;
  read: () => Block[];
}

/**
 * One article being written in one tab: what the writer has made of it, what the service has, and the way from one to the
 * other. Nothing written here is lost silently: until it is saved it is kept in the browser, and a save that meets
 * another's stops at a conflict that the writer decides.
 */
export class ArticleSession {
  readonly store: Store<SessionState>;
  readonly #flik = randomKey();
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #written: Written | undefined;
  #settleTimer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<boolean> | undefined;

  constructor(item: Item) {
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
    });
  }

  /** Looks for text that an earlier visit left unsaved in this browser. */
  findUnsaved(): void {
    const { item } = this.#state;
    for (const sprak of LANGUAGES) {
      const kept = localDrafts(item.id, sprak);
      const version = this.#state.versions[sprak] ?? (kept.length > 0 ? newVersion(EMPTY_CONTENT, null) : undefined);
      if (version === undefined) continue;
      const recoverable = kept.filter((draft) => draft.flik !== this.#flik && hasMoreThan(draft, version.saved));
      if (recoverable.length > 0) this.#setVersion(sprak, { ...version, recoverable });
    }
  }

  /** With all that was written: nothing is decided here from a text that lacks the last key. */
  get #state(): SessionState {
    this.#settleWritten();
    return this.store.get();
  }

  /** The open language version as it is now, for a change that builds on it. */
  openDraft(): ArticleContent {
    return this.#version(this.#state.sprak).draft;
  }

  open(sprak: Language): void {
    this.keepNow();
    this.store.set({ sprak });
  }

  /** Changes something in the open language version. */
  edit(change: Partial<ArticleContent>): void {
    const { sprak } = this.#state;
    const version = this.#version(sprak);
    this.#setVersion(sprak, { ...version, draft: { ...version.draft, ...change } });
    this.#keepSoon();
  }

  /**
   * Takes the blocks of the open language version at the next pause in the typing, or before anything else is done with the
   * article, so that a key costs the same in a long article as in a short one. `read` gives the blocks as they are now.
   */
  write(read: () => Block[]): void {
    this.#written = { sprak: this.store.get().sprak, read };
    // What is to be kept in the browser is kept after the same pause.
    clearTimeout(this.#keepTimer);
    clearTimeout(this.#settleTimer);
    this.#settleTimer = setTimeout(() => this.#settleWritten(), SETTLE_AFTER);
  }

  editDetails(change: Partial<ItemDetails>): void {
    this.store.set({ details: { ...this.#state.details, ...change } });
    this.#keepSoon();
  }

  /** Starts a language version: from the words of the source language, to be written over, or from nothing. */
  addLanguage(sprak: Language, start: 'kopia' | 'tom'): void {
    const source = this.#state.versions[this.#state.item.kallsprak];
    const draft = start === 'kopia' && source !== undefined ? { ...source.draft, slug: '' } : EMPTY_CONTENT;
    this.#setVersion(sprak, newVersion(draft, source?.bas ?? null));
    this.open(sprak);
  }

  /** Says that the open version follows its source as the source now stands; told to the service with the next save. */
  markUpToDate(): void {
    const { item, sprak, versions } = this.#state;
    const version = this.#version(sprak);
    this.#setVersion(sprak, { ...version, kallRevision: versions[item.kallsprak]?.bas ?? version.kallRevision });
  }

  /** Goes on with unsaved text from earlier. When others have saved since it was written, saving it meets their version. */
  async takeRecovered(recovered: LocalDraft): Promise<void> {
    const { item, sprak } = this.#state;
    const { bas, innehall: draft, uppgifter } = recovered;
    await this.#attempt(async () => {
      const version = this.#version(sprak);
      const saved =
        bas === null
          ? EMPTY_CONTENT
          : bas === version.bas
            ? version.saved
            : contentOf((await studio.hamtaRevision({ id: item.id, sprak, rid: bas })).revision);
      // Where only details were changed, the text is what it has become since.
      if (!equalJson(draft, saved)) this.#replace(sprak, { draft, saved, bas });
      this.store.set({ details: { ...this.#state.details, ...uppgifter } });
      this.#keep();
      this.dropRecovered(recovered);
      return true;
    });
  }

  dropRecovered(recovered: LocalDraft): void {
    const { item, sprak } = this.#state;
    const version = this.#version(sprak);
    dropLocalDraft(item.id, sprak, recovered.flik);
    this.#setVersion(sprak, { ...version, recoverable: version.recoverable.filter((kept) => kept !== recovered) });
  }

  hasUnsaved(): boolean {
    const { item, details, versions } = this.#state;
    return !equalJson(details, detailsOf(item)) || Object.values(versions).some(isDirty);
  }

  /** Saves every language version that was changed, and the article's own details. True when everything is with the service. */
  save(): Promise<boolean> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  /** Settles a conflict with `content` and saves it on top of the other's revision. */
  async settle(content: ArticleContent): Promise<boolean> {
    const { conflict } = this.#state;
    if (conflict === undefined) return false;
    this.#replace(conflict.sprak, { draft: content, saved: contentOf(conflict.senaste), bas: conflict.senaste.id });
    this.store.set({ conflict: undefined });
    const done = await this.save();
    if (done) await this.refresh();
    return done;
  }

  /** Settles a conflict by saving one's own version over the other's, which stays in the history. */
  async force(): Promise<boolean> {
    const { conflict } = this.#state;
    if (conflict === undefined) return false;
    this.store.set({ conflict: undefined, isSaving: true });
    const done = await this.#attempt(async () => {
      const saved = await this.#saveVersion(conflict.sprak, true);
      if (saved) await this.#fetch();
      return saved;
    });
    this.store.set({ isSaving: false });
    return done;
  }

  /** Settles a conflict by taking the other's version. One's own stays in the browser and is offered until it is thrown away. */
  yield(): void {
    const { conflict, item } = this.#state;
    if (conflict === undefined) return;
    const { sprak, senaste } = conflict;
    const version = this.#version(sprak);
    const mine: LocalDraft = { flik: randomKey(), tid: Date.now(), bas: version.bas, innehall: version.draft };
    const isKept = keepLocalDraft(item.id, sprak, mine);
    dropLocalDraft(item.id, sprak, this.#flik);
    this.#setVersion(sprak, {
      ...savedVersion(senaste, [mine, ...version.recoverable]),
      round: version.round + 1,
    });
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

  /** Keeps unsaved text in the browser now, as when the page is about to go. */
  keepNow(): void {
    this.#settleWritten();
    if (this.#keepTimer !== undefined) this.#keep();
  }

  async #save(): Promise<boolean> {
    const { item, details, versions } = this.#state;
    this.store.set({ isSaving: true });
    const done = await this.#attempt(async () => {
      let changed = false;
      for (const sprak of LANGUAGES) {
        const version = versions[sprak];
        if (version === undefined || !isDirty(version)) continue;
        if (!(await this.#saveVersion(sprak, false))) return false;
        changed = true;
      }
      if (!equalJson(details, detailsOf(item))) {
        const { innehall } = await studio.andraInnehall({ id: item.id, ...changedDetails(details, detailsOf(item)) });
        this.#takeItem(innehall, details);
      }
      if (changed) await this.#fetch();
      return true;
    });
    this.#keep();
    this.store.set({ isSaving: false });
    return done;
  }

  /** Does it, and tells the writer why when it could not be done. */
  async #attempt(work: () => Promise<boolean>): Promise<boolean> {
    this.store.set({ failure: undefined });
    try {
      return await work();
    } catch (error) {
      this.store.set({ failure: failureOf(error) });
      return false;
    }
  }

  async #saveVersion(sprak: Language, tvinga: boolean): Promise<boolean> {
    const { item } = this.#state;
    const { draft, bas, kallRevision } = this.#version(sprak);
    const { uppdaterad: _, ...meta } = draft.meta;
    try {
      const answer = await studio.sparaSprakversion({
        id: item.id,
        sprak,
        ...draft,
        meta,
        ...(bas === null ? {} : { bas }),
        ...(kallRevision === null ? {} : { kall_revision: kallRevision }),
        ...(tvinga ? { tvinga } : {}),
      });
      this.#wasSaved(sprak, draft, answer.id);
      return true;
    } catch (error) {
      const conflict = error instanceof ApiFault && error.status === 409 ? readConflict(error.svar, sprak) : undefined;
      if (conflict === undefined) throw error;
      // The answer to an earlier save was lost on its way: what the service has is this very text.
      if (equalJson(contentOf(conflict.senaste), draft)) {
        this.#wasSaved(sprak, draft, conflict.senaste.id);
        return true;
      }
      this.store.set({ conflict });
      return false;
    }
  }

  #wasSaved(sprak: Language, sent: ArticleContent, revision: string): void {
    const version = { ...this.#version(sprak), saved: sent, bas: revision, savedAt: new Date().toISOString() };
    this.#setVersion(sprak, version);
    if (!isDirty(version)) dropLocalDraft(this.#state.item.id, sprak, this.#flik);
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
      else if (revision.id === version.bas) this.#takeWhatTheServiceAdded(sprak, version, revision);
      // An answer that was overtaken by a save does not bring the earlier text back.
      else if (!isDirty(version) && version.bas === versions[sprak]?.bas)
        this.#setVersion(sprak, { ...savedVersion(revision, version.recoverable), round: version.round + 1 });
    }
  }

  /** The article as the service now has it, with what was changed since `details` on top. */
  #takeItem(item: Item, details: ItemDetails): void {
    this.store.set({ item, details: { ...detailsOf(item), ...changedDetails(this.#state.details, details) } });
  }

  /** The first save gives a version its address, a save may number blocks, and a release sets a time in its meta. */
  #takeWhatTheServiceAdded(sprak: Language, version: Version, { slug, meta, block }: ArticleContent): void {
    const { uppdaterad } = meta;
    const sent = version.saved.block;
    const take = (content: ArticleContent): ArticleContent => ({
      ...content,
      slug: content.slug === '' ? slug : content.slug,
      meta: uppdaterad === undefined ? content.meta : { ...content.meta, uppdaterad },
      block: withServiceAdditions(content.block, sent, block),
    });
    this.#setVersion(sprak, { ...version, draft: take(version.draft), saved: take(version.saved) });
  }

  #version(sprak: Language): Version {
    const version = this.#state.versions[sprak];
    if (version === undefined) throw new Error(`The article has no version in ${sprak}`);
    return version;
  }

  #setVersion(sprak: Language, version: Version): void {
    this.store.set({ versions: { ...this.#state.versions, [sprak]: version } });
  }

  #replace(sprak: Language, text: Pick<Version, 'draft' | 'saved' | 'bas'>): void {
    const version = this.#version(sprak);
    this.#setVersion(sprak, { ...version, ...text, round: version.round + 1 });
  }

  #settleWritten(): void {
    const written = this.#written;
    if (written === undefined) return;
    clearTimeout(this.#settleTimer);
    this.#written = undefined;
    const { sprak, read } = written;
    const version = this.#version(sprak);
    this.#setVersion(sprak, { ...version, draft: { ...version.draft, block: read() } });
    this.#keepSoon();
  }

  #keepSoon(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = setTimeout(() => this.#keep(), KEEP_AFTER);
  }

  #keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    const { item, sprak, details } = this.#state;
    const changed = changedDetails(details, detailsOf(item));
    const uppgifter = equalJson(changed, {}) ? undefined : changed;
    const isKept = [...new Set([sprak, item.kallsprak])].every((kept) =>
      this.#keepVersion(kept, kept === item.kallsprak ? uppgifter : undefined),
    );
    if (isKept !== this.#state.isKept) this.store.set({ isKept });
  }

  /** False when it could not be kept. */
  #keepVersion(sprak: Language, uppgifter: Partial<ItemDetails> | undefined): boolean {
    const { item } = this.#state;
    const version = this.#version(sprak);
    if (isDirty(version) || uppgifter !== undefined) {
      const draft = { flik: this.#flik, tid: Date.now(), bas: version.bas, innehall: version.draft };
      return keepLocalDraft(item.id, sprak, uppgifter === undefined ? draft : { ...draft, uppgifter });
    }
    dropLocalDraft(item.id, sprak, this.#flik);
    return true;
  }
}

import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import type { DraftKeeper, Unsaved } from '#components/editor/session/draft-keeper.ts';
import type { ItemDetails } from '#components/editor/session/item-details.ts';
import { LeftDrafts } from '#components/editor/session/left-drafts.ts';
import { hasMoreThan, isShared, type LocalDraft, type SharedDraft } from '#components/editor/session/local-drafts.ts';
import { brought, MERGE_WRITTEN } from '#components/editor/session/merging.ts';
import type { SharedDesks } from '#components/editor/session/shared-desks.ts';
import { isRefusal } from '#components/editor/session/state-of-error.ts';
import { isDirty, newVersion, type Version } from '#components/editor/session/version.ts';
import { knowsWindows } from '#components/editor/session/window-lock.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

interface Desk {
  mayWrite: (sprak: Language) => boolean;
  /** As it is now; `undefined` for a language that has none. */
  version: (sprak: Language) => Version | undefined;
  setVersion: (sprak: Language, version: Version) => void;
  /** Puts something into the text as if it had been written. */
  change: (sprak: Language, change: Partial<ArticleContent>) => void;
  setDetails: (details: Partial<ItemDetails>) => void;
  unsaved: (sprak: Language) => Unsaved;
  contentOf: (sprak: Language, rid: string) => Promise<ArticleContent>;
  /** Hears whether what was to be kept in the browser could be. */
  told: (isKept: boolean) => void;
}

/**
 * What was left unsaved of an article earlier, in this window or others of the browser: offered until the writer takes it or throws it away. What a closed window
 * could not send of a text that others write too is put into that text unasked.
 */
export class RecoveredDrafts {
  readonly #keeper: DraftKeeper;
  readonly #shared: SharedDesks;
  readonly #desk: Desk;
  /** What the other windows of this browser have left. */
  readonly #left: LeftDrafts;
  /** What closed windows have left and the service would not have: the writer decides. */
  readonly #refused = new WeakSet<LocalDraft>();
  /** Languages in which what closed windows have left is being written out. */
  readonly #writingOut = new Set<Language>();
  #isLeft = false;

  constructor(keeper: DraftKeeper, shared: SharedDesks, desk: Desk) {
    this.#keeper = keeper;
    this.#shared = shared;
    this.#desk = desk;
    this.#left = new LeftDrafts(keeper, shared, {
      offer: (sprak, kept) => this.#offer(sprak, kept),
      found: async (sprak, left) => {
        this.#offer(sprak, [left]);
        await this.writeOut(sprak);
      },
    });
  }

  /** The article is shown, again where it has been left. */
  enter(): void {
    this.#isLeft = false;
    this.#left.enter();
  }

  /** Nothing more is looked for, nor written out. */
  leave(): void {
    this.#isLeft = true;
    this.#left.leave();
  }

  /** Looks for what earlier visits and other windows have left, now and whenever another window keeps something else. */
  async find(): Promise<void> {
    await this.#left.find();
  }

  /**
   * Goes on with a draft. What has been written here meanwhile is set aside, and offered in its turn; into a text that others write too it is merged. Throws what
   * the service answers when it cannot be had.
   */
  async take(sprak: Language, recovered: LocalDraft): Promise<void> {
    const { bas, innehall: draft, uppgifter } = recovered;
    const ofShared = isShared(recovered) ? recovered : undefined;
    if (ofShared !== undefined && this.#shared.isOpen(sprak) && knowsWindows()) return this.#writeOne(sprak, ofShared);
    const both = ofShared === undefined ? undefined : await this.#shared.lastBothHad(sprak, ofShared);
    const isOther = bas !== null && bas !== this.#version(sprak).bas;
    const other = isOther ? await this.#desk.contentOf(sprak, bas) : undefined;
    const isMerged = ofShared !== undefined || this.#shared.isOpen(sprak);
    const mergeWritten = isMerged ? await brought(MERGE_WRITTEN) : undefined;
    const version = this.#version(sprak);
    // Thrown away, or taken already, while the revision was read.
    if (!version.recoverable.includes(recovered)) return;
    const saved = bas === null ? EMPTY_CONTENT : (other ?? version.saved);
    // Where only details were changed, the text is what it has become since.
    const hasText = !equalJson(draft, saved);
    const unsaved = this.#desk.unsaved(sprak);
    const isReplaced =
      (hasText && mergeWritten === undefined && isDirty(version)) || (uppgifter !== undefined && unsaved.uppgifter !== undefined);
    const beside = isReplaced ? this.#keeper.setAside(unsaved) : undefined;
    this.#drop(sprak, recovered, beside === undefined ? [] : [beside.aside]);
    if (hasText && mergeWritten !== undefined) this.#desk.change(sprak, mergeWritten(both ?? saved, draft, version.draft));
    else if (hasText) this.#desk.setVersion(sprak, { ...this.#version(sprak), draft, saved, bas });
    if (uppgifter !== undefined) this.#desk.setDetails(uppgifter);
    this.#desk.told(this.#keeper.keep(this.#desk.unsaved(sprak)) && beside?.isKept !== false);
  }

  /** Throws a draft away. */
  drop(sprak: Language, recovered: LocalDraft): void {
    this.#drop(sprak, recovered, []);
  }

  /** What closed windows of this browser could not send of a text that others write too is in it again. What cannot be had now is tried with their next words. */
  async writeOut(sprak: Language): Promise<void> {
    if (!knowsWindows() || this.#writingOut.has(sprak) || !this.#shared.isOpen(sprak) || !this.#desk.mayWrite(sprak)) return;
    this.#writingOut.add(sprak);
    // Another may be found while one is written out.
    const next = () => this.#version(sprak).recoverable.find((left) => isShared(left) && !this.#refused.has(left));
    try {
      for (let left = next(); left !== undefined && isShared(left) && !this.#isLeft; left = next()) {
        if (await this.#shared.isForgotten(sprak, left)) this.#refused.add(left);
        else await this.#writeOne(sprak, left);
      }
    } catch (error) {
      if (!(error instanceof ApiFault || error instanceof Unreachable)) throw error;
    } finally {
      this.#writingOut.delete(sprak);
    }
  }

  async #writeOne(sprak: Language, left: SharedDraft): Promise<void> {
    const isDone = await this.#shared.writeOut(sprak, left).catch((error: unknown) => {
      if (isRefusal(error)) this.#refused.add(left);
      throw error;
    });
    if (isDone) this.#keeper.drop(sprak, left);
    const version = this.#version(sprak);
    this.#desk.setVersion(sprak, { ...version, recoverable: version.recoverable.filter((kept) => kept !== left) });
    // The window is open after all, or another of this browser writes it out: what it could not send is found when it has done so.
    if (!isDone) void this.#left.findWhenClosed(sprak, left);
    if (!isDone || left.uppgifter === undefined) return;
    // What belongs to the article is no part of the text: it is offered by itself.
    const { aside, isKept } = this.#keeper.setAside({ sprak, version: { ...version, draft: version.saved }, uppgifter: left.uppgifter });
    this.#offer(sprak, [aside]);
    this.#desk.told(isKept);
  }

  #offer(sprak: Language, kept: readonly LocalDraft[]): void {
    const version = this.#desk.version(sprak) ?? (kept.length > 0 ? newVersion(EMPTY_CONTENT, null) : undefined);
    if (version === undefined) return;
    const { recoverable, saved } = version;
    const isOffered = ({ flik, tid }: LocalDraft) => recoverable.some((known) => known.flik === flik && known.tid === tid);
    const more = kept.filter((draft) => hasMoreThan(draft, saved) && !isOffered(draft));
    const others = recoverable.filter(({ flik }) => !more.some((draft) => draft.flik === flik));
    if (more.length > 0) this.#desk.setVersion(sprak, { ...version, recoverable: [...more, ...others] });
  }

  /** Takes a draft off what is offered, with `others` in its place. */
  #drop(sprak: Language, recovered: LocalDraft, others: readonly LocalDraft[]): void {
    const version = this.#version(sprak);
    this.#keeper.drop(sprak, recovered);
    const recoverable = [...others, ...version.recoverable.filter((kept) => kept !== recovered)];
    this.#desk.setVersion(sprak, { ...version, recoverable });
  }

  #version(sprak: Language): Version {
    const version = this.#desk.version(sprak);
    if (version === undefined) throw new Error(`The article has no version in ${sprak}`);
    return version;
  }
}

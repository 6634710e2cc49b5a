import { brought, MERGE_WRITTEN } from '#components/editor/session/merging.ts';
import { SAVED_ALREADY, WRITTEN_BY_OTHERS } from '#components/editor/session/not-proposable.ts';
import { isDirty, type Version } from '#components/editor/session/version.ts';
import type { Failure } from '#components/studio/failure.ts';
import type { Language } from '#lib/contract/languages.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface Desk {
  /** As it is now, with all that was written. */
  version: (sprak: Language) => Version;
  setVersion: (sprak: Language, version: Version) => void;
  /** Whether others write the text too, or are about to. */
  isOthersToo: (sprak: Language) => boolean;
  /** Tells the writer why nothing is proposed. */
  told: (failure: Failure) => void;
  /** Sends nothing of what is written for as long as it takes, and begins when nothing is on its way any more. */
  held: (work: () => Promise<boolean>) => Promise<boolean>;
  /** Nothing that is written in the language is unsaved any more. */
  settled: (sprak: Language) => void;
}

/** What is written in a version and not saved, left as a proposal for somebody to accept or decline: the text goes on from what is saved. */
export class Proposing {
  readonly #item: string;
  readonly #desk: Desk;

  constructor(item: string, desk: Desk) {
    this.#item = item;
    this.#desk = desk;
  }

  /** Whether what is written can be left as a proposal: it changes what is saved, and is nobody else's too. */
  can(sprak: Language): boolean {
    const version = this.#desk.version(sprak);
    return version.bas !== null && isDirty(version) && !this.#desk.isOthersToo(sprak);
  }

  /**
   * Leaves it as a proposal, but for what is written meanwhile. False, with the writer told why, when it was to be had when it was asked for and is not any
   * more; throws what the service answers when it takes none.
   */
  async propose(sprak: Language, kommentar: string): Promise<boolean> {
    if (!this.#canStill(sprak)) return false;
    return this.#desk.held(async () => {
      // Somebody may have come meanwhile, or another window of the same person have written.
      if (!this.#canStill(sprak)) return false;
      await this.#send(sprak, kommentar);
      return true;
    });
  }

  #canStill(sprak: Language): boolean {
    if (this.can(sprak)) return true;
    this.#desk.told(this.#desk.isOthersToo(sprak) ? WRITTEN_BY_OTHERS : SAVED_ALREADY);
    return false;
  }

  async #send(sprak: Language, kommentar: string): Promise<void> {
    const { draft, bas } = this.#desk.version(sprak);
    const mergeWritten = await brought(MERGE_WRITTEN);
    const { uppdaterad: _, ...meta } = draft.meta;
    await studio.foreslaAndring({ id: this.#item, sprak, ...draft, meta, ...(bas === null ? {} : { bas }), kommentar });
    const version = this.#desk.version(sprak);
    // What has been written since, or saved by others, stays.
    const next = { ...version, draft: mergeWritten(draft, version.draft, version.saved) };
    this.#desk.setVersion(sprak, next);
    if (!isDirty(next)) this.#desk.settled(sprak);
  }
}

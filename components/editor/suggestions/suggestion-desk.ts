import type { Editor } from '@tiptap/core';
import type { ArticleSession } from '#components/editor/session/article-session.ts';
import { Store } from '#components/editor/session/store.ts';
import { openVersion } from '#components/editor/session/use-session.ts';
import type { Version } from '#components/editor/session/version.ts';
import {
  addRelated,
  type BlockChange,
  blockChangeStep,
  pointsBlock,
  pointsChange,
  pointsIn,
  type RelatedLink,
  removeRelated,
} from '#components/editor/suggestions/block-change.ts';
import { libraryAlts } from '#components/editor/suggestions/library-alts.ts';
import { altChange, altOf, type PictureInText } from '#components/editor/suggestions/picture-alts.ts';
import { hasModelText, NOTHING_SUGGESTED, type Suggested, withAnswer } from '#components/editor/suggestions/suggested.ts';
import { TEXT_FIELDS, type TextField, textIn, withText } from '#components/editor/suggestions/text-fields.ts';
import { type PutLink, putLinkStep, takeLinkStep } from '#components/editor/suggestions/text-link.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { SuggestionType } from '#lib/contract/suggestion.ts';
import { studioUntil } from '#lib/transports/client/browser.ts';

/** What a suggestion took the place of. */
export interface Replaced<Value> {
  applied: Value;
  before: Value;
}

/** What is on the desk for one language version. */
export interface DeskPart {
  suggested: Suggested;
  /** Why the model did not help, the last time it was asked. */
  varningar: readonly FaultEntry[];
  /** Whether a model wrote some of the latest answer all the same. */
  hasModelText: boolean;
  /** Whether Studio has no language model, as far as it has said. */
  lacksModel: boolean;
  texts: Partial<Record<TextField, Replaced<string>>>;
  points: Replaced<readonly string[] | undefined> | undefined;
  /** How the pictures in the text were described, by `pictureKey`. */
  pictures: Partial<Record<string, Replaced<string>>>;
  links: readonly PutLink[];
  /** Those that were added all at once. */
  addedTags: readonly string[];
}

export interface DeskState {
  parts: Partial<Record<Language, DeskPart>>;
  asking: { typ: SuggestionType; sprak: Language } | undefined;
  failure: Failure | undefined;
  /** What was just done, for those who do not see it. */
  said: string;
}

export const EMPTY_PART: DeskPart = {
  suggested: NOTHING_SUGGESTED,
  varningar: [],
  hasModelText: false,
  lacksModel: false,
  texts: {},
  points: undefined,
  pictures: {},
  links: [],
  addedTags: [],
};

const NOT_SAVED: Failure = {
  status: 422,
  title: 'Inga förslag hämtades',
  fel: [
    {
      falt: '',
      sprak: '',
      orsak: 'Förslagen görs av den sparade texten, och dina ändringar gick inte att spara.',
      atgard: 'Se meddelandet ovanför texten och försök sedan igen.',
      kod: 'ej_sparad',
    },
  ],
};

/**
 * The suggestions for one article that is being written: asks for them, and puts what is chosen into the article as if the
 * writer had typed it. Writes nothing on its own, and remembers what each choice replaced so that it can be taken back.
 */
export class SuggestionDesk {
  readonly store = new Store<DeskState>({ parts: {}, asking: undefined, failure: undefined, said: '' });
  readonly #session: ArticleSession;
  #asking: AbortController | undefined;

  constructor(session: ArticleSession) {
    this.#session = session;
  }

  /**
   * Asks for suggestions of the open language, all or of one kind. They are made of the saved text, so that what was written
   * is saved first. While one question is out no other is asked.
   */
  async ask(typ: SuggestionType): Promise<void> {
    if (this.#asking !== undefined) return;
    const asking = new AbortController();
    this.#asking = asking;
    const { sprak } = this.#session.store.get();
    this.store.set({ asking: { typ, sprak }, failure: undefined, said: '' });
    try {
      await this.#fetch(typ, sprak, asking.signal);
    } catch (error) {
      if (!asking.signal.aborted) this.store.set({ failure: failureOf(error) });
    } finally {
      // One that was given up may end after the next has begun.
      if (this.#asking === asking) this.#rest();
    }
  }

  /** Stops waiting. What was suggested before stays. */
  cancel(): void {
    this.#asking?.abort();
    this.#rest();
    this.store.set({ said: 'Avbrutet. Inga nya förslag hämtades.' });
  }

  /** Puts a suggested text in its field. Of several tried one after the other, the writer's own is what is gone back to. */
  takeText(field: TextField, text: string): void {
    const draft = this.#session.openDraft();
    const now = textIn(draft, field);
    const earlier = this.#part().texts[field];
    const before = earlier?.applied === now ? earlier.before : now;
    this.#session.edit(withText(draft, field, text));
    this.#change({ texts: { ...this.#part().texts, [field]: { applied: text, before } } });
    this.store.set({ said: `${TEXT_FIELDS[field].namn} är ändrad till förslaget.` });
  }

  takeBackText(field: TextField): void {
    const { [field]: replaced, ...texts } = this.#part().texts;
    if (replaced === undefined) return;
    this.#session.edit(withText(this.#session.openDraft(), field, replaced.before));
    this.#change({ texts });
    this.store.set({ said: `${TEXT_FIELDS[field].namn} är som den var.` });
  }

  /** False when the editor cannot change the block. */
  takePoints(editor: Editor, punkter: readonly string[]): boolean {
    const blocks = this.#session.openDraft().block;
    const now = pointsIn(pointsBlock(blocks));
    const earlier = this.#part().points;
    const before = earlier !== undefined && equalJson(earlier.applied, now) ? earlier.before : now;
    if (!this.#changeBlock(editor, pointsChange(blocks, punkter))) return false;
    this.#change({ points: { applied: punkter, before } });
    this.store.set({ said: 'Punkterna står i artikeln.' });
    return true;
  }

  takeBackPoints(editor: Editor): boolean {
    const { points } = this.#part();
    if (points === undefined || !this.#changeBlock(editor, pointsChange(this.#session.openDraft().block, points.before))) return false;
    this.#change({ points: undefined });
    this.store.set({ said: points.before === undefined ? 'Punkterna är borta igen.' : 'Punkterna är som de var.' });
    return true;
  }

  takeAlt(editor: Editor, picture: PictureInText, alt: string): boolean {
    const blocks = this.#session.openDraft().block;
    const now = altOf(blocks, picture) ?? '';
    const earlier = this.#part().pictures[pictureKey(picture)];
    const before = earlier?.applied === now ? earlier.before : now;
    if (!this.#changeBlock(editor, altChange(blocks, picture, alt))) return false;
    this.#change({ pictures: { ...this.#part().pictures, [pictureKey(picture)]: { applied: alt, before } } });
    this.store.set({ said: 'Bilden har fått alternativtexten.' });
    return true;
  }

  takeBackAlt(editor: Editor, picture: PictureInText): boolean {
    const { [pictureKey(picture)]: replaced, ...pictures } = this.#part().pictures;
    if (replaced === undefined) return false;
    if (!this.#changeBlock(editor, altChange(this.#session.openDraft().block, picture, replaced.before))) return false;
    this.#change({ pictures });
    this.store.set({ said: 'Bildens alternativtext är som den var.' });
    return true;
  }

  addRelated(editor: Editor, link: RelatedLink): boolean {
    const done = this.#changeBlock(editor, addRelated(this.#session.openDraft().block, link));
    if (done) this.store.set({ said: `${link.rubrik} står i rutan Läs också.` });
    return done;
  }

  removeRelated(editor: Editor, link: RelatedLink): boolean {
    const done = this.#changeBlock(editor, removeRelated(this.#session.openDraft().block, link.url));
    if (done) this.store.set({ said: `${link.rubrik} är borta ur rutan Läs också.` });
    return done;
  }

  putLink(editor: Editor, { rubrik, url }: RelatedLink): void {
    const { tr, put } = putLinkStep(editor.state, { href: url, text: rubrik });
    editor.view.dispatch(tr);
    this.#change({ links: [...this.#part().links, put] });
    this.store.set({ said: put.words === 'markerade' ? 'De markerade orden är en länk.' : 'Länken står i texten.' });
  }

  /** False when the link is no longer as it was put. */
  takeLink(editor: Editor, link: PutLink): boolean {
    const step = takeLinkStep(editor.state, link);
    this.#change({ links: this.#part().links.filter((other) => other !== link) });
    if (step === undefined) return false;
    editor.view.dispatch(step);
    this.store.set({ said: 'Länken är borta igen.' });
    return true;
  }

  setTags(taggar: string[], addedTags: readonly string[], said: string): void {
    this.#session.editDetails({ taggar });
    this.#change({ addedTags });
    this.store.set({ said });
  }

  setCategories(kategorier: number[], said: string): void {
    this.#session.editDetails({ kategorier });
    this.store.set({ said });
  }

  async #fetch(typ: SuggestionType, sprak: Language, signal: AbortSignal): Promise<void> {
    const session = this.#session;
    session.openDraft();
    if (isBehind(openVersion(session.store.get())) && !(await session.save())) {
      if (!signal.aborted) this.store.set({ failure: NOT_SAVED });
      return;
    }
    const { item, versions } = session.store.get();
    const version = versions[sprak];
    if (signal.aborted || version === undefined) return;
    const service = studioUntil(signal);
    const answer = await service.foreslaTillInnehall({ id: item.id, typ, sprak });
    const pictures = answer.alt === undefined ? undefined : await libraryAlts(version.draft, sprak, answer.alt, service);
    if (signal.aborted) return;
    const madeOf = { content: version.saved, isOther: answer.revision !== version.bas };
    const before = this.#part(sprak);
    const suggested = withAnswer(before.suggested, answer, version.draft, madeOf);
    this.#change(
      {
        suggested: { ...suggested, bilder: pictures ?? suggested.bilder },
        varningar: answer.varningar,
        hasModelText: hasModelText(answer),
        lacksModel: !answer.ai_installd,
      },
      sprak,
    );
    this.store.set({ said: 'Förslagen är hämtade.' });
  }

  #rest(): void {
    this.#asking = undefined;
    this.store.set({ asking: undefined });
  }

  #part(sprak: Language = this.#session.store.get().sprak): DeskPart {
    return this.store.get().parts[sprak] ?? EMPTY_PART;
  }

  #change(change: Partial<DeskPart>, sprak: Language = this.#session.store.get().sprak): void {
    this.store.set({ parts: { ...this.store.get().parts, [sprak]: { ...this.#part(sprak), ...change } } });
  }

  /** Changes the text in the editor: a step there, which the session hears of as of any other. */
  #changeBlock({ state, view }: Editor, change: BlockChange | undefined): boolean {
    const step = change === undefined ? undefined : blockChangeStep(state, change);
    if (step === undefined) return false;
    view.dispatch(step);
    // The panel shows the article as it now is, not after the next pause.
    this.#session.openDraft();
    return true;
  }
}

/** What tells a picture in the text from others. */
export function pictureKey({ block, falt }: PictureInText): string {
  return `${block} ${falt}`;
}

/** Whether the service would make its suggestions of another text than the one that is open. */
export function isBehind({ draft, saved, bas }: Version): boolean {
  return bas === null || READ_BY_SERVICE.some((part) => !equalJson(draft[part], saved[part]));
}

const READ_BY_SERVICE = ['rubrik', 'ingress', 'block', 'hero'] as const;

/** One desk for each article that is open, for as long as it is: the panel comes and goes. */
const desks = new WeakMap<ArticleSession, SuggestionDesk>();

export function deskOf(session: ArticleSession): SuggestionDesk {
  const desk = desks.get(session) ?? new SuggestionDesk(session);
  desks.set(session, desk);
  return desk;
}

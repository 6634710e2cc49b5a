import { z } from 'zod';
import { someDetailsSchema } from '#components/editor/session/item-details.ts';
import { type OwnPlace, ownPlace } from '#components/studio/storage/own-storage.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type ArticleContent, articleContentSchema } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/*
 * Unsaved text, kept in the browser per person, article and language. Each tab keeps its own, so that two tabs with the
 * same article never overwrite each other's.
 */

/** What one writing made another: what the editor holds, part by part. */
const sentPartsSchema = articleContentSchema.partial().extend({
  ordning: z.array(z.string()).optional(),
  borta: z.array(z.string()).optional(),
});

const localDraftSchema = z.object({
  flik: z.string(),
  /** When it was last written, in milliseconds. */
  tid: z.number(),
  /** The revision it was written from. */
  bas: z.string().nullable(),
  innehall: articleContentSchema,
  /** Of a text that others write too: what all had when this was written. */
  fran: articleContentSchema.optional(),
  /** The name its window wrote in, how many writings it had made, and those of them that may have been taken without its being told. */
  fonster: z
    .object({
      namn: z.string(),
      skrivning: z.int().min(0),
      sanda: z.array(z.object({ skrivning: z.int().min(1), delar: sentPartsSchema })),
    })
    .optional(),
  /** What was changed of the article's own details, kept beside the text in its source language. */
  uppgifter: someDetailsSchema.optional(),
});

export type LocalDraft = z.infer<typeof localDraftSchema>;

/** What was kept of a text that others write too. */
export type SharedDraft = LocalDraft & Required<Pick<LocalDraft, 'fran'>>;

/** Whether what was kept is of a text that others write too, and not all of it was with the service. */
export function isShared(draft: LocalDraft): draft is SharedDraft {
  return draft.fran !== undefined;
}

/** Whether a kept draft has something that `saved` has not. */
export function hasMoreThan(draft: LocalDraft, saved: ArticleContent): boolean {
  return isShared(draft) || draft.uppgifter !== undefined || !equalJson(draft.innehall, saved);
}

/** The drafts in what is kept of one language version, the newest first. What cannot be read as a draft is not one. */
export function draftsIn(kept: unknown): LocalDraft[] {
  const parsed = z.array(localDraftSchema).safeParse(kept);
  return parsed.success ? parsed.data.toSorted((a, b) => b.tid - a.tid) : [];
}

/** What one person has not saved of one article, in all tabs of this browser. */
export class LocalDrafts {
  readonly #person: string;
  readonly #item: string;
  readonly #places = new Map<Language, OwnPlace>();
  /** Those that stand where this kept them last. */
  readonly #stored = new Map<Language, readonly LocalDraft[]>();

  constructor(person: string, item: string) {
    this.#person = person;
    this.#item = item;
  }

  /** Those of one language version, the newest first. A long text takes its time to read, and what this kept itself is known. */
  of(sprak: Language): readonly LocalDraft[] {
    const place = this.#place(sprak);
    const stored = this.#stored.get(sprak);
    return stored !== undefined && place.isAsKept() ? stored : draftsIn(place.read());
  }

  /** Keeps a draft in place of the tab's former one. False when the browser cannot. */
  keep(sprak: Language, draft: LocalDraft): boolean {
    return this.#store(sprak, [draft, ...this.of(sprak).filter(({ flik }) => flik !== draft.flik)]);
  }

  drop(sprak: Language, flik: string): void {
    const drafts = this.of(sprak);
    const left = drafts.filter((draft) => draft.flik !== flik);
    if (left.length < drafts.length) this.#store(sprak, left);
  }

  /** Calls when another tab has kept or dropped one; returns how to stop that. */
  whenChangedElsewhere(sprak: Language, listener: () => void): () => void {
    return this.#place(sprak).whenChangedElsewhere(listener);
  }

  #store(sprak: Language, drafts: readonly LocalDraft[]): boolean {
    const isKept = this.#place(sprak).keep(drafts.length === 0 ? undefined : drafts);
    if (isKept) this.#stored.set(sprak, drafts);
    else this.#stored.delete(sprak);
    return isKept;
  }

  #place(sprak: Language): OwnPlace {
    const known = this.#places.get(sprak) ?? ownPlace(this.#person, 'osparat', this.#item, sprak);
    this.#places.set(sprak, known);
    return known;
  }
}

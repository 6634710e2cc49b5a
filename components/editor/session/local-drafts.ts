import { z } from 'zod';
import { someDetailsSchema } from '#components/editor/session/item-details.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type ArticleContent, articleContentSchema } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';

/*
 * Unsaved text, kept in the browser per article and language. Each tab keeps its own, so that two tabs with the same
 * article never overwrite each other's.
 */

const localDraftSchema = z.object({
  flik: z.string(),
  /** When it was last written, in milliseconds. */
  tid: z.number(),
  /** The revision it was written from. */
  bas: z.string().nullable(),
  innehall: articleContentSchema,
  /** What was changed of the article's own details, kept beside the text in its source language. */
  uppgifter: someDetailsSchema.optional(),
});

export type LocalDraft = z.infer<typeof localDraftSchema>;

const key = (item: string, sprak: Language) => `studio:osparat:${item}:${sprak}`;

/** The drafts kept of one language version, the newest first. What cannot be read as a draft is not one. */
export function localDrafts(item: string, sprak: Language): LocalDraft[] {
  const written = readStored(key(item, sprak));
  const parsed = z.array(localDraftSchema).safeParse(written);
  return parsed.success ? parsed.data.toSorted((a, b) => b.tid - a.tid) : [];
}

/** Whether a kept draft has something that `saved` has not. */
export function hasMoreThan({ innehall, uppgifter }: LocalDraft, saved: ArticleContent): boolean {
  return uppgifter !== undefined || !equalJson(innehall, saved);
}

/** Keeps a draft in place of the tab's former one. False when the browser has no room or does not allow it. */
export function keepLocalDraft(item: string, sprak: Language, draft: LocalDraft): boolean {
  return store(item, sprak, [draft, ...localDrafts(item, sprak).filter(({ flik }) => flik !== draft.flik)]);
}

export function dropLocalDraft(item: string, sprak: Language, flik: string): void {
  store(
    item,
    sprak,
    localDrafts(item, sprak).filter((draft) => draft.flik !== flik),
  );
}

function store(item: string, sprak: Language, drafts: LocalDraft[]): boolean {
  try {
    if (drafts.length === 0) localStorage.removeItem(key(item, sprak));
    else localStorage.setItem(key(item, sprak), JSON.stringify(drafts));
    return true;
  } catch (refusal) {
    // How a browser says that storage is full or turned off.
    if (refusal instanceof DOMException) return false;
    throw refusal;
  }
}

function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '[]');
  } catch (fault) {
    if (fault instanceof DOMException || fault instanceof SyntaxError) return [];
    throw fault;
  }
}

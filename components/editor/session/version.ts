import { contentOf, EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { hasMoreThan, type LocalDraft } from '#components/editor/session/local-drafts.ts';
import type { Arrived } from '#components/editor/session/others-save.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent, Revision } from '#lib/contract/article.ts';

/** One language of the article as this browser holds it. */
export interface Version {
  draft: ArticleContent;
  /** What `bas` holds; empty for a language that has never been saved. */
  saved: ArticleContent;
  /** The revision that the draft was written from. */
  bas: string | null;
  kallRevision: string | null;
  /** When it was last saved. */
  savedAt: string | null;
  /** Unsaved text from earlier, which the writer has not yet taken or thrown away. */
  recoverable: LocalDraft[];
  /** Since when what is gone on with here has been written, in another window or at another computer. */
  continued: { fran: string } | null;
  /** What somebody else has saved since, where that is in the text here. */
  arrived: Arrived | null;
  /** What somebody else has saved since, where both have changed the same: it meets a save. */
  collides: Revision | null;
}

/** A version as the service has it. Kept drafts that say the same as it are not worth offering. */
export function savedVersion(revision: Revision, kept: LocalDraft[]): Version {
  const saved = contentOf(revision);
  return {
    draft: saved,
    saved,
    bas: revision.id,
    kallRevision: revision.kall_revision,
    savedAt: revision.skapad,
    recoverable: kept.filter((draft) => hasMoreThan(draft, saved)),
    continued: null,
    arrived: null,
    collides: null,
  };
}

/** A language that is about to be written for the first time. */
export function newVersion(draft: ArticleContent, kallRevision: string | null): Version {
  const nothing = { recoverable: [], continued: null, arrived: null, collides: null };
  return { draft, saved: EMPTY_CONTENT, bas: null, kallRevision, savedAt: null, ...nothing };
}

/** Cheap while writing: blocks that were not touched are the same objects in both. */
export function isDirty({ draft, saved }: Version): boolean {
  return !equalJson(draft, saved);
}

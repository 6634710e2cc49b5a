import { contentOf } from '#components/editor/session/article-content.ts';
import type { Version } from '#components/editor/session/version.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { mergeContent } from '#lib/content/merge.ts';
import type { ArticleContent, Author, Revision } from '#lib/contract/article.ts';

/** What somebody else has saved and what is here now because of it. */
export interface Arrived {
  revision: string;
  av: Author;
  /** The fields of the article that are another than before. */
  falt: readonly string[];
  /** The blocks that are, by their ids; those that are gone are counted. */
  block: readonly string[];
  borttagna: number;
}

const FIELDS = ['rubrik', 'ingress', 'hero', 'meta', 'slug'] as const;

/**
 * A version with what somebody else has saved on top of what it was written from, merged by block id as a save that meets it would be. What
 * both have changed differently is left as it is here, and `collides` says whose it is.
 */
export function withOthersSave(version: Version, revision: Revision, merge: typeof mergeContent): Version {
  const theirs = contentOf(revision);
  const { forslag } = merge(version.saved, version.draft, theirs);
  if (forslag === null) return { ...version, collides: revision };
  const { id: bas, kall_revision: kallRevision, skapad: savedAt } = revision;
  const arrived = arrivedIn(version.draft, forslag, revision) ?? version.arrived;
  return { ...version, draft: forslag, saved: theirs, bas, kallRevision, savedAt, arrived, collides: null };
}

/** What of it is another than before; `null` where nothing is. */
export function arrivedIn(before: ArticleContent, after: ArticleContent, { id: revision, av }: Revision): Arrived | null {
  const [former, now] = [blocksById(before.block), blocksById(after.block)];
  const falt = FIELDS.filter((field) => !equalJson(before[field], after[field]));
  const block = [...now].filter(([id, one]) => !equalJson(former.get(id), one)).map(([id]) => id);
  const borttagna = [...former.keys()].filter((id) => !now.has(id)).length;
  return falt.length + block.length + borttagna === 0 ? null : { revision, av, falt, block, borttagna };
}

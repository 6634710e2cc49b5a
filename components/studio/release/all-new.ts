import { textOfBlock } from '#lib/blocks/block-text.ts';
import { type ContentDiff, diffContent } from '#lib/content/diff.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

const NOTHING: ArticleContent = { rubrik: '', ingress: '', slug: '', meta: {}, hero: null, block: [] };

/** What a version brings of which readers have nothing: every field and block, with where its links lead and what it shows, as compared with an empty one. */
export function allNew(version: ArticleContent): ContentDiff {
  return diffContent(NOTHING, version, textOfBlock);
}

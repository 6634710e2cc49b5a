import type { ArticleContent } from '#lib/contract/article.ts';

export const EMPTY_CONTENT: ArticleContent = { rubrik: '', ingress: '', block: [], meta: {}, hero: null, slug: '' };

/** The words, pictures and blocks of a revision, without what tells who made it and when. */
export function contentOf({ rubrik, ingress, block, meta, hero, slug }: ArticleContent): ArticleContent {
  return { rubrik, ingress, block, meta, hero, slug };
}

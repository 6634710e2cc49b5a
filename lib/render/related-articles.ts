import type { RelatedArticle } from '#lib/blocks/define-block.ts';
import { autoTags } from '#lib/blocks/relaterat/auto-tags.ts';
import { MOST_BY_TAG } from '#lib/blocks/relaterat/related-links.ts';
import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Sponsor } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';

/** A public article, as a box that gathers by tag shows it. */
export interface TaggedArticle {
  rubrik: string;
  url: string;
  sponsrad: Sponsor | null;
}

type LatestTagged = (tagg: string, limit: number) => Promise<TaggedArticle[]>;

/**
 * The latest articles that the document's boxes ask for by tag, fetched for one rendering. Asks nothing for a document
 * without such a box.
 */
export function relatedArticles(
  document: readonly Block[],
  sprak: Language,
  latestTagged: LatestTagged,
): Promise<Map<string, RelatedArticle[]>> {
  return relatedByTags(autoTags(document), sprak, latestTagged);
}

/** The same for boxes of those tags. */
export async function relatedByTags(
  taggar: readonly string[],
  sprak: Language,
  latestTagged: LatestTagged,
): Promise<Map<string, RelatedArticle[]>> {
  const found = taggar.map(
    async (tagg) => [tagg, (await latestTagged(tagg, MOST_BY_TAG)).map((article) => shown(article, sprak))] as const,
  );
  return new Map(await Promise.all(found));
}

function shown({ rubrik, url, sponsrad }: TaggedArticle, sprak: Language): RelatedArticle {
  return { rubrik, url, ...(sponsrad ? { markning: sponsorLabel(sponsrad, sprak) } : {}) };
}

import type { RelatedArticle } from '#lib/blocks/define-block.ts';
import type { Meta, Revision } from '#lib/contract/article.ts';
import { relatedArticles } from '#lib/render/related-articles.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicArticle } from '#lib/store/public-articles.ts';

/** What the boxes of an article lead on to by tag; those within the site by their path, whatever name it is reached by. */
export function relatedWithin(
  { url }: SiteFacts,
  source: SiteSource,
  innehall: string,
  { sprak, block }: Revision,
): Promise<Map<string, RelatedArticle[]>> {
  return relatedArticles(block, sprak, async (tagg, limit) => {
    const found = await source.latestTagged(sprak, tagg, innehall, limit);
    return found.map((one) => ({ ...one, url: one.url.startsWith(`${url}/`) ? one.url.slice(url.length) : one.url }));
  });
}

/** The public Swedish version's `meta`, where it decides something of another language: which way a list counts. */
export async function swedishMeta(source: SiteSource, { innehall, revision }: PublicArticle): Promise<Meta | undefined> {
  if (revision.sprak === 'sv' || !revision.block.some(({ type }) => type === 'avsnitt')) return undefined;
  return (await source.article(innehall, 'sv'))?.revision.meta;
}

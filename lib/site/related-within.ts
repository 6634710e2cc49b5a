import type { RelatedArticle } from '#lib/blocks/define-block.ts';
import { autoTags } from '#lib/blocks/relaterat/auto-tags.ts';
import type { Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { relatedByTags } from '#lib/render/related-articles.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';

/** What the boxes of an article lead on to by tag; those within the site by their path, whatever name it is reached by. */
export function relatedWithin(
  site: SiteFacts,
  source: SiteSource,
  innehall: string,
  { sprak, block }: Revision,
): Promise<Map<string, RelatedArticle[]>> {
  return relatedToTags(site, source, { innehall, sprak, taggar: autoTags(block) });
}

/** The same for boxes of those tags. */
export function relatedToTags(
  { url }: SiteFacts,
  source: SiteSource,
  { innehall, sprak, taggar }: { innehall: string; sprak: Language; taggar: readonly string[] },
): Promise<Map<string, RelatedArticle[]>> {
  return relatedByTags(taggar, sprak, async (tagg, limit) => {
    const found = await source.latestTagged(sprak, tagg, innehall, limit);
    return found.map((one) => ({ ...one, url: one.url.startsWith(`${url}/`) ? one.url.slice(url.length) : one.url }));
  });
}

/** The public Swedish version, where it decides something of another language: which way a list counts. */
export async function swedishVersion(source: SiteSource, { innehall, revision }: PublicArticle): Promise<PublicArticle | undefined> {
  if (revision.sprak === 'sv' || !revision.block.some(({ type }) => type === 'avsnitt')) return undefined;
  return source.article(innehall, 'sv');
}

import type { Revision } from '#lib/contract/article.ts';
import type { ArticlePart } from '#lib/contract/theme-parts.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { DeliveredArticle } from '#lib/render/delivered-article.tsx';
import { longHtmlDocument } from '#lib/site/document.ts';
import { ThemePage } from '#lib/site/pages/theme-page.tsx';
import { frameData, type SiteFacts } from '#lib/site/site-context.ts';

interface InTheme {
  revision: Revision;
  /** The article's surroundings, with whole addresses. */
  page: PublishedPage;
  /** What the theme shows by itself. */
  delar: readonly ArticlePart[];
}

/**
 * The page of an article in a theme of somebody else's, to be shown in a frame anywhere: what Studio sends is rendered as a delivery renders it, and
 * what the theme shows stands above it, told as that. How the theme looks is not known here.
 */
export function themePage(site: SiteFacts, { revision, page, delar }: InTheme): Promise<string> {
  const { assets } = frameData(site, { sprak: revision.sprak, sections: [], bas: site.url });
  return longHtmlDocument(revision.block, (putOff) => {
    const drawn = { ...page, utkast: true as const, putOff };
    return (
      <ThemePage assets={assets} article={revision} page={drawn} delar={delar}>
        <DeliveredArticle article={revision} page={drawn} themeParts={delar} />
      </ThemePage>
    );
  });
}

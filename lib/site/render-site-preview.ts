import type { PreviewedPage } from '#lib/contract/closed/site.ts';
import type { Language } from '#lib/contract/languages.ts';
import { ArticleFrames } from '#lib/site/article-frame.tsx';
import { chosenFirst } from '#lib/site/chosen-first.ts';
import { articleSegments } from '#lib/site/render-article.tsx';
import { renderFront } from '#lib/site/render-lists.tsx';
import { renderMessage } from '#lib/site/render-message.tsx';
import { renderWhole } from '#lib/site/render-parts.tsx';
import { unpacked } from '#lib/site/segment.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';

interface Asked {
  sida: PreviewedPage;
  sprak: Language;
  /** ISO 8601. */
  nu: string;
}

/**
 * A page of the site to the byte as readers would get it if the site were that, of what is public alone; nothing is kept of it. Or why there is none:
 * the language is read elsewhere, or nothing is public yet by which an article could be shown.
 */
export async function renderSitePreview(
  site: SiteFacts,
  source: SiteSource,
  asked: Asked,
): Promise<{ html: string } | 'annanstans' | 'ingen_artikel'> {
  if (!isServed(site, asked.sprak)) return 'annanstans';
  const html = await pageOf(site, source, asked);
  return html === undefined ? 'ingen_artikel' : { html };
}

async function pageOf(site: SiteFacts, source: SiteSource, { sida, sprak, nu }: Asked): Promise<string | undefined> {
  switch (sida) {
    case 'startsida': {
      const { listings } = await chosenFirst(source, sprak, null, nu);
      return renderFront(site, source, { sprak, chosen: listings });
    }
    case 'artikel':
      return newestArticle(site, source, sprak);
    case 'saknas':
      return renderMessage(site, source, { what: 'saknas', sprak, withSections: true });
  }
}

async function newestArticle(site: SiteFacts, source: SiteSource, sprak: Language): Promise<string | undefined> {
  const [newest] = await source.latest(sprak, null, 1);
  const article = newest && (await source.article(newest.id, sprak));
  if (article === undefined) return undefined;
  const { innehall, slug, fakta } = article;
  const parts = await renderWhole(site, source, article);
  const segments = await articleSegments(site, source, new ArticleFrames(), { innehall, slug, sprak, sektion: fakta.sektion }, parts);
  return unpacked(segments).toString();
}

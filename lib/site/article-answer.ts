import type { Logger } from 'pino';
import { olderPartsOf } from '#lib/blocks/liveinlagg/reports.ts';
import { ArticleFrames } from '#lib/site/article-frame.tsx';
import { type ArticleParts, BrokenParts, readParts } from '#lib/site/article-parts.ts';
import { authenticityOf, digestOfParts } from '#lib/site/authenticity.ts';
import { articleSegments } from '#lib/site/render-article.tsx';
import { renderParts, renderReportPart } from '#lib/site/render-parts.tsx';
import { RENDERER } from '#lib/site/renderer.ts';
import type { Segment } from '#lib/site/segment.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { surroundingsOf, underlagOf } from '#lib/site/surroundings.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import type { AddressTarget, PublicArticle } from '#lib/store/readers/public-articles.ts';
import type { KeptPage, PublicStanding } from '#lib/store/readers/standing.ts';

/** What has an article to show. */
export type ArticleTarget = Extract<AddressTarget, { typ: 'artikel' | 'hallen' }>;

interface Parts {
  site: SiteFacts;
  /** Takes what was rendered, to keep it behind the answer. */
  keep(rendered: RenderedPublication): void;
  log: Pick<Logger, 'error'>;
}

/** Whether what is kept was made of what stands around its publication now. */
export async function isUpToDate(
  site: SiteFacts,
  source: SiteSource,
  stand: PublicStanding,
  kept: Omit<KeptPage, 'delar' | 'akthet'>,
): Promise<boolean> {
  const around = await surroundingsOf(site, source, stand, { bilder: kept.former, taggar: kept.taggar });
  return underlagOf(around) === kept.underlag;
}

/**
 * The pages of articles, and those of the older parts of long reports. What is kept of a publication is used when it was made of all that is so
 * now, pictures and section names and what its boxes gather, and read whole; else the page is rendered, and kept behind. `undefined` for what is
 * public no more, and for a part that there is not.
 */
export function articleAnswers({ site, keep, log }: Parts) {
  const frames = new ArticleFrames();

  async function kept(source: SiteSource, { stand, hallen }: Extract<ArticleTarget, { typ: 'hallen' }>): Promise<ArticleParts | undefined> {
    const { innehall, sprak, publicering } = stand;
    if (!(await isUpToDate(site, source, stand, hallen))) return undefined;
    const rendering = { innehall, sprak, publicering, renderare: RENDERER, ...hallen, delar: digestOfParts(hallen.delar) };
    const made = authenticityOf(site.sign, rendering, hallen.akthet);
    if (made === 'falsk') log.error({ innehall, sprak }, 'what was kept of a page was not made by Studio; it is rendered anew');
    if (made !== 'akta') return undefined;
    try {
      return readParts(hallen.delar);
    } catch (error) {
      if (!(error instanceof BrokenParts)) throw error;
      log.error({ err: error, innehall, sprak }, 'what was kept of a page is broken; it is rendered anew');
      return undefined;
    }
  }

  async function anew(source: SiteSource, article: PublicArticle): Promise<Segment[]> {
    const { parts, tillVard } = await renderParts(site, source, article);
    if (tillVard !== undefined) keep(tillVard);
    const { innehall, slug, revision, fakta } = article;
    return articleSegments(site, source, frames, { innehall, slug, sprak: revision.sprak, sektion: fakta.sektion }, parts);
  }

  async function reportPart(source: SiteSource, target: ArticleTarget, del: number): Promise<Segment[] | undefined> {
    const article = await articleOf(source, target);
    if (article === undefined || del > olderPartsOf(article.revision.block)) return undefined;
    const parts = await renderReportPart(site, source, article, del);
    const { innehall, slug, revision, fakta } = article;
    return articleSegments(site, source, frames, { innehall, slug, sprak: revision.sprak, sektion: fakta.sektion }, parts);
  }

  async function whole(source: SiteSource, target: ArticleTarget): Promise<Segment[] | undefined> {
    if (target.typ === 'artikel') return anew(source, target.artikel);
    const parts = await kept(source, target);
    if (parts !== undefined) return articleSegments(site, source, frames, target.stand, parts);
    const article = await articleOf(source, target);
    return article && anew(source, article);
  }

  return { whole, reportPart };
}

/** The article with its words; `undefined` for what is public no more. */
export async function articleOf(source: SiteSource, target: ArticleTarget): Promise<PublicArticle | undefined> {
  return target.typ === 'artikel' ? target.artikel : source.article(target.stand.innehall, target.stand.sprak);
}

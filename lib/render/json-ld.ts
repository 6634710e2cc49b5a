import type { RenderContext } from '#lib/blocks/define-block.ts';
import { prepareBlocks } from '#lib/blocks/prepare-blocks.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import { atOnce, gathered, type Steps } from '#lib/content/steps.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { ArticleContent, Hero } from '#lib/contract/article.ts';
import { withoutControlsIn } from '#lib/contract/without-controls.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { breadcrumbs } from '#lib/render/breadcrumbs.ts';
import type { PageType, TemplatePage } from '#lib/templates/define-template.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

type Node = Record<string, unknown>;

/**
 * What search engines are told of the page, as the text of one `<script type="application/ld+json">`: a single graph with
 * the article, as its template says what it is, and what its blocks add. Nothing in it can end the script element. Empty
 * values are left out and nothing is invented.
 */
export function jsonLd(article: ArticleContent, page: PublishedPage): string {
  return atOnce(jsonLdSteps(article, page));
}

/** The same in steps, for whoever has others waiting. */
export function* jsonLdSteps(article: ArticleContent, page: PublishedPage): Steps<string> {
  yield* prepareBlocks(article.block);
  const mall = TEMPLATES.get(page.mall);
  const pictures = heroNodes(article.hero, page);
  const huvudbild = pictures.length === 0 ? undefined : pictures.map(({ url }) => url);
  const context: TemplatePage = { ...page, huvudbild, utgivare: publisher(page) };
  const { sida = {}, noder = [] } = mall?.sidfakta?.(article, context) ?? {};
  const own: Node = { ...articleNode(article, page, pageType(mall?.sidtyp ?? 'Article', page)), ...sida };
  const ofBlocks = yield* blockNodes(article, context);
  // A recipe's page is the recipe: what the block says and what the article says are told as one node.
  const same = ofBlocks.find((node) => node['@type'] === own['@type']);
  const others = ofBlocks.filter((node) => node !== same);
  const stig = page.stig === undefined ? [] : [breadcrumbs(page.stig)];
  const graph = [{ ...own, ...same, '@id': own['@id'] }, ...noder, ...others, ...stig];
  return serialise({ '@context': 'https://schema.org', '@graph': yield* tidied(graph, page.lank) });
}

function publisher({ sajt }: PublishedPage): object {
  return {
    '@type': 'Organization',
    name: sajt.namn,
    url: sajt.lank,
    ...(sajt.logotyp === undefined ? {} : { logo: { '@type': 'ImageObject', url: sajt.logotyp } }),
    ...(sajt.utgivare === undefined ? {} : { legalName: sajt.utgivare }),
    ...(sajt.sociala === undefined ? {} : { sameAs: sajt.sociala }),
  };
}

/** What schema.org calls an article that somebody has paid for: it is no news. */
const PAID = 'AdvertiserContentArticle';
const ARTICLES: readonly string[] = ['NewsArticle', 'Article', 'LiveBlogPosting', PAID];
const PAGES: readonly string[] = ['WebPage', 'ProfilePage'];

function pageType(type: PageType, { sponsrad }: PublishedPage): string {
  return sponsrad !== null && (type === 'NewsArticle' || type === 'Article') ? PAID : type;
}

function articleNode(article: ArticleContent, page: PublishedPage, type: string): Node {
  const persons = page.forfattare.map(({ namn, byline, lank }) => ({
    '@type': 'Person',
    name: namn,
    ...(lank === undefined ? {} : { url: page.absolute(lank) }),
    ...(byline === undefined ? {} : { jobTitle: byline }),
  }));
  return {
    '@type': type,
    '@id': `${page.lank}#artikel`,
    headline: article.rubrik,
    name: ARTICLES.includes(type) ? undefined : article.rubrik,
    description: article.meta.seoBesk?.trim() || article.ingress,
    image: heroNodes(article.hero, page),
    datePublished: page.publicerad === null ? undefined : stockholmIso(page.publicerad),
    dateModified: modified(page),
    author: persons.length > 0 ? persons : publisher(page),
    publisher: publisher(page),
    sponsor: !page.sponsrad?.partner.trim() ? undefined : { '@type': 'Organization', name: page.sponsrad.partner },
    articleSection: ARTICLES.includes(type) ? page.sektion.namn : undefined,
    keywords: page.taggar,
    inLanguage: page.sprak,
    ...(PAGES.includes(type) ? { url: page.lank } : { mainEntityOfPage: { '@type': 'WebPage', '@id': page.lank } }),
    digitalSourceType: page.aiNot && `https://schema.org/${page.aiNot.kalla}`,
    isAccessibleForFree: true,
  };
}

/** When it last changed for readers, by Stockholm's clocks. Never before the publication: an article may be given a later date than its last edit. */
export function modified({ publicerad, andrad }: PublishedPage): string | undefined {
  if (publicerad === null) return undefined;
  return stockholmIso(andrad !== null && Date.parse(andrad) > Date.parse(publicerad) ? andrad : publicerad);
}

interface PictureNode extends Node {
  url: string;
}

/** The picture at the top whole, and in each shape that it is served in. */
function heroNodes(hero: Hero | null, page: PublishedPage): PictureNode[] {
  if (!hero?.src) return [];
  const shown = [{ address: hero.src, bredd: hero.bredd, hojd: hero.hojd }, ...(page.crops?.(hero.src, hero.fokus ?? null) ?? [])];
  return shown.map(({ address, bredd, hojd }) => {
    const url = page.absolute(address);
    return {
      '@type': 'ImageObject',
      url,
      contentUrl: url,
      width: bredd,
      height: hojd,
      caption: hero.caption,
      creditText: hero.kredit,
    };
  });
}

function blockNodes(article: ArticleContent, context: RenderContext): Steps<Node[]> {
  return gathered(article.block, (block) => {
    const { id: _, ...attrs } = block.attrs ?? {};
    const nodes = BLOCKS.get(block.type)?.structuredData?.(attrs, context, blockId(block)) ?? [];
    return nodes.map((node): Node => ({ ...node }));
  });
}

/** Without what is empty, and with the ids that are the page's own told whole: `#evenemang` is another thing on every page. */
function* tidied(value: unknown, lank: string): Steps<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      const told = yield* tidied(item, lank);
      if (!isEmpty(told)) items.push(told);
      yield;
    }
    return items;
  }
  const told: Node = {};
  for (const [key, inner] of Object.entries(value)) {
    const isOwnId = key === '@id' && typeof inner === 'string' && inner.startsWith('#');
    const tidy = isOwnId ? `${lank}${inner}` : yield* tidied(inner, lank);
    if (!isEmpty(tidy)) told[key] = tidy;
  }
  return told;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** JSON in which no character can be taken for markup, and which is the same JSON still. */
export function serialise(value: unknown): string {
  return JSON.stringify(withoutControlsIn(value)).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

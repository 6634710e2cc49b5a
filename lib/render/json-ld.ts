import { BLOCKS } from '#lib/blocks/registry.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { ArticleContent, Hero } from '#lib/contract/article.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

/**
 * What search engines are told of the page, as the text of one `<script type="application/ld+json">`: a single graph with
 * the article, as its template says what it is, and what its blocks add. Nothing in it can end the script element. Empty
 * values are left out and nothing is invented.
 */
export function jsonLd(article: ArticleContent, page: PublishedPage): string {
  const graph = [articleNode(article, page), ...blockNodes(article, page)].map(withoutEmpty);
  return serialise({ '@context': 'https://schema.org', '@graph': graph });
}

function articleNode(article: ArticleContent, page: PublishedPage): object {
  const publisher = {
    '@type': 'Organization',
    name: page.sajt.namn,
    url: page.sajt.lank,
    logo: page.sajt.logotyp === undefined ? undefined : { '@type': 'ImageObject', url: page.sajt.logotyp },
  };
  const persons = page.forfattare.map((name) => ({ '@type': 'Person', name }));
  return {
    '@type': TEMPLATES.get(page.mall)?.sidtyp ?? 'Article',
    '@id': `${page.lank}#artikel`,
    headline: article.rubrik,
    description: article.meta.seoBesk?.trim() || article.ingress,
    image: heroNode(article.hero, page),
    datePublished: page.publicerad === null ? undefined : stockholmIso(page.publicerad),
    dateModified: modified(page),
    author: persons.length > 0 ? persons : publisher,
    publisher,
    sponsor: page.sponsrad === null ? undefined : { '@type': 'Organization', name: page.sponsrad.partner },
    articleSection: page.sektion.namn,
    keywords: page.taggar,
    inLanguage: page.sprak,
    mainEntityOfPage: { '@type': 'WebPage', '@id': page.lank },
    isAccessibleForFree: true,
  };
}

/** Never before the publication: an article may be given a later date than its last edit. */
function modified({ publicerad, andrad }: PublishedPage): string | undefined {
  if (publicerad === null) return undefined;
  return stockholmIso(andrad !== null && Date.parse(andrad) > Date.parse(publicerad) ? andrad : publicerad);
}

function heroNode(hero: Hero | null, page: PublishedPage): object | undefined {
  if (!hero?.src) return undefined;
  return {
    '@type': 'ImageObject',
    url: page.absolute(hero.src),
    width: hero.bredd,
    height: hero.hojd,
    caption: hero.caption,
    creditText: hero.kredit,
  };
}

function blockNodes(article: ArticleContent, page: PublishedPage): object[] {
  return article.block.flatMap((block) => {
    const { id: _, ...attrs } = block.attrs ?? {};
    return BLOCKS.get(block.type)?.structuredData?.(attrs, page) ?? [];
  });
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => !isEmpty(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutEmpty(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isEmpty(inner)));
}

/** JSON in which no character can be taken for markup, and which is the same JSON still. */
function serialise(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

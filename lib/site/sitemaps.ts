import type { Language } from '#lib/contract/languages.ts';
import { articlePath, mapPartPath } from '#lib/site/site-addresses.ts';
import { isServed, type SiteFacts } from '#lib/site/site-context.ts';
import { element, xmlText } from '#lib/site/xml.ts';
import type { MapEntry, MapPart, NewsEntry } from '#lib/store/readers/public-lists.ts';

/** A news sitemap may hold a thousand, none older than two days. */
export const NEWS_SITEMAP_LENGTH = 1_000;
export const NEWS_MS = 48 * 60 * 60 * 1000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The parts of the sitemap: the pages that are not articles, and the articles by their thousands. */
export function sitemapIndex(url: string, parts: readonly MapPart[]): string {
  const fixed = element('sitemap', element('loc', xmlText(url + mapPartPath(0))));
  const articles = parts.map(({ nr, andrad }) =>
    element('sitemap', element('loc', xmlText(url + mapPartPath(nr))) + element('lastmod', andrad)),
  );
  return `${XML}<sitemapindex ${NAMES}>${fixed}${articles.join('')}</sitemapindex>`;
}

/** The pages that are not articles: the fronts of each language, its archive, and those of tags, people and who writes. */
export function sitemapOfPages(url: string, paths: readonly string[]): string {
  return urlset(
    '',
    paths.map((path) => element('url', element('loc', xmlText(url + path)))),
  );
}

/** A part of the articles. One that stands in several languages tells of all of them, itself included, wherever they are read. */
export function sitemapOfArticles(site: SiteFacts, entries: readonly MapEntry[]): string {
  const articles = entries.map((entry) => {
    const own = addressOf(site, entry);
    const others = entry.andra.map((version) => ({
      sprak: version.sprak,
      lank: isServed(site, version.sprak) ? addressOf(site, version) : version.lank,
    }));
    return element(
      'url',
      element('loc', xmlText(own)) + element('lastmod', entry.andrad) + alternates([{ sprak: entry.sprak, lank: own }, ...others]),
    );
  });
  return urlset(' xmlns:xhtml="http://www.w3.org/1999/xhtml"', articles);
}

/** What was published lately. */
export function newsSitemap(site: SiteFacts, entries: readonly NewsEntry[]): string {
  const articles = entries.map((entry) => {
    const publication = element(
      'news:publication',
      element('news:name', xmlText(site.identitet.namn)) + element('news:language', entry.sprak),
    );
    const news = publication + element('news:publication_date', entry.publicerad) + element('news:title', xmlText(entry.rubrik));
    return element('url', element('loc', xmlText(addressOf(site, entry))) + element('news:news', news));
  });
  return urlset(' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"', articles);
}

function urlset(names: string, urls: readonly string[]): string {
  return `${XML}<urlset ${NAMES}${names}>${urls.join('')}</urlset>`;
}

function addressOf({ url }: SiteFacts, { sprak, sektion, slug }: { sprak: Language; sektion: string; slug: string }): string {
  return url + articlePath(sprak, sektion, slug);
}

/** As the head of the pages themselves says it, with Swedish for those who read neither language. */
function alternates(versions: ReadonlyArray<{ sprak: Language; lank: string }>): string {
  const known = versions.filter(({ lank }) => lank !== '');
  if (known.length < 2) return '';
  const swedish = known.find(({ sprak }) => sprak === 'sv') ?? known[0];
  const told = known.map(({ sprak, lank }) => alternate(sprak, lank)).join('');
  return swedish === undefined ? told : told + alternate('x-default', swedish.lank);
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`;
}

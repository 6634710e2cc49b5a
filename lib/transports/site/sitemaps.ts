import type { Language } from '#lib/contract/languages.ts';
import { SITE } from '#lib/contract/site.ts';
import type { PublicListing } from '#lib/store/published.ts';
import { articlePath } from '#lib/transports/site/site-addresses.ts';
import { element, xmlText } from '#lib/transports/site/xml.ts';

/** A sitemap may hold 50 000 addresses, of all languages together. */
export const SITEMAP_LENGTH = 24_000;
/** A news sitemap may hold a thousand, none older than two days. */
export const NEWS_SITEMAP_LENGTH = 500;
const NEWS_MS = 48 * 60 * 60 * 1000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Every public page. An article that stands in several languages tells of all of them, itself included. */
export function sitemap(url: string, pages: readonly string[], listings: readonly PublicListing[]): string {
  const versions = Map.groupBy(listings, ({ id }) => id);
  const fixed = pages.map((path) => element('url', element('loc', xmlText(url + path))));
  const articles = listings.map((listing) => {
    const all = versions.get(listing.id) ?? [];
    const alternates = all.length < 2 ? '' : all.map((version) => alternate(version.sprak, addressOf(url, version))).join('');
    const changed = element('lastmod', listing.uppdaterad ?? listing.publicerad);
    return element('url', element('loc', xmlText(addressOf(url, listing))) + changed + alternates);
  });
  const body = [...fixed, ...articles].join('');
  return `${XML}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml">${body}</urlset>`;
}

/** What was published during the last two days before `now`. */
export function newsSitemap(url: string, listings: readonly PublicListing[], now: Date): string {
  const recent = listings.filter(({ publicerad }) => Date.parse(publicerad) > now.getTime() - NEWS_MS);
  const articles = recent.map((listing) => {
    const publication = element('news:publication', element('news:name', xmlText(SITE.namn)) + element('news:language', listing.sprak));
    const news = publication + element('news:publication_date', listing.publicerad) + element('news:title', xmlText(listing.rubrik));
    return element('url', element('loc', xmlText(addressOf(url, listing))) + element('news:news', news));
  });
  return `${XML}<urlset ${NAMES} xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${articles.join('')}</urlset>`;
}

function addressOf(url: string, { sprak, sektion, slug }: PublicListing): string {
  return url + articlePath(sprak, sektion, slug);
}

function alternate(sprak: Language, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${sprak}" href="${xmlText(address)}"/>`;
}

import { signingPersons } from '#lib/content/byline.ts';
import { labelledHeadline, sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { siteDescription } from '#lib/site/pages/site-words.ts';
import { type MediaById, sharedPicture, teaserMediaId } from '#lib/site/pictures.ts';
import { articlePath, feedPath, frontPath } from '#lib/site/site-addresses.ts';
import { element, xmlText } from '#lib/site/xml.ts';
import type { PublicListing } from '#lib/store/readers/public-lists.ts';

export const RSS_LENGTH = 30;

/** What a feed is of, with the paths of its page and of itself. */
export interface FeedSubject {
  namn: string;
  sida: string;
  flode: string;
}

interface Feed {
  sajt: SiteIdentity;
  url: string;
  sprak: Language;
  /** `null` for the feed of all articles. */
  amne: FeedSubject | null;
  listings: readonly PublicListing[];
  media: MediaById;
}

/** The newest articles as RSS 2.0, with the picture that a shared link would show. */
export function rssFeed({ sajt, url, sprak, amne, listings, media }: Feed): string {
  const link = url + (amne?.sida ?? frontPath(sprak));
  const [newest] = listings;
  const items = listings.map((listing) => item({ url, sajt }, listing, media)).join('');
  const channel = [
    element('title', xmlText(amne === null ? sajt.namn : `${sajt.namn} – ${amne.namn}`)),
    element('link', xmlText(link)),
    element('description', xmlText(siteDescription(sajt, sprak))),
    element('language', sprak),
    newest === undefined ? '' : element('lastBuildDate', new Date(newest.publicerad).toUTCString()),
    `<atom:link href="${xmlText(url + (amne?.flode ?? feedPath(sprak, null)))}" rel="self" type="application/rss+xml"/>`,
    items,
  ].join('');
  const names =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${names}>${element('channel', channel)}</rss>`;
}

function item({ url, sajt }: Pick<Feed, 'url' | 'sajt'>, listing: PublicListing, media: MediaById): string {
  const { id, sprak, sektion, slug, rubrik, ingress, publicerad, sponsrad } = listing;
  // Told in both: a reader of feeds may show either alone.
  const label = sponsrad === null ? '' : sponsorLabel(sponsrad, sprak);
  const persons = signingPersons(listing);
  const picture = sharedPicture(listing, media, (address) => (address.startsWith('/') ? url + address : address));
  return element(
    'item',
    [
      element('title', xmlText(labelledHeadline(rubrik, sponsrad, sprak))),
      element('link', xmlText(url + articlePath(sprak, sektion, slug))),
      element('description', xmlText(label === '' ? ingress : `${label}. ${ingress}`.trim())),
      ...(persons.length > 0 ? persons : [sajt.namn]).map((name) => element('dc:creator', xmlText(name))),
      // The item's own id: an article that moves is still the same one to whoever has read it.
      `<guid isPermaLink="false">${xmlText(`${id}-${sprak}`)}</guid>`,
      element('pubDate', new Date(publicerad).toUTCString()),
      enclosure(url, media.get(teaserMediaId(listing) ?? '')),
      picture === null ? '' : `<media:content url="${xmlText(picture.src)}" medium="image"/>`,
    ].join(''),
  );
}

/** The whole picture, for readers of feeds that know of no other way to be given one. */
function enclosure(url: string, picture: Media | undefined): string {
  return picture === undefined ? '' : `<enclosure url="${xmlText(url + picture.src)}" length="${picture.byte}" type="${picture.typ}"/>`;
}

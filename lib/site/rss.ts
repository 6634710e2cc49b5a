import { type Feed, type FeedEntry, feedEntries, feedHead } from '#lib/site/feed.ts';
import { siteDescription } from '#lib/site/pages/site-words.ts';
import { element, xmlText } from '#lib/site/xml.ts';

/** The newest articles as RSS 2.0, with the picture that a shared link would show. */
export function rssFeed(feed: Feed): string {
  const { titel, sida, sjalv } = feedHead(feed, 'rss');
  const [newest] = feed.listings;
  const channel = [
    element('title', xmlText(titel)),
    element('link', xmlText(sida)),
    element('description', xmlText(siteDescription(feed.sajt, feed.sprak))),
    element('language', feed.sprak),
    newest === undefined ? '' : element('lastBuildDate', new Date(newest.publicerad).toUTCString()),
    `<atom:link href="${xmlText(sjalv)}" rel="self" type="application/rss+xml"/>`,
    ...feedEntries(feed).map(item),
  ].join('');
  const names =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" ${names}>${element('channel', channel)}</rss>`;
}

function item({ innehall, sprak, titel, lank, text, av, publicerad, bild, fil }: FeedEntry): string {
  return element(
    'item',
    [
      element('title', xmlText(titel)),
      element('link', xmlText(lank)),
      element('description', xmlText(text)),
      ...av.map((name) => element('dc:creator', xmlText(name))),
      // The item's own id: an article that moves is still the same one to whoever has read it.
      `<guid isPermaLink="false">${xmlText(`${innehall}-${sprak}`)}</guid>`,
      element('pubDate', new Date(publicerad).toUTCString()),
      fil === null ? '' : `<enclosure url="${xmlText(fil.adress)}" length="${fil.byte}" type="${fil.typ}"/>`,
      bild === null ? '' : `<media:content url="${xmlText(bild)}" medium="image"/>`,
    ].join(''),
  );
}

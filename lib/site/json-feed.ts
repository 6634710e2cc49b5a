import { type Feed, feedEntries, feedHead } from '#lib/site/feed.ts';
import { siteDescription } from '#lib/site/pages/site-words.ts';

/** The newest articles as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed): string {
  const { titel, sida, sjalv } = feedHead(feed, 'json');
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titel,
    home_page_url: sida,
    feed_url: sjalv,
    description: siteDescription(feed.sajt, feed.sprak),
    language: feed.sprak,
    items: feedEntries(feed).map(({ innehall, sprak, titel: title, lank, text, av, publicerad, bild }) => ({
      id: `${innehall}-${sprak}`,
      url: lank,
      title,
      content_text: text,
      ...(bild === null ? {} : { image: bild }),
      date_published: publicerad,
      authors: av.map((name) => ({ name })),
      language: sprak,
    })),
  });
}

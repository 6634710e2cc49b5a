import { describe, expect, test } from 'vitest';
import type { PublicArticle } from '#lib/store/published.ts';
import { rssFeed } from '#lib/transports/site/rss.ts';
import { newsSitemap, sitemap } from '#lib/transports/site/sitemaps.ts';
import { article, picture, siteInMemory } from '#lib/transports/site/source-in-memory.ts';
import { xmlText } from '#lib/transports/site/xml.ts';

const url = 'https://kvallsro.example';
const PICTURE_ID = '019a9f00-1111-7222-8333-444455556666';

async function listed(articles: PublicArticle[]) {
  const source = siteInMemory(articles);
  return [...(await source.latest('sv', null, 100)), ...(await source.latest('en', null, 100))];
}

describe('the sitemap', () => {
  test('tells of both languages of an article, from either', async () => {
    const xml = sitemap(url, ['/', '/nyheter'], await listed([article(), article({ sprak: 'en', slug: 'the-light' })]));
    expect(xml).toContain(`<url><loc>${url}/</loc></url>`);
    const both =
      `<xhtml:link rel="alternate" hreflang="sv" href="${url}/nyheter/fyren-tands"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${url}/en/nyheter/the-light"/>`;
    expect(xml.split(both)).toHaveLength(3);
  });

  test('says when an article last changed', async () => {
    const xml = sitemap(url, [], await listed([article({ uppdaterad: '2026-11-20T07:00:00.000Z' })]));
    expect(xml).toContain('<lastmod>2026-11-20T07:00:00.000Z</lastmod>');
    expect(xml).not.toContain('xhtml:link rel');
  });
});

test('the news sitemap holds two days and no more', async () => {
  const listings = await listed([
    article({ id: 'ny', slug: 'ny', publicerad: '2026-11-18T08:00:01.000Z' }),
    article({ id: 'gammal', slug: 'gammal', publicerad: '2026-11-18T07:59:59.000Z' }),
  ]);
  const xml = newsSitemap(url, listings, new Date('2026-11-20T08:00:00.000Z'));
  expect(xml).toContain(`<loc>${url}/nyheter/ny</loc>`);
  expect(xml).toContain('<news:publication_date>2026-11-18T08:00:01.000Z</news:publication_date>');
  expect(xml).toContain('<news:language>sv</news:language>');
  expect(xml).not.toContain('gammal');
});

test('the feed names each article for good, wherever it moves', async () => {
  const media = new Map([[PICTURE_ID, picture(PICTURE_ID)]]);
  const listings = await listed([article({ hero: { mediaId: PICTURE_ID } })]);
  const xml = rssFeed({ url, sprak: 'sv', sektion: { id: 'nyheter', namn: 'Nyheter' }, listings, media });
  expect(xml).toContain('<title>Kvällsro – Nyheter</title>');
  expect(xml).toContain(`<atom:link href="${url}/nyheter/rss.xml" rel="self" type="application/rss+xml"/>`);
  expect(xml).toContain('<guid isPermaLink="false">a1-sv</guid>');
  expect(xml).toContain('<pubDate>Thu, 19 Nov 2026 06:15:00 GMT</pubDate>');
  expect(xml).toContain(`<media:content url="${url}/media/${PICTURE_ID}/1280.jpg" medium="image"/>`);
});

test('no text breaks the XML', () => {
  expect(xmlText('a<b>&"\'\u0000\u0008\ud800\uffff ö')).toBe('a&lt;b&gt;&amp;&quot;&apos;\ufffd ö');
});

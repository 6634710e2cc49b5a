import { describe, expect, test } from 'vitest';
import { atomFeed } from '#lib/site/atom.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import type { Feed, FeedSubject } from '#lib/site/feed.ts';
import { jsonFeed } from '#lib/site/json-feed.ts';
import { rssFeed } from '#lib/site/rss.ts';
import { feedPath } from '#lib/site/site-addresses.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { newsSitemap, sitemapIndex, sitemapOfArticles, sitemapOfPages } from '#lib/site/sitemaps.ts';
import { article, EXAMPLE_IDENTITY, EXAMPLE_SIGN, picture, siteInMemory } from '#lib/site/source-in-memory.ts';
import { xmlText } from '#lib/site/xml.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';

const url = 'https://kvallsro.example';
const PICTURE_ID = '019a9f00-1111-7222-8333-444455556666';

const site: SiteFacts = {
  url,
  assets: EXAMPLE_ASSETS,
  svenskaHos: null,
  identitet: EXAMPLE_IDENTITY,
  sign: EXAMPLE_SIGN,
};
const both = [
  article({ andra: [{ sprak: 'en', sektion: 'nyheter', slug: 'the-light' }] }),
  article({ sprak: 'en', slug: 'the-light', andra: [{ sprak: 'sv', sektion: 'nyheter', slug: 'fyren-tands' }] }),
];

describe('the sitemap', () => {
  test('is parts that tell when they last changed, and the pages that are not articles', () => {
    const index = sitemapIndex(url, [
      { nr: 1, andrad: '2026-11-20T07:00:00.000Z' },
      { nr: 2, andrad: '2026-11-20T08:00:00.000Z' },
    ]);
    expect(index).toContain(`<sitemap><loc>${url}/sitemap-0.xml</loc></sitemap>`);
    expect(index).toContain(`<sitemap><loc>${url}/sitemap-2.xml</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod></sitemap>`);
    expect(sitemapOfPages(url, ['/', '/nyheter'])).toContain(`<url><loc>${url}/</loc></url><url><loc>${url}/nyheter</loc></url>`);
  });

  test('tells of both languages of an article, from either, and which is for everybody else', async () => {
    const xml = sitemapOfArticles(site, await siteInMemory(both).mapPart(['sv', 'en'], 1));
    const links = [...xml.matchAll(/<url><loc>(.*?)<.*?<\/url>/g)].map(([whole, loc]) => [
      loc,
      [...whole.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => `${language} ${href}`).toSorted(),
    ]);
    const versions = [`en ${url}/en/nyheter/the-light`, `sv ${url}/nyheter/fyren-tands`, `x-default ${url}/nyheter/fyren-tands`];
    expect(links).toEqual([
      [`${url}/nyheter/fyren-tands`, versions],
      [`${url}/en/nyheter/the-light`, versions],
    ]);
  });

  test('says when an article last changed', async () => {
    const xml = sitemapOfArticles(site, await siteInMemory([article({ uppdaterad: '2026-11-20T07:00:00.000Z' })]).mapPart(['sv'], 1));
    expect(xml).toContain('<lastmod>2026-11-20T07:00:00.000Z</lastmod>');
    expect(xml).not.toContain('xhtml:link rel');
  });

  test('leads to Swedish where it is read, when that is elsewhere', async () => {
    const lank = 'https://tidningen.example/fyren-tands/';
    const [, english] = both;
    const entries = await siteInMemory(english === undefined ? [] : [english]).mapPart(['en'], 1);
    const xml = sitemapOfArticles(
      { ...site, svenskaHos: 'https://tidningen.example' },
      entries.map((entry) => broughtOut({ ...entry, andra: entry.andra.map((other) => ({ ...other, lank })) })),
    );
    expect(xml).toContain(`hreflang="sv" href="${lank}"`);
    expect(xml).toContain(`hreflang="x-default" href="${lank}"`);
  });
});

test('the news sitemap names what it is given', async () => {
  const source = siteInMemory([
    article({ id: 'ny', slug: 'ny', publicerad: '2026-11-18T08:00:01.000Z' }),
    article({ id: 'gammal', slug: 'gammal', publicerad: '2026-11-18T07:59:59.000Z' }),
  ]);
  const xml = newsSitemap(site, await source.news(['sv'], '2026-11-18T08:00:00.000Z', 1_000));
  expect(xml).toContain(`<loc>${url}/nyheter/ny</loc>`);
  expect(xml).toContain('<news:publication_date>2026-11-18T08:00:01.000Z</news:publication_date>');
  expect(xml).toContain('<news:language>sv</news:language>');
  expect(xml).not.toContain('gammal');
});

describe('the feed', () => {
  const amne: FeedSubject = { namn: 'Nyheter', sida: '/nyheter', flode: (form) => feedPath('sv', 'nyheter', form) };
  const media = new Map([[PICTURE_ID, picture(PICTURE_ID)]]);
  async function feed(given: Partial<Feed> = {}): Promise<Feed> {
    const listings = await siteInMemory([article({ hero: { mediaId: PICTURE_ID } })]).latest('sv', null, 30);
    return { sajt: EXAMPLE_IDENTITY, url, sprak: 'sv', amne, listings, media, ...given };
  }

  test('names each article for good, wherever it moves', async () => {
    const xml = rssFeed(await feed());
    expect(xml).toContain('<title>Kvällsro – Nyheter</title>');
    expect(xml).toContain(`<atom:link href="${url}/nyheter/rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(xml).toContain('<guid isPermaLink="false">a1-sv</guid>');
    expect(xml).toContain('<pubDate>Thu, 19 Nov 2026 06:15:00 GMT</pubDate>');
    expect(xml).toContain('<lastBuildDate>Thu, 19 Nov 2026 06:15:00 GMT</lastBuildDate>');
    expect(xml).toContain(`<enclosure url="${url}/media/${PICTURE_ID}/2000.jpg" length="1" type="image/jpeg"/>`);
    expect(xml).toContain(`<media:content url="${url}/media/${PICTURE_ID}/delning-0.jpg" medium="image"/>`);
  });

  test('is Atom with what it must have, of a feed and of each entry (RFC 4287)', async () => {
    const xml = atomFeed(await feed());
    const [head = '', entry = ''] = xml.split('<entry>');
    expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv">');
    expect(head).toContain(`<id>${url}/nyheter/atom.xml</id><title>Kvällsro – Nyheter</title>`);
    expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${url}/nyheter/atom.xml"/>`);
    expect(head).toContain(`<link rel="alternate" type="text/html" href="${url}/nyheter"/>`);
    expect(head).toContain('<updated>2026-11-19T06:15:00.000Z</updated>');
    expect(entry).toContain('<id>urn:uuid:a1#sv</id>');
    expect(entry).toMatch(
      /<published>2026-11-19T06:15:00.000Z<\/published><updated>.*<author><name>.+<\/name><\/author><summary>.+<\/summary>/,
    );
    expect(entry).toContain(`<link rel="enclosure" type="image/jpeg" length="1" href="${url}/media/${PICTURE_ID}/2000.jpg"/>`);
    expect(atomFeed(await feed({ listings: [] }))).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  test.each([
    ['what readers of feeds know since before goes on being', '2026-11-27T23:59:59.999Z', /^urn:uuid:a1#(sv|en)$/],
    ['what is new is a UUID', '2026-11-28T00:00:00.000Z', /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/],
  ])('names the two languages of an article apart, each for good: %s', async (_, publicerad, form) => {
    const ids = async (sprak: 'sv' | 'en') => {
      const listings = await siteInMemory([article({ sprak, publicerad })]).latest(sprak, null, 30);
      for (const [, id] of atomFeed(await feed({ sprak, listings })).matchAll(/<id>(urn:[^<]+)</g)) expect(id).toMatch(form);
      return [...atomFeed(await feed({ sprak, listings })).matchAll(/<id>(urn:[^<]+)</g)].map(([, id]) => id);
    };
    expect(await ids('sv')).toEqual(await ids('sv'));
    expect(new Set([...(await ids('sv')), ...(await ids('en'))]).size).toBe(2);
  });

  test('is JSON Feed 1.1', async () => {
    const { items, ...head } = JSON.parse(jsonFeed(await feed({ amne: null })));
    expect(head).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Kvällsro',
      home_page_url: `${url}/`,
      feed_url: `${url}/feed.json`,
    });
    expect(items).toEqual([
      expect.objectContaining({
        ...{ id: 'a1-sv', url: `${url}/nyheter/fyren-tands`, language: 'sv', date_published: '2026-11-19T06:15:00.000Z' },
        image: `${url}/media/${PICTURE_ID}/delning-0.jpg`,
      }),
    ]);
    expect(items[0].authors).toHaveLength(1);
    expect(typeof items[0].content_text).toBe('string');
  });
});

test('each form tells that programs have written it, where the newsroom tells readers of it', async () => {
  const ord = { manniska: 0, granskad: 9, maskin: 0, okant: 0, oversatt: 0, kalla: null, granskare: [{ id: 'p1', namn: 'Maria Ek' }] };
  const listings = await siteInMemory([article({ ord })]).latest('sv', null, 1);
  const told = (identitet: SiteFacts['identitet']) => {
    const feed: Feed = { sajt: identitet, url, sprak: 'sv', amne: null, listings, media: new Map() };
    return [rssFeed(feed), atomFeed(feed), jsonFeed(feed)];
  };
  for (const text of told({ ...EXAMPLE_IDENTITY, ai_not: 'storre_del', ai_granskare: 'namn' }))
    expect(text).toContain('Efter tre år lyser ljuset 14 sjömil ut. Skriven med AI, granskad av Maria Ek.');
  for (const text of told(EXAMPLE_IDENTITY)) expect(text).not.toContain('Skriven med AI');
});

test('no text breaks the XML', () => {
  expect(xmlText('a<b>&"\'\u0000\u0008\ud800\uffff ö')).toBe('a&lt;b&gt;&amp;&quot;&apos;\ufffd ö');
  expect(xmlText('rad\u000brad, \u0093citat\u0094')).toBe('rad rad, “citat”');
});

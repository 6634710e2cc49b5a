import { beforeEach, describe, expect, test } from 'vitest';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

/* What somebody has paid for, what stands by itself and who signs, wherever readers and machines look. */

let site: SiteUnderTest;

beforeEach(async () => {
  site = await siteUnderTest();
});
const text = async (path: string) => (await site.ask(path)).text;
const jsonLd = async (path: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(await text(path))?.[1] ?? '')['@graph'];

describe('an article that somebody pays for', () => {
  const sponsrad = { partner: 'Sparbanken & Co', markning: 'Annons från' };

  beforeEach(() => {
    site.source.articles = [article({ sponsrad }), article({ id: 'a2', slug: 'egen', rubrik: 'En egen', taggar: ['fyrar'] })];
  });

  test('is no news to those who collect news', async () => {
    const map = await text('/nyhetssitemap.xml');
    expect(map).toContain('/nyheter/egen');
    expect(map).not.toContain('/nyheter/fyren-tands');
    expect(await text('/sitemap-1.xml')).toContain('/nyheter/fyren-tands');
  });

  test('says so in its headline and its first words in the feed', async () => {
    const feed = await text('/rss.xml');
    expect(feed).toContain('<title>Annons från Sparbanken &amp; Co: Fyren tänds igen</title>');
    expect(feed).toContain('<description>Annons från Sparbanken &amp; Co. Efter tre år');
    expect(feed).toContain('<title>En egen</title>');
  });

  test('says so where it is shared, and to search engines', async () => {
    expect(await text('/nyheter/fyren-tands')).toContain(
      '<meta property="og:title" content="Annons från Sparbanken &amp; Co: Fyren tänds igen"/>',
    );
    expect((await jsonLd('/nyheter/fyren-tands'))[0]).toMatchObject({
      '@type': 'AdvertiserContentArticle',
      sponsor: { '@type': 'Organization', name: 'Sparbanken & Co' },
    });
    expect((await jsonLd('/nyheter/egen'))[0]['@type']).toBe('NewsArticle');
  });

  test('says so where another leads on to it', async () => {
    const block = [{ type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg: 'fyrar' } }];
    site.source.articles = [article({ sponsrad }), article({ id: 'a2', slug: 'egen', block })];
    expect(await text('/nyheter/egen')).toContain(
      '<span class="relaterat-markning">Annons från Sparbanken &amp; Co</span> Fyren tänds igen',
    );
  });
});

test('a page that stands by itself is found by its address and in the sitemap, and offered nowhere', async () => {
  const box = [
    { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg: 'fyrar', lankar: [{ rubrik: 'Annat', url: '/mat/annat' }] } },
  ];
  site.source.articles = [
    article({ id: 'a2', slug: 'nyhet', block: box }),
    article({ mall: 'sida', slug: 'om-oss', rubrik: 'Om redaktionen' }),
  ];
  for (const path of ['/', '/nyheter', '/rss.xml', '/nyheter/rss.xml', '/nyhetssitemap.xml', '/nyheter/nyhet', '/finns-inte'])
    expect(await text(path), path).not.toMatch(/om-oss|Om redaktionen/);
  expect(await text('/sitemap-1.xml')).toContain('/nyheter/om-oss');
  expect((await site.ask('/nyheter/om-oss')).status).toBe(200);
});

describe('who signs', () => {
  const key = { typ: 'agent', id: 'k1', namn: 'Skrivagenten' } as const;
  const byline = async () => /<p class="artikel-byline">.*?<\/p>/.exec(await text('/nyheter/fyren-tands'))?.[0];
  const author = async () => (await jsonLd('/nyheter/fyren-tands'))[0].author;

  test('the newsroom, for what belongs to a key', async () => {
    site.source.articles = [article({ agare: key })];
    expect(await byline()).toContain('Av <b>Kvällsro</b>');
    expect(await author()).toMatchObject({ '@type': 'Organization', name: 'Kvällsro' });
    expect(await text('/nyheter/fyren-tands')).toContain('<meta property="article:author" content="Kvällsro"/>');
    expect(await text('/rss.xml')).toContain('<dc:creator>Kvällsro</dc:creator>');
    for (const path of ['/', '/rss.xml', '/nyheter/fyren-tands']) expect(await text(path)).not.toContain('Skrivagenten');
  });

  test.each([
    ['the one who is named as responsible', { agare: key, ansvarig: 'Elsa Norén' }],
    ['the person it belongs to', { agare: { typ: 'person', id: 'p1', namn: 'Elsa Norén' } as const }],
    ['the person that an assistant acts for', { agare: { typ: 'assistent', id: 'p1', namn: 'Elsa Norén via claude.ai' } as const }],
  ])('%s', async (_, words) => {
    site.source.articles = [article(words)];
    expect(await byline()).toContain('Av <b>Elsa Norén</b>');
    expect(await author()).toEqual([{ '@type': 'Person', name: 'Elsa Norén' }]);
    expect(await text('/nyheter/fyren-tands')).toContain('<meta property="article:author" content="Elsa Norén"/>');
    expect(await text('/rss.xml')).toContain('<dc:creator>Elsa Norén</dc:creator>');
  });

  test.each([
    [' '],
    ['\u200b\u2060'],
    ['Skrivagenten'],
    ['chef@demo.se'],
    ['019a9f00-1111-7222-8333-444455556666'],
    ['studio_hEyRXC2Dvuhos27'],
  ])('nobody’s name is no name: %j', async (ansvarig) => {
    site.source.articles = [article({ agare: key, ansvarig })];
    expect(await byline()).toContain('Av <b>Kvällsro</b>');
  });
});

test('what is nowhere is told to readers as readers, and to nobody’s search engine', async () => {
  for (const path of ['/x.html', '/wp-login.php', '/.env', '/ut', '/api/nagot', '/.well-known/nagot', '/apple-touch-icon.png']) {
    const { status, headers, text: page } = await site.ask(path);
    expect([path, status, headers['x-robots-tag']]).toEqual([path, 404, 'noindex']);
    expect(page).toContain('Den sidan finns inte');
    expect(page).not.toContain('Studio</a>');
  }
});

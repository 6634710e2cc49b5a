import { beforeEach, expect, test } from 'vitest';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

let site: SiteUnderTest;

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles.push(
    article({ id: 'a', slug: 'soppa', rubrik: 'Soppa med timjan', publicerad: '2026-11-05T10:00:00.000Z' }),
    article({ id: 'b', slug: 'brod', rubrik: 'Bröd <b>& smör</b>', publicerad: '2026-10-31T23:30:00.000Z' }),
    article({ id: 'c', slug: 'grot', rubrik: 'Gröt', publicerad: '2025-01-10T10:00:00.000Z' }),
  );
});

test('readers search without script, in a page that nobody keeps and no search engine knows', async () => {
  const { status, headers, text } = await site.ask('/sok?q=timjan');
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex']);
  expect(text).toContain('Soppa med timjan');
  expect(text).not.toContain('smör');
  expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect((await site.ask('/sok')).text).toContain('action="/sok"');
  expect((await site.ask('/en/search?q=timjan')).text).toContain('action="/en/search"');
  expect((await site.ask('/sok/')).headers.location).toBe('/sok');
  expect((await site.ask('/sok/mer')).status).toBe(404);
});

test.each([
  ['10 kB', 'x'.repeat(10_000)],
  ['SQL', "'; DROP TABLE innehall; --"],
  ['operators', '& | ! :* <-> ( )'],
  ['emoji', '🍲 🍲'],
  ['markup', '"><script>alert(1)</script>'],
  ['half a character', '\ud83c'],
  ['nothing that is kept', '\u0000'],
])('%s is answered as a search that finds nothing', async (_, q) => {
  const { status, text } = await site.ask(`/sok?q=${encodeURIComponent(q.toWellFormed())}`);
  expect(status).toBe(200);
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('class="rader"');
});

test('the field of every page leads to the search of its language, and of none that is read elsewhere', async () => {
  expect((await site.ask('/')).text).toContain('<search><form class="sok" action="/sok">');
  site = await siteUnderTest({ svenskaHos: 'https://wp.example' });
  expect((await site.ask('/en')).text).toContain('action="/en/search"');
  expect((await site.ask('/sok?q=x')).headers.location).toBe('https://wp.example/');
});

test('the archive has its years, their months and what was published in each, by Stockholm’s clocks', async () => {
  const years = (await site.ask('/arkiv')).text;
  for (const path of ['/arkiv/2026', '/arkiv/2025', '/arkiv/2026/11', '/arkiv/2025/01']) expect(years).toContain(`href="${path}"`);
  expect(years).not.toContain('/arkiv/2026/10');
  expect((await site.ask('/arkiv/2026')).text).not.toContain('/arkiv/2025');
  const month = (await site.ask('/arkiv/2026/11')).text;
  expect(month).toContain('<h1 class="sektion-namn">November 2026');
  expect(month).toContain('Soppa med timjan');
  expect(month).toContain('Bröd &lt;b&gt;');
  expect(month).not.toContain('Gröt');
  expect((await site.ask('/en/archive')).text).toContain('There are no articles here yet');
  expect((await site.ask('/sitemap-0.xml')).text).toContain('https://kvallsro.example/arkiv/2026/11<');
});

test('the sitemap tells of the tags that several articles have, in the languages that are read here, and of no other', async () => {
  const tagged = (id: string, words: object = {}) =>
    article({ id, slug: id, taggar: ['Soppor', 'Udda'].slice(0, id === 'd' ? 2 : 1), ...words });
  site.source.tags.add('Soppor').add('Udda').add('Ingen');
  site.source.articles = ['d', 'e', 'f'].map((id) => tagged(id));
  const map = async () => (await site.ask('/sitemap-0.xml')).text;
  expect(await map()).toContain('<loc>https://kvallsro.example/tagg/soppor</loc>');
  expect(await map()).not.toMatch(/udda|ingen|\/en\/tag/);
  site.source.articles.pop();
  site.pages.clear();
  expect(await map()).not.toContain('/tagg/');
});

test.each([
  '/arkiv/2026/10',
  '/arkiv/2026/13',
  '/arkiv/2026/0',
  '/arkiv/26',
  '/arkiv/2024',
  '/arkiv/2026/11/05',
  '/arkiv/mat',
  '/en/archive/2026',
])('there is nothing at %s', async (path) => {
  expect((await site.ask(path)).status).toBe(404);
});

test('a month has one address, and is gone with the last of its articles', async () => {
  expect((await site.ask('/arkiv/2025/1')).headers.location).toBe('/arkiv/2025/01');
  expect((await site.ask('/arkiv/2025/01')).status).toBe(200);
  site.source.articles.pop();
  site.pages.changed('c', { isBroughtOut: false });
  expect((await site.ask('/arkiv/2025/01')).status).toBe(404);
  expect((await site.ask('/arkiv')).text).not.toContain('2025');
});

test('search engines are told how the site is searched, and where a list lies within it', async () => {
  const told = async (path: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec((await site.ask(path)).text)?.[1] ?? '{}')['@graph'];
  const [{ potentialAction, ...front }, list] = await told('/');
  expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
    ['soppa', 'brod', 'grot'].map((slug) => `https://kvallsro.example/nyheter/${slug}`),
  );
  expect(front).toMatchObject({
    '@type': 'WebSite',
    name: 'Kvällsro',
    inLanguage: 'sv',
    publisher: { '@type': 'Organization', name: 'Kvällsro' },
  });
  expect(potentialAction.target.urlTemplate).toBe('https://kvallsro.example/sok?q={search_term_string}');
  const [{ itemListElement }] = await told('/arkiv/2026/11');
  expect(itemListElement.map(({ item }: { item: string }) => item)).toEqual(
    ['/', '/arkiv', '/arkiv/2026', '/arkiv/2026/11'].map((path) => `https://kvallsro.example${path}`),
  );
});

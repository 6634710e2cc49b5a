import { expect, test } from 'vitest';
import { SITE_URL, type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

/* No page that readers have leads to an address of the site where there is nothing: wherever its Swedish is read, and whether it has moved there. */

const ELSEWHERE = 'https://wordpress.example';
const STARTS = [
  ...['/', '/en', '/nyheter', '/en/nyheter', '/arkiv', '/en/archive', '/sok?q=fyren', '/en/search?q=light', '/finns-inte', '/en/missing'],
  ...['/nyheter/fyren-tands', '/en/nyheter/the-light', '/mat/bara-svenska', '/en/mat/english-only', '/om-oss'],
  ...['/sitemap.xml', '/nyhetssitemap.xml', '/rss.xml', '/en/rss.xml', '/llms.txt', '/robots.txt'],
];
/** What a browser fetches to show a page is held by tests of its own. */
const FETCHED = /^\/(?:studio|media)\//;
const ADDRESSES = [/\s(?:href|action|src)="([^"]*)"/g, /<(?:loc|link)>([^<]*)</g, /"(?:@id|url|item|mainEntityOfPage)":"(https?:[^"]*)"/g];

/** Every address of the site that what was answered names, by its path and query. */
function namedIn(text: string): string[] {
  return ADDRESSES.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, found = '']) => found.replaceAll('&amp;', '&').split('#')[0] ?? '')
    .map((address) => (address.startsWith(`${SITE_URL}/`) ? address.slice(SITE_URL.length) : address))
    .filter((address) => address.startsWith('/') && !address.startsWith('//') && !FETCHED.test(address));
}

/** Follows everything from there, and tells which page leads where there is nothing. */
async function deadLinks(site: SiteUnderTest): Promise<string[]> {
  const from = new Map(STARTS.map((path) => [path, '']));
  const dead: string[] = [];
  for (const [path, page] of from) {
    const { status, text, headers } = await site.ask(path);
    if (status >= 400 && page !== '') dead.push(`${page} -> ${path}`);
    const led = typeof headers.location === 'string' ? [` href="${headers.location}"`] : [];
    for (const address of [text, ...led].flatMap(namedIn)) if (!from.has(address)) from.set(address, path);
  }
  // The test is worth nothing if it comes nowhere.
  expect(from.size).toBeGreaterThan(STARTS.length);
  return dead;
}

function written(cmsLank?: string) {
  const both = { taggar: ['fyrar'], ansvarig: 'Elsa Berg', ...(cmsLank === undefined ? {} : { cmsLank }) };
  return [
    article({ ...both, andra: [{ sprak: 'en', sektion: 'nyheter', slug: 'the-light' }] }),
    article({
      ...both,
      sprak: 'en',
      slug: 'the-light',
      rubrik: 'The light',
      andra: [{ sprak: 'sv', sektion: 'nyheter', slug: 'fyren-tands' }],
    }),
    article({ ...both, id: 'a2', sektion: 'mat', slug: 'bara-svenska' }),
    article({ id: 'a3', sprak: 'en', sektion: 'mat', slug: 'english-only', taggar: ['fyrar'], ansvarig: 'Elsa Berg' }),
  ];
}

test.each([
  ['read here', null, undefined],
  ['of which none has moved elsewhere yet', ELSEWHERE, undefined],
  ['that has moved elsewhere', ELSEWHERE, `${ELSEWHERE}/fyren`],
])('every link of a site with Swedish %s leads somewhere', async (_, svenskaHos, cmsLank) => {
  const site = await siteUnderTest({ svenskaHos });
  site.source.articles = written(cmsLank);
  site.source.tags.add('fyrar');
  site.source.authors.add('Elsa Berg');
  expect(await deadLinks(site)).toEqual([]);
});

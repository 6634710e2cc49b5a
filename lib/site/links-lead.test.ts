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

/** Whether it leads to another place of the same page. */
const isWithin = (address: string) => address === '' || address.startsWith('#');

/** Every address of the site that what was answered at `page` names, by its path and query. */
function namedIn(text: string, page: string): string[] {
  return ADDRESSES.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, found = '']) => found.replaceAll('&amp;', '&'))
    .filter((address) => !isWithin(address) && URL.canParse(address, SITE_URL + page))
    .map((address) => new URL(address, SITE_URL + page))
    .filter(({ origin, pathname }) => origin === SITE_URL && !FETCHED.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** Follows everything from there, and tells which page leads where there is nothing. */
async function deadLinks(site: SiteUnderTest): Promise<string[]> {
  const asked = new Map<string, number>();
  const named: Array<{ page: string; address: string }> = [];
  const toAsk = new Set(STARTS);
  for (const page of toAsk) {
    const { status, text, headers } = await site.ask(page);
    asked.set(page, status);
    const led = typeof headers.location === 'string' ? [` href="${headers.location}"`] : [];
    for (const address of [text, ...led].flatMap((told) => namedIn(told, page))) {
      named.push({ page, address });
      toAsk.add(address);
    }
  }
  // The test is worth nothing if it comes nowhere.
  expect(toAsk.size).toBeGreaterThan(STARTS.length);
  const dead = named.filter(({ address }) => (asked.get(address) ?? 0) >= 400);
  return [...new Set(dead.map(({ page, address }) => `${page} -> ${address}`))];
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

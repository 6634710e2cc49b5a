import { beforeEach, describe, expect, test } from 'vitest';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';
import { type AtPath, whatIsAt } from '#lib/site/what-is-at.ts';

const EVENT = '019a9f00-1111-7222-8333-444455556699';
let under: SiteUnderTest;

beforeEach(async () => {
  under = await siteUnderTest();
  const { source } = under;
  source.articles = [
    article({ taggar: ['Fyrar', 'Elsa Borg'], ansvarig: 'Elias Norrgård' }),
    article({ id: 'a2', sprak: 'en', slug: 'the-light' }),
    article({
      id: EVENT,
      slug: 'konsert',
      block: [{ type: 'evenemang', attrs: { id: 'bKonsert1', namn: 'Konsert', start: '2026-12-01T19:00' } }],
    }),
  ];
  for (const tagg of ['Fyrar', 'Otaggad']) source.tags.add(tagg);
  source.people.add('Elsa Borg').add('Okänd Person');
  source.authors.add('Elias Norrgård').add('Tyst Skribent');
  source.redirects.set('sv/nyheter/flyttad', { typ: 'flyttad', sektion: 'nyheter', slug: 'fyren-tands' });
  source.redirects.set('sv/nyheter/nedtagen', { typ: 'nedtagen', sektion: 'nyheter' });
  source.redirects.set('sv/nyheter/nedtagen-ledd', { typ: 'nedtagen', sektion: 'nyheter' });
  source.redirects.set('sv/nyheter/nedtagen-borta', { typ: 'nedtagen', sektion: 'nyheter' });
  source.redirects.set('sv/nyheter/nedtagen-hemlos', { typ: 'nedtagen', sektion: 'finns-inte' });
  source.moved.push(
    { id: '1', fran: '/gammal', till: '/nyheter/fyren-tands', status: 301 },
    { id: '2', fran: '/wp/*', till: 'https://arkivet.example/*', status: 302 },
    { id: '3', fran: '/borta', till: null, status: 410 },
    { id: '4', fran: '/tagg/gammal-tagg', till: '/tagg/fyrar', status: 301 },
    { id: '5', fran: '/nyheter/nedtagen-ledd', till: '/nyheter/fyren-tands', status: 301 },
    { id: '6', fran: '/nyheter/nedtagen-borta', till: null, status: 410 },
    { id: '7', fran: '/arkiv/2019/01', till: '/arkiv/2019/1', status: 301 },
  );
});

const known = (path: string) =>
  whatIsAt({ site: under.facts, source: under.source, redirects: under.source.oldAddresses, files: under.files }, path);

/** As a reader is told of it. */
const told = async (path: string): Promise<AtPath> => {
  const { status, headers } = await under.ask(path);
  if (status === 301 || status === 302) return { till: headers.location ?? '' };
  return status === 200 ? 'finns' : 'saknas';
};

describe('what is known of an address is what readers get there', () => {
  test.each([
    ...['/', '/en', '/nyheter', '/en/nyheter', '/insandare', '/en/insandare', '/nyhter', '/en/nyhter', '/sv', '/de'],
    ...['/nyheter/fyren-tands', '/en/nyheter/the-light', '/en/nyheter/fyren-tands', '/nyheter/the-light', '/nyheter/fyren-tand'],
    ...['/nyheter/flyttad', '/nyheter/nedtagen', '/nyheter/fyren-tands/mer', '/nyhter/fyren-tands'],
    ...['/nyheter/nedtagen-ledd', '/Nyheter/Nedtagen-Ledd', '/nyheter/nedtagen-borta', '/nyheter/nedtagen-hemlos', '/Nyheter/Nedtagen'],
    ...['/arkiv/2019/01', '/arkiv/2019/1'],
    ...['/tagg', '/tagg/fyrar', '/en/tag/fyrar', '/tagg/otaggad', '/tagg/fyra', '/tag/fyrar', '/en/tagg/fyrar', '/tagg/gammal-tagg'],
    ...['/tagg/fyrar/rss.xml', '/tagg/fyrar/rss', '/tagg/otaggad/atom.xml', '/en/tag/fyrar/feed.json'],
    ...[
      '/skribent/elias-norrgard',
      '/skribent/elias',
      '/skribent/tyst-skribent',
      '/skribent/elias-norrgard/rss.xml',
      '/en/author/elias-norrgard',
    ],
    ...['/person/elsa-borg', '/en/person/elsa-borg', '/person/okand-person', '/person/elsa', '/person'],
    ...['/arkiv', '/en/archive', '/arkiv/2026', '/arkiv/2025', '/arkiv/2026/11', '/arkiv/2026/1', '/arkiv/2026/01', '/arkiv/2026/13'],
    ...['/sok', '/en/search', '/sok/mer', '/search', '/rss.xml', '/atom.xml', '/feed.json', '/en/rss.xml', '/rss', '/feed'],
    ...[
      '/nyheter/rss.xml',
      '/nyhter/rss.xml',
      '/en/insandare/atom.xml',
      '/sitemap.xml',
      '/sitemap-0.xml',
      '/sitemap-1.xml',
      '/sitemap-7.xml',
    ],
    ...['/nyhetssitemap.xml', '/robots.txt', '/favicon.ico', '/studio/stil/lasare-1.css', '/studio/stil/finns-inte.css'],
    ...[`/kalender/${EVENT}/bKonsert1.ics`, `/kalender/${EVENT}/bAnnat0001.ics`, '/kalender/x.ics'],
    ...[
      '/Nyheter/Fyren-tands',
      '/nyheter/',
      '/Nyhter/',
      '/nyheter/fyren%2Dtands',
      '/nyheter/%zz',
      '/%',
      '/nyheter//fyren-tands',
      '/..%2Fnyheter',
    ],
    ...['/gammal', '/wp/2019/bild', '/borta', '/finns-inte', `/${'a'.repeat(500)}`, '/\u0000'],
  ])('%j', async (path) => expect(await known(path)).toEqual(await told(path)));
});

describe('in both languages, with what stands beside articles and files of their own', () => {
  test.each([
    ...[
      '/nyheter/fyren-tands/intyg.json',
      '/en/nyheter/the-light/proof.json',
      '/nyheter/flyttad/intyg.json',
      '/nyheter/nedtagen/intyg.json',
    ],
    ...['/nyheter/aldrig/intyg.json', '/.well-known/studio-nycklar.json', '/.well-known/studio-intyg.mjs'],
  ])('%j', async (path) => expect(await known(path)).toEqual(await told(path)));
});

test('of a language that is read elsewhere nothing is said', async () => {
  under = await siteUnderTest({ svenskaHos: 'https://wp.example' });
  for (const path of ['/', '/nyhter', '/tagg/fyrar', '/wp-content/bild.jpg', '/Nyhter/']) expect(await known(path)).toBeUndefined();
  expect(await known('/en/nyhter')).toBe('saknas');
});

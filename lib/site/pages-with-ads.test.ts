import { beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import type { AdSlot } from '#lib/contract/closed/ads.ts';
import type { SiteAds } from '#lib/site/ads.ts';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, picture } from '#lib/site/source-in-memory.ts';

/* What readers are sent of ads: nothing at all without them, and with them room, a script and who is framed, on those pages alone that may have them. */

function slot(plats: AdSlot['plats'], given: Partial<AdSlot> = {}): AdSlot {
  const sizes = { smal: '300x250', bred: '580x400' } as const;
  const adress = `https://annons.exempel.se/${plats}?zon=1&gdpr_consent=\${GDPR_CONSENT}`;
  return { namn: plats, plats, intervall: 2, mallar: [], sektioner: [], sprak: [], ...sizes, adress, ...given };
}

const ADS: SiteAds = {
  samtycke: 'egen',
  tcf: '',
  platser: [slot('efter_ingress'), slot('i_texten'), slot('efter_texten'), slot('framsida', { intervall: 1 }), slot('lista')],
};
const text: Block[] = Array.from({ length: 5 }, (_, nr) => ({
  type: 'paragraph',
  attrs: { id: `bstycke${nr}0` },
  content: [{ type: 'text', text: `Stycke ${nr}.` }],
}));
const own = article({ block: text });
const paid = article({ id: 'a2', slug: 'betald', rubrik: 'Betald', block: text, sponsrad: { partner: 'Banken', markning: 'Annons från' } });
const standing = article({ id: 'a3', slug: 'om-oss', mall: 'sida', block: text });
const others = Array.from({ length: 12 }, (_, nr) => article({ id: `b${nr}`, slug: `annan-${nr}`, rubrik: `Annan ${nr}` }));
const PAGES = ['/', '/en', '/nyheter', '/nyheter/fyren-tands', '/nyheter/betald', '/nyheter/om-oss', '/tagg/fyrar', '/arkiv'];
const NEVER = [
  '/sok?q=fyren',
  '/finns-inte',
  '/rss.xml',
  '/nyheter/feed.json',
  '/sitemap.xml',
  '/nyhetssitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/security.txt',
];

const facts: { annonser: SiteAds | undefined } = { annonser: undefined };
let site: SiteUnderTest;

beforeEach(async () => {
  facts.annonser = undefined;
  const held = {
    get annonser() {
      return facts.annonser;
    },
  };
  site = await siteUnderTest(held, { keeps: true });
  site.source.articles = [own, paid, standing, ...others];
  site.source.pictures = [picture('bild')];
  site.source.tags.add('fyrar');
});

/** The pages as they are with those ads. */
async function asked(annonser: SiteAds | undefined, path: string) {
  facts.annonser = annonser;
  site.pages.clear();
  return site.ask(path);
}

const boxes = (html: string) => [...html.matchAll(/data-annons="https:\/\/annons\.exempel\.se\/(\w+)/g)].map(([, plats]) => plats);
const BOX = /<div class="annons [^>]*><p class="annons-ord">[^<]*<\/p><div class="annons-ruta"><\/div><\/div>/g;
const ASSETS =
  /<link rel="stylesheet" href="\/studio\/stil\/annons-1\.css"\/><script src="\/studio\/stil\/annonsskript-1\.js"[^>]*><\/script>/;
const CHOICE = /<li class="annonsval" hidden=""><button type="button">[^<]*<\/button><\/li>/;

test.each(PAGES)('without them nothing of them is sent, and %s is the same but for them', async (path) => {
  const without = await asked(undefined, path);
  const having = await asked(ADS, path);
  expect(without.status).toBe(200);
  expect(without.text).not.toMatch(/annons(?:er|val|-|ord|ruta|skript)|data-nosnippet|class="annons/);
  expect(having.text).toMatch(ASSETS);
  expect(having.text).toMatch(CHOICE);
  expect(having.text.replace(ASSETS, '').replace(CHOICE, '').replace(BOX, '')).toBe(without.text);
  const policy = without.headers['content-security-policy'] ?? '';
  expect(policy).not.toContain('annons');
  expect(having.headers['content-security-policy']).toBe(
    policy.replace("'sha384-abc'", "'sha384-abc' 'sha384-def'").replace(/(frame-src [^;]*)/, '$1 https://annons.exempel.se'),
  );
  expect(having.headers['cache-control']).toBe(without.headers['cache-control']);
  expect(having.headers['set-cookie']).toBeUndefined();
  // And turned off again it is what it was, to the byte.
  const again = await asked(undefined, path);
  expect([again.text, again.headers]).toEqual([without.text, without.headers]);
});

test.each(NEVER)('%s is the same with and without them', async (path) => {
  const without = await asked(undefined, path);
  const having = await asked(ADS, path);
  expect([having.status, having.text, having.headers]).toEqual([without.status, without.text, without.headers]);
});

test('a page that a shared draft is, and a page that says why there is nothing, have none', async () => {
  const { innehall, fakta, revision } = own;
  site.source.shares.set('hash av nyckel', { innehall, fakta, publicerad: null, revision, galler: '2026-12-01T08:00:00.000Z' });
  const without = await asked(undefined, '/dela/nyckel');
  const having = await asked(ADS, '/dela/nyckel');
  expect([having.status, having.text, having.headers]).toEqual([without.status, without.text, without.headers]);
  expect(having.text).not.toContain('annonsskript');
});

describe('with them', () => {
  test('there is room in an article before its text, between its paragraphs and after it, marked in the language of the page', async () => {
    site.source.articles = [own, article({ sprak: 'en', slug: 'light', block: text })];
    const { text: html } = await asked(ADS, '/nyheter/fyren-tands');
    expect(boxes(html)).toEqual(['efter_ingress', 'i_texten', 'i_texten', 'efter_texten']);
    expect(html).toContain('<div class="artikel-text"><div class="annons annons-smal-300x250 annons-bred-580x400" data-annons=');
    expect(html).toMatch(
      /Stycke 1\.<\/p><div class="annons .*Stycke 3\.<\/p><div class="annons .*Stycke 4\.<\/p><\/div><\/article><div class="annons /s,
    );
    expect(html).toContain('<p class="annons-ord">Annons</p>');
    expect((await asked(ADS, '/en/nyheter/light')).text).toContain('<p class="annons-ord">Advertisement</p>');
    // What an address says stays words of an attribute.
    expect(html).toContain(`zon=1&amp;gdpr_consent=\${GDPR_CONSENT}"`);
  });

  test('on the front page and in lists there is room between rows', async () => {
    expect(boxes((await asked(ADS, '/')).text)).toEqual(['framsida', 'framsida']);
    expect(boxes((await asked(ADS, '/nyheter')).text)).toEqual(Array.from({ length: 5 }, () => 'lista'));
  });

  test('there is none in what somebody pays for, nor on a page that stands by itself', async () => {
    for (const path of ['/nyheter/betald', '/nyheter/om-oss']) expect(boxes((await asked(ADS, path)).text)).toEqual([]);
    const named = { ...ADS, platser: [slot('efter_texten', { mallar: ['sida', 'nyhet'] })] };
    expect(boxes((await asked(named, '/nyheter/om-oss')).text)).toEqual(['efter_texten']);
    expect(boxes((await asked(named, '/nyheter/betald')).text)).toEqual([]);
  });

  test('a slot of another section is not on the page', async () => {
    const ofFood = { ...ADS, platser: ADS.platser.map((one) => ({ ...one, sektioner: ['mat'] })) };
    for (const path of ['/', '/nyheter', '/nyheter/fyren-tands', '/tagg/fyrar'])
      expect(boxes((await asked(ofFood, path)).text)).toEqual([]);
  });

  test('what is kept of an article is made anew when its ads are others, and is what would be rendered', async () => {
    const path = '/nyheter/fyren-tands';
    await asked(undefined, path);
    const before = site.source.kept.get(own.publicering)?.underlag;
    const { text: first } = await asked(ADS, path);
    const underlag = site.source.kept.get(own.publicering)?.underlag;
    expect(underlag).not.toBe(before);
    expect((await asked(ADS, path)).text).toBe(first);
    const other = { ...ADS, platser: [slot('efter_texten', { adress: 'https://annons.exempel.se/annan' })] };
    expect(boxes((await asked(other, path)).text)).toEqual(['annan']);
    // Of lists alone nothing in an article is another.
    const ofLists = { ...ADS, platser: [slot('lista')] };
    expect(boxes((await asked(ofLists, path)).text)).toEqual([]);
    expect(site.source.kept.get(own.publicering)?.underlag).toBe(before);
  });

  test('a consent service is framed from its own address, and told to the script', async () => {
    const { text: html, headers } = await asked({ ...ADS, samtycke: 'tcf', tcf: 'https://samtycke.exempel.se/fraga' }, '/');
    expect(html).toContain('data-samtycke="tcf" data-tcf="https://samtycke.exempel.se/fraga"');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'sha384-abc' 'sha384-def';.*frame-src [^;]* https:\/\/annons\.exempel\.se https:\/\/samtycke\.exempel\.se;/,
    );
  });
});

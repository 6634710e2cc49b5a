import { expect, test } from 'vitest';
import { narrowerPicture, widerSources } from '#lib/content/picture-address.ts';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';
import { FIRST_SETTINGS } from '#lib/contract/settings.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { accountName, accountNames } from '#lib/site/pages/account-name.ts';
import { PICTURE_ID, SITE_URL, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, EXAMPLE_IDENTITY, picture } from '#lib/site/source-in-memory.ts';

/** What a newsroom has around its pages that is its own: mark, menu, foot and what is said where there is nothing. */

const LOGOTYPE = `/media/${PICTURE_ID}/2000.png`;
const SMALL = `/media/${PICTURE_ID}/320.png`;
const ALL_KINDS = ['/', '/en', '/nyheter', '/nyheter/fyren-tands', '/sok', '/arkiv', '/finns-inte'];

async function siteOf(own: Partial<SiteIdentity>) {
  const site = await siteUnderTest({ identitet: { ...EXAMPLE_IDENTITY, ...own } });
  site.source.articles = [article(), article({ sprak: 'en', slug: 'the-light' })];
  return site;
}

test('a newsroom that has said nothing has what it had: Studio’s mark, no links of its own', async () => {
  const site = await siteOf({});
  for (const path of ALL_KINDS) {
    const { text } = await site.ask(path);
    expect(text).toContain('<svg class="marke"');
    expect(text).not.toMatch(/class="logotyp|apple-touch-icon|rel="me"/);
    expect(text).toContain('<link rel="icon" href="/studio/stil/ikon-1.svg" type="image/svg+xml"/>');
  }
});

test('its mark stands on every page, small, and in the tabs of browsers, and Studio’s on none', async () => {
  const site = await siteOf({ logotyp: LOGOTYPE });
  for (const path of ALL_KINDS) {
    const { text } = await site.ask(path);
    expect(text, path).toContain(`<img class="logotyp" src="${SMALL}" alt="" fetchPriority="low" decoding="async"/><span>Kvällsro</span>`);
    expect(text, path).not.toContain('rel="preload" as="image"');
    expect(text, path).toContain(`<link rel="icon" href="${SMALL}"/><link rel="apple-touch-icon" href="${SMALL}"/>`);
    expect(text, path).not.toContain('class="marke"');
  }
  const icon = await site.ask('/favicon.ico');
  expect([icon.status, icon.headers.location]).toEqual([302, SMALL]);
});

test('a mark that says the name is read out as the name', async () => {
  const instead = (await (await siteOf({ logotyp: `/media/${PICTURE_ID}/600.png`, logotyp_visas: 'i_stallet' })).ask('/')).text;
  expect(instead).toContain(
    `<img class="logotyp logotyp-namn" src="/media/${PICTURE_ID}/600.png" alt="Kvällsro" fetchPriority="low" decoding="async"/></a></h1>`,
  );
});

test.each([
  ['that they are not to see', { logotyp: LOGOTYPE, logotyp_visas: 'inte' } as const],
  ['at another host, which would be told of each of them', { logotyp: 'https://bild.example/l.svg' }],
  ['whose address begins as the site’s does', { logotyp: `${SITE_URL}.annan.example/media/${PICTURE_ID}/2000.png` }],
])('a mark %s is told search engines and no browser, and the name stands alone', async (_, own) => {
  const site = await siteOf(own);
  for (const path of ALL_KINDS) {
    const { text } = await site.ask(path);
    expect(text, path).toMatch(/<a href="\/(en)?"><span>Kvällsro<\/span><\/a><\/(p|h1)>/);
    expect(text, path).not.toMatch(/<svg class="marke"|class="logotyp/);
    expect(text, path).toContain('<link rel="icon" href="/studio/stil/ikon-1.svg" type="image/svg+xml"/>');
  }
  expect((await site.ask('/')).text).toContain('"logo":{"@type":"ImageObject","url":"https://');
  expect((await site.ask('/favicon.ico')).headers.location).toBeUndefined();
});

test('a picture of the library is small by its whole address too, and large where it is the name on the front page', async () => {
  const site = await siteOf({ logotyp: SITE_URL + LOGOTYPE });
  expect((await site.ask('/')).text).toContain(`<img class="logotyp" src="${SMALL}"`);
  expect((await site.ask('/favicon.ico')).headers.location).toBe(SMALL);
  const instead = await siteOf({ logotyp: SITE_URL + LOGOTYPE, logotyp_visas: 'i_stallet' });
  const large = `/media/${PICTURE_ID}/640.png 640w, /media/${PICTURE_ID}/1280.png 1280w`;
  expect((await instead.ask('/')).text).toContain(` srcSet="${large}" sizes="clamp(17.2rem, 64vw, 32rem)"`);
  const article = (await instead.ask('/nyheter/fyren-tands')).text;
  expect(article).toContain(`<img class="logotyp logotyp-namn" src="/media/${PICTURE_ID}/640.png" alt="Kvällsro"`);
  expect(article).not.toContain('640w');
});

test.each([
  [`/media/${PICTURE_ID}/600.png`, `/media/${PICTURE_ID}/600.png`, undefined],
  [`/media/${PICTURE_ID}/900.png`, `/media/${PICTURE_ID}/640.png`, `/media/${PICTURE_ID}/640.png 640w, /media/${PICTURE_ID}/900.png 900w`],
  [`/media/${PICTURE_ID}/2000.gif`, `/media/${PICTURE_ID}/2000.gif`, undefined],
])('%s is had in widths that it is kept in', (src, narrower, wider) => {
  expect([narrowerPicture(src, 640), widerSources(src)]).toEqual([narrower, wider]);
});

test('a link of its own says when it leads to the page that it stands on', async () => {
  const links = ['/nyheter/fyren-tands', '/arkiv', '/sok', '/tagg/fyrar'].map((adress) => ({ text: adress.slice(1), adress }));
  const site = await siteOf({ meny: { sv: links, en: [] }, sidfot: { sv: links, en: [] } });
  site.source.tags.add('Fyrar');
  site.source.articles = [article({ taggar: ['Fyrar'] })];
  for (const { adress } of links) {
    const here = [...(await site.ask(adress)).text.matchAll(/<a href="([^"]+)" aria-current="page">/g)].map(([, led]) => led);
    expect(here, adress).toEqual([adress, adress]);
  }
  expect((await site.ask('/')).text).not.toContain('aria-current="page"');
});

test('its own links stand after the sections and in the foot, those of the language, as text', async () => {
  const site = await siteOf({
    meny: { sv: [{ text: 'Om <oss>', adress: '/om/oss?a=1&b="' }], en: [{ text: 'About us', adress: '/en/om/about' }] },
    sidfot: { sv: [{ text: 'Annonsera', adress: 'mailto:annons@fjall.se' }], en: [] },
  });
  for (const path of ['/', '/nyheter', '/nyheter/fyren-tands', '/sok', '/finns-inte']) {
    const { text } = await site.ask(path);
    expect(text, path).toMatch(
      /<nav class="sidhuvud-sektioner" aria-label="Meny">.*<a href="\/om\/oss\?a=1&amp;b=&quot;">Om &lt;oss&gt;<\/a><\/li><\/ul><\/nav>/,
    );
    expect(text, path).toContain('<li><a href="mailto:annons@fjall.se">Annonsera</a></li>');
    expect(text, path).not.toContain('About us');
  }
  const english = (await site.ask('/en')).text;
  expect(english).toContain('<a href="/en/om/about">About us</a>');
  expect(english).not.toContain('Annonsera');
});

test('its accounts are led to from the foot, by what they are called', async () => {
  const { text } = await (await siteOf({ sociala: ['https://www.instagram.com/fjall', 'https://social.fjall.se/@red'] })).ask('/');
  expect(text).toContain(
    '<ul class="sidfot-lankar" aria-label="Våra konton"><li><a href="https://www.instagram.com/fjall" rel="me">Instagram</a></li>',
  );
  expect(text).toContain('<a href="https://social.fjall.se/@red" rel="me">social.fjall.se</a>');
});

test.each([
  ['https://sv-se.facebook.com/x', 'Facebook'],
  ['https://bsky.app/profile/x', 'Bluesky'],
  ['https://notfacebook.com/x', 'notfacebook.com'],
  ['http://', 'http://'],
])('%s is %s', (address, name) => {
  expect(accountName(address)).toBe(name);
});

test('two accounts at one platform are told apart', () => {
  const named = accountNames(['https://facebook.com/fjall/', 'https://www.facebook.com/profile.php?id=7', 'https://x.com/fjall']);
  expect(named.map(({ namn }) => namn)).toEqual(['Facebook (fjall)', 'Facebook (profile.php?id=7)', 'X']);
});

test('what it is set in is fetched, and nothing ahead that it is not', async () => {
  const preload = ['/studio/stil/source-serif-4-latin-1.woff2', '/studio/stil/inter-latin-1.woff2'];
  const headOf = async (typsnitt: SiteIdentity['typsnitt']) => {
    const { facts } = await siteUnderTest();
    const site = await siteUnderTest({ assets: { ...facts.assets, preload }, identitet: { ...EXAMPLE_IDENTITY, typsnitt } });
    const { text } = await site.ask('/');
    const style = /href="(\/studio\/stil\/accent-[^"]+)"/.exec(text)?.[1];
    if (style !== undefined) expect((await site.ask(style)).status).toBe(200);
    return [preload.filter((font) => text.includes(font)), style];
  };
  expect(await headOf('serif')).toEqual([preload, undefined]);
  expect(await headOf('sans')).toEqual([preload.slice(1), '/studio/stil/accent-studio-sans-1.css']);
  expect(await headOf('system')).toEqual([[], '/studio/stil/accent-studio-system-1.css']);
});

test('where there is no page it says so in its own words, in the language, and nowhere else', async () => {
  const site = await siteOf({ saknas: { sv: 'Här var <inget>.\n\nSök i stället.', en: '' } });
  expect((await site.ask('/finns-inte')).text).toContain('<h1>Den sidan finns inte</h1><p>Här var &lt;inget&gt;.</p><p>Sök i stället.</p>');
  expect((await site.ask('/en/nothing')).text).toContain('<p>The address may be misspelt');
  site.source.moved = [{ id: 'r1', fran: '/borta', till: null, status: 410 }];
  expect((await site.ask('/borta')).text).not.toContain('Här var');
});

test('those who have said nothing since before there were these settings have what a new newsroom has', () => {
  expect(FIRST_SETTINGS.webbplats).toMatchObject({ logotyp_visas: 'bredvid_namnet', meny: { sv: [], en: [] }, saknas: { sv: '', en: '' } });
});

test('a shared link to a list shows what stands first there, or else the site’s own mark', async () => {
  const shared = (text: string) => /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1];
  const site = await siteOf({ logotyp: LOGOTYPE });
  site.source.tags.add('Fyrar');
  site.source.articles = [article({ taggar: ['Fyrar'] })];
  const lists = ['/', '/nyheter', '/tagg/fyrar', '/arkiv', '/arkiv/2026/11'];
  for (const path of lists) expect(shared((await site.ask(path)).text), path).toBe(`https://kvallsro.example${LOGOTYPE}`);
  const pictured = await siteOf({});
  pictured.source.tags.add('Fyrar');
  pictured.source.pictures = [picture(PICTURE_ID)];
  pictured.source.articles = [article({ taggar: ['Fyrar'], hero: { mediaId: PICTURE_ID } })];
  for (const path of lists.filter((one) => one !== '/arkiv'))
    expect(shared((await pictured.ask(path)).text), path).toBe(`https://kvallsro.example/media/${PICTURE_ID}/delning-0.jpg`);
  expect(shared((await pictured.ask('/arkiv')).text)).toBeUndefined();
});

test('a shared link to an article without a picture that may be seen there shows the site’s own mark, and of a site without one nothing', async () => {
  const shared = (text: string) =>
    [...text.matchAll(/<meta (?:property|name)="(og:image[^"]*|twitter:card)" content="([^"]+)"/g)].map(([, ...told]) => told);
  const path = '/nyheter/fyren-tands';
  const site = await siteOf({ logotyp: LOGOTYPE });
  site.source.articles = [article()];
  const mark = [
    ['twitter:card', 'summary'],
    ['og:image', `https://kvallsro.example${LOGOTYPE}`],
    ['og:image:alt', 'Kvällsro'],
  ];
  const { text } = await site.ask(path);
  expect(shared(text)).toEqual(mark);
  // A drawing elsewhere is none that may be seen there, whether it is the article's own for that or stands at its top.
  site.source.articles = [
    article({ meta: { puffSrc: 'https://annan.example/puff.svg' }, hero: { src: 'https://annan.example/topp.svg?v=2', alt: '' } }),
  ];
  site.pages.clear();
  expect(shared((await site.ask(path)).text)).toEqual(mark);
  // Search engines ask for what the article is about, and a mark is not that.
  expect(text).not.toContain('"image"');
  const kept = await siteOf({ logotyp: LOGOTYPE });
  kept.source.pictures = [{ ...picture(PICTURE_ID), rattigheter: { ...NO_RIGHTS, kanaler: ['webb'] } }];
  kept.source.articles = [article({ hero: { mediaId: PICTURE_ID } })];
  expect(shared((await kept.ask(path)).text)).toEqual(mark);
  const without = await siteOf({});
  without.source.articles = [article()];
  expect(shared((await without.ask(path)).text)).toEqual([['twitter:card', 'summary']]);
});

test('every list leads to its feeds in each form', async () => {
  const site = await siteOf({});
  for (const [path, base] of [
    ['/', ''],
    ['/en', '/en'],
    ['/nyheter', '/nyheter'],
  ] as const) {
    const { text } = await site.ask(path);
    expect(
      [...text.matchAll(/<link rel="alternate" type="application[^>]+ title="([^"]+)"/g)].map(([, title]) => title?.split(' ').at(-1)),
    ).toEqual([...['(RSS)', '(Atom)', '(JSON)']]);
    const told = [...text.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"/g)].map(
      ([, typ, lank]) => `${typ} ${lank}`,
    );
    expect(told).toEqual([
      `application/rss+xml ${base}/rss.xml`,
      `application/atom+xml ${base}/atom.xml`,
      `application/feed+json ${base}/feed.json`,
    ]);
  }
});

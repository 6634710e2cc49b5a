import { expect, test } from 'vitest';
import { ARTICLE_PARTS, type ArticlePart } from '#lib/contract/theme-parts.ts';
import { articlePage } from '#lib/render/make-article-page.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { themePage } from '#lib/site/render-in-theme.tsx';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { PICTURE_ID } from '#lib/site/site-under-test.ts';
import { article, EXAMPLE_IDENTITY, EXAMPLE_SIGN, picture } from '#lib/site/source-in-memory.ts';

const site: SiteFacts = {
  url: 'https://studio.example',
  assets: { ...EXAMPLE_ASSETS, preload: ['/serif.woff2'] },
  svenskaHos: null,
  identitet: EXAMPLE_IDENTITY,
  sign: EXAMPLE_SIGN,
};
const SHOWN = article({ hero: { mediaId: PICTURE_ID, src: `/media/${PICTURE_ID}/2000.jpg`, alt: 'En fyr', bredd: 2000, hojd: 1250 } });
/** How each part stands in the page, whoever shows it. */
const PARTS: Record<ArticlePart, string> = {
  rubrik: '<h1>',
  ingress: 'class="artikel-ingress"',
  byline: '<span>Av ',
  datum: '<time ',
  bild: 'class="artikel-hero"',
};

function shown(delar: readonly ArticlePart[]): Promise<string> {
  const { innehall, fakta, revision, publicerad } = SHOWN;
  const around = { sektion: { id: 'nyheter', namn: 'Nyheter' }, sajt: site.identitet, url: site.url, lank: '', publicerad, andrad: null };
  const page = articlePage({ innehall, fakta, revision, ...around, media: new Map([[PICTURE_ID, picture(PICTURE_ID)]]) });
  return themePage(site, { revision, page, delar });
}

test('each part stands once in the page, told as the theme’s where it is that', async () => {
  for (const delar of [[], ...ARTICLE_PARTS.map((part) => [part]), ARTICLE_PARTS]) {
    const html = await shown(delar);
    for (const part of ARTICLE_PARTS) expect([delar, part, html.split(PARTS[part]).length - 1]).toEqual([delar, part, 1]);
    expect(html.split('Visas av temat: ').length - 1).toBe(delar.length);
  }
});

test('it may be shown in a frame anywhere, and is found and counted by nobody', async () => {
  const html = await shown(['rubrik']);
  const addresses = [...html.matchAll(/(?:href|src)="([^"#][^"]*)"/g)].map(([, value]) => value);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/studio\.example/);
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).not.toMatch(/<script|data-matning/);
});

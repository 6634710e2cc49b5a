import { expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { renderParts } from '#lib/site/render-parts.tsx';
import { unpacked } from '#lib/site/segment.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { article, EXAMPLE_IDENTITY, EXAMPLE_SIGN, siteInMemory } from '#lib/site/source-in-memory.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';

const site: SiteFacts = {
  url: 'https://studio.example',
  assets: EXAMPLE_ASSETS,
  svenskaHos: null,
  identitet: EXAMPLE_IDENTITY,
  sign: EXAMPLE_SIGN,
};
const box: Block = { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg: 'fyrar' } };
const rendered = async (source: SiteSource, shown: PublicArticle) =>
  unpacked([(await renderParts(site, source, shown)).parts.kropp]).toString();
const boxIn = (html: string) => /<aside class="relaterat">.*?<\/aside>/s.exec(html)?.[0] ?? '';

test('a box that leads on by tag shows the five latest, by their path within the site, and never itself', async () => {
  const shown = article({ block: [box], publicerad: '2026-11-19T06:15:00.000Z' });
  const others = ['1', '2', '3', '4', '5', '6'].map((day) =>
    article({ id: `b${day}`, slug: `fyr-${day}`, rubrik: `Fyr ${day}`, publicerad: `2026-11-0${day}T06:15:00.000Z` }),
  );
  const elsewhere = article({ id: 'c1', slug: 'ost', taggar: ['ost'] });
  const html = boxIn(await rendered(siteInMemory([shown, ...others, elsewhere]), shown));
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    ['6', '5', '4', '3', '2'].map((day) => `/nyheter/fyr-${day}`),
  );
});

test('an article without such a box asks for none', async () => {
  const shown = article();
  const source = siteInMemory([shown]);
  let asked = 0;
  source.latestTagged = async () => {
    asked += 1;
    return [];
  };
  await rendered(source, shown);
  expect(asked).toBe(0);
});

test('the Swedish version says which way the sections of an English one are counted', async () => {
  const block: Block[] = ['Ett', 'Två'].map((rubrik, index) => ({
    type: 'avsnitt',
    attrs: { id: `bavsn000${index}`, rubrik, text: 'Text.', nr: index + 1, av: 2 },
  }));
  const swedish = article({ mall: 'lista', block, meta: { avsnittRiktning: 'ned' } });
  const english = article({ mall: 'lista', sprak: 'en', block, meta: { avsnittRiktning: 'upp' } });
  const html = await rendered(siteInMemory([swedish, english]), english);
  expect([...html.matchAll(/class="avsnitt-nr">(\d)/g)].map(([, number]) => number)).toEqual(['2', '1']);
});

import { expect, test } from 'vitest';
import { articlePage } from '#lib/render/make-article-page.ts';
import { previewPage } from '#lib/site/render-draft.tsx';
import { renderParts } from '#lib/site/render-parts.tsx';
import { unpacked } from '#lib/site/segment.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { PICTURE_ID } from '#lib/site/site-under-test.ts';
import { article, EXAMPLE_IDENTITY, EXAMPLE_SIGN, picture, SECTIONS, siteInMemory } from '#lib/site/source-in-memory.ts';

const site: SiteFacts = {
  url: 'https://studio.example',
  assets: {
    style: '/studio/stil/lasare-1.css',
    script: { src: '/studio/stil/skript-1.js', integrity: 'sha384-abc' },
    icon: '/studio/stil/ikon-1.svg',
    ads: { style: '/studio/stil/annons-1.css', script: { src: '/studio/stil/annonsskript-1.js', integrity: 'sha384-def' } },
    since: { style: '/studio/stil/sedan-1.css', script: { src: '/studio/stil/sedanskript-1.js', integrity: 'sha384-ghi' } },
    preload: ['/studio/stil/serif-1.woff2'],
  },
  svenskaHos: null,
  identitet: EXAMPLE_IDENTITY,
  sign: EXAMPLE_SIGN,
};
const SHOWN = article({ hero: { mediaId: PICTURE_ID, src: `/media/${PICTURE_ID}/2000.jpg`, alt: 'En fyr', bredd: 2000, hojd: 1250 } });

function preview(): Promise<string> {
  const { innehall, fakta, revision, publicerad } = SHOWN;
  const page = articlePage({
    innehall,
    fakta,
    revision,
    sektion: { id: 'nyheter', namn: 'Nyheter' },
    sajt: site.identitet,
    url: site.url,
    lank: '',
    publicerad,
    andrad: null,
    media: new Map([[PICTURE_ID, picture(PICTURE_ID)]]),
  });
  return previewPage(site, { revision, page, sections: SECTIONS });
}

function articleIn(html: string): string {
  return /<article class="artikel.*?<\/article>/s.exec(html)?.[0] ?? '';
}

test('a preview holds whole addresses only, so that it can be shown in a frame anywhere', async () => {
  const addresses = [...(await preview()).matchAll(/(?:href|src|srcSet)="([^"#][^"]*)"/g)].flatMap(([, value = '']) => value.split(', '));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/studio\.example/);
});

test('a preview is found by nobody', async () => {
  const html = await preview();
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).not.toMatch(/canonical|ld\+json|og:/);
});

test('a preview shows the very article that the public page shows, and is not counted', async () => {
  const source = siteInMemory([SHOWN]);
  source.pictures = [picture(PICTURE_ID)];
  const published = articleIn(unpacked([(await renderParts(site, source, SHOWN)).parts.kropp]).toString());
  expect(published).toContain('<h1>Fyren tänds igen</h1>');
  expect(articleIn(await preview()).replaceAll(site.url, '')).toBe(published.replace(/ data-matning="[^"]+" data-innehall="[^"]+"/, ''));
  expect(published).toContain(` data-matning="/studio/matning" data-innehall="${SHOWN.innehall}"`);
});

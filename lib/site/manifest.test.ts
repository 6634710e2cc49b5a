import { expect, test } from 'vitest';
import { siteUnderTest } from '#lib/site/site-under-test.ts';
import { EXAMPLE_IDENTITY } from '#lib/site/source-in-memory.ts';

/** What the site is called and looks like on somebody's screen. */

test('every page leads to what the site is called, which it may fetch', async () => {
  const site = await siteUnderTest({ identitet: { ...EXAMPLE_IDENTITY, beskrivning: { sv: 'Om kvällen.', en: '' } } });
  const front = await site.ask('/');
  expect(front.text).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
  expect(front.headers['content-security-policy']).toContain("manifest-src 'self';");
  const { status, headers, text } = await site.ask('/manifest.webmanifest');
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  expect(JSON.parse(text)).toMatchObject({
    ...{ name: 'Kvällsro', description: 'Om kvällen.', lang: 'sv', start_url: '/', scope: '/' },
    icons: [{ src: '/studio/stil/ikon-1.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
});

test('it has the mark of the newsroom, and opens where it is read here', async () => {
  const identitet = { ...EXAMPLE_IDENTITY, logotyp: '/media/logga/320.png' };
  const site = await siteUnderTest({ identitet, svenskaHos: 'https://tidningen.example' });
  expect(JSON.parse((await site.ask('/manifest.webmanifest')).text)).toMatchObject({
    ...{ lang: 'en', start_url: '/en' },
    icons: [{ src: '/media/logga/320.png', sizes: 'any' }],
  });
});

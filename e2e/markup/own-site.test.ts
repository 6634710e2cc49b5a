import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { axeOver } from '../browser/axe.ts';
import { findBrowser, TEST_BROWSER_FLAGS } from '../browser/find-browser.ts';
import { keepPicture } from '../browser/photograph.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';
import { htmlErrors } from './html-checker.ts';

/* A newsroom with all that it may have of its own around its pages: they are valid, can be read and pressed by everybody, and hold still. */

const OWN: Partial<SiteIdentity> = {
  ...{
    logotyp: '/media/019a9f00-1111-7222-8333-444455556666/900.png',
    accent: '#1f6f54',
    ansvarig_utgivare: 'Aina Fjell',
    kontakt: 'red@fjall.se',
  },
  meny: { sv: [{ text: 'Om oss', adress: '/om/oss' }], en: [{ text: 'About us', adress: '/en/om/about' }] },
  sidfot: {
    sv: ['Annonsera', 'Tillgänglighet', 'Tipsa oss', 'Lediga jobb'].map((text) => ({ text, adress: `/om/${text.length}` })),
    en: [{ text: 'Accessibility', adress: '/en/om/a11y' }],
  },
  sociala: ['https://www.instagram.com/fjall', 'https://bsky.app/profile/fjall', 'https://social.fjall.se/@red'],
  saknas: { sv: 'Sök, eller läs något nytt.', en: 'Search, or read something new.' },
};
const PAGES = ['/', '/en', '/nyheter', '/nyheter/mallen-nyhet', '/sok?q=mallen', '/finns-inte', '/en/nothing'];
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" height="200" fill="#123"/></svg>';

let beside: ExampleSite;
let instead: ExampleSite;
let browser: Browser;

beforeAll(async () => {
  [beside, instead, browser] = await Promise.all([
    startExampleSite(undefined, { identitet: OWN }),
    startExampleSite(undefined, { identitet: { ...OWN, logotyp_visas: 'i_stallet', typsnitt: 'system' } }),
    chromium.launch({ executablePath: findBrowser(), args: TEST_BROWSER_FLAGS }),
  ]);
});

afterAll(async () => {
  await browser.close();
  await Promise.all([beside.stop(), instead.stop()]);
});

test('its pages are valid HTML', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-own-'));
  try {
    for (const [name, site] of Object.entries({ beside, instead }))
      for (const [nr, address] of PAGES.entries())
        await writeFile(path.join(folder, `${name}-${nr}.html`), await (await fetch(site.url + address)).text());
    expect(await htmlErrors(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  ['beside its name, on a phone in the dark', () => beside, 390, 'dark'],
  ['beside its name, on a desktop', () => beside, 1_440, 'light'],
  ['instead of its name, on the narrowest', () => instead, 320, 'light'],
  ['instead of its name, on a tablet in the dark', () => instead, 768, 'dark'],
] as const)('its mark stands %s, and nothing moves, is hidden or too small', async (what, siteOf, width, colorScheme) => {
  const { url } = siteOf();
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
  await context.route('**/media/019a9f00-*/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: MARK }));
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of PAGES) {
    await page.goto(url + address, { waitUntil: 'networkidle' });
    const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await (await axeOver(page)).options({ resultTypes: ['violations'], rules }).analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${address} ${id}: ${html}`)),
      address,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${address} is no wider than ${width}`).toBe(
      true,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), `${address} holds still`).toBe(0);
  }
  await page.goto(url);
  await keepPicture(page, `egen-sajt-${what.replaceAll(/\W+/g, '-')}`);
  await context.close();
});

import type { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeOver } from '../browser/axe.ts';
import { findBrowser, TEST_BROWSER_FLAGS } from '../browser/find-browser.ts';
import { BLOCK_GROUP_PAGES, OTHER_PATHS, TEMPLATE_PAGES } from './example-pages.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';

let site: ExampleSite;
let browser: Browser;

beforeAll(async () => {
  site = await startExampleSite();
  browser = await chromium.launch({ executablePath: findBrowser(), args: TEST_BROWSER_FLAGS });
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A reader's browser. Pictures from elsewhere are a dot: nothing is fetched outside this machine. */
async function reader(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
  await context.route(
    (url) => url.origin !== site.url,
    (route) => route.fulfill({ body: PIXEL, contentType: 'image/gif' }),
  );
  return context.newPage();
}

/** Two that the checker leaves out unless asked: what is pressed is large enough for a finger, and is called what it says. */
const ALSO = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** All rules. */
async function rules(page: Page): Promise<AxeBuilder> {
  return (await axeOver(page)).options({ resultTypes: ['violations'], rules: ALSO });
}

async function violations(page: Page, address: string): Promise<string[]> {
  await page.goto(site.url + address);
  const { violations: found } = await (await rules(page)).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${address} ${id}: ${help}. ${any[0]?.message ?? ''} ${html}`),
  );
}

const pages = [...BLOCK_GROUP_PAGES, ...TEMPLATE_PAGES];
const addresses = (sprak: 'sv' | 'en') => pages.filter((page) => page.sprak === sprak).map(({ path }) => path);

// Each page is seen in every width, and in both languages, of which one is read in the dark.
describe.each([
  ['a phone', 390],
  ['a desktop', 1440],
])('on %s', (_device, width) => {
  test.concurrent.for([
    ['Swedish by day', 'light', [...addresses('sv'), ...OTHER_PATHS]],
    ['English by night', 'dark', addresses('en')],
  ] as const)('no page in %s has anything against it', async ([, colorScheme, paths]) => {
    const page = await reader(width, colorScheme);
    const found: string[] = [];
    for (const address of paths) found.push(...(await violations(page, address)));
    await page.context().close();
    expect(found).toEqual([]);
  });
});

test('a page that nobody could use is found out', async () => {
  const page = await reader(390, 'light');
  await page.setContent(`<html lang="sv"><title>Trasig</title><main><h1>Trasig</h1><img src="/fyr.jpg">
    <a href="/a" style="font-size: 9px">x</a><a href="/b" style="font-size: 9px">y</a><button aria-label="Något annat">Artiklar</button></main></html>`);
  const { violations: found } = await (await rules(page)).analyze();
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['image-alt', ...Object.keys(ALSO)]));
  await page.context().close();
});

test('no page is wider than a window of 320 px (WCAG 2.2, 1.4.10)', async () => {
  const page = await reader(320, 'light');
  const wide: string[] = [];
  for (const address of [...TEMPLATE_PAGES.map(({ path }) => path), ...OTHER_PATHS]) {
    await page.goto(site.url + address);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${address}: ${width} px`);
  }
  expect(wide).toEqual([]);
  await page.context().close();
});

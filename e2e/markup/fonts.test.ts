import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, TEST_BROWSER_FLAGS } from '../browser/find-browser.ts';
import { TEMPLATE_PAGES } from './example-pages.ts';
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

/** Of every font that a reader's browser fetches to show the page, who has been there for the first time. */
async function fontBytes(path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 900 } });
  await context.route(
    (url) => url.origin !== site.url,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const sizes: Array<Promise<number>> = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) sizes.push(response.body().then((body) => body.length));
  });
  await page.goto(site.url + path);
  await page.evaluate(() => document.fonts.ready);
  const all = await Promise.all(sizes);
  await context.close();
  return all.reduce((sum, size) => sum + size, 0);
}

test('an article of any template is read with at most 60 kB of fonts, in either language', async () => {
  const heavy: string[] = [];
  for (const { path } of TEMPLATE_PAGES) {
    const bytes = await fontBytes(path);
    expect(bytes, path).toBeGreaterThan(10_000);
    if (bytes > 60_000) heavy.push(`${path}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
}, 120_000);

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

test('a reader without script sees the key events alone, goes to one, and sees all entries again', async () => {
  const report = TEMPLATE_PAGES.find(({ article }) => article.fakta.mall === 'liverapport' && article.revision.sprak === 'sv');
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(`${site.url}${report?.path}`);
  const shown = page.locator('.live-inlagg:visible');
  const all = await shown.count();
  expect(all).toBeGreaterThan(4);
  await page.getByRole('link', { name: 'Visa bara nyckelhändelser' }).click();
  expect(await shown.count()).toBe(2);
  await page.getByRole('link', { name: 'Visa alla inlägg' }).click();
  expect(await shown.count()).toBe(all);
  await page.getByRole('navigation', { name: 'Nyckelhändelser' }).getByRole('link').first().click();
  expect(new URL(page.url()).hash).toBe('#blivera0002-i3');
});

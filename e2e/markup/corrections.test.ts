import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { article } from '#lib/site/source-in-memory.ts';
import { axeOver } from '../browser/axe.ts';
import { findBrowser, TEST_BROWSER_FLAGS } from '../browser/find-browser.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';
import { htmlErrors } from './html-checker.ts';

/* The words before and after a correction, as readers open them. */

const PATH = '/nyheter/bron-rattad';
const paragraph = (text: string): Block => ({ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text }] });

let site: ExampleSite;
let browser: Browser;

beforeAll(async () => {
  site = await startExampleSite(undefined, {
    identitet: { rattelser: 'fore_efter' },
    fill(source) {
      const attrs = { id: 'brattelse1', datum: '2026-11-20', text: 'I en tidigare version stod fel månad.', fore_efter: true };
      const now = article({
        ...{ id: 'rattad', slug: 'bron-rattad', rubrik: 'Bron öppnar i maj', ingress: 'Den nya bron över ån är klar.' },
        block: [paragraph('Bron öppnar den 14 maj, säger kommunens broingenjör.'), { type: 'rattelse', attrs }],
      });
      const block = [paragraph('Bron öppnar den 14 april, säger kommunens broingenjör.')];
      source.articles.push(now);
      source.had.set('rattad', [
        { tid: '2026-11-19T06:15:00.000Z', nedtagen: false, rubrik: 'Bron öppnar i april', ingress: now.revision.ingress, block },
      ]);
    },
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: TEST_BROWSER_FLAGS });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test('are valid HTML', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-rattelser-'));
  await writeFile(path.join(folder, 'rattad.html'), await (await fetch(site.url + PATH)).text());
  expect(await htmlErrors(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

test.each([
  [390, 'light'],
  [1440, 'dark'],
] as const)('are opened by keyboard, and nothing is against them, at %i px in the %s', async (width, colorScheme) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled: true, bypassCSP: true });
  await page.goto(site.url + PATH);
  const summary = page.getByText('Visa orden före och efter');
  const [former, ins] = [page.locator('del'), page.locator('ins')];
  expect(await former.first().isVisible()).toBe(false);
  await summary.focus();
  await page.keyboard.press('Enter');
  expect(await former.allTextContents()).toEqual(['april', 'april']);
  expect(await ins.allTextContents()).toEqual(['maj', 'maj']);
  expect(await ins.first().isVisible()).toBe(true);
  const { violations } = await (await axeOver(page)).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  if (process.env.PROV_BILDER === '1') await page.screenshot({ path: path.join(tmpdir(), `rattelse-${width}.png`), fullPage: true });
  await page.close();
});

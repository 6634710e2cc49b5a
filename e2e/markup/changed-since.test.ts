import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import { article, type SiteInMemory } from '#lib/site/source-in-memory.ts';
import { axeOver } from '../browser/axe.ts';
import { findBrowser, TEST_BROWSER_FLAGS } from '../browser/find-browser.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';
import { htmlErrors } from './html-checker.ts';

/* What has changed since a reader read it is marked by their own browser, which alone knows that they did. */

const PATH = '/nyheter/bron-oppnar';
const FIRST = '2026-11-19T06:15:00.000Z';
const SECOND = '2026-11-19T09:00:00.000Z';
const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const BEFORE = [paragraph('bstycke01', 'Bron öppnar i april.'), paragraph('bstycke02', 'Den är lång.')];
const AFTER = [
  paragraph('bstycke01', 'Bron öppnar i maj.'),
  paragraph('bstycke02', 'Den är lång.'),
  paragraph('bstycke03', 'Tåget går redan nu.'),
];

let site: ExampleSite;
let source: SiteInMemory;
let browser: Browser;

beforeAll(async () => {
  site = await startExampleSite(undefined, {
    identitet: { andrat_sedan: 'visas' },
    fill(filled) {
      source = filled;
    },
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: TEST_BROWSER_FLAGS });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(() => publish(BEFORE, null));

/** Brings the article out, again where there was one. */
function publish(block: Block[], uppdaterad: string | null): void {
  const now = article({ id: 'bron', slug: 'bron-oppnar', rubrik: 'Bron öppnar', block, uppdaterad });
  source.articles = [...source.articles.filter(({ innehall }) => innehall !== 'bron'), now];
  const { rubrik, ingress } = now.revision;
  source.had.set('bron', uppdaterad === null ? [] : [{ tid: FIRST, nedtagen: false, rubrik, ingress, block: BEFORE }]);
}

async function reader(options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 390, height: 900 }, ...options })).newPage();
}

/** Reads it, and again when it has changed. */
async function readTwice(page: Page): Promise<void> {
  publish(BEFORE, null);
  await page.goto(site.url + PATH);
  publish(AFTER, SECOND);
  await page.goto(site.url + PATH);
}

test('what is marked is what has changed, to the one who has read it, and until it has been read', async () => {
  const page = await reader();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(site.url + PATH);
  expect(await page.locator('.andrad-sedan, .andrat-rad').count()).toBe(0);
  await page.goto('about:blank');
  publish(AFTER, SECOND);
  await page.goto(site.url + PATH);
  expect(await page.locator('.andrad-sedan').allTextContents()).toEqual([
    'Ändrat sedan du läste: Bron öppnar i maj.',
    'Ändrat sedan du läste: Tåget går redan nu.',
  ]);
  const bar = page.getByRole('status').filter({ hasText: '2 stycken har ändrats sedan du läste.' });
  expect(await bar.isVisible()).toBe(true);
  await bar.getByRole('button', { name: 'Visa det första' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Bron öppnar i maj.');
  await bar.getByRole('button', { name: 'Stäng' }).click();
  expect(await bar.count()).toBe(0);
  // The article's address and when it came, and nothing else; no cookie, and nothing told to anybody but that it was read, as everywhere.
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'studio-last': JSON.stringify([[site.url + PATH, Date.parse(SECOND) / 1000]]),
  });
  expect(await page.context().cookies()).toEqual([]);
  expect(sent.filter((one) => !one.startsWith('GET /studio/stil/') && one !== `GET ${PATH}` && one !== 'POST /studio/matning')).toEqual([]);
  await page.reload();
  expect(await page.locator('.andrad-sedan').count()).toBe(0);
  await page.context().close();
});

test('to whoever has not read it nothing is marked, nor where nothing may be kept, nor without script', async () => {
  publish(AFTER, SECOND);
  const newcomer = await reader();
  await newcomer.goto(site.url + PATH);
  expect(await newcomer.locator('.andrad-sedan, .andrat-rad').count()).toBe(0);
  await newcomer.context().close();

  const refusing = await reader();
  const faults: Error[] = [];
  refusing.on('pageerror', (fault) => faults.push(fault));
  await refusing.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await readTwice(refusing);
  expect(await refusing.locator('.andrad-sedan, .andrat-rad').count()).toBe(0);
  expect(faults).toEqual([]);
  await refusing.context().close();

  const plain = await reader({ javaScriptEnabled: false });
  await readTwice(plain);
  expect(await plain.locator('.andrat-rad').count()).toBe(0);
  await plain.context().close();
});

test.each([
  [390, 'light'],
  [1440, 'dark'],
] as const)('nothing moves, nothing is against it and it is valid, at %i px in the %s', async (width, colorScheme) => {
  const page = await reader({ viewport: { width, height: 900 }, colorScheme, bypassCSP: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
      Object.assign(window, { moved: moved + Number(Reflect.get(window, 'moved') ?? 0) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await readTwice(page);
  await page.locator('.andrat-rad').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'moved') ?? 0)).toBe(0);
  const { violations } = await (await axeOver(page)).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  if (process.env.PROV_BILDER === '1') await page.screenshot({ path: path.join(tmpdir(), `andrat-${width}.png`) });
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-andrat-'));
  await writeFile(path.join(folder, 'andrat.html'), await (await fetch(site.url + PATH)).text());
  expect(await htmlErrors(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await page.context().close();
});

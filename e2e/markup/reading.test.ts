import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, TEST_BROWSER_FLAGS } from '../browser/find-browser.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';

/* How the site is read otherwise than on the usual screens: in widths between, on paper, in the reader's own colours, with a picture that nobody knows the size of. */

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

async function opened(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1_000, height: 800 }, javaScriptEnabled: true, ...options });
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

test.each([320, 390, 768, 960, 1_000, 1_100, 1_280, 1_440])(
  'no word of fifteen letters is broken in the headline of a section at %i px',
  async (width) => {
    const page = await opened('/nyheter', { viewport: { width, height: 800 } });
    const lines = await page.locator('.puff-topp .puff-rubrik a').evaluate((headline) => {
      const teaser = headline.closest('.puff');
      // As one that has a picture beside it.
      if (teaser?.classList.replace('puff-utan-bild', 'puff-med-bild') === true) {
        const picture = document.createElement('div');
        picture.className = 'puff-bild';
        teaser.prepend(picture);
      }
      headline.textContent = 'Konkurrenterna flyttar ihop';
      const word = document.createRange();
      const text = headline.firstChild as Text;
      word.setStart(text, 0);
      word.setEnd(text, 'Konkurrenterna'.length);
      return new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
    await page.context().close();
  },
);

test('on paper there is nothing to fill in, to press or to leaf by', async () => {
  for (const path of ['/', '/nyheter', '/sok?q=mallen', '/nyheter/mallen-nyhet']) {
    const page = await opened(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('input:visible, button:visible, .bladdring:visible, nav:visible').count(), path).toBe(0);
    await page.context().close();
  }
});

test('in the reader’s own colours the section that one is in is told from the others, and a report that goes on has its mark', async () => {
  const page = await opened('/nyheter', { forcedColors: 'active' });
  const edges = await page
    .locator('.sidhuvud-sektioner a')
    .evaluateAll((links) => links.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).borderBlockEndColor]));
  const [own] = edges.filter(([isCurrent]) => isCurrent);
  const others = edges.filter(([isCurrent]) => !isCurrent).map(([, colour]) => colour);
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(own?.[1]);
  const outline = await page
    .locator('.puff')
    .first()
    .evaluate((teaser) => {
      const mark = document.createElement('b');
      mark.className = 'puff-live';
      teaser.append(mark);
      return getComputedStyle(mark).outlineStyle;
    });
  expect(outline).toBe('solid');
  await page.context().close();
});

test('a tall picture from elsewhere at the top of an article moves nothing as it comes', async () => {
  const page = await opened('/nyheter/mallen-nyhet');
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>';
  await page.route('https://bild.example/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  const moved = await page.evaluate(async () => {
    const hero = document.createElement('figure');
    hero.className = 'artikel artikel-hero';
    const picture = document.createElement('img');
    hero.append(picture);
    document.querySelector('.artikelsida')?.prepend(hero);
    const below = () => document.querySelector('.artikelsida .artikel-text')?.getBoundingClientRect().top;
    const before = below();
    picture.src = 'https://bild.example/hog.svg';
    await picture.decode();
    return [before, below()];
  });
  expect(moved[0]).toBeGreaterThan(0);
  expect(moved[1]).toBe(moved[0]);
  await page.context().close();
});

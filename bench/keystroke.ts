import { type Browser, chromium, type Page } from '@playwright/test';
import type { Block } from '#lib/contract/block.ts';
import { BROWSER_FLAGS, findBrowser } from '../e2e/browser/find-browser.ts';
import type { StudioProcess } from './studio-process.ts';

const SENTENCE = 'Bageriet öppnade redan klockan fyra, och utanför ringlade kön längs hela kvarteret. ';
const WARM_UP = 40;
const KEYS = 300;
/** How many letters typed() writes; those of the warm-up are not told of. */
export const WRITTEN_KEYS = WARM_UP + KEYS;
const BETWEEN_KEYS_MS = 50;
/** Frames come when they are ready, so that what is measured is work and not the wait for a screen. */
const NO_SCREEN = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
/**
 * Chromium watches the links of a page to guess the next one, and asks for an empty frame each time: a letter that comes
 * within the next 16 ms waits for the end of that frame, with the page at rest. With a screen it waits for the screen instead.
 */
const NO_EMPTY_FRAMES = ['--disable-features=NavigationPredictor'];

declare global {
  interface Window {
    /** Milliseconds from each keydown until the letter was painted. */
    keystrokes: number[];
  }
}

export interface Keystrokes {
  p50: number;
  p95: number;
  max: number;
}

/**
 * How long a letter takes to be seen, in the middle of an article of `block` in the editor: from when the browser got the
 * key until the frame with it was drawn.
 */
export async function keystrokes(studio: StudioProcess, cookie: string, block: readonly Block[]): Promise<Keystrokes> {
  const id = await createArticle(studio, cookie, block);
  const { browser, page } = await deskIn(studio, cookie);
  try {
    await page.goto(`${studio.url}/studio/artikel/${id}`);
    return figures(await typed(page));
  } finally {
    await browser.close();
  }
}

/** A page in a browser of its own, of somebody who is logged in, in which a frame comes when it is ready. */
export async function deskIn(studio: StudioProcess, cookie: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS, ...NO_SCREEN, ...NO_EMPTY_FRAMES] });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'sv-SE' });
  // Nothing is fetched outside this machine.
  await context.route(
    (url) => url.origin !== new URL(studio.url).origin,
    (route) => route.abort(),
  );
  const [name = '', value = ''] = cookie.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: studio.url }]);
  return { browser, page: await context.newPage() };
}

/** A new article of those blocks; its id. */
export async function createArticle(studio: StudioProcess, cookie: string, block: readonly Block[]): Promise<string> {
  const answer = await fetch(`${studio.url}/studio/api/innehall`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ sektion: 'nyheter', mall: 'nyhet', rubrik: 'Mätning av tangenter', block }),
  });
  if (answer.status !== 201) throw new Error(`the article was not created: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

/** Writes in the middle paragraph of the text, and tells how many milliseconds each letter took to be seen. */
export async function typed(page: Page): Promise<number[]> {
  const paragraphs = page.getByLabel('Artikelns text').locator('> p');
  await paragraphs.first().waitFor();
  const paragraph = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await paragraph.click();
  await page.keyboard.press('End');
  await page.evaluate(() => {
    window.keystrokes = [];
    const drawn = new MessageChannel();
    let pressedAt = 0;
    // A message sent from the last thing before a frame is drawn is read as the first thing after.
    drawn.port1.onmessage = () => window.keystrokes.push(performance.now() - pressedAt);
    document.addEventListener(
      'keydown',
      (event) => {
        pressedAt = event.timeStamp;
        requestAnimationFrame(() => drawn.port2.postMessage(null));
      },
      { capture: true },
    );
  });
  const text = SENTENCE.repeat(Math.ceil(WRITTEN_KEYS / SENTENCE.length)).slice(0, WRITTEN_KEYS);
  await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS });
  if (!(await paragraph.textContent())?.includes(text.trimEnd())) throw new Error('the text was not typed where it should be');
  const times = await page.evaluate(() => window.keystrokes);
  return times.slice(WARM_UP);
}

export function figures(times: readonly number[]): Keystrokes {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

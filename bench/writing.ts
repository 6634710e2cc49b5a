import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { bundled } from './bundled.ts';
import { createArticle, deskIn, figures, typed, WRITTEN_KEYS } from './keystroke.ts';
import { logIn, type StudioProcess, startStudioProcess } from './studio-process.ts';

/* What whoever writes an article waits for, in a browser, beside an empty ProseMirror in the same one: README.md tells how to read it. */

type Rules = typeof import('./pure-computing.ts');

const ROUNDS = Number(process.env.BENCH_RUNDOR ?? 5);
const TEXT = 'Artikelns text';
const WORDS = 3_000;
const WORDS_A_PARAGRAPH = 60;
const REST_MS = 4_000;
/** On a busy machine a thousand blocks take long to open. */
const LONGEST_WAIT_MS = 120_000;
const COPY = /\/arbetskopia$/;

function tell(what: string, seen: string, goal: string): void {
  process.stdout.write(`${what.padEnd(58)} ${seen.padEnd(62)} ${goal}\n`);
}

/** The middle one and the longest of some times. */
function times(seen: readonly number[]): string {
  const { p50, max } = figures(seen);
  return `${p50.toFixed(0)}, längst ${max.toFixed(0)} ms`;
}

/** How many milliseconds of a processor the page's own thread took while `work` was done: unlike the time it took, that holds on a busy machine too. */
async function ofProcessor<Result>(page: Page, work: () => Promise<Result>): Promise<{ result: Result; processor: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taken = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  };
  const before = await taken();
  const result = await work();
  const processor = (await taken()) - before;
  await session.detach();
  return { result, processor };
}

/** From now on the page remembers how long each of its tasks was that was longer than 50 ms. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = { longest: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longest = Math.max(watched.longest, duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { watched });
  });
  return () => page.evaluate(() => Object(window).watched.longest);
}

async function tellKeys(page: Page, what: string, goal: string): Promise<void> {
  await page.getByLabel(TEXT).locator('> p').first().waitFor();
  // What the page does by itself when it has been opened is no part of it.
  await page.waitForTimeout(REST_MS);
  const longest = await watchTasks(page);
  const { result, processor } = await ofProcessor(page, () => typed(page));
  const { p50, p95, max } = figures(result);
  const each = processor / WRITTEN_KEYS;
  tell(
    `tangent till bild, ${what}`,
    `${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, längst ${max.toFixed(1)} ms (processor ${each.toFixed(1)})`,
    goal,
  );
  const task = await longest();
  tell(`längsta uppgift medan det skrivs, ${what}`, task === 0 ? 'under 50 ms' : `${task.toFixed(0)} ms`, 'mål 50 ms');
}

/** Milliseconds until the text of an article stands there to be written in, once `go` has been done. */
async function untilOpen(page: Page, go: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await go();
  await page.locator(`[aria-label="${TEXT}"][contenteditable="true"] > p`).first().waitFor();
  return performance.now() - from;
}

/** Opens an article anew, from an answer of the same address that is no page. */
async function tellOpening(page: Page, what: string, { address, goal }: { address: string; goal: string }): Promise<void> {
  const seen: number[] = [];
  const processors: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(new URL('/studio/api/jag', address).href);
    const { result, processor } = await ofProcessor(page, () => untilOpen(page, () => page.goto(address, { waitUntil: 'commit' })));
    seen.push(result);
    processors.push(processor);
  }
  tell(what, `${times(seen)} (processor ${figures(processors).p50.toFixed(0)})`, goal);
}

async function fromList(page: Page, list: string, id: string): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(list, { waitUntil: 'load' });
    const link = page.locator(`a[href^="/studio/artikel/${id}"]`).first();
    await link.hover();
    await page.waitForTimeout(1_000);
    seen.push(await untilOpen(page, () => link.click()));
  }
  return seen;
}

/** What a pause after some words sends to the service, in bytes, and how long the service takes to answer. */
async function pauses(page: Page): Promise<{ bytes: number[]; ms: number[] }> {
  const bytes: number[] = [];
  const ms: number[] = [];
  await page.getByLabel(TEXT).locator('> p').first().click();
  for (let round = 0; round < ROUNDS; round++) {
    const answered = page.waitForResponse((response) => COPY.test(response.url()) && response.request().method() === 'PUT');
    await page.keyboard.type('Tre ord till. ');
    const request = (await answered).request();
    await request.response().then((response) => response?.finished());
    bytes.push(request.postDataBuffer()?.length ?? 0);
    ms.push(request.timing().responseEnd - request.timing().requestStart);
  }
  return { bytes, ms };
}

/** Milliseconds from the keys that open the palette until it is drawn. */
async function palette(page: Page): Promise<number[]> {
  const seen: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    seen.push(performance.now() - from);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  return seen;
}

/** Milliseconds from a paste of so many words until the frame with them is drawn. */
async function pasting(page: Page): Promise<number> {
  const words = 'Kommunen <b>svarar</b> inte på frågan om vattnet.'.split(' ');
  const paragraph = Array.from({ length: WORDS_A_PARAGRAPH }, (_, nr) => words[nr % words.length]).join(' ');
  const html = `<p>${paragraph}</p>`.repeat(WORDS / WORDS_A_PARAGRAPH);
  await page.getByLabel(TEXT).locator('> p').last().click();
  return page.getByLabel(TEXT).evaluate((element, copied) => {
    const paragraphs = () => element.querySelectorAll(':scope > p').length;
    const before = paragraphs();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    const from = performance.now();
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    return new Promise<number>((resolve) => {
      // The reader of what is copied is fetched when it is first needed.
      const look = () => (paragraphs() > before ? setTimeout(() => resolve(performance.now() - from)) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
  }, html);
}

async function measure(studio: StudioProcess): Promise<void> {
  const rules: Rules = await bundled('pure-computing');
  const cookie = await logIn(studio.url);
  const { browser, page } = await deskIn(studio, cookie);
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  const article = async (count: number) => {
    const id = await createArticle(studio, cookie, rules.mixedDocument(count));
    return { id, address: `${studio.url}/studio/artikel/${id}` };
  };
  try {
    const bundle = await build({ entryPoints: ['bench/bare-editor.ts'], bundle: true, write: false, format: 'iife', minify: true });
    await page.setContent('<!doctype html><style>.ProseMirror { white-space: pre-wrap }</style>');
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    await tellKeys(page, 'tom ProseMirror', '');

    const [short, long, huge] = [await article(60), await article(300), await article(1_000)];
    await tellOpening(page, 'öppna 60 block', { address: short.address, goal: 'mål 800 ms' });
    await tellOpening(page, 'öppna 300 block', { address: long.address, goal: 'mål 1 500 ms' });
    tell('från listan till 60 block', times(await fromList(page, `${studio.url}/studio`, short.id)), 'mål 300 ms');

    await page.goto(long.address);
    await tellKeys(page, '300 block av alla slag', 'mål p95 16 ms');
    const { bytes, ms } = await pauses(page);
    tell('en paus sänder, 300 block', `${Math.max(...bytes)} byte, ${times(ms)}`, 'mål 5 000 byte, p95 100 ms');
    tell('kommandopaletten', times(await palette(page)), 'mål 100 ms');
    tell(`klistra in ${WORDS} ord i 300 block`, `${(await pasting(page)).toFixed(0)} ms`, 'mål 200 ms');
    await page.goto(huge.address);
    await tellKeys(page, '1 000 block av alla slag', 'mål p95 32 ms');
  } finally {
    await browser.close();
  }
}

/** Measures it on the built application with an empty newsroom. */
export async function measureWriting(): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const studio = await startStudioProcess(data);
  try {
    process.stdout.write(`belastning på maskinen (1 min) ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`);
    await measure(studio);
  } finally {
    await studio.stop();
    await rm(data, { recursive: true, force: true });
  }
}

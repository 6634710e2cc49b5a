import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BROWSER_FLAGS, findBrowser } from '../e2e/browser/find-browser.ts';
import { startLargeNewsroom } from './large-newsroom-process.ts';
import { logIn } from './studio-process.ts';

/* How evenly the library's grid scrolls, as cards and as rows, among very many pictures: README.md tells how to read it. */

const PICTURES = Number(process.env.BENCH_BILDER ?? 100_000);
const ROUNDS = 6;
const STEPS = 40;
const STEP_PX = 120;
/** A screen draws sixty times a second; a frame that missed one is seen as a jerk. */
const FRAME_MS = 1_000 / 60;

/** Light and shade as in a photograph, for the pictures whose files nobody has made. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  return sharp({ create: { width: 480, height: 360, channels: 3, background: '#808080', noise } })
    .blur(6)
    .avif({ quality: 60, effort: 2 })
    .toBuffer();
}

/** Milliseconds between the frames that were drawn while a wheel went to the end of the page and back. */
async function framesOf(page: Page): Promise<number[]> {
  await page.mouse.move(900, 600);
  await page.evaluate(() => {
    const scrolled = { frames: [] as number[], before: performance.now(), goesOn: true };
    const frame = (now: number) => {
      scrolled.frames.push(now - scrolled.before);
      scrolled.before = now;
      if (scrolled.goesOn) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { scrolled });
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.wheel(0, round % 2 === 0 ? STEP_PX : -STEP_PX);
      await page.waitForTimeout(FRAME_MS);
    }
  }
  return page.evaluate(() => {
    const { scrolled } = Object(window);
    scrolled.goesOn = false;
    return scrolled.frames.slice(1);
  });
}

function tell(what: string, frames: readonly number[]): void {
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const whole = frames.reduce((sum, frame) => sum + frame, 0);
  const missed = frames.filter((frame) => frame > FRAME_MS * 1.5).length;
  process.stdout.write(
    `${what.padEnd(10)} ${((frames.length / whole) * 1_000).toFixed(1)} bilder i sekunden, p50 ${at(0.5)}, p95 ${at(0.95)}, längst ${at(1)} ms, ${missed} av ${frames.length} för sena  |  mål 60\n`,
  );
}

/** Measures it on the built application, beside a page of the same browser on which nothing is. */
export async function measureGridScroll(): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const studio = await startLargeNewsroom(data, PICTURES);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  try {
    process.stdout.write(`${PICTURES} bilder, belastning på maskinen (1 min) ${(os.loadavg()[0] ?? 0).toFixed(1)}\n`);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'sv-SE' });
    const [name = '', value = ''] = (await logIn(studio.url)).split(/=(.*)/s);
    await context.addCookies([{ name, value, url: studio.url }]);
    const body = await photograph();
    await context.route(/\/media\//, (route) => route.fulfill({ contentType: 'image/avif', body }));
    const page = await context.newPage();
    await page.setContent('<body style="height: 6000px"></body>');
    tell('tom sida', await framesOf(page));
    for (const [what, address] of [
      ['rutor', '/studio/bilder'],
      ['rader', '/studio/bilder?vy=lista'],
    ] as const) {
      await page.goto(`${studio.url}${address}`);
      await page.getByRole('grid', { name: 'Bilder' }).waitFor();
      await page.waitForTimeout(1_000);
      tell(what, await framesOf(page));
    }
  } finally {
    await browser.close();
    await studio.stop();
    await rm(data, { recursive: true, force: true });
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** As it is for browsers: what the builder would put in itself is more than twice as much to send and to read. */
const AXE = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');
/** What the builder runs in every frame before each look, twice in the first: nothing, for it is there. */
const NOTHING = 'undefined';
/** As long as the builder waits for a frame, of which those that run no scripts do not answer. */
const FRAME_MS = 1_000;

/**
 * Axe over the page as it is now, with its own rules. It is put into each frame once, however often that is looked at, and does without the second
 * page that frames from elsewhere would need: there are none, and it takes half the time.
 */
export async function axeOver(page: Page): Promise<AxeBuilder> {
  const [main, ...others] = page.frames();
  if (main !== undefined) await putInto(main);
  for (const frame of others) await Promise.race([putInto(frame).catch(() => {}), setTimeout(FRAME_MS)]);
  return new AxeBuilder({ page, axeSource: NOTHING }).setLegacyMode(true);
}

async function putInto(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

import type { APIRequestContext, Page } from '@playwright/test';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import type { Block } from '#lib/contract/block.ts';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { logInByScript } from './script-login.ts';

const LAST = 'Sista stycket.';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** Two blocks of each kind that is filled in, paragraphs between them. */
function manyBlocks(): Block[] {
  const filledIn = [...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ content, examples }) => {
    const example = examples.valid[0]?.block;
    if (content !== 'none' || example === undefined) return [];
    const { id: _, ...attrs } = example.attrs ?? {};
    return [{ ...example, attrs }];
  });
  const blocks = [...filledIn, ...filledIn].flatMap((block, index) => [paragraph(`Stycke nummer ${index}.`), block]);
  return [...blocks, paragraph(LAST)];
}

async function openLongArticle(page: Page, request: APIRequestContext): Promise<void> {
  const answer = await request.post('/studio/api/innehall', {
    headers: { cookie: await logInByScript(request, CHIEF) },
    data: { sektion: 'mat', mall: 'nyhet', rubrik: 'En lång artikel', block: manyBlocks() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  await logIn(page, CHIEF);
  await page.goto(`/studio/artikel/${id}`);
  await expect(page.getByLabel('Artikelns text').getByText(LAST)).toBeAttached();
}

/** Whether blocks rest that are far from what is seen, and each block stands exactly where it would if none did. */
function restInPlace(): { isResting: boolean; moved: number } {
  const text = document.querySelector('.ProseMirror');
  const resting = [...(text?.querySelectorAll('[data-at-rest]') ?? [])];
  const places = () => Array.from(text?.children ?? [], (block) => block.getBoundingClientRect().top);
  const isResting = resting.some((block) => block.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false);
  const asSeen = places();
  for (const block of resting) block.removeAttribute('data-at-rest');
  const moved = places().filter((top, index) => Math.abs(top - (asSeen[index] ?? 0)) > 1).length;
  for (const block of resting) block.setAttribute('data-at-rest', '');
  return { isResting, moved };
}

/** Where on the screen the cursor is. */
function cursorTop(): number {
  return document.getSelection()?.getRangeAt(0).getClientRects()[0]?.top ?? Number.NaN;
}

/** Counts from now on how often anything but the editor, which asks the document, asks where the selection is. */
async function countSelectionAsked(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { getSelection } = window;
    const counted = { asked: 0 };
    Object.assign(window, {
      counted,
      getSelection: () => {
        counted.asked++;
        return getSelection.call(window);
      },
    });
  });
  return () => page.evaluate(() => Object(window).counted.asked);
}

test('blocks far from what is seen rest without anything moving, also when the window gets another width', async ({ page, request }) => {
  await openLongArticle(page, request);
  await expect.poll(() => page.evaluate(restInPlace)).toEqual({ isResting: true, moved: 0 });

  const last = page.getByLabel('Artikelns text').getByText(LAST);
  await last.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Och ett till');
  await expect(page.getByText(`${LAST} Och ett till`)).toBeInViewport();
  await expect.poll(() => page.evaluate(restInPlace)).toEqual({ isResting: true, moved: 0 });

  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(() => page.evaluate(restInPlace)).toEqual({ isResting: true, moved: 0 });
  // Whoever asks where the selection is has the page laid out, and React goes through the whole text as well: at a key nobody does.
  const asked = await countSelectionAsked(page);
  await last.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Och så ett');
  await expect(page.getByText(`${LAST} Och ett till Och så ett`)).toBeVisible();
  expect(await asked()).toBe(0);
  // A block that was far away is all there when one comes to it.
  const quote = page.getByLabel('Artikelns text').locator('.node-citat').first();
  await quote.click();
  await expect(quote.locator('[data-block-form]')).toBeInViewport();
});

test('the cursor is in view after many blocks were pasted, and after they were taken back', async ({ page, request }) => {
  await openLongArticle(page, request);
  const blocks = page.locator('.ProseMirror > *');
  const before = await blocks.count();
  const paragraph = page.getByLabel('Artikelns text').getByText(LAST).first();
  await paragraph.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(async () => {
    await paragraph.click();
    // Until the editor has taken notice of the click, which a person waits for without thinking.
    await page.waitForTimeout(60);
    await page.keyboard.press('End');
    expect(await paragraph.evaluate((element) => element.contains(document.getSelection()?.anchorNode ?? null))).toBe(true);
    expect(await page.locator('[data-block-form]').count()).toBe(0);
  }).toPass();
  await page.keyboard.press('Control+v');
  await expect.poll(() => blocks.count()).toBeGreaterThan(2 * before - 3);
  const isInView = async () => {
    const top = await page.evaluate(cursorTop);
    return top > 50 && top < 850;
  };
  await expect.poll(isInView).toBe(true);
  const ids = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-block-id]'), (block) => block.getAttribute('data-block-id')),
  );
  expect(new Set(ids).size).toBe(ids.length);
  await page.keyboard.press('Control+z');
  await expect.poll(() => blocks.count()).toBe(before);
  await expect.poll(isInView).toBe(true);
});

import type { Locator, Page } from '@playwright/test';
import type { Block } from '#lib/contract/block.ts';
import { expect, test } from './newsroom.ts';
import { keepPicture, photograph } from './photograph.ts';
import { complaints, picture, publish, servePictures } from './reader-article.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NAMES = ['kajen', 'fyren', 'linsen', 'trappan', 'havet'];
const PICTURES = NAMES.map((name) => ({ ...picture(name), caption: `Om ${name}.` }));
const STORY: Block = { type: 'galleri', attrs: { id: 'bberatt001', lage: 'berattelse', bilder: PICTURES } };
const GRID: Block = { type: 'galleri', attrs: { id: 'bgalleri01', bilder: PICTURES } };

/** Which picture the row has come to rest at; `undefined` for between two. */
async function restsAt(row: Locator): Promise<number | undefined> {
  const place = await row.evaluate((element) => element.scrollLeft / element.clientWidth);
  return Math.abs(place - Math.round(place)) < 0.01 ? Math.round(place) : undefined;
}

/** A finger that drags the row by so much of its width, and lets go. */
async function swipe(page: Page, row: Locator, part: number): Promise<void> {
  const box = await row.boundingBox();
  if (box === null) throw new Error('there is nothing to swipe');
  const session = await page.context().newCDPSession(page);
  const y = Math.max(box.y, 0) + 60;
  const [from, steps] = [box.x + box.width * (part < 0 ? 0.9 : 0.1), 8];
  const at = (step: number) => [{ x: from + (box.width * part * step) / steps, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a story is swiped a picture at a time, counts, and never stops between two', async ({ page, request }) => {
    await servePictures(page);
    const { sv } = await publish(request, { mall: 'bildberattelse', block: [STORY] });
    await page.goto(sv);
    const row = page.getByRole('list', { name: 'Bildberättelse' });
    await row.scrollIntoViewIfNeeded();
    const counter = page.locator('.galleri-rad').getByRole('status');
    await expect(counter).toHaveText('1 av 5');
    await swipe(page, row, -0.6);
    await expect(counter).toHaveText('2 av 5');
    await expect.poll(() => restsAt(row)).toBe(1);
    await swipe(page, row, 0.6);
    await expect(counter).toHaveText('1 av 5');
    await expect.poll(() => restsAt(row)).toBe(0);

    // What a browser that does not snap would leave behind.
    await row.evaluate((element) => {
      element.style.scrollSnapType = 'none';
      element.scrollLeft = element.clientWidth * 1.4;
    });
    await expect.poll(() => restsAt(row)).toBe(1);

    await page.getByRole('button', { name: 'Nästa bild' }).tap();
    await expect(counter).toHaveText('3 av 5');
    await expect(page.getByText('Om linsen.')).toBeInViewport();
    expect(await complaints(page)).toEqual([]);
    await keepPicture(page, 'lasare-berattelse-390');

    await page.setViewportSize({ width: 700, height: 390 });
    await expect.poll(() => restsAt(row)).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('a story is gone through by keys', async ({ page, request }) => {
    await servePictures(page);
    const { sv } = await publish(request, { mall: 'bildberattelse', block: [STORY] });
    await page.goto(sv);
    const row = page.getByRole('list', { name: 'Bildberättelse' });
    const counter = page.locator('.galleri-rad').getByRole('status');
    await row.focus();
    for (const [key, said, place] of [
      ['ArrowRight', '2 av 5', 1],
      ['End', '5 av 5', 4],
      ['ArrowLeft', '4 av 5', 3],
      ['Home', '1 av 5', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(counter).toHaveText(said);
      await expect.poll(() => restsAt(row)).toBe(place);
    }
    await page.getByRole('button', { name: 'Föregående bild' }).press('Enter');
    await expect(counter).toHaveText('1 av 5');
    await expect(page.getByRole('button', { name: 'Föregående bild' })).toBeFocused();
  });

  test('a gallery opens large at the picture that was touched, and closes where the reader has come to', async ({ page, request }) => {
    await servePictures(page);
    const { sv } = await publish(request, { mall: 'nyhet', block: [GRID] });
    await page.goto(sv);
    await page.getByRole('button', { name: /Bilden fyren/ }).tap();
    const viewer = page.getByRole('dialog', { name: 'Bilder' });
    const counter = viewer.getByRole('status');
    await expect(counter).toHaveText('2 av 5');
    const row = viewer.getByRole('list');
    await swipe(page, row, -0.6);
    await expect(counter).toHaveText('3 av 5');
    await expect.poll(() => restsAt(row)).toBe(2);
    await expect(viewer.getByText('Om linsen.')).toBeInViewport();
    expect(await complaints(page)).toEqual([]);
    await keepPicture(page, 'lasare-visare-390');
    await viewer.getByRole('button', { name: 'Stäng' }).tap();
    await expect(viewer).toBeHidden();
    await expect(page.getByRole('button', { name: /Bilden linsen/ })).toBeFocused();
  });
});

test('on a desktop a gallery opens and is gone through by keyboard alone, and a story needs nothing', async ({ page, request }) => {
  await servePictures(page);
  const { sv } = await publish(request, { mall: 'nyhet', block: [GRID, STORY] });
  await page.goto(sv);
  await expect(page.getByText('1 av 5').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nästa bild' })).toBeHidden();
  await page.getByRole('button', { name: /Bilden kajen/ }).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Bilder' });
  const counter = viewer.getByRole('status');
  await expect(counter).toHaveText('1 av 5');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('2 av 5');
  await page.keyboard.press('End');
  await expect(counter).toHaveText('5 av 5');
  await photograph(page, 'visare');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: /Bilden havet/ })).toBeFocused();
});

test.describe('on a phone without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('each picture of a story says which it is', async ({ page, request }) => {
    await servePictures(page);
    const { sv } = await publish(request, { mall: 'bildberattelse', block: [STORY] });
    await page.goto(sv);
    await expect(page.getByText('1 av 5')).toBeVisible();
    await expect(page.getByText('Om kajen.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Bildberättelse' }).getByRole('img')).toHaveCount(5);
  });
});

import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Sök och gör' });

test('Ctrl+K finds pages, articles and what may be done here, by the keyboard alone', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await expect(page.getByRole('button', { name: 'Ny artikel' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await expect(palette(page).getByRole('menuitem', { name: 'Artiklar i Nyheter' })).toBeVisible();
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'palett');
  await page.keyboard.type('publiceringar');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/studio\/publiceringar/);
  await expect(palette(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('synthfestivalen');
  await expect(
    palette(page)
      .getByRole('menuitem', { name: /^Synthfestivalen/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/studio\/artikel\//);

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('förhands');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('in a text the key links chosen words, and opens the palette where none are chosen', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio');
  await page.getByRole('button', { name: 'Ny artikel' }).click();
  await page.getByRole('dialog').getByLabel('Rubrik').fill('Länkat');
  await page.getByRole('button', { name: 'Skapa och öppna' }).click();
  await page.waitForURL(/\/studio\/artikel\//);
  await page.getByLabel('Artikelns text').click();
  await page.keyboard.type('Ord');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Artikelns text')).toBeFocused();
  // The browser tells the editor of chosen words a moment late.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page
      .getByLabel('Artikelns text')
      .getByText('Ord')
      .dblclick({ position: { x: 8, y: 12 } });
    await page.keyboard.press('Control+k');
    await expect(page.getByLabel(/adress/i).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(palette(page)).toHaveCount(0);
});

test('a single setting is found by whoever may change it, and nobody else', async ({ page, context }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio');
  const setting = palette(page).getByRole('menuitem', { name: 'Ansvarig utgivare' });
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ansvarig utg');
  await expect(setting).toContainText('Webbplats');
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'palett-installning');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/studio\/installningar\/webbplats#webbplats\.ansvarig_utgivare$/);
  await expect(page.getByRole('textbox', { name: 'Ansvarig utgivare' })).toBeInViewport();

  await context.clearCookies();
  await logIn(page, WRITER);
  await page.goto('/studio');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ansvarig utg');
  await expect(palette(page)).toContainText('Inget heter så.');
  await expect(setting).toHaveCount(0);
});

test('in an article the palette does what its menu does, opens its tabs and its languages', async ({ page }) => {
  await logIn(page, WRITER);
  const data = { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Allt från tangentbordet', ingress: 'Utan mus.' };
  const { id } = await (await page.request.post('/studio/api/innehall', { data })).json();
  await page.goto(`/studio/artikel/${id}`);
  const does = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(typed);
    // Nobody presses Enter before they see what it would do.
    await expect(palette(page).getByRole('menuitem').first()).toHaveText(new RegExp(typed, 'i'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
  };
  await expect(page.getByLabel('Artikelns text')).toBeVisible();
  await does('fliken historik');
  await expect(page.getByRole('tab', { name: 'Historik' })).toHaveAttribute('aria-selected', 'true');
  await does('skicka till granskning');
  await expect(page.getByText('Skickad till granskning.')).toBeVisible();
  await does('gör till utkast');
  await expect(page.getByText('Tillbaka som utkast.')).toBeVisible();
  await does('skapa engelsk');
  await page.getByRole('button', { name: 'Börja tomt' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Engelska/ })).toHaveAttribute('aria-pressed', 'true');
  await does('öppna svenska');
  await expect(page.getByRole('button', { name: /^Svenska/ })).toHaveAttribute('aria-pressed', 'true');
  await does('kopiera artikeln');
  await page.waitForURL((url) => !url.pathname.endsWith(id));
});

test('a question mark shows the keys; neither it nor the palette offers what somebody may not', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio');
  await expect(page.getByRole('button', { name: 'Ny artikel' })).toBeVisible();
  await page.locator('#innehall').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Kortkommandon' });
  await expect(sheet).toContainText('Sök och gör');
  expect(await complaintsOfAxe(page, '[role=dialog]')).toEqual([]);
  await keepLooks(page, 'kortkommandon');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('inställningar');
  await expect(palette(page).getByRole('menuitem', { name: 'Artiklar', exact: true })).toHaveCount(0);
  await expect(palette(page).getByRole('menuitem', { name: 'Inställningar', exact: true })).toHaveCount(0);
});

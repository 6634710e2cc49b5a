import type { Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepPicture } from './photograph.ts';

/* The sections of a newsroom, in its browser. */

const list = (page: Page) => page.getByRole('grid', { name: 'Sektioner', exact: true });
const names = (page: Page) => list(page).getByRole('row').locator('code').allTextContents();
const menuOfReaders = async (page: Page) => {
  const text = await (await page.request.get('/')).text();
  return [...(/<nav class="sidhuvud-sektioner".*?<\/nav>/s.exec(text)?.[0] ?? '').matchAll(/href="(\/[^"]+)"/g)].map(([, href]) => href);
};

async function choose(page: Page, section: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Åtgärder för ${section}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('an administrator makes a section, translates it, puts it in order and puts it away', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/sektioner');
  await page.getByRole('button', { name: 'Ny sektion' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Lägg till' });
  await dialog.getByLabel('Namn på svenska').fill('Mat');
  await expect(dialog.getByLabel('Adress')).toHaveValue('mat');
  await add.click();
  await expect(dialog.getByText('Det finns redan en sektion med id mat.')).toBeVisible();
  await dialog.getByLabel('Adress').fill('studio');
  await add.click();
  await expect(dialog.getByText(/\/studio används av Studio/)).toBeVisible();
  await dialog.getByLabel('Adress').fill('sport och fritid');
  await add.click();
  await expect(dialog.getByLabel('Adress')).toHaveAttribute('aria-invalid', 'true');
  await keepPicture(page, 'sektioner-ny');
  await dialog.getByLabel('Adress').fill('sport');
  await dialog.getByLabel('Namn på svenska').fill('Sport & fritid');
  await dialog.getByLabel('Namn på engelska').fill('Sports');
  expect(await complaintsOfAxe(page, '[role="dialog"]')).toEqual([]);
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(list(page).getByRole('row', { name: /Sport/ })).toContainText('Sports');
  expect((await menuOfReaders(page)).at(-1)).toBe('/sport');

  await test.step('moved by its menu, and by the keyboard alone', async () => {
    await choose(page, 'Sport & fritid', 'Flytta upp');
    await expect.poll(() => names(page)).toEqual(['/nyheter', '/noje', '/mat', '/resor', '/stil', '/sport', '/kultur']);
    await expect.poll(() => menuOfReaders(page)).toEqual(['/nyheter', '/noje', '/mat', '/resor', '/stil', '/sport', '/kultur']);
    const handle = list(page)
      .getByRole('row', { name: /Kultur/ })
      .getByRole('button')
      .first();
    await handle.focus();
    await page.keyboard.press('Enter');
    // Once it is taken up, the keyboard is at the places where it can be put.
    await expect(page.getByRole('button', { name: /^Infoga / }).and(page.locator(':focus'))).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).not.toEqual(['/nyheter', '/noje', '/mat', '/resor', '/stil', '/sport', '/kultur']);
    await expect.poll(() => menuOfReaders(page)).toEqual(await names(page));
  });

  await test.step('moved with the mouse', async () => {
    await list(page)
      .getByRole('row', { name: /Nöje/ })
      .dragTo(list(page).getByRole('row', { name: /Nyheter/ }), { targetPosition: { x: 60, y: 3 } });
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['/noje', '/nyheter']);
    await expect.poll(async () => (await menuOfReaders(page)).slice(0, 2)).toEqual(['/noje', '/nyheter']);
  });

  await choose(page, 'Sport & fritid', 'Lägg undan');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lägg undan' }).click();
  await expect(page.getByRole('grid', { name: 'Undanlagda sektioner' })).toContainText('Sport & fritid');
  expect(await menuOfReaders(page)).not.toContain('/sport');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepPicture(page, 'sektioner-undanlagd', { fullPage: true });
  await choose(page, 'Sport & fritid', 'Ta fram igen');
  await expect(page.getByRole('grid', { name: 'Undanlagda sektioner' })).toBeHidden();
  await expect.poll(() => menuOfReaders(page)).toContain('/sport');

  await choose(page, 'Sport & fritid', 'Ändra');
  await expect(dialog.getByLabel('Adress')).toBeDisabled();
  await dialog.getByLabel('Namn på svenska').fill('Idrott');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(list(page).getByRole('row', { name: /Idrott/ })).toBeVisible();
  expect(await (await page.request.get('/sport')).text()).toContain('Idrott');
});

test('whoever does not administer reads them', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/sektioner');
  await expect(list(page)).toContainText('Nyheter');
  await expect(page.getByRole('button', { name: 'Ny sektion' })).toBeHidden();
  await expect(list(page).getByRole('button')).toHaveCount(0);
});

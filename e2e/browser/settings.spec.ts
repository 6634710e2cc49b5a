import type { Page } from '@playwright/test';
import { startMailServer } from '#lib/adapters/mail/mail-server.ts';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepPicture } from './photograph.ts';

/* What a newsroom decides about itself, in its browser. */

const group = (page: Page, namn: string) => page.getByRole('form', { name: namn });

/** As another administrator does meanwhile. */
async function changeElsewhere(page: Page, change: Record<string, unknown>): Promise<void> {
  const { version } = await (await page.request.get('/studio/api/installningar')).json();
  const answer = await page.request.patch('/studio/api/installningar', { data: { version, ...change } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a setting is found by a search, changed, seen by readers, and brought back from the versions', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/installningar');
  await expect(page).toHaveURL(/installningar\/webbplats$/);
  await page.getByRole('searchbox', { name: 'Sök bland inställningarna' }).fill('utgivare');
  await page.getByRole('link', { name: /Ansvarig utgivare/ }).click();
  const form = group(page, 'Webbplats');
  const save = form.getByRole('button', { name: 'Spara' });
  await expect(save).toBeDisabled();
  await form.getByLabel('Ansvarig utgivare').fill('Aina Fjell');
  await form.getByLabel('Webbplatsens namn').fill('');
  await save.click();
  // Told at the field, with the rest as it was written.
  await expect(form.getByLabel('Webbplatsens namn')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Webbplatsens namn').fill('Fjällbladet');
  await form.getByLabel('Sociala medier').fill('https://fjall.se/a\nfel');
  await save.click();
  await expect(form.getByLabel('Sociala medier')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Sociala medier').fill('https://fjall.se/a');
  await save.click();
  await expect(page.getByText('Inställningarna är sparade och gäller nu.')).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await (await page.request.get('/')).text()).toContain('Ansvarig utgivare: Aina Fjell');

  await page.getByRole('link', { name: 'Versioner' }).click();
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Kvällsro → Fjällbladet');
  await expect(rows.nth(1)).toContainText('tomt → Aina Fjell');
  await expect(rows.nth(1)).toContainText('Gäller nu');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepPicture(page, 'installningar-versioner');
  await page.getByRole('button', { name: 'Återställ version 1', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Återställ' }).click();
  await expect(rows.nth(1)).toContainText('Återställd från 1');
  expect(await (await page.request.get('/')).text()).toContain('Kvällsro');
});

test('whoever is overtaken is told by whom and of what, and saves their own too', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/installningar/webbplats');
  const form = group(page, 'Webbplats');
  await form.getByLabel('Kontakt').fill('tips@fjall.se');
  await changeElsewhere(page, { webbplats: { utgivare: 'Fjällförlaget', kontakt: 'red@fjall.se' } });
  await form.getByRole('button', { name: 'Spara' }).click();
  const conflict = page.getByRole('region', { name: 'Någon annan hann före' });
  await expect(conflict).toContainText('ändrade inställningarna medan du skrev');
  await expect(conflict).toContainText('Fjällförlaget');
  await expect(conflict).toContainText('red@fjall.se');
  await expect(conflict).toContainText('Du skrev: tips@fjall.se');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepPicture(page, 'installningar-krock', { fullPage: true });
  await conflict.getByRole('button', { name: 'Spara mina i stället' }).click();
  // The conflict goes when it is answered; that what one wrote is saved is told when it is.
  await expect(conflict).toBeHidden();
  await expect(page.getByText('Inställningarna är sparade och gäller nu.')).toBeVisible();
  await expect(form.getByLabel('Utgivare', { exact: true })).toHaveValue('Fjällförlaget');
  const { installningar } = await (await page.request.get('/studio/api/installningar')).json();
  expect(installningar.webbplats).toMatchObject({ utgivare: 'Fjällförlaget', kontakt: 'tips@fjall.se' });
});

test('a mail server is tried before it is kept, is never shown again, and is taken away', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/installningar/epost');
  const form = group(page, 'E-post');
  const address = form.getByLabel('Mejlserverns adress');
  await address.fill('smtp://127.0.0.1:9/?fran=redaktionen@fjall.se');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText(/Mejlservern 127\.0\.0\.1.* svarar inte/)).toBeVisible();
  await keepPicture(page, 'installningar-provad', { fullPage: true });
  const server = await startMailServer();
  await address.fill(`smtp://127.0.0.1:${server.port}/?fran=redaktionen@fjall.se`);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Satt', { exact: true })).toBeVisible();
  expect(await page.content()).not.toContain(String(server.port));
  await form.getByRole('button', { name: 'Byt eller ta bort' }).click();
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Satt', { exact: true })).toBeHidden();
  await server.stop();
});

test('what the environment decides says so, and by which variable', async ({ page, newsroom }) => {
  await logIn(page, ADMIN);
  // Another test may have named a WordPress, whose password goes with its user.
  await changeElsewhere(page, { publicering: { url: '', anvandare: '', losenord: '' } });
  const other = await newsroom.beside({ STUDIO_CMS_LAGE: 'skarp' });
  await page.goto(`${other.url}/studio/installningar/publicering`);
  const form = group(page, 'Publicering');
  await expect(form.getByText('STUDIO_CMS_LAGE')).toBeVisible();
  await expect(form.getByRole('radio', { name: /Testläge/ })).toBeDisabled();
  await form.getByText(/^WordPress/).click();
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByLabel('Användare i WordPress')).toHaveAttribute('aria-invalid', 'true');
  await keepPicture(page, 'installningar-last', { fullPage: true });
  await other.stop();
});

test('whoever does not administer is told so', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/installningar/ai');
  await expect(page.getByRole('heading', { name: 'Du har inte tillgång till den här sidan' })).toBeVisible();
});

test('the site gets a colour of its own, which readers see at once, in light and dark', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/installningar/webbplats');
  const form = group(page, 'Webbplats');
  const color = form.getByLabel('Färg', { exact: true });
  await color.fill('grön');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(color).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Färg: välj').fill('#ffd400');
  await expect(color).toHaveValue('#ffd400');
  await keepPicture(page, 'installningar-farg', { fullPage: true });
  expect(await complaintsOfAxe(page)).toEqual([]);
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Inställningarna är sparade')).toBeVisible();
  await page.goto('/');
  const accent = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accent()).toBe('#ffd400');
  await keepPicture(page, 'sajt-farg-mork');
  await page.emulateMedia({ colorScheme: 'light' });
  // Yellow on white cannot be read: it has been darkened.
  expect(await accent()).toMatch(/^#[0-9a-f]{6}$/);
  expect(await accent()).not.toBe('#ffd400');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepPicture(page, 'sajt-farg-ljus');
});

test('the site is seen as it would be beside the form while it is written, and readers have it first when it is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, ADMIN);
  await page.goto('/studio/installningar/webbplats');
  const form = group(page, 'Webbplats');
  const beside = page.getByRole('complementary', { name: 'Så blir webbplatsen' });
  const site = beside.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Kvällsro');
  await form.getByLabel('Webbplatsens namn').fill('Skärgårdsbladet');
  await form.getByLabel('Färg', { exact: true }).fill('#7a1f6f');
  await form.getByLabel('Egna länkar i sidfoten på svenska').fill('Butiken: https://butik.example/');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Skärgårdsbladet');
  await expect(site.getByRole('contentinfo').getByRole('link', { name: 'Butiken' })).toBeVisible();
  const accent = await site.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent').trim());
  expect(accent).toMatch(/^#7[0-9a-f]{5}$/);
  // Nothing that is pressed in it leads away, and what is not clear yet is said, over what could be shown last.
  await site.getByRole('contentinfo').getByRole('link', { name: 'Butiken' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Skärgårdsbladet');
  await form.getByLabel('Färg', { exact: true }).fill('#7a');
  await expect(beside.getByRole('status').filter({ hasText: 'inte klart' })).toBeVisible();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Skärgårdsbladet');
  await form.getByLabel('Färg', { exact: true }).fill('#7a1f6f');
  await expect(beside.getByRole('status').filter({ hasText: 'inte klart' })).toBeHidden();
  await keepPicture(page, 'installningar-bredvid');
  await beside.getByRole('button', { name: 'Sida som visas' }).click();
  await page.getByRole('option', { name: 'Senaste artikeln, svenska' }).click();
  await expect(site.locator('article.artikel')).toBeVisible();
  await expect(site.getByRole('banner')).toContainText('Skärgårdsbladet');
  await beside.getByRole('radio', { name: 'Telefon' }).click();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepPicture(page, 'installningar-bredvid-telefon');
  expect(await (await page.request.get('/')).text()).not.toContain('Skärgårdsbladet');
  await beside.getByRole('button', { name: 'Stäng förhandsvisningen' }).click();
  await expect(beside).toBeHidden();
  await form.getByRole('button', { name: 'Ångra ändringarna' }).click();
});

for (const width of [390, 768]) {
  test(`the site is seen over the form where there is no room beside it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, ADMIN);
    await page.goto('/studio/installningar/webbplats');
    const form = group(page, 'Webbplats');
    await form.getByLabel('Webbplatsens namn').fill('Smalbladet');
    const opener = page.getByRole('button', { name: 'Visa hur webbplatsen blir' });
    await opener.click();
    const over = page.getByRole('dialog', { name: 'Så blir webbplatsen' });
    await expect(over.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Smalbladet');
    // It has loaded, and may be used.
    await expect(over.frameLocator('iframe').locator('body')).not.toHaveAttribute('inert');
    await keepPicture(page, `installningar-over-${width}`);
    expect(await complaintsOfAxe(page)).toEqual([]);
    await over.getByRole('button', { name: 'Stäng' }).click();
    await expect(opener).toBeFocused();
    await expect(form.getByLabel('Webbplatsens namn')).toHaveValue('Smalbladet');
  });
}

test('the site as it would be is opened and closed by the keyboard, and covers no form unasked', async ({ page }) => {
  const [wide, narrow] = [
    { width: 1440, height: 900 },
    { width: 768, height: 900 },
  ];
  await page.setViewportSize(narrow);
  await logIn(page, ADMIN);
  await page.goto('/studio/installningar/webbplats');
  const opener = page.getByRole('button', { name: 'Visa hur webbplatsen blir' });
  const over = page.getByRole('dialog', { name: 'Så blir webbplatsen' });
  const shown = over.frameLocator('iframe').getByRole('heading', { level: 1 });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toBeVisible();
  // Nothing of what it covers is come to, however far somebody goes.
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') ?? null)).not.toBeNull();
  }
  await over.getByRole('button', { name: 'Sida som visas' }).focus();
  await page.keyboard.press('Escape');
  await expect(over).toBeHidden();
  await expect(opener).toBeFocused();

  // Beside the form, whoever opens and closes it goes on from there.
  await page.setViewportSize(wide);
  const beside = page.getByRole('complementary', { name: 'Så blir webbplatsen' });
  const close = beside.getByRole('button', { name: 'Stäng förhandsvisningen' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(beside).toBeFocused();

  await page.setViewportSize(narrow);
  await expect(beside).toBeHidden();
  await expect(opener).toBeVisible();
  await expect(over).toBeHidden();
});

test('how long the log is kept is a superadministrator’s to say, in words that tell what becomes of it', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/installningar/logg');
  const form = group(page, 'Loggen');
  const months = form.getByLabel('Månader som loggen sparas');
  await expect(months).toHaveValue('0');
  await months.fill('3');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(form.getByText('Loggen sparas i minst 6 månader, eller för alltid (0).')).toBeVisible();
  await expect(months).toHaveAttribute('aria-invalid', 'true');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepPicture(page, 'installningar-logg', { fullPage: true });
  await months.fill('24');
  await form.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Inställningarna är sparade och gäller nu.')).toBeVisible();
  await page.getByRole('link', { name: 'Se vad som har gallrats' }).click();
  await expect(page).toHaveURL(/logg\?handelse=gallraLogg/);
  await expect(page.getByRole('heading', { name: 'Logg', exact: true })).toBeVisible();
});

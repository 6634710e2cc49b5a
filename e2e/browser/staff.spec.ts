import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, expect, logIn, test, WRITER } from './newsroom.ts';
import { keepPicture } from './photograph.ts';

test('an administrator adds somebody to the staff, is told what is missing, and changes what they may do', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/anvandare');
  await page.getByRole('button', { name: 'Ny person' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Namn');
  const address = dialog.getByLabel('E-post');
  const add = dialog.getByRole('button', { name: 'Lägg till' });

  // Nothing is said of what is missing before somebody has tried.
  await expect(dialog.getByText('Skriv personens namn.')).toBeHidden();
  await add.click();
  await expect(dialog.getByText('Skriv personens namn.')).toBeVisible();
  await expect(dialog.getByText('Skriv en hel e-postadress')).toBeVisible();
  await name.fill('Tyra Nyström');
  await expect(dialog.getByText('Skriv personens namn.')).toBeHidden();
  await address.fill(WRITER);
  await dialog.getByLabel('Lösenord').fill('åtta-lampor-på-en-lina');

  // The address is another's: told at the field, until it is changed.
  await add.click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('tyra@demo.se');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('group', { name: 'Sektioner' }).getByText('Mat', { exact: true }).click();
  await add.click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Tyra Nyström/ });
  await expect(row).toContainText('Skribent');
  await expect(row).toContainText('Mat');

  await page.getByRole('button', { name: 'Ändra Tyra Nyström' }).click();
  await expect(address).toBeDisabled();
  await dialog.getByRole('button', { name: /Roll/ }).click();
  await page.getByRole('option', { name: /Granskare/ }).click();
  await dialog.getByRole('switch', { name: /Aktiv/ }).click({ force: true });
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Granskare');
  await expect(row).toContainText('Avstängd');
});

test('somebody is invited, chooses a password by the link, and comes in; the link is good once', async ({ page, browser, newsroom }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/anvandare');
  await page.getByRole('button', { name: 'Ny person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Namn').fill('Vera Lindahl');
  await dialog.getByLabel('E-post').fill('vera@demo.se');
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  const invitation = page.getByRole('dialog', { name: 'Inbjudan till Vera Lindahl' });
  await expect(invitation).toBeVisible();
  await keepPicture(page, 'inbjudan-1440');
  expect(await complaintsOfAxe(page)).toEqual([]);
  const link = await invitation.getByLabel('Länk', { exact: true }).inputValue();
  await invitation.getByRole('button', { name: 'Klar' }).click();
  await expect(page.getByRole('row', { name: /Vera Lindahl/ })).toContainText('Skribent');

  const context = await browser.newContext({ baseURL: newsroom.url, viewport: { width: 390, height: 800 } });
  const hers = await context.newPage();
  await hers.goto(link);
  await expect(hers.getByLabel('E-post')).toHaveValue('vera@demo.se');
  await hers.getByLabel('Nytt lösenord').fill('password1234');
  await hers.getByRole('button', { name: 'Spara och logga in' }).click();
  await expect(hers.getByRole('alert').filter({ hasText: 'vanligaste' })).toBeVisible();
  await keepPicture(hers, 'valj-losenord-390');
  expect(await complaintsOfAxe(hers)).toEqual([]);
  await hers.getByLabel('Nytt lösenord').fill('åtta lampor på en lina');
  await hers.getByRole('button', { name: 'Spara och logga in' }).click();
  await hers.waitForURL(/\/studio$/);
  await expect(hers.getByRole('heading', { name: 'Artiklar' })).toBeVisible();

  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByRole('alert').filter({ hasText: 'Länken gäller inte längre' })).toBeVisible();
  await again.getByRole('link', { name: 'Be om en ny länk' }).click();
  await again.getByLabel('E-post').fill('vera@demo.se');
  await again.getByRole('button', { name: 'Skicka länken' }).click();
  await expect(again.getByRole('status').filter({ hasText: 'Titta i din e-post' })).toBeVisible();
  await keepPicture(again, 'glomt-losenord-390');
  expect(await complaintsOfAxe(again)).toEqual([]);
  await context.close();
});

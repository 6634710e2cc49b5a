import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, expect, logIn, test } from './newsroom.ts';
import { keepPicture } from './photograph.ts';

test('a superadministrator makes a role, gives it to somebody, and sees what that person may', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/anvandare');
  await page.getByRole('link', { name: 'Roller' }).click();
  await expect(page.getByRole('heading', { name: 'Roller', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Ny roll' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await expect(dialog.getByText('Skriv vad rollen heter.')).toBeVisible();
  await dialog.getByLabel('Namn').fill('Kvällsredaktör');
  await expect(dialog.getByLabel('Id')).toHaveValue('kvallsredaktor');
  // A right that is of no use without another is refused at the field, in words.
  await dialog.getByText('Skriva, kopiera').click();
  await dialog.getByText('Publicera och schemalägga').click();
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await expect(dialog.getByText(/behöver också få «Skriva, kopiera.*\(skriva\)/)).toBeVisible();
  await dialog.getByText('Skriva, kopiera').first().click();
  await dialog.getByText('Ta ned artiklar').click();
  await keepPicture(page, 'ny-roll-1440');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Kvällsredaktör/ });
  await expect(row).toContainText('ta ned artiklar');
  await expect(page.getByRole('button', { name: 'Ändra Skribent' })).toBeHidden();
  await keepPicture(page, 'roller-1440');
  expect(await complaintsOfAxe(page)).toEqual([]);

  await page.getByRole('link', { name: 'Till Personer' }).click();
  await page.getByRole('button', { name: 'Ny person' }).click();
  await dialog.getByLabel('Namn').fill('Iris Sandell');
  await dialog.getByLabel('E-post').fill('iris@demo.se');
  await dialog.getByLabel('Lösenord').fill('åtta-lampor-på-en-lina');
  await dialog.getByRole('button', { name: /Roll/ }).click();
  await page.getByRole('option', { name: /Kvällsredaktör/ }).click();
  await dialog.getByRole('button', { name: 'Lägg till' }).click();
  await expect(dialog).toBeHidden();
  const person = page.getByRole('row', { name: /Iris Sandell/ });
  await expect(person).toContainText('Kvällsredaktör');

  await page.goto('/studio/anvandare/roller');
  await expect(page.getByRole('row', { name: /Kvällsredaktör/ }).getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Lägg undan Kvällsredaktör' }).click();
  await expect(page.getByRole('row', { name: /Kvällsredaktör/ })).toContainText('Ges inte till fler');
  await page.setViewportSize({ width: 390, height: 844 });
  await keepPicture(page, 'roller-390');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await keepPicture(page, 'roller-1440-mork');
});

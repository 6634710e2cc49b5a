import { ADMIN, expect, logIn, test, WRITER } from './newsroom.ts';

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

import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

/* Of what is sent, and when, the tests of the API know: there is no receiver here. */

test('an administrator makes a webhook, sees its secret once, tries it, reads how that went, pauses and removes it', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/webhookar');
  await page.getByRole('button', { name: 'Ny webhook' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Namn').fill('Appen');
  await form.getByRole('button', { name: 'Skapa och visa hemligheten' }).click();
  await expect(form.getByText('Ange hela adressen.')).toBeVisible();
  await form.getByLabel('Adress').fill('https://localhost/in');
  await form.getByText('Valda händelser').click();
  await form.getByText('En artikel avpubliceras').click();
  await keepLooks(page, 'webhook-ny');
  await form.getByRole('button', { name: 'Skapa och visa hemligheten' }).click();
  await expect(form.getByText('Adressen leder inte till någon mottagare på internet.')).toBeVisible();
  expect(await complaintsOfAxe(page)).toEqual([]);
  await form.getByLabel('Adress').fill('https://mottagare.invalid/in');
  await form.getByRole('button', { name: 'Skapa och visa hemligheten' }).click();
  await expect(page.getByRole('dialog').getByLabel('Hemlighet', { exact: true })).toHaveValue(/^whsec_/);
  await keepLooks(page, 'webhook-hemlighet');
  await page.getByRole('button', { name: 'Jag har sparat hemligheten' }).click();

  const row = page.getByRole('row', { name: /Appen/ });
  await expect(row).toContainText('Aktiv');
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Åtgärder för Appen' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Prova');
  await expect(page.getByText('Det finns ingen server på internet med det namnet.')).toBeVisible();
  await choose('Visa leveranser');
  await expect(page.getByRole('dialog').getByRole('row', { name: /Prov/ })).toContainText('Misslyckades');
  expect(await complaintsOfAxe(page)).toEqual([]);
  await keepLooks(page, 'webhook-leveranser');
  await page.keyboard.press('Escape');
  await choose('Pausa');
  await expect(row).toContainText('Pausad');
  await keepLooks(page, 'webhookar');
  await choose('Ta bort');
  await page.getByRole('button', { name: 'Ta bort' }).last().click();
  await expect(page.getByText('Inga webhookar ännu')).toBeVisible();
});

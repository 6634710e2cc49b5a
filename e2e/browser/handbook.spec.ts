import { ADMIN, CHIEF, expect, logIn, test, WRITER } from './newsroom.ts';

/** The chief editor's hour with the handbook: write, meet another editor's version, compare, and go back. */
test('a chief editor rewrites the handbook, loses nothing to another editor, and restores the first text', async ({ page, browser }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/handbok');
  await page.getByRole('link', { name: 'Redigera' }).click();
  const source = page.getByLabel('Text', { exact: true });
  await expect(source).toHaveValue(/# Redaktionens handbok/);
  await source.fill('# Vår handbok\n\n## Form\n\nSkriv **kort**. <img src=x onerror=alert(1)> [klick](javascript:alert(1))\n');
  const preview = page.getByRole('region', { name: 'Förhandsvisning' });
  await expect(preview.getByRole('heading', { name: 'Vår handbok' })).toBeVisible();
  await expect(preview.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(preview.locator('img, a')).toHaveCount(0);

  const other = await browser.newContext();
  const editor = await other.newPage();
  await logIn(editor, ADMIN);
  await editor.goto('/studio/handbok/redigera');
  await editor.getByLabel('Text', { exact: true }).fill('# Vår handbok\n\n## Form\n\nDen andras regel.\n');
  await editor.getByLabel('Vad har du ändrat?').fill('En ny regel');
  await editor.getByRole('button', { name: 'Spara ny version' }).click();
  await editor.waitForURL('**/studio/handbok');
  await expect(editor.getByText('Den andras regel.')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Spara ny version' }).click();
  await expect(page.getByText('har sparat version 2 medan du skrev')).toBeVisible();
  await expect(page.locator('ins', { hasText: 'Den andras regel.' })).toBeVisible();
  // What one writes is kept through a reload.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(source).toHaveValue(/Skriv \*\*kort\*\*/);
  await expect(page.getByText('Här är det du skrev förra gången')).toBeVisible();
  await page.getByRole('button', { name: 'Spara ny version' }).click();
  await page.getByRole('button', { name: 'Jag har fört in ändringarna' }).click();
  await source.fill('# Vår handbok\n\n## Form\n\nSkriv kort. Den andras regel.\n');
  await page.getByRole('button', { name: 'Spara ny version' }).click();
  await page.waitForURL('**/studio/handbok');
  await expect(page.getByText('Skriv kort. Den andras regel.')).toBeVisible();
  await expect(page.getByText('Version 3. Agenter läser samma text.')).toBeVisible();

  await page.getByRole('link', { name: 'Versioner' }).click();
  await page.getByRole('button', { name: /^2 .*En ny regel/ }).click();
  await expect(page.locator('ins', { hasText: 'Skriv kort.' })).toBeVisible();
  await page.getByRole('button', { name: 'Stäng jämförelsen' }).click();
  await page.getByRole('button', { name: /Texten som Studio levereras med/ }).click();
  await page.getByRole('button', { name: 'Återställ version 1' }).click();
  await page.getByRole('button', { name: 'Återställ', exact: true }).click();
  await expect(page.getByText('Återställd från 1')).toBeVisible();
  await page.goto('/studio/handbok');
  await expect(page.getByRole('heading', { name: 'Redaktionens handbok' })).toBeVisible();
});

test('a writer reads the handbook and its versions, and cannot change them', async ({ page }) => {
  await logIn(page, WRITER);
  await page.goto('/studio/handbok/redigera');
  await page.waitForURL('**/studio/handbok');
  await expect(page.getByRole('heading', { name: 'Mallar', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Redigera' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Versioner' }).click();
  await expect(page.getByRole('heading', { name: 'Handbokens versioner' })).toBeVisible();
});

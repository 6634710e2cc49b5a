import { copyFile, stat, truncate } from 'node:fs/promises';
import { complaintsOfAxe } from './accessible.ts';
import { ADMIN, CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';

test('a superadministrator takes the newsroom out, sees what reading it in would do, and reads it in', async ({ page }) => {
  await logIn(page, ADMIN);
  await page.goto('/studio/flytta');
  const taking = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Ta ut redaktionen' }).click();
  const archive = await taking;
  expect(archive.suggestedFilename()).toMatch(/^Redaktionen \d{4}-\d{2}-\d{2}\.tar\.zst$/);
  // By their paths: tens of mebibytes that are handed over as bytes take half a minute.
  const whole = test.info().outputPath('redaktionen.zst');
  const cut = test.info().outputPath('annat.zst');
  await archive.saveAs(whole);
  await copyFile(whole, cut);
  await truncate(cut, (await stat(whole)).size - 100);

  const choose = async (file: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Välj arkiv' }).click();
    await (await choosing).setFiles(file);
  };
  await choose(cut);
  await expect(page.getByText('annat.zst är inget helt arkiv från Studio')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Läs in arkivet' })).toHaveCount(0);

  await choose(whole);
  await expect(page.getByText('redaktionen.zst kan läsas in')).toBeVisible();
  await expect(page.getByText('är inget helt arkiv')).toHaveCount(0);
  const articles = page.locator('dt', { hasText: /^Artiklar$/ }).locator('+ dd');
  await expect(articles).toHaveText(/^\d+ lika$/);
  await keepLooks(page, 'flytta-provkord');
  expect(await complaintsOfAxe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Läs in arkivet' }).click();
  await expect(page.getByText('Arkivet är inläst')).toBeVisible();
  await expect(articles).toHaveText(/^\d+ lika$/);
});

test('whoever does not administer is told so', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/flytta');
  await expect(page.getByRole('heading', { name: 'Du har inte tillgång till den här sidan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flytta redaktionen' })).toHaveCount(0);
});

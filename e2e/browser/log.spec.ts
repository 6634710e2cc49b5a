import { CHIEF, expect, logIn, test } from './newsroom.ts';

for (const width of [1440, 390]) {
  test(`the log is narrowed, and leads to the article, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, CHIEF);
    const rubrik = `Loggens bro ${width}`;
    const made = await page.request.post('/studio/api/innehall', { data: { sektion: 'nyheter', mall: 'nyhet', rubrik } });
    expect(made.status(), await made.text()).toBe(201);
    await page.goto('/studio/logg');
    await page.getByLabel('Sök i loggen').fill(rubrik);
    await page.waitForURL(/sok=/);
    await page.getByRole('button', { name: /Händelse/ }).click();
    await page.getByRole('option', { name: 'Skapade en artikel' }).click();
    await page.waitForURL(/handelse=skapaInnehall/);
    await expect.poll(() => page.reload().then(() => page.getByRole('link', { name: rubrik }).count())).toBeGreaterThan(0);
    await expect(page.getByLabel('Sök i loggen')).toHaveValue(rubrik);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.getByRole('link', { name: rubrik }).locator('visible=true').first().click();
    await page.waitForURL(/\/studio\/artikel\//);
  });
}

test('a span that ends before it begins is put right where it stands', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio/logg?fran=2026-11-21&till=2026-11-20');
  await expect(page.getByText('Slutet (till) ligger före början (fran).')).toBeVisible();
  await page.getByRole('button', { name: 'Visa hela loggen' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('more lines are shown at a press, what was changed is told, and all of it is had as a file', async ({ page }) => {
  await logIn(page, CHIEF);
  const made = await page.request.post('/studio/api/innehall', { data: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'Loggens taggar' } });
  const { id } = await made.json();
  for (let nr = 1; nr <= 51; nr++) await page.request.patch(`/studio/api/innehall/${id}`, { data: { taggar: [`tagg ${nr}`] } });
  await page.goto(`/studio/logg?innehall=${id}`);
  await expect(page.getByText('50 av 52 rader visas.')).toBeVisible();
  await page.getByText('Visa', { exact: true }).first().click();
  await expect(page.getByRole('definition').first()).toHaveText('tagg 50 → tagg 51');
  await page.getByRole('button', { name: 'Visa fler' }).click();
  await expect(page.getByText('52 av 52 rader visas.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Visa fler' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Ladda ned som CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Logg till \d{4}-\d{2}-\d{2}[.]csv$/);
});

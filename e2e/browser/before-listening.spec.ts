import type { Page } from '@playwright/test';
import { CHIEF, expect, logIn, PASSWORD, test } from './newsroom.ts';

/** Keeps the page's scripts from it until the returned function is called: a slow line, seen from the writer's chair. */
async function withholdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The complaint: what I wrote while the page was still loading stood there mixed with the old text, and was saved. */
test('nothing is typed into an article before the page listens, and everything after', async ({ page }) => {
  await logIn(page, CHIEF);
  await page.goto('/studio');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL(/\/studio\/artikel\//);
  const standfirst = page.getByLabel('Ingress');
  const before = await standfirst.inputValue();

  const release = await withholdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await standfirst.focus();
  await page.keyboard.type('För tidigt. ');
  await expect(standfirst).toHaveValue(before);

  release();
  await standfirst.fill('Lagom.');
  await expect(standfirst).toHaveValue('Lagom.');
  await page.keyboard.press('Control+z');
});

test('what a person types on the login page before it listens is used', async ({ page }) => {
  const release = await withholdScripts(page);
  await page.goto('/studio/logga-in', { waitUntil: 'commit' });
  await page.getByLabel('E-post').fill(CHIEF);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.keyboard.press('Enter');
  release();
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL(/\/studio\/att-gora(\?|$)/);
});

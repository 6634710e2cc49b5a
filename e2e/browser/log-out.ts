import type { Page } from '@playwright/test';

/** By the person's own menu. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Ditt konto/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Logga ut' }).click();
  await page.waitForURL(/logga-in/);
}

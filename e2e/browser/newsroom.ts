import { test as base, expect, type Page } from '@playwright/test';

/** The password of everybody in the newsroom that the tests run in. */
export const PASSWORD = 'prova-studio';

export const CHIEF = 'chef@demo.se';
export const WRITER = 'skribent@demo.se';
export const ADMIN = 'admin@studio.se';

/** Logs in by the form, as a person does. */
export async function logIn(page: Page, epost: string): Promise<void> {
  await page.goto('/studio/logga-in');
  await page.getByLabel('E-post').fill(epost);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL(/\/studio(\?|$)/);
}

/** Fails every test in which the page itself reports an error: an application that complains in the console is broken. */
export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A refused call is told by the browser as an error, whatever the page makes of it.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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

/** What the browser says of its own accord: of a call that was refused, and of the test's own eyes in a frame without scripts. */
const EXPECTED = [/^Failed to load resource/, /^Blocked script execution in 'about:srcdoc'/];

/** Fails every test in which the page itself reports an error: an application that complains in the console is broken. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.some((expected) => expected.test(message.text()))) complaints.push(message.text());
      });
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

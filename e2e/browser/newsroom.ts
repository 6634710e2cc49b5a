import { test as base, expect, type Page } from '@playwright/test';
import { type AiStub, startAiStub, stubTranslation } from '../ai/stub-server.ts';
import { PASSWORD } from './people.ts';
import { logInByScript } from './script-login.ts';

export { ADMIN, CHIEF, PASSWORD, WRITER } from './people.ts';

/** Another PORT is another newsroom, so that two runs can go on beside each other. */
export const PORT = Number(process.env.PORT ?? 3456);

/** Where the newsroom looks for its language model. It answers during those tests that ask for `ai`. */
export const AI_PORT = PORT + 10_000;

/** The browser is logged in from now on, wherever it goes: by a call, which is quicker than the form. */
export async function logIn(page: Page, epost: string): Promise<void> {
  await logInByScript(page.request, epost);
}

/** Logs in by the form, as a person does. */
export async function logInByForm(page: Page, epost: string): Promise<void> {
  await page.goto('/studio/logga-in');
  await page.getByLabel('E-post').fill(epost);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL(/\/studio(\?|$)/);
}

/** What the browser says of its own accord: of a call that was refused, and of the test's own eyes in a frame without scripts. */
const EXPECTED = [/^Failed to load resource/, /^Blocked script execution in 'about:srcdoc'/];

/** Fails every test in which the page itself reports an error: an application that complains in the console is broken. */
export const test = base.extend<{ quietConsole: undefined; ai: AiStub }, { aiServer: AiStub }>({
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
  aiServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const stub = await startAiStub(AI_PORT);
      await use(stub);
      await stub.stop();
    },
    { scope: 'worker' },
  ],
  /** The newsroom's language model, which translates and knows of no earlier test. */
  ai: async ({ aiServer }, use) => {
    Object.assign(aiServer, { calls: [], next: [], modeOf: () => 'svarar', mostAtOnce: 0, delayMs: 0, answer: stubTranslation });
    await use(aiServer);
  },
});

export { expect };

import { test as base, expect, type Page } from '@playwright/test';
import { type AiStub, startAiStub, stubTranslation } from '../ai/stub-server.ts';
import { type OwnNewsroom, ownNewsroom } from './own-newsroom.ts';
import { PASSWORD } from './people.ts';
import { sessionOf } from './script-login.ts';

export { ADMIN, CHIEF, PASSWORD, WRITER } from './people.ts';

/** The browser is logged in from now on, wherever it goes: with the session that its newsroom has given before, or gives by a call. */
export async function logIn(page: Page, epost: string): Promise<void> {
  await page.context().addCookies([await sessionOf(page.request, epost)]);
}

/** Logs in by the form, as a person does. */
export async function logInByForm(page: Page, epost: string): Promise<void> {
  await page.goto('/studio/logga-in');
  await page.getByLabel('E-post').fill(epost);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL(/\/studio\/att-gora(\?|$)/);
}

/** What the browser says of its own accord: of a call that was refused, and of the test's own eyes in a frame without scripts. */
const EXPECTED = [/^Failed to load resource/, /^Blocked script execution in 'about:srcdoc'/];

/** Tests in a newsroom that no other worker knows of: they may lean on what it was made with, not on each other. */
export const loud = base.extend<{ ai: AiStub }, { aiServer: AiStub; newsroom: OwnNewsroom }>({
  aiServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const stub = await startAiStub();
      await use(stub);
      await stub.stop();
    },
    { scope: 'worker' },
  ],
  newsroom: [
    async ({ aiServer }, use, { workerIndex }) => {
      const newsroom = await ownNewsroom(workerIndex, aiServer);
      await use(newsroom);
      await newsroom.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ newsroom }, use) => use(newsroom.url),
  /** The newsroom's language model, which translates and knows of no earlier test. */
  ai: async ({ aiServer }, use) => {
    Object.assign(aiServer, { calls: [], next: [], modeOf: () => 'svarar', mostAtOnce: 0, delayMs: 0, answer: stubTranslation });
    await use(aiServer);
  },
});

/** Fails every test in which the page itself reports an error: an application that complains in the console is broken. */
export const test = loud.extend<{ quietConsole: undefined }>({
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

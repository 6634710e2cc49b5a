import { defineConfig } from '@playwright/test';
import { findBrowser, TEST_BROWSER_FLAGS } from './find-browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './prepare-newsroom.ts',
  // Each has a newsroom of its own (newsroom.ts).
  workers: '100%',
  fullyParallel: true,
  // A machine that is busy with other things may be slower than a person would be; what fails twice is broken. Told as flaky.
  retries: 1,
  // A journey is a working hour in small; the machine may be busy with other things.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // What cannot be pressed, or has not come, for so long never is.
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    // What moves is waited for; those tests that are about it ask for it (reader-gallery, reader-live).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Not at the first try: to keep one costs a fifth of the time of every test.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findBrowser(), args: TEST_BROWSER_FLAGS },
  },
});

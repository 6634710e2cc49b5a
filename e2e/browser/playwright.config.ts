import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { aiStubEnvironment } from '../ai/stub-server.ts';
import { BROWSER_FLAGS, findBrowser } from './find-browser.ts';
import { AI_PORT, PASSWORD, PORT } from './newsroom.ts';

const data = path.join(os.tmpdir(), `studio-browser-test-${PORT}`);
// Only the process that owns the run begins with an empty newsroom; its workers read this file too.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(data, { recursive: true, force: true });

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  // A machine that is busy with other things may be slower than a person would be; what fails twice is broken. Told as flaky.
  retries: 1,
  // A journey is a working hour in small; the machine may be busy with other things.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // What cannot be pressed for so long never can.
    actionTimeout: 40_000,
    baseURL: `http://localhost:${PORT}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
  },
  webServer: {
    command: 'node scripts/start.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: `http://localhost:${PORT}/studio/logga-in`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      STUDIO_DATA: data,
      STUDIO_DEMO: '1',
      STUDIO_DEMO_LOSENORD: PASSWORD,
      STUDIO_ADMIN: `admin@studio.se:${PASSWORD}`,
      ...aiStubEnvironment(AI_PORT),
      PATH: `${path.resolve('node_modules/.bin')}:${process.env.PATH ?? ''}`,
    },
  },
});

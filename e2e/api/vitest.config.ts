import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The API as callers meet it: the real application over HTTP, with a real PostgreSQL. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['e2e/api/**/*.test.ts'],
    globalSetup: ['e2e/api/start.ts'],
    // Half of what is done here is waiting for the application.
    maxWorkers: '100%',
    // As in the browser: a busy machine may be late once; what fails twice is broken. Told by name at the end of `npm test`.
    retry: 1,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});

import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the README's commands themselves, on the built application. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: { include: ['e2e/start/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000, retry: 1, maxConcurrency: 2 },
});

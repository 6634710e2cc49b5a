import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of what works on the checkout itself, in copies of it: one after another, each as long as a build. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: { include: ['e2e/dev/**/*.test.ts'], fileParallelism: false, testTimeout: 400_000, hookTimeout: 120_000 },
});

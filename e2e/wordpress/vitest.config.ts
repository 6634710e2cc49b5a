import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests against a real WordPress. Each file starts its own. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['e2e/wordpress/**/*.test.ts'],
    testTimeout: 60_000,
    retry: 1,
    // The first start on a machine downloads WordPress, and PHP if need be.
    hookTimeout: 300_000,
    // Two servers at once only make each other slow.
    fileParallelism: false,
  },
});

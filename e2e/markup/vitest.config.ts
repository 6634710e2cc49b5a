import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Every block and every template as a public page, held against the HTML standard and against accessibility rules. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['e2e/markup/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});

import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../longest-first.ts';

/** Tests against a real WordPress. Each file starts its own. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['e2e/wordpress/**/*.test.ts'],
    globalSetup: ['e2e/wordpress/prepared.ts'],
    testTimeout: 60_000,
    retry: 1,
    // The first start on a machine downloads WordPress, and PHP if need be.
    hookTimeout: 300_000,
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(['take-over-kills', 'faults', 'exactly-once', 'studio']) },
  },
});

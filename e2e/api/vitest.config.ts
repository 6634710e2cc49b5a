import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { pgbouncerIsThere } from '../database/pgbouncer.ts';
import { longestFirst } from '../longest-first.ts';
import { isPoolerRun } from '../ways-to-run.ts';

const isSkipped = isPoolerRun() && !(await pgbouncerIsThere());

const TESTS = isSkipped ? [] : ['e2e/api/**/*.test.ts'];

/** What measures the process that it runs in has it to itself. */
const MEASURING = ['e2e/api/held-up.test.ts'];

/** What measures by the clock has the machine to itself: it runs when all others have ended. */
const QUIET = ['e2e/api/many-large-writes.test.ts'];

/** What works and what waits by turns, so that neither is alone for long. */
const LONGEST = [
  ...['database-under-load', 'release-kills', 'held-up', 'rights', 'runbooks-around', 'reachable-faults', 'media-bucket', 'confidential'],
  ...['version-before', 'large-newsroom', 'test-mode', 'openapi-calls', 'links', 'shared-text', 'shared-limits', 'moving-between-systems'],
  ...['mcp-tools', 'history', 'protocol', 'translation-list', 'orders', 'webhook-kills', 'passkeys', 'newer-database', 'media'],
  ...['webhooks', 'tags', 'templates', 'translation-jobs', 'release-elsewhere', 'translation', 'suggestions', 'release-schedule-due'],
  ...['release-schedule', 'live-faults', 'states', 'release-instances'],
];

const each = {
  // As in the browser: a busy machine may be late once; what fails twice is broken. Told by name at the end of `npm test`.
  retry: 1,
  // No promise, only the end of waiting: what promises a time measures it (lib/machine).
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const root = path.join(import.meta.dirname, '../..');

/** The API as callers meet it: the real application over HTTP, with a real PostgreSQL. */
export default defineConfig({
  root,
  test: {
    globalSetup: isSkipped ? [] : ['e2e/api/start.ts'],
    passWithNoTests: isSkipped,
    // Much of what is done here is waiting: for the application, for what falls due, for whoever was killed to be missed.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      // The service's modules are loaded once for all files of a worker.
      { root, test: { ...each, name: 'tillsammans', include: TESTS, exclude: [...MEASURING, ...QUIET], isolate: false } },
      { root, test: { ...each, name: 'ensam', include: isSkipped ? [] : MEASURING } },
      { root, test: { ...each, name: 'sist', include: isSkipped ? [] : QUIET, sequence: { groupOrder: 1 } } },
    ],
  },
});

import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const TESTS = [
  'dependency-rules.test.ts',
  'lib/**/*.test.{ts,tsx}',
  'components/**/*.test.{ts,tsx}',
  'prisma/**/*.test.ts',
  'scripts/**/*.test.ts',
  'e2e/readers/**/*.test.ts',
];

/** What takes longer than all the others together: texts made to be slow, a real PostgreSQL time after time, drawing, whole histories. */
const HEAVY = [
  'lib/attacks/**/*.test.ts',
  'lib/studio/embedded-database.test.ts',
  'lib/studio/read-plans.test.ts',
  'lib/backup/*.test.ts',
  'lib/newsroom-archive/*.test.ts',
  'lib/demo/pictures.test.ts',
  'lib/studio/copy-of-database.test.ts',
  'lib/store/{application-role,connections,migrate}.test.ts',
  'lib/blocks/long-lists.test.ts',
  'lib/adapters/media/picture-files.test.ts',
  'e2e/readers/what-readers-see.test.ts',
];

/** What puts something else in the place of a module, of the clock or of the browser: for everything in its process. To wait and to count is not that. */
const REPLACING = globSync(TESTS).filter((file) => /\bvi\.(?!waitFor\b|fn\b)\w+\(/.test(readFileSync(file, 'utf8')));

/** What asks a real PostgreSQL, in which each file has a database of its own. */
const ASKING = globSync(TESTS).filter((file) => /\bownDatabase\(\)/.test(readFileSync(file, 'utf8')));

/**
 * Most tests share a process, and what it has loaded: to load the same modules anew for each file takes as long as the tests.
 * `vitest run --project lätta --project databas --project ensamma` is all but the heavy ones.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: '100%',
    // A module that several projects load is made JavaScript of once, and not again until it has changed: by its own text, so that nothing old is met.
    experimental: { fsModuleCache: true },
    projects: [
      { extends: true, test: { name: 'lätta', include: TESTS, exclude: [...HEAVY, ...REPLACING, ...ASKING], isolate: false } },
      { extends: true, test: { name: 'databas', include: ASKING, isolate: false, globalSetup: ['e2e/database/shared-postgres.ts'] } },
      { extends: true, test: { name: 'ensamma', include: REPLACING, exclude: HEAVY } },
      { extends: true, test: { name: 'tunga', include: HEAVY } },
    ],
    // No promise, only the end of waiting: what promises a time measures it (lib/machine).
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['dependency-rules.test.ts', 'lib/**/*.test.{ts,tsx}', 'components/**/*.test.{ts,tsx}', 'prisma/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});

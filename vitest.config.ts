import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['lib/**/*.test.{ts,tsx}', 'components/**/*.test.{ts,tsx}', 'prisma/**/*.test.ts'],
    maxWorkers: '100%',
    testTimeout: 20_000,
  },
});

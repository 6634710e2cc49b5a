import { expect, test } from 'vitest';
import { readEnvironment } from '#lib/config/environment.ts';

const read = (STUDIO_PROXY: string) => readEnvironment({ NODE_ENV: 'test', STUDIO_SECRET: 'x'.repeat(32), STUDIO_PROXY }).proxies;

test.each([
  ['', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['9', 9],
])('STUDIO_PROXY=%s believes %i proxies', (given, proxies) => {
  expect(read(given)).toBe(proxies);
});

test.each(['ja', 'true', '-1', '1.5', '10', '1,2', ' 1', '127.0.0.1'])('STUDIO_PROXY=%s refuses the start', (given) => {
  expect(() => read(given)).toThrow('STUDIO_PROXY ska vara hur många proxyer som står framför Studio, 0 till 9');
});

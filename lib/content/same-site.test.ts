import { expect, test } from 'vitest';
import { isSameSite } from '#lib/content/same-site.ts';

test.each([
  ['https://tidningen.se', 'http://Tidningen.se/', true],
  ['https://tidningen.se/blogg/', 'https://tidningen.se/blogg', true],
  ['https://tidningen.se/blogg', 'https://tidningen.se', false],
  ['https://www.tidningen.se', 'https://tidningen.se', false],
  ['https://tidningen.se:8443', 'https://tidningen.se', false],
  ['', '', false],
  ['tidningen.se', 'tidningen.se', false],
])('%s and %s are one site: %s', (one, other, same) => {
  expect(isSameSite(one, other)).toBe(same);
});

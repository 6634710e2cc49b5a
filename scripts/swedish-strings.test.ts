import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import swedishStrings from './swedish-strings.mjs';

const WORDS = globSync('node_modules/{react-aria,react-aria-components,react-stately}/dist/**/intlStrings.mjs');

test('React Aria has words in several rooms', () => {
  expect(WORDS.length).toBeGreaterThan(10);
});

test.each(WORDS)('of %s the Swedish words are left', (file) => {
  expect(swedishStrings(readFileSync(file, 'utf8'))).toMatch(
    /^import swedish from "\.[^"]+\/sv-SE\.mjs";\nexport default \{ 'sv-SE': swedish, 'en-US': swedish \};\n$/,
  );
});

test('words that are kept in another way end the build', () => {
  expect(() => swedishStrings('export default {};')).toThrow('React Aria');
});

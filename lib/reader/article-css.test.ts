import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const styles = globSync('lib/blocks/*/site.css', { cwd: root });

test('the style of every block is part of the reader style', () => {
  const css = readFileSync(join(root, 'lib/reader/article.css'), 'utf8');
  expect(styles.length).toBeGreaterThan(0);
  for (const path of styles) expect(css).toContain(`@import "${path.replace('lib/', '../')}";`);
});

test('no rule of it reaches outside an article', () => {
  const selectors = [...styles, 'lib/reader/article-text.css', 'lib/reader/article-head.css'].flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .split(/[{}]/)
      .map((part) => part.trim())
      .filter((part) => part !== '' && !part.startsWith('@') && !part.includes(';')),
  );
  expect(selectors.length).toBeGreaterThan(20);
  for (const selector of selectors) {
    for (const one of selector.split(/,(?![^(]*\))/)) expect(one.trim()).toMatch(/^\.artikel/);
  }
});

test('nothing of it follows the screen of the reader in a page that is not our own: its background does not', () => {
  for (const path of [...styles, 'lib/reader/article-text.css', 'lib/reader/article-head.css']) {
    const dark = readFileSync(join(root, path), 'utf8').match(/@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n\}/g) ?? [];
    for (const rules of dark) expect([path, rules.match(/\.artikel(?!-hel)\b(?!-)/g)]).toEqual([path, null]);
  }
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Everything a page may leave in a browser for whoever comes next, or tell its other pages past own-storage.ts. */
const LEFT_BEHIND =
  /\b(localStorage|sessionStorage|indexedDB|BroadcastChannel|SharedWorker|cookieStore|serviceWorker|CacheStorage|document\.cookie|window\.name|navigator\.storage|showSaveFilePicker)\b|\bcaches[.[]|beforeunload/;

const ALLOWED: Record<string, RegExp> = {
  'components/studio/storage/own-storage.ts': /\blocalStorage\b/,
  // Asking before a page is left goes with what it would lose.
  'components/studio/storage/unsaved-here.ts': /beforeunload/,
  // Light or dark is a matter of the screen, not of the person.
  'components/studio/shell/theme.ts': /document\.cookie/,
  // Of readers, who log in nowhere: what they have answered about ads.
  'lib/reader/ads/choice.ts': /\blocalStorage\b/,
  // And when they last read an article, where the newsroom marks what has changed since (docs/decisions/changed-since.md).
  'lib/reader/since/since.ts': /\blocalStorage\b/,
  // The windows of a browser share a line; what is told over it says that something has changed, and stays nowhere.
  'components/studio/news/news-line.ts': /\bBroadcastChannel\b/,
};

const code = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('nothing but own-storage.ts touches what a browser keeps', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] });
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    code(readFileSync(file, 'utf8'))
      .split('\n')
      .filter((line) => LEFT_BEHIND.test(line) && !ALLOWED[file]?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

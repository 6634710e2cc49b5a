import { expect, test } from 'vitest';
import { partsOfTheme } from '#lib/contract/theme-parts.ts';

test('a theme shows what was chosen for it, and any other what was chosen for all', () => {
  const chosen = { temadelar: ['rubrik'], teman: [{ tema: 'klassiskt', delar: [] }] } as const;
  expect(['klassiskt', 'twentytwentyfive', ''].map((tema) => partsOfTheme(chosen, tema))).toEqual([[], ['rubrik'], ['rubrik']]);
});

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { subsetFonts } from './subset-fonts.ts';

test('the fonts of the repository are what their rules say: run node scripts/subset-fonts.ts after a change', async () => {
  const made = await subsetFonts();
  expect(made.map(({ file }) => file).sort()).toEqual((await readdir('lib/reader/fonts')).map((name) => `lib/reader/fonts/${name}`).sort());
  for (const { file, bytes } of made) expect((await readFile(file)).equals(bytes), file).toBe(true);
});

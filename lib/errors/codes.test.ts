import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FAULTS } from '#lib/errors/codes.ts';

/** The source of everything that may refuse. */
async function sources(): Promise<string> {
  const entries = await readdir('lib', { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== 'codes.ts');
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')))).join('\n');
}

test('every code in the table is one that something refuses with', async () => {
  const source = await sources();
  expect(Object.keys(FAULTS).filter((kod) => !source.includes(`'${kod}'`))).toEqual([]);
});

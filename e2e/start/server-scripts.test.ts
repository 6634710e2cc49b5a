import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What the server holds of itself for as long as it runs: 12 MB more, were one character in it wider than a byte. */
const LARGE = 200_000;

test.each(['.next/server/chunks', '.next/standalone/.next/server/chunks'])(
  'the large scripts of %s have a byte a character',
  async (folder) => {
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const sources = await Promise.all(scripts.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const));
    const large = sources.filter(([, source]) => source.length >= LARGE);
    expect(Math.max(...large.map(([, source]) => source.length))).toBeGreaterThan(5_000_000);
    expect(large.filter(([, source]) => /[\u0100-\uffff]/.test(source)).map(([name]) => name)).toEqual([]);
  },
);

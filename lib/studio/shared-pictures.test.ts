import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { picturesNotice } from '#lib/studio/shared-pictures.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-bilder-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A newsroom's settings, of which one can be made once. */
function newsroom() {
  const made = new Map<string, unknown>();
  const settings = {
    get: async (nyckel: string) => made.get(nyckel),
    async follow(nyckel: string, _: number, varde: unknown) {
      if (made.has(nyckel)) return undefined;
      made.set(nyckel, varde);
      return 1;
    },
  };
  return (folder: string) =>
    picturesNotice({
      settings,
      pictures: new FolderFiles(path.join(root, folder)),
      newId: randomUUID,
      now: () => new Date('2026-11-22T12:00:00Z'),
    });
}

test('instances with one folder have nothing to be told, at any start', async () => {
  const start = newsroom();
  expect([await start('a'), await start('a'), await start('a')]).toEqual([undefined, undefined, undefined]);
});

test('one that has another folder is told so at every start, until it has the same', async () => {
  const start = newsroom();
  await start('a');
  expect(await start('b')).toMatch(/b, är inte den som redaktionens andra instanser har/);
  expect(await start('b')).toContain('Ge alla samma plats');
  expect(await start('a')).toBeUndefined();
  await rm(path.join(root, 'b'), { recursive: true, force: true });
  await cp(path.join(root, 'a'), path.join(root, 'b'), { recursive: true });
  expect(await start('b')).toBeUndefined();
});

test('of several that start a newsroom at once all are content with one folder, and one with two', async () => {
  const start = newsroom();
  expect(await Promise.all([start('a'), start('a'), start('a'), start('a')])).toEqual([undefined, undefined, undefined, undefined]);
  const other = newsroom();
  const told = await Promise.all([other('c'), other('d')]);
  expect(told.filter((notice) => notice === undefined)).toHaveLength(1);
});

test('the folder of another newsroom is not this one’s', async () => {
  await newsroom()('a');
  const start = newsroom();
  await start('b');
  expect(await start('a')).toContain('är inte den');
});

test('a folder that cannot be one is told of, and stops nothing', async () => {
  await writeFile(path.join(root, 'fil'), '');
  expect(await newsroom()('fil/bilder')).toMatch(/går inte att använda: /);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';

/** What was asked of the disk, in its order: nothing else can be seen of it while the machine has its power. */
const asked = vi.hoisted((): string[] => []);

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const base = (place: unknown) => String(place).split('/').at(-1) ?? '';
  return {
    ...real,
    writeFile: (...told: Parameters<typeof real.writeFile>) => {
      asked.push(`${base(told[0])} ${JSON.stringify(told[2])}`);
      return real.writeFile(...told);
    },
    rename: (from: string, to: string) => {
      asked.push(`${base(from)} -> ${base(to)}`);
      return real.rename(from, to);
    },
    open: async (place: string, ...rest: [string?]) => {
      const handle = await real.open(place, ...rest);
      const sync = () => {
        asked.push(`sync ${base(place)}`);
        return real.stat(place).then(() => undefined);
      };
      return Object.assign(handle, { sync });
    },
  };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a picture is on the disk, and its names are, before whoever stored it is told that it is kept', async () => {
  const id = '019a9f00-1111-7222-8333-444455556666';
  await new FolderFiles(folder).keep(id, async (put) => {
    await put('320', Buffer.from('smal'));
    await put('640', Buffer.from('bred'));
  });
  const [small, large, ...rest] = asked;
  expect([small, large]).toEqual(['320 {"flush":true}', '640 {"flush":true}']);
  expect(rest).toEqual([`sync ${id}.ny`, `${id}.ny -> ${id}`, expect.stringMatching(/^sync /)]);
});

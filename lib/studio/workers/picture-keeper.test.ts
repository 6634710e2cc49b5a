import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { MovingFiles } from '#lib/adapters/media/moving-files.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { pictureFolder } from '#lib/adapters/media/picture-place.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { keepPictures } from '#lib/studio/workers/picture-keeper.ts';

const KNOWN = '019a9f00-1111-7222-8333-444455556666';
const FORGOTTEN = '019a9f00-1111-7222-8333-444455557777';
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-bildordning-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const folderOf = (name: string) => path.join(root, name);
const files = (name: string) => new FolderFiles(folderOf(name));

async function keep(place: PictureFiles, id: string): Promise<void> {
  await place.keep(id, (put) => put('320', Buffer.from('bild')));
}

async function idsIn(place: PictureFiles): Promise<string[]> {
  return (await Array.fromAsync(place.all())).map(({ id }) => id).toSorted();
}

/** A newsroom that knows one picture and a mark. */
async function round(pictures: PictureFiles, { mark = 'vår', isFree = true } = {}): Promise<void> {
  const kernel = {
    pictures,
    store: {
      settings: { get: async () => mark },
      media: { knownFiles: async (names: readonly string[]) => new Set(names.filter((name) => name === KNOWN)) },
    },
    tidying: { tryToTake: async () => isFree, letGo: async () => {} },
    now: () => new Date(),
    log: { info: () => {}, error: () => {} },
  };
  // A round asks no more of a kernel than this.
  await keepPictures(kernel as unknown as Kernel, new AbortController().signal);
}

async function placeWithForgotten(mark: string): Promise<FolderFiles> {
  const place = files('bilder');
  await place.putMark(mark);
  for (const id of [KNOWN, FORGOTTEN]) await keep(place, id);
  for (const id of [KNOWN, FORGOTTEN]) await utimes(pictureFolder(folderOf('bilder'), id), LONG_AGO, LONG_AGO);
  return place;
}

test('what has long belonged to no picture is removed, and nothing else', async () => {
  const place = await placeWithForgotten('vår');
  await round(place);
  expect(await idsIn(place)).toEqual([KNOWN]);
});

test('what came a moment ago may be an upload under way', async () => {
  const place = files('bilder');
  await place.putMark('vår');
  await keep(place, FORGOTTEN);
  await round(place);
  expect(await idsIn(place)).toEqual([FORGOTTEN]);
});

test.each([
  ['in a place of another newsroom', { mark: 'en annans' }],
  ['while another instance does it', { isFree: false }],
])('nothing is removed %s', async (_, how) => {
  const place = await placeWithForgotten('vår');
  await round(place, how);
  expect(await idsIn(place)).toEqual([KNOWN, FORGOTTEN]);
});

test('all pictures move, with the mark, and a second round has nothing to do', async () => {
  const moving = new MovingFiles(files('gammal'), files('ny'));
  await moving.from.putMark('vår');
  for (const id of [KNOWN, FORGOTTEN]) await keep(moving.from, id);
  await round(moving);
  await round(moving);
  expect([await idsIn(moving.from), await moving.from.mark()]).toEqual([[], undefined]);
  expect([await idsIn(moving.to), await moving.to.mark()]).toEqual([[KNOWN, FORGOTTEN], 'vår']);
});

test('nothing moves to a place of another newsroom', async () => {
  const moving = new MovingFiles(files('gammal'), files('ny'));
  await moving.from.putMark('vår');
  await moving.to.putMark('en annans');
  await keep(moving.from, KNOWN);
  await expect(round(moving)).rejects.toThrow('en annan redaktions bilder');
  expect(await idsIn(moving.from)).toEqual([KNOWN]);
});

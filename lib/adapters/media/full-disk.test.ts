import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { picturesIn } from '#lib/adapters/media/pictures-in.ts';
import { NoRoom } from '#lib/errors/no-room.ts';

// The one thing a test cannot do for real: a disk of its own that is full.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

const ID = '019a9f00-1111-7222-8333-444455556666';
const failing = (code: string) => Object.assign(new Error(`${code}: write`), { code });

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
  'a picture that cannot be written (%s) is refused for want of room, and leaves nothing behind',
  async (code) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'studio-full-'));
    const media = picturesIn(new FolderFiles(folder));
    const bytes = await sharp({ create: { width: 700, height: 30, channels: 3, background: '#c86428' } })
      .jpeg()
      .toBuffer();
    vi.mocked(writeFile).mockRejectedValueOnce(failing(code));
    await expect(media.store(ID, bytes)).rejects.toBeInstanceOf(NoRoom);
    const left = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    expect(await media.read(ID, 320)).toBeUndefined();
    await media.store(ID, bytes);
    vi.mocked(writeFile).mockRejectedValueOnce(failing(code));
    await expect(media.readShared(ID, 50)).rejects.toBeInstanceOf(NoRoom);
    expect(await media.readShared(ID, 50)).toBeDefined();
    await rm(folder, { recursive: true, force: true });
  },
);

test('after what could not be written nothing more is, so that none of it comes into what is cleared up', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-full-'));
  vi.mocked(writeFile).mockClear().mockRejectedValueOnce(failing('ENOSPC'));
  const bytes = await sharp({ create: { width: 700, height: 30, channels: 3, background: '#c86428' } })
    .jpeg()
    .toBuffer();
  await expect(picturesIn(new FolderFiles(folder)).store(ID, bytes)).rejects.toBeInstanceOf(NoRoom);
  expect(writeFile).toHaveBeenCalledOnce();
  await rm(folder, { recursive: true, force: true });
});

test('a reader gets the nearest of what there is no room to keep', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-full-'));
  const media = picturesIn(new FolderFiles(folder));
  const bytes = await sharp({ create: { width: 700, height: 30, channels: 3, background: '#c86428' } })
    .jpeg()
    .toBuffer();
  await media.store(ID, bytes);
  vi.mocked(writeFile).mockRejectedValueOnce(failing('ENOSPC'));
  const wanted = { typ: 'webp', bredd: 640, beskuren: null } as const;
  expect(await media.readMade(ID, wanted)).toEqual({ bytes: await media.read(ID, 640), exakt: false });
  expect((await media.readMade(ID, wanted))?.exakt).toBe(true);
  await rm(folder, { recursive: true, force: true });
});

test('another failure is what it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-full-'));
  vi.mocked(writeFile).mockRejectedValueOnce(failing('EACCES'));
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await expect(picturesIn(new FolderFiles(folder)).store(ID, bytes)).rejects.toMatchObject({ code: 'EACCES' });
  await rm(folder, { recursive: true, force: true });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { picturesIn } from '#lib/adapters/media/pictures-in.ts';

const ID = '019a9f00-1111-7222-8333-444455556666';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Red to the left, green in the middle, blue to the right. */
async function stripes(bredd: number, hojd: number, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const third = Math.floor(bredd / 3);
  const stripe = (left: number, background: string) => ({
    input: { create: { width: third, height: hojd, channels: 3 as const, background } },
    left,
    top: 0,
  });
  return sharp({ create: { width: bredd, height: hojd, channels: 3, background: '#00ff00' } })
    .composite([stripe(0, '#ff0000'), stripe(bredd - third, '#0000ff')])
    .toFormat(format)
    .toBuffer();
}

async function middleOf(bytes: Uint8Array | undefined) {
  if (bytes === undefined) throw new Error('there is no such picture');
  const { width, height, format } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes)
    .extract({ left: Math.floor(width / 2) - 5, top: Math.floor(height / 2) - 5, width: 10, height: 10 })
    .stats();
  const { r, g, b } = dominant;
  const colour = r > g && r > b ? 'red' : g > b ? 'green' : 'blue';
  return { width, height, format, colour };
}

describe('a picture as shared links show it', () => {
  test('is cropped to the place asked for', async () => {
    const media = picturesIn(new FolderFiles(folder));
    await media.store(ID, await stripes(2400, 500));
    const seen = await Promise.all([0, 50, 100].map(async (lage) => middleOf(await media.readShared(ID, lage))));
    expect(seen.map(({ colour }) => colour)).toEqual(['red', 'green', 'blue']);
    for (const { width, height, format } of seen) expect([width, height, format]).toEqual([952, 500, 'jpeg']);
  });

  test('is 1200 × 630 of a large one', async () => {
    const media = picturesIn(new FolderFiles(folder));
    await media.store(ID, await stripes(2400, 2400, 'png'));
    expect(await middleOf(await media.readShared(ID, 50))).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  });

  test('is made once, and anew when the picture is replaced', async () => {
    const media = picturesIn(new FolderFiles(folder));
    await media.store(ID, await stripes(2400, 500));
    const [first, meanwhile] = await Promise.all([media.readShared(ID, 0), media.readShared(ID, 0)]);
    expect(meanwhile).toBe(first);
    expect(await picturesIn(new FolderFiles(folder)).readShared(ID, 0)).toEqual(first);
    await media.store(
      ID,
      await sharp(await stripes(2400, 500))
        .flop()
        .toBuffer(),
    );
    expect((await middleOf(await media.readShared(ID, 0))).colour).toBe('blue');
  });

  test('there is none of a picture that there is not', async () => {
    expect(await picturesIn(new FolderFiles(folder)).readShared(ID.replaceAll('1', '2'), 0)).toBeUndefined();
  });
});

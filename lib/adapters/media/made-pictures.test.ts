import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { MADE, pictureFolder } from '#lib/adapters/media/picture-place.ts';
import { picturesIn } from '#lib/adapters/media/pictures-in.ts';
import type { MadePicture, MediaPort } from '#lib/adapters/media/port.ts';

const ID = '019a9f00-1111-7222-8333-444455556666';
let folder: string;
let media: MediaPort;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-made-'));
  media = picturesIn(new FolderFiles(folder));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Red to the left, green in the middle, blue to the right. */
async function stripes(bredd: number, hojd: number, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> {
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

async function moving(): Promise<Buffer> {
  const pixels = Buffer.alloc(400 * 300 * 3 * 3);
  for (let frame = 0; frame < 3; frame++) pixels.fill(frame * 80, frame * 360_000, (frame + 1) * 360_000);
  return sharp(pixels, { raw: { width: 400, height: 900, channels: 3, pageHeight: 300 } })
    .gif()
    .toBuffer();
}

const whole = (bredd: number, typ: MadePicture['typ'] = 'avif'): MadePicture => ({ typ, bredd, beskuren: null });
const crop = (bredd: number, form: '1x1' | '16x9' | '4x5', lage: number): MadePicture => ({ typ: 'webp', bredd, beskuren: { form, lage } });
const madeFiles = async () => (await readdir(path.join(pictureFolder(folder, ID), MADE)).catch(() => [])).toSorted();

async function seen(wanted: MadePicture) {
  const made = await media.readMade(ID, wanted);
  if (made === undefined) return undefined;
  const { format, compression, width, height } = await sharp(made.bytes).metadata();
  const { r, g, b } = (await sharp(made.bytes).stats()).dominant;
  return { format: compression === 'av1' ? 'avif' : format, width, height, colour: r > g && r > b ? 'red' : g > b ? 'green' : 'blue' };
}

describe('a picture in another type', () => {
  test('is made in the widths that it is kept in, when somebody asks, and kept', async () => {
    await media.store(ID, await stripes(1000, 500));
    expect(await madeFiles()).toEqual([]);
    expect(await seen(whole(640))).toMatchObject({ format: 'avif', width: 640, height: 320 });
    expect(await seen(whole(1000, 'webp'))).toMatchObject({ format: 'webp', width: 1000, height: 500 });
    expect(await madeFiles()).toEqual(['1000.webp', '640.avif']);
    const { bytes } = (await media.readMade(ID, whole(640))) ?? {};
    expect((await picturesIn(new FolderFiles(folder)).readMade(ID, whole(640)))?.bytes).toEqual(bytes);
  });

  test('is what it is kept as, where it came in that type', async () => {
    await media.store(ID, await stripes(700, 300, 'webp'));
    expect((await media.readMade(ID, whole(640, 'webp')))?.bytes).toEqual(await media.read(ID, 640));
    expect(await madeFiles()).toEqual([]);
  });

  test('is in no other width, of no picture that moves, and of none that there is not', async () => {
    await media.store(ID, await stripes(2400, 500));
    for (const bredd of [1, 641, 2400, 99_999]) expect(await media.readMade(ID, whole(bredd)), String(bredd)).toBeUndefined();
    expect(await media.readMade(ID.replaceAll('1', '2'), whole(640))).toBeUndefined();
    expect(await media.readMade(ID.replaceAll('1', '2'), crop(640, '1x1', 50))).toBeUndefined();
    await media.store(ID, await moving());
    expect(await media.readMade(ID, whole(400))).toBeUndefined();
    expect(await readdir(folder)).toEqual([ID.slice(-2)]);
  });
});

describe('a picture in a shape', () => {
  test('shows the part at that place', async () => {
    await media.store(ID, await stripes(2400, 600));
    const crops = await Promise.all([0, 50, 100].map((lage) => seen(crop(320, '1x1', lage))));
    expect(crops.map((one) => one?.colour)).toEqual(['red', 'green', 'blue']);
    for (const one of crops) expect([one?.format, one?.width, one?.height]).toEqual(['webp', 320, 320]);
    expect(await seen(crop(640, '16x9', 50))).toMatchObject({ width: 640, height: 360 });
  });

  test('is never enlarged', async () => {
    await media.store(ID, await stripes(300, 300));
    expect(await seen(crop(1280, '4x5', 50))).toMatchObject({ width: 240, height: 300 });
  });

  test('stands still where the picture moves', async () => {
    await media.store(ID, await moving());
    const made = await media.readMade(ID, crop(320, '1x1', 50));
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 300 });
    expect((await sharp(made?.bytes).metadata()).pages ?? 1).toBe(1);
  });

  test('is in no width that no list asks for', async () => {
    await media.store(ID, await stripes(2400, 600));
    for (const bredd of [321, 1920]) expect(await media.readMade(ID, crop(bredd, '1x1', 50))).toBeUndefined();
  });
});

describe('what is made', () => {
  test('is made once, however many ask at once', async () => {
    await media.store(ID, await stripes(1000, 500));
    const made = await Promise.all(Array.from({ length: 10 }, () => media.readMade(ID, whole(640))));
    expect(new Set(made.map((one) => one?.bytes)).size).toBe(1);
    expect(made[0]?.exakt).toBe(true);
  });

  test('is gone when the picture is replaced or forgotten', async () => {
    await media.store(ID, await stripes(1000, 500));
    await seen(whole(640));
    await media.store(ID, await stripes(800, 500));
    expect(await madeFiles()).toEqual([]);
    expect(await media.readMade(ID, whole(1000))).toBeUndefined();
    await seen(whole(640));
    await media.remove(ID);
    expect(await media.readMade(ID, whole(640))).toBeUndefined();
    expect(await readdir(path.join(folder, ID.slice(-2)))).toEqual([]);
  });

  test('is no more than some files of one picture, whatever anybody asks for', async () => {
    await media.store(ID, await stripes(400, 400));
    const place = path.join(pictureFolder(folder, ID), MADE);
    await mkdir(place);
    for (let n = 0; n < 130; n++) {
      await writeFile(path.join(place, `1x1-${n}-320.avif`), 'x');
      await utimes(path.join(place, `1x1-${n}-320.avif`), n, n);
    }
    await seen(whole(320));
    const left = await madeFiles();
    expect(left.length).toBeLessThanOrEqual(100);
    // Those that were made last are left.
    expect(left).toEqual(expect.arrayContaining(['320.avif', '1x1-129-320.avif']));
    expect(left).not.toContain('1x1-0-320.avif');
  });

  test('that was broken off by a kill is never shown, and swept', async () => {
    await media.store(ID, await stripes(1000, 500));
    const place = path.join(pictureFolder(folder, ID), MADE);
    await mkdir(place);
    await writeFile(path.join(place, '.640.avif.half'), 'half');
    await writeFile(path.join(place, '.320.avif.now'), 'half');
    await utimes(path.join(place, '.640.avif.half'), 1, 1);
    expect(await seen(whole(640))).toMatchObject({ width: 640 });
    expect(await madeFiles()).toEqual(['.320.avif.now', '640.avif']);
  });
});

describe('when it cannot be made now', () => {
  /** A media port whose every place is taken, and stays so. */
  async function busy(): Promise<MediaPort> {
    const stuck = picturesIn(new FolderFiles(folder), undefined, { platser: 0, vantande: 2, talamodMs: 30 });
    await media.store(ID, await stripes(2400, 600));
    return stuck;
  }

  test('whoever has waited long enough gets the nearest that is kept, and is told so', async () => {
    const stuck = await busy();
    expect(await stuck.readMade(ID, whole(640))).toEqual({ bytes: await media.read(ID, 640), exakt: false });
    expect(await stuck.readMade(ID, crop(640, '1x1', 50))).toEqual({ bytes: await media.read(ID, 640), exakt: false });
    const made = await media.readMade(ID, crop(320, '1x1', 50));
    expect(await stuck.readMade(ID, crop(960, '1x1', 50))).toEqual({ bytes: made?.bytes, exakt: false });
    expect(await stuck.readMade(ID, crop(320, '1x1', 50))).toEqual({ bytes: made?.bytes, exakt: true });
  });

  test('when too many wait nobody else does', async () => {
    const stuck = await busy();
    const waiting = [stuck.readMade(ID, whole(320)), stuck.readMade(ID, whole(640))];
    await new Promise((resolve) => setTimeout(resolve, 10));
    const answered: string[] = [];
    const noted = waiting.map((one) => one.then(() => answered.push('who waits')));
    expect((await stuck.readMade(ID, whole(960)))?.exakt).toBe(false);
    answered.push('who comes late');
    await Promise.all(noted);
    expect(answered[0]).toBe('who comes late');
  });
});

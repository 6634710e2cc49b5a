import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePicture } from '#lib/adapters/media/encode-picture.ts';

/* Files that are pictures, and not as a browser's camera makes them. */

const WIDTH = 60;
const HEIGHT = 30;

/** Red at the top to the left, green to the right, blue at the bottom to the left, white to the right. */
function fourCorners(): Sharp {
  const half = { width: WIDTH / 2, height: HEIGHT / 2, channels: 3 as const };
  const corner = (left: number, top: number, background: string) => ({ input: { create: { ...half, background } }, left, top });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' } }).composite([
    corner(0, 0, '#ff0000'),
    corner(WIDTH / 2, 0, '#00ff00'),
    corner(0, HEIGHT / 2, '#0000ff'),
  ]);
}

/** The colours of the corners as somebody sees them, row by row, by their first letters. */
async function seen(bytes: Uint8Array): Promise<{ corners: string; width: number; height: number }> {
  const { data, info } = await sharp(bytes).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const place = (y * info.width + x) * info.channels;
    const [r = 0, g = 0, b = 0] = data.subarray(place, place + 3);
    if (Math.min(r, g, b) > 160) return 'v';
    return r > g && r > b ? 'r' : g > b ? 'g' : 'b';
  };
  const [left, right, top, bottom] = [4, info.width - 5, 4, info.height - 5];
  const corners = [at(left, top), at(right, top), at(left, bottom), at(right, bottom)].join('');
  return { corners, width: info.width, height: info.height };
}

/** How the stored pixels of each orientation of EXIF (2.32, 4.6.4) come from the upright picture: turned clockwise by so much, mirrored first. */
const STORED: Record<number, { turned: number; mirrored: boolean }> = {
  1: { turned: 0, mirrored: false },
  2: { turned: 0, mirrored: true },
  3: { turned: 180, mirrored: false },
  4: { turned: 180, mirrored: true },
  5: { turned: 270, mirrored: true },
  6: { turned: 270, mirrored: false },
  7: { turned: 90, mirrored: true },
  8: { turned: 90, mirrored: false },
};

describe('a picture that was taken with the camera held', () => {
  test.each(Object.entries(STORED))('as orientation %s says is upright', async (orientation, { turned, mirrored }) => {
    const upright = await fourCorners().png().toBuffer();
    const flopped = await sharp(upright).flop(mirrored).png().toBuffer();
    const stored = await sharp(flopped)
      .rotate(turned)
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: Number(orientation) })
      .toBuffer();
    const { original, prepared } = await decodePicture(stored);
    expect(await seen(original)).toEqual({ corners: 'rgbv', width: WIDTH, height: HEIGHT });
    expect([prepared.bredd, prepared.hojd, (await sharp(original).metadata()).orientation]).toEqual([WIDTH, HEIGHT, undefined]);
  });
});

describe('a picture made for something else than a screen', () => {
  test('in the four colours of a press is what it looks like on a screen', async () => {
    const press = await fourCorners().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(press).metadata()).space).toBe('cmyk');
    const { original, prepared } = await decodePicture(press);
    expect(prepared.typ).toBe('image/jpeg');
    expect((await sharp(original).metadata()).space).toBe('srgb');
    expect((await seen(original)).corners).toBe('rgbv');
  });

  test('with sixteen bits of each colour has eight', async () => {
    const deep = await fourCorners().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const { original } = await decodePicture(deep);
    expect((await sharp(original).metadata()).depth).toBe('uchar');
    expect((await seen(original)).corners).toBe('rgbv');
  });

  test('in grey stays so', async () => {
    const { original } = await decodePicture(await fourCorners().greyscale().jpeg().toBuffer());
    expect(await seen(original)).toMatchObject({ width: WIDTH, height: HEIGHT });
  });
});

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['an archive', Buffer.from([0x50, 0x4b, 0x03, 0x04, ...new Array(60).fill(1), 0x50, 0x4b, 0x05, 0x06])],
  ['a script before the end', Buffer.from('*/=alert(1);/*')],
])('of a picture with %s behind it nothing but the picture is kept', async (_, behind) => {
  const jpeg = await fourCorners().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
  const { original, inWidth } = await decodePicture(Buffer.concat([jpeg, behind]));
  for (const kept of [Buffer.from(original), await inWidth(20)]) {
    expect(kept.includes(behind)).toBe(false);
    expect(kept.includes('alert')).toBe(false);
  }
  expect((await seen(original)).corners).toBe('rgbv');
});

test('what a picture says in its comments is not kept', async () => {
  const jpeg = await fourCorners().jpeg().toBuffer();
  const words = Buffer.from('<?php system($_GET[0]); ?>');
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
  const { original } = await decodePicture(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
  expect(Buffer.from(original).includes('<?php')).toBe(false);
});

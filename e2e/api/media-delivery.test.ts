import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { as } from './newsroom/people.ts';
import { file, picture } from './newsroom/pictures.ts';

interface Uploaded {
  id: string;
  src: string;
  farg: string | null;
}

async function uploaded(bytes: Uint8Array, name = 'bild.jpg', typ = 'image/jpeg'): Promise<Uploaded> {
  const { status, body } = await (await as('chefredaktor')).form('/media', [file(bytes, name, typ)]);
  expect(status).toBe(201);
  return body.media;
}

const read = (path: string, init: RequestInit = {}) => fetch(`${inject('studio').url}${path}`, { redirect: 'manual', ...init });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const folderOf = ({ src }: Uploaded) => src.slice(0, src.lastIndexOf('/'));

describe('what readers get of a picture', () => {
  let media: Uploaded;
  beforeAll(async () => {
    media = await uploaded(await picture('jpeg', 2_000, 1_000));
  });

  test.each([
    ['640.avif', 'image/avif', 640, 320],
    ['1920.webp', 'image/webp', 1920, 960],
    ['16x9-50-960.avif', 'image/avif', 960, 540],
    ['4x3-0-640.webp', 'image/webp', 640, 480],
    ['1x1-100-320.webp', 'image/webp', 320, 320],
    ['4x5-35-640.avif', 'image/avif', 640, 800],
  ])('%s is made when it is asked for, and is for ever', async (name, type, bredd, hojd) => {
    const path = `${folderOf(media)}/${name}`;
    const answer = await read(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = await bytesOf(answer);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: bredd, height: hojd });
    const etag = answer.headers.get('etag') ?? '';
    expect((await read(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await read(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([200, String(bytes.length), etag]);
    const part = await read(path, { headers: { Range: 'bytes=4-11', 'If-Range': etag } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-11/${bytes.length}`]);
    expect(await bytesOf(part)).toEqual(bytes.subarray(4, 12));
    expect((await read(path, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416);
    expect((await read(path, { headers: { Range: 'bytes=9-3' } })).status).toBe(200);
  });

  test.each([
    '641.avif',
    '2000.avif',
    '99999.webp',
    '3x2-50-640.webp',
    '16x9-51-640.webp',
    '16x9-50-641.webp',
    '16x9-50-640.jpg',
    '640.svg',
  ])('%s is not there', async (name) => {
    expect((await read(`${folderOf(media)}/${name}`)).status).toBe(404);
  });

  test('ten who ask at once get the same', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(`${folderOf(media)}/1280.avif`)));
    const bytes = await Promise.all(answers.map(bytesOf));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bytes.map((one) => one.toString('base64'))).size).toBe(1);
  });

  test('whoever has the address of a file that was replaced is led to the same of the new one', async () => {
    const before = await uploaded(await picture('jpeg', 1_500, 900));
    const wanted = ['640.avif', '1500.avif', '16x9-50-640.webp'];
    for (const name of wanted) expect((await read(`${folderOf(before)}/${name}`)).status, name).toBe(200);
    const chief = await as('chefredaktor');
    const { body } = await chief.form(
      `/media/${before.id}/fil`,
      [file(await picture('png', 1_300, 700), 'ny.png', 'image/png')],
      {},
      'PUT',
    );
    const now = folderOf(body.media);
    expect(now).not.toBe(folderOf(before));
    const led = await Promise.all(wanted.map((name) => read(`${folderOf(before)}/${name}`)));
    expect(led.map(({ status, headers }) => `${status} ${headers.get('location')}`)).toEqual([
      ...[`302 ${now}/640.avif`, `302 ${now}/1300.avif`, `302 ${now}/16x9-50-640.webp`],
    ]);
    for (const { headers } of led) expect((await read(headers.get('location') ?? '')).status).toBe(200);
  });

  test('a picture that is removed from the library is still shown in what was written with it', async () => {
    const { id, ...removed } = await uploaded(await picture('jpeg', 700, 500));
    expect((await (await as('chefredaktor')).delete(`/media/${id}`)).status).toBe(200);
    expect((await read(`${folderOf({ id, ...removed })}/640.webp`)).status).toBe(200);
  });

  test('a picture that moves is cropped as it stands', async () => {
    const pixels = Buffer.alloc(400 * 300 * 3 * 4);
    for (let frame = 0; frame < 4; frame++) pixels.fill(frame * 60, frame * 360_000, (frame + 1) * 360_000);
    const gif = await sharp(pixels, { raw: { width: 400, height: 1200, channels: 3, pageHeight: 300 } })
      .gif()
      .toBuffer();
    const moving = await uploaded(gif, 'rorlig.gif', 'image/gif');
    const crop = await bytesOf(await read(`${folderOf(moving)}/1x1-50-320.webp`));
    const { width, height, pages = 1 } = await sharp(crop).metadata();
    expect([width, height, pages]).toEqual([300, 300, 1]);
    expect((await read(`${folderOf(moving)}/400.webp`)).status).toBe(404);
  });
});

test('a picture’s colour is kept with it; one that can be seen through has none', async () => {
  const solid = (channels: 3 | 4, background: { r: number; g: number; b: number; alpha?: number }) =>
    sharp({ create: { width: 400, height: 300, channels, background } })
      .png()
      .toBuffer();
  expect((await uploaded(await solid(3, { r: 200, g: 100, b: 40 }), 'a.png', 'image/png')).farg).toBe('#c86428');
  expect((await uploaded(await solid(4, { r: 200, g: 100, b: 40, alpha: 0.5 }), 'b.png', 'image/png')).farg).toBeNull();
});

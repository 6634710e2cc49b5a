import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { readAnswer } from './newsroom/answer.ts';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { animation, file, picture, upload } from './newsroom/pictures.ts';

const skribent = await as('skribent');

async function bytesAt(src: string): Promise<Buffer> {
  const response = await fetch(`${inject('studio').url}${src}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says it has that size, with a body of nothing. */
function pngHead(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', deflateSync('')), pngChunk('IEND', Buffer.alloc(0))]);
}

/** A JPEG whose head says that it is so wide and so high (ITU-T T.81, B.2.2). */
function sizedAnew(jpeg: Buffer, side: number): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  return jpeg;
}

/** A picture that moves on a surface of that size, of which each of its small frames covers a corner: large when it is decoded, and made in no time. */
async function onLargeSurface(format: 'gif' | 'webp', frames: number, width: number, height: number): Promise<Buffer> {
  const bytes = await animation(frames, 8, 6, format);
  if (format === 'gif') {
    bytes.writeUInt16LE(width, 6);
    bytes.writeUInt16LE(height, 8);
    return bytes;
  }
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

describe('uploading', () => {
  test.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
    ['gif', 'gif'],
  ] as const)('takes %s, and tells what it has become', async (format, extension) => {
    const fil = file(await picture(format, 1_000, 500), `Å bilden.${extension}`, `image/${format}`);
    const { status, body } = await skribent.form('/media', [
      fil,
      { name: 'alt', value: 'En brygga' },
      { name: 'alt_en', value: 'A jetty' },
      { name: 'caption', value: 'Bryggan i kvällsljus' },
      { name: 'kredit', value: 'Lena Öberg' },
    ]);
    expect(status).toBe(201);
    const { id } = body.media;
    expect(body.media).toEqual({
      id,
      src: `/media/${id}/1000.${extension}`,
      filnamn: `Å bilden.${extension}`,
      typ: `image/${format}`,
      bredd: 1_000,
      hojd: 500,
      byte: expect.any(Number),
      varianter: [320, 640, 960, 1_000].map((bredd) => ({ bredd, src: `/media/${id}/${bredd}.${extension}` })),
      alt: { sv: 'En brygga', en: 'A jetty' },
      caption: 'Bryggan i kvällsljus',
      caption_en: '',
      kredit: 'Lena Öberg',
      nyckelord: [],
      stilla: null,
      farg: expect.stringMatching(/^#[0-9a-f]{6}$/),
      fokus: null,
      rattigheter: null,
      av: expect.objectContaining({ id: skribent.id }),
      skapad: expect.any(String),
    });
    for (const { bredd, src } of body.media.varianter) {
      const { format: kept, compression, width } = await sharp(await bytesAt(src)).metadata();
      expect([kept === 'heif' && compression === 'av1' ? 'avif' : kept, width]).toEqual([format, bredd]);
    }
    expect((await skribent.get(`/media/${id}`)).body.media).toEqual(body.media);
  });

  test('leaves nothing of what the camera told, and turns the picture upright', async () => {
    const withPlace = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'green' } })
      .withExif({
        IFD0: { Make: 'Kameran', Copyright: 'Hemlig' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '18/1 4/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const { body } = await skribent.form('/media', [file(withPlace)]);
    expect(body.media).toMatchObject({ bredd: 40, hojd: 60 });
    const stored = await bytesAt(body.media.src);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    for (const secret of ['GPS', 'Kameran', 'Hemlig', 'Exif']) expect(stored.includes(secret)).toBe(false);
  });

  test('keeps nothing wider than any screen', async () => {
    const { body } = await skribent.form('/media', [file(await picture('jpeg', 3_000, 100))]);
    expect(body.media).toMatchObject({ bredd: 2_560, varianter: expect.arrayContaining([expect.objectContaining({ bredd: 1_920 })]) });
  });

  const HTML = Buffer.from('<html><script>alert(1)</script></html>');
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
  const TIFF = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .tiff()
    .toBuffer();

  test.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ['a page that calls itself a picture', HTML],
    ['a drawing that can hold a script', SVG],
    ['a format that is not taken', TIFF],
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hej')],
    ['zeros', Buffer.alloc(10_000)],
    ['the beginning of a JPEG', picture('jpeg', 400, 300).then((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['the beginning of a PNG', picture('png', 400, 300).then((bytes) => bytes.subarray(0, bytes.length - 40))],
    ['the beginning of a WebP', picture('webp', 400, 300).then((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['the beginning of an AVIF', picture('avif', 400, 300).then((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['the beginning of a GIF', picture('gif', 400, 300).then((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['the beginning of a GIF that moves', animation(20, 64, 48).then((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['the beginning of a WebP that moves', animation(20, 64, 48, 'webp').then((bytes) => bytes.subarray(0, bytes.length / 2))],
    ['the head of a PNG alone', pngHead(100, 100)],
    ['a JPEG with a page after its first bytes', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), HTML])],
  ])('refuses %s, and keeps nothing', async (_, bytes) => {
    const name = `${uniqueWord()}.jpg`;
    const { status, fel } = await skribent.form('/media', [file(await bytes, name)]);
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['bild_ogiltig fil']]);
    expect((await skribent.get('/media', { sok: name })).body.antal).toBe(0);
  });

  test.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ['png', pngHead(20_000, 20_000)],
    ['png', pngHead(50_000, 50_000)],
    ['jpeg', picture('jpeg').then((bytes) => sizedAnew(bytes, 50_000))],
  ])('refuses more points than can be decoded in peace, by the head alone: %s', async (format, bytes) => {
    const { status, fel } = await skribent.form('/media', [file(await bytes, `stor.${format}`, `image/${format}`)]);
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['bild_for_stor_yta fil']]);
    expect(fel[0]?.atgard).toContain('60 miljoner');
  });

  test('refuses a thousand frames, and frames that together have more points than a picture', async () => {
    for (const [bytes, kod] of [
      [await animation(1_000), 'bild_for_manga_rutor'],
      [await onLargeSurface('gif', 40, 1_500, 1_100), 'bild_for_stor_yta'],
      [await animation(301, 8, 6, 'webp'), 'bild_for_manga_rutor'],
      [await onLargeSurface('webp', 40, 1_500, 1_100), 'bild_for_stor_yta'],
    ] as const) {
      const { status, fel } = await skribent.form('/media', [file(bytes, 'rorlig.gif', 'image/gif')]);
      expect([status, fel.map((one) => `${one.kod} ${one.falt}`)]).toEqual([422, [`${kod} fil`]]);
    }
  });

  test.each(['gif', 'webp'] as const)('keeps a %s that moves moving, with a still one for lists', async (format) => {
    const { status, body } = await skribent.form('/media', [file(await animation(12, 640, 480, format), 'rorlig.bin', `image/${format}`)]);
    const { id } = body.media;
    expect(status).toBe(201);
    expect(body.media).toMatchObject({
      ...{ typ: `image/${format}`, bredd: 640, hojd: 480, src: `/media/${id}/640.${format}`, stilla: `/media/${id}/stilla.webp` },
      varianter: [{ bredd: 640, src: `/media/${id}/640.${format}` }],
    });
    const kept = await sharp(await bytesAt(body.media.src)).metadata();
    expect(kept).toMatchObject({ format, pages: 12, width: 640, loop: 0 });
    expect(kept.delay).toEqual(Array.from({ length: 12 }, () => 40));
    const still = await sharp(await bytesAt(body.media.stilla)).metadata();
    expect([still.format, still.pages ?? 1, still.width, still.height]).toEqual(['webp', 1, 640, 480]);
    expect((await sharp(await bytesAt(`/media/${id}/delning-50.jpg`)).metadata()).format).toBe('jpeg');
  });

  test('refuses a file of more than 50 MiB, by a little and by a lot', async () => {
    for (const size of [50 * 1024 * 1024 + 1, 60 * 1024 * 1024, 200 * 1024 * 1024]) {
      const { status, koder, fel } = await skribent.form('/media', [file(Buffer.alloc(size))]);
      expect([status, koder]).toEqual([413, ['for_stor']]);
      expect(fel[0]?.orsak).toContain('50 MiB');
    }
  });

  test('wants a file, and one', async () => {
    const one = file(await picture());
    const kinds = async (parts: Parameters<typeof skribent.form>[1]) => {
      const { status, fel } = await skribent.form('/media', parts);
      return [status, ...fel.map(({ kod, falt }) => `${kod} ${falt}`)];
    };
    expect(await kinds([{ name: 'alt', value: 'x' }])).toEqual([422, 'falt_saknas fil']);
    expect(await kinds([])).toEqual([422, 'falt_saknas fil']);
    expect(await kinds([{ name: 'fil', value: 'bara text' }])).toEqual([422, 'falt_format fil']);
    expect(await kinds([one, one])).toEqual([422, 'for_lang fil']);
    expect(await kinds([one, { ...one, name: 'fil2' }])).toEqual([422, 'falt_okant fil2']);
    expect(await kinds([one, { ...one, name: 'alt' }])).toEqual([422, 'falt_typ alt']);
    expect(await kinds([one, { name: 'credit', value: 'Lena' }])).toEqual([422, 'falt_okant credit']);
    expect(await kinds([one, { name: '__proto__', value: 'x' }])).toEqual([422, 'falt_okant __proto__']);
    expect(await kinds([one, { name: 'alt', value: 'x'.repeat(1_001) }])).toEqual([422, 'for_lang alt']);
    // What is JSON in a text is held to what JSON in a body is.
    expect(await kinds([one, { name: 'rattigheter', value: '{"licens":"noll\\u0000","kalla":"PDF\\u0002"}' }])).toEqual([
      422,
      'tecken_otillatna rattigheter.licens',
      'tecken_otillatna rattigheter.kalla',
    ]);
    expect(await kinds([one, { name: 'fokus', value: '{"x":1,"y":2,"x":3}' }])).toEqual([422, 'falt_dubbelt fokus.x']);
  });

  test('wants a whole form', async () => {
    const path = '/studio/api/media';
    const post = async (type: string, body: string) =>
      readAnswer(await send({ method: 'POST', path, headers: { ...skribent.credential, 'Content-Type': type }, body }), 'POST', path);
    for (const [type, body] of [
      ['multipart/form-data', '--x\r\n\r\n'],
      ['multipart/form-data; boundary=x', 'inget formulär'],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\nutan slut'],
      ['multipart/form-data; boundary=x', ''],
    ] as const) {
      const { status, koder } = await post(type, body);
      expect([status, koder], JSON.stringify(body)).toEqual([400, ['formular_ogiltigt']]);
    }
    expect((await post('application/json', '{}')).koder).toEqual(['innehallstyp_fel']);
  });

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Windows\\x.jpg', 'x.jpg'],
    ['<script>.jpg', '<script>.jpg'],
    ['faktura\u202Egpj.exe', 'faktura gpj.exe'],
    ['.', 'bild'],
    [`${'å'.repeat(150)}.jpg`, `${'å'.repeat(150)}.jpg`],
  ])('keeps a hostile name as a name: %.30s', async (name, filnamn) => {
    const { status, body } = await skribent.form('/media', [file(await picture(), name)]);
    expect([status, body.media.filnamn]).toEqual([201, filnamn]);
    expect(body.media.src).toMatch(/^\/media\/[0-9a-f-]{36}\/64\.jpg$/);
  });
});

describe('a picture', () => {
  test('is changed field by field', async () => {
    const { body } = await upload(skribent, { alt: 'Före', kredit: 'Lena' });
    const { media } = body;
    const changed = await skribent.patch(`/media/${media.id}`, { alt: { en: 'After' }, fokus: { x: 30, y: 70 } });
    expect(changed.body.media).toEqual({ ...media, alt: { sv: 'Före', en: 'After' }, fokus: { x: 30, y: 70 } });
    const cleared = await skribent.patch(`/media/${media.id}`, { fokus: null, kredit: '' });
    expect(cleared.body.media).toMatchObject({ fokus: null, kredit: '' });
    expect((await skribent.get(`/media/${media.id}`)).body.media).toEqual(cleared.body.media);
  });

  test.each([
    [{ fokus: { x: 101, y: 0 } }, 'fokus.x'],
    [{ fokus: { x: 0, y: -1 } }, 'fokus.y'],
    [{ fokus: { x: 0.5, y: 0 } }, 'fokus.x'],
    [{ alt: 'En hund' }, 'alt'],
    [{ alt: { de: 'Ein Hund' } }, 'alt.de'],
    [{ src: '/x.jpg' }, 'src'],
  ])('is not changed to what it cannot be: %j', async (fields, falt) => {
    const { body } = await upload(skribent);
    const { status, fel } = await skribent.patch(`/media/${body.media.id}`, fields);
    expect([status, fel.map((entry) => entry.falt)]).toEqual([422, [falt]]);
  });

  test('is found by its words, newest first', async () => {
    const word = uniqueWord();
    const first = await upload(skribent, { alt: `En ${word.toUpperCase()}` });
    const second = await upload(skribent, { kredit: word });
    const { body } = await skribent.get('/media', { sok: word, per_sida: '1' });
    expect(body).toMatchObject({ antal: 2, sidor: 2, media: [{ id: second.body.media.id }] });
    expect((await skribent.get('/media', { sok: word, sida: '2', per_sida: '1' })).body.media[0].id).toBe(first.body.media.id);
    expect((await skribent.get('/media', { sok: '100%_\\' })).body.antal).toBe(0);
  });

  test('without a credit stops the release of an article that shows it', async () => {
    const chief = await as('chefredaktor');
    const { body } = await upload(chief, { alt: 'En bro' });
    const { id, src } = body.media;
    const article = swedish({
      hero: { mediaId: id, src, alt: 'En bro' },
      block: [...(swedish().block as unknown[]), { type: 'image', attrs: { src, alt: 'En bro' } }],
    });
    const made = await chief.created(article);
    expect((await chief.release(made.id)).koder).toEqual(expect.arrayContaining(['hero_kredit_saknas', 'kredit_saknas']));
    await chief.patch(`/media/${id}`, { kredit: 'Lena Öberg' });
    expect((await chief.release(made.id)).status).toBe(200);
  });
});

test('a focus is given with the picture, as JSON', async () => {
  const writer = await as('skribent');
  expect((await upload(writer, { fokus: '{"x": 20, "y": 80}' })).body.media.fokus).toEqual({ x: 20, y: 80 });
  expect((await upload(writer)).body.media.fokus).toBeNull();
  const refused = async (fokus: string) => (await upload(writer, { fokus })).fel.map(({ kod, falt }) => `${kod} ${falt}`);
  expect(await refused('mitten')).toEqual(['falt_typ fokus']);
  expect(await refused('{"x": 20}')).toEqual(['falt_saknas fokus.y']);
});

test('who may not upload is told before the picture has been read', async () => {
  const reader = await as('lasare');
  const { status, koder } = await reader.form('/media', [{ name: 'fil', value: 'inte ett formulär'.repeat(200_000) }]);
  expect([status, koder]).toEqual([403, ['rattighet_saknas']]);
  const broken = await reader.call('POST', '/media', { body: {} });
  expect([broken.status, broken.koder]).toEqual([403, ['rattighet_saknas']]);
});

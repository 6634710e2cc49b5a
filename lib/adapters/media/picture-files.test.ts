import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { MovingFiles, movePicture } from '#lib/adapters/media/moving-files.ts';
import { MOST_MADE, type PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { pictureFolder } from '#lib/adapters/media/picture-place.ts';
import { picturesIn } from '#lib/adapters/media/pictures-in.ts';
import { S3Files } from '#lib/adapters/media/s3-files.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';

/* What is expected of any place for pictures, held against each that there is; the bucket is of a real server. */

const ID = '019a9f00-1111-7222-8333-444455556666';
const OTHER = '019a9f00-1111-7222-8333-444455557777';
const bytes = (text: string) => Buffer.from(text);
const textOf = (file: Uint8Array | undefined) => file && Buffer.from(file).toString();
const pieces = (...texts: string[]) => Readable.from(texts.map(bytes));

let root: string;
let server: S3rver;
let endpoint: string;
let places = 0;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-bildfiler-'));
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const buckets = [{ name: 'bilder', configs: [] }];
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: path.join(root, 's3'), configureBuckets: buckets });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const bucket = (prefix: string, at = endpoint) => ({ hink: 'bilder', prefix, endpoint: at, region: 'us-east-1' });
const newFolder = () => new FolderFiles(path.join(root, `mapp-${++places}`));
const newBucket = () => new S3Files(bucket(`plats-${++places}/`));

async function keep(files: PictureFiles, id: string, contents: Record<string, string>): Promise<void> {
  await files.keep(id, async (put) => {
    for (const [name, text] of Object.entries(contents)) await put(name, bytes(text));
  });
}

async function allOf(files: PictureFiles): Promise<Record<string, string[]>> {
  const found = await Array.fromAsync(files.all());
  return Object.fromEntries(found.map(({ id, names }) => [id, names.toSorted()]));
}

describe.each([
  ['a folder', newFolder],
  ['a bucket', newBucket],
  ['a folder on its way to a bucket', () => new MovingFiles(newFolder(), newBucket())],
  ['a bucket on its way to a folder', () => new MovingFiles(newBucket(), newFolder())],
] satisfies Array<[string, () => PictureFiles]>)('%s', (_, newPlace) => {
  test('gives what was kept, whole and piece by piece, and nothing of what was not', async () => {
    const files = newPlace();
    await keep(files, ID, { 320: 'liten', 640: 'stor' });
    expect(textOf(await files.read(ID, '640'))).toBe('stor');
    const opened = await files.open(ID, '320');
    expect(opened?.byte).toBe(5);
    expect(Buffer.concat(await Array.fromAsync(opened?.content ?? [])).toString()).toBe('liten');
    expect((await files.names(ID)).toSorted()).toEqual(['320', '640']);
    expect([await files.read(ID, '960'), await files.open(ID, '960'), await files.read(OTHER, '320')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([await files.names(OTHER), await files.madeNames(OTHER)]).toEqual([[], []]);
  });

  test('has the later of two that are kept under one id, with nothing of the former', async () => {
    const files = newPlace();
    await keep(files, ID, { 320: 'förr', 640: 'förr' });
    await files.keepMade(ID, '320.avif', bytes('gjord'));
    await keep(files, ID, { 320: 'nu' });
    expect(await files.names(ID)).toEqual(['320']);
    expect(textOf(await files.read(ID, '320'))).toBe('nu');
    expect(await files.madeNames(ID)).toEqual([]);
  });

  test('has nothing of one that was broken off', async () => {
    const files = newPlace();
    const broken = files.keep(ID, async (put) => {
      await put('320', bytes('liten'));
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect(await files.names(ID)).toEqual([]);
    expect(await allOf(files)).toEqual({});
  });

  test('forgets a picture with all that was made of it, also twice', async () => {
    const files = newPlace();
    await keep(files, ID, { 320: 'liten' });
    await files.keepMade(ID, '320.avif', bytes('gjord'));
    await files.remove(ID);
    await files.remove(ID);
    expect(await files.read(ID, '320')).toBeUndefined();
    expect(await files.read(ID, 'gjort/320.avif')).toBeUndefined();
    expect(await allOf(files)).toEqual({});
  });

  test('keeps the latest of what was made, and nothing of a picture that is gone', async () => {
    const files = newPlace();
    await keep(files, ID, { 320: 'liten' });
    const made = (n: number) => files.keepMade(ID, `1x1-${n}-320.avif`, bytes('x'));
    for (let n = 0; n <= MOST_MADE; n++) await made(n);
    expect((await files.madeNames(ID)).length).toBeLessThanOrEqual(MOST_MADE);
    expect(await files.madeNames(ID)).toContain(`1x1-${MOST_MADE}-320.avif`);
    expect(await files.names(ID)).toEqual(['320']);
    await files.keepMade(OTHER, '320.avif', bytes('x'));
    expect(await files.read(OTHER, 'gjort/320.avif')).toBeUndefined();
  }, 30_000);

  test('adds single files, and writes over none', async () => {
    const files = newPlace();
    await files.add(ID, '320', pieces('en', 'två'));
    await files.add(ID, '320', pieces('annat'));
    await files.add(ID, '640', pieces());
    expect(textOf(await files.read(ID, '320'))).toBe('entvå');
    expect((await files.names(ID)).toSorted()).toEqual(['320', '640']);
  });

  test('tells of all pictures, without what was made of them', async () => {
    const files = newPlace();
    await keep(files, ID, { 320: 'a', 640: 'b', stilla: 'c' });
    await keep(files, OTHER, { 320: 'd' });
    await files.keepMade(ID, '320.avif', bytes('gjord'));
    expect(await allOf(files)).toEqual({ [ID]: ['320', '640', 'stilla'], [OTHER]: ['320'] });
    for await (const { andrad } of files.all()) expect(Date.now() - andrad.getTime()).toBeLessThan(60_000);
  });

  test('has one mark, that of whoever came first', async () => {
    const files = newPlace();
    expect(await files.mark()).toBeUndefined();
    await files.putMark('den första');
    await files.putMark('den andra');
    expect(await files.mark()).toBe('den första');
    expect(await allOf(files)).toEqual({});
    await files.removeMark();
    expect(await files.mark()).toBeUndefined();
  });

  test('serves as the place of pictures: encoded, cropped, in other types, as shared', async () => {
    const media = picturesIn(newPlace());
    const file = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#c86428' } })
      .jpeg()
      .toBuffer();
    const { filer, bredder } = await media.store(ID, file);
    for (const [name, hash] of Object.entries(filer)) expect(await media.hashOf(ID, name)).toBe(hash);
    expect(bredder).toEqual([320, 640, 700]);
    const avif = { typ: 'avif', bredd: 640, beskuren: null } as const;
    const made = await media.readMade(ID, avif);
    expect(made?.exakt).toBe(true);
    expect(Buffer.from((await media.readMade(ID, avif))?.bytes ?? [])).toEqual(made?.bytes);
    expect((await media.readMade(ID, { typ: 'webp', bredd: 320, beskuren: { form: '1x1', lage: 50 } }))?.exakt).toBe(true);
    expect(await media.readShared(ID, 50)).toBeDefined();
    expect(await media.hashOf(ID, '99')).toBeUndefined();
  });
});

describe('on its way from one place to another', () => {
  test.each([
    ['a folder to a bucket', newFolder, newBucket],
    ['a bucket to a folder', newBucket, newFolder],
  ])('from %s, each picture is whole in one place at any time', async (_, newFrom, newTo) => {
    const moving = new MovingFiles(newFrom(), newTo());
    await keep(moving.from, ID, { 320: 'liten', 640: 'stor' });
    await keep(moving, OTHER, { 320: 'kom under flytten' });
    expect(await moving.to.names(OTHER)).toEqual(['320']);
    // What a kill left of the same move before: a part of it there.
    await keep(moving.to, ID, { 320: 'liten' });
    expect((await moving.names(ID)).toSorted()).toEqual(['320', '640']);
    expect(await allOf(moving)).toEqual({ [ID]: ['320', '640'], [OTHER]: ['320'] });
    for await (const picture of moving.from.all()) await movePicture(moving, picture);
    expect(await allOf(moving.from)).toEqual({});
    expect(await allOf(moving.to)).toEqual({ [ID]: ['320', '640'], [OTHER]: ['320'] });
    expect(textOf(await moving.read(ID, '640'))).toBe('stor');
  });

  test('one that was removed meanwhile stays so', async () => {
    const moving = new MovingFiles(newFolder(), newFolder());
    await keep(moving.from, ID, { 320: 'liten' });
    const [picture] = await Array.fromAsync(moving.from.all());
    await moving.remove(ID);
    if (picture !== undefined) await movePicture(moving, picture);
    expect(await allOf(moving)).toEqual({});
  });
});

describe('what a kill has left in a folder', () => {
  test('is no picture, and is removed when it is old', async () => {
    const files = newFolder();
    await keep(files, ID, { 320: 'liten' });
    const folder = path.join(root, `mapp-${places}`);
    const half = `${pictureFolder(folder, OTHER)}.ny`;
    await mkdir(half, { recursive: true });
    await writeFile(path.join(half, '320'), 'halv');
    const part = `${path.join(pictureFolder(folder, ID), '640')}.019a9f00-1111-7222-8333-444455558888`;
    await writeFile(part, 'halv');
    expect(await allOf(files)).toEqual({ [ID]: ['320'] });
    for (const place of [half, part]) await utimes(place, 1, 1);
    expect(await files.removeHalf(new Date(2_000))).toBe(2);
    expect(await files.removeHalf(new Date(2_000))).toBe(0);
    expect(textOf(await files.read(ID, '320'))).toBe('liten');
  });
});

/* What no real server does when it is asked to: it stands between, and does what is next of `troubles` before it is itself again. */
type Trouble = (response: ServerResponse, whole: () => Promise<Response>) => Promise<void>;

describe('a bucket in trouble', () => {
  let between: Server;
  let asked: string[];
  let troubles: Trouble[];
  let files: S3Files;

  const passOn = async (request: IncomingMessage): Promise<Response> => {
    const body = Buffer.concat(await Array.fromAsync(request));
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      value === undefined || ['connection', 'transfer-encoding', 'expect'].includes(name)
        ? []
        : [[name, String(value)] as [string, string]],
    );
    return fetch(`${endpoint}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
  };
  const hand = async (response: ServerResponse, whole: Response) => {
    const body = Buffer.from(await whole.arrayBuffer());
    const headers = Object.fromEntries(
      [...whole.headers].filter(([name]) => !['transfer-encoding', 'connection', 'content-length'].includes(name)),
    );
    response.writeHead(whole.status, whole.status === 204 ? headers : { ...headers, 'content-length': String(body.length) });
    response.end(body);
  };

  beforeAll(async () => {
    between = createServer((request, response) => {
      asked.push(request.method ?? '');
      const trouble = troubles.shift();
      const whole = () => passOn(request);
      const answered = trouble === undefined ? whole().then((found) => hand(response, found)) : trouble(response, whole);
      answered.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => between.close());
  afterEach(() => {
    between.closeAllConnections();
  });

  const start = () => {
    [asked, troubles] = [[], []];
    const { port } = between.address() as AddressInfo;
    const patience = { connectMs: 300, answerMs: 400, tries: 3 };
    files = new S3Files(bucket(`besvar-${++places}/`, `http://127.0.0.1:${port}`), patience);
  };
  const says =
    (status: number, kod: string): Trouble =>
    async (response, whole) => {
      await whole();
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${kod}</Code></Error>`);
    };
  const losesAnswer: Trouble = async (response, whole) => {
    await whole();
    response.destroy();
  };
  const breaksOff: Trouble = async (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('en bit');
    setTimeout(() => response.destroy(), 20);
  };
  const silent: Trouble = async () => {};
  const stopsHalfWay: Trouble = async (response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('en bit');
  };

  test.each([
    ['503', says(503, 'SlowDown')],
    ['an answer that is lost', losesAnswer],
    ['half an answer', breaksOff],
    ['no answer', silent],
    ['an answer that stops half way', stopsHalfWay],
  ])('%s is asked for again, and what was kept is kept once', async (_, trouble) => {
    start();
    await keep(files, ID, { 320: 'liten' });
    troubles = [trouble];
    expect(textOf(await files.read(ID, '320'))).toBe('liten');
    troubles = [trouble === breaksOff || trouble === stopsHalfWay ? losesAnswer : trouble];
    await keep(files, OTHER, { 320: 'annan' });
    expect(await allOf(files)).toEqual({ [ID]: ['320'], [OTHER]: ['320'] });
  });

  test('one that stays away is told of within the time that anybody waits, and leaves nothing behind', async () => {
    start();
    troubles = Array.from({ length: 20 }, () => silent);
    const since = performance.now();
    await expect(files.read(ID, '320')).rejects.toBeInstanceOf(StorageAway);
    expect(performance.now() - since).toBeLessThan(3_000);
    expect(asked).toEqual(['GET', 'GET', 'GET']);
    troubles = [];
    // The first file comes there, the second does not.
    const kept = files.keep(ID, async (put) => {
      await put('320', bytes('liten'));
      troubles = [says(503, 'SlowDown'), says(503, 'SlowDown'), says(503, 'SlowDown')];
      await put('640', bytes('stor'));
    });
    await expect(kept).rejects.toBeInstanceOf(StorageAway);
    expect(await files.names(ID)).toEqual([]);
  });

  test('one that is full has no room', async () => {
    start();
    const kept = files.keep(ID, async (put) => {
      troubles = [says(507, 'InsufficientStorage')];
      await put('320', bytes('liten'));
    });
    await expect(kept).rejects.toBeInstanceOf(NoRoom);
  });

  test.each([
    ['AccessDenied', 403, 'Nycklarna ger inte tillåtelse.'],
    ['NoSuchBucket', 404, 'Hinken finns inte.'],
    ['SignatureDoesNotMatch', 403, 'Den hemliga nyckeln är fel.'],
  ])('one that refuses (%s) is asked once, and told of in words', async (kod, status, told) => {
    start();
    troubles = [says(status, kod), says(status, kod)];
    await expect(files.read(ID, '320')).rejects.toMatchObject({ orsak: expect.stringContaining(told) });
    expect(asked).toEqual(['GET']);
  });
});

test('the bytes in a bucket lie under the names that a folder has', async () => {
  const files = newBucket();
  await keep(files, ID, { 320: 'liten' });
  const lying = await readFile(path.join(root, 's3/bilder', `plats-${places}`, ID.slice(-2), ID, '320._S3rver_object'), 'utf8');
  expect(lying).toBe('liten');
});

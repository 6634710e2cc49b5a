import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { S3Files } from '#lib/adapters/media/s3-files.ts';
import { makeBackup } from '#lib/backup/make-backup.ts';
import { restoreBackup } from '#lib/backup/restore-backup.ts';
import { emptyPlace } from '#lib/studio/newsroom-place.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { file, picture, upload } from './newsroom/pictures.ts';
import { BUCKET_KEYS, type BucketServer, startBucketServer } from './studio/bucket-server.ts';
import { cuttableConnection } from './studio/cuttable-connection.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { studioProcess } from './studio/studio-process.ts';

/* Pictures in a bucket of a real server: shared by instances, taken along by a backup, and moved while somebody dies in the middle of it. */

const MARK = 'redaktionens-marke';
const WAIT = { timeout: 60_000 };

let root: string;
let server: BucketServer;
let endpoint: string;
let newsroom: OwnNewsroom;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-hink-'));
  for (const [name, value] of Object.entries(BUCKET_KEYS)) vi.stubEnv(name, value);
  server = await startBucketServer();
  ({ endpoint } = server);
  newsroom = await ownNewsroom();
  // As the first start of a newsroom leaves it, which no Studio of the tests has.
  await newsroom.sql(`INSERT INTO installning (nyckel, version, varde, av, skapad) VALUES ('bildmapp', 1, $1, '{}', now())`, [
    JSON.stringify(MARK),
  ]);
});

afterAll(async () => {
  await newsroom?.end();
  await server?.stop();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

const inBucket = (prefix: string) => ({ STUDIO_MEDIA: `s3://bilder/${prefix}?endpoint=${endpoint}` });
const bucket = (prefix: string) => new S3Files({ hink: 'bilder', prefix: `${prefix}/`, endpoint, region: 'us-east-1' });

async function studioWith(pictures: Record<string, string>): Promise<string> {
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, prepared: true, silent: true, pictures });
  onTestFinished(() => studio.stop());
  return studio.url;
}

const served = async (src: string, url: string) => {
  const { status, headers } = await send({ method: 'GET', path: src }, url);
  return [status, headers.etag];
};

async function idsIn(place: PictureFiles): Promise<string[]> {
  return (await Array.fromAsync(place.all())).map(({ id }) => id).toSorted();
}

test('two instances over one bucket have the same pictures, whoever got them, changed their files or took them away', async () => {
  const [here, there] = [await studioWith(inBucket('delad')), await studioWith(inBucket('delad'))];
  const [mine, theirs]: [Caller, Caller] = [await newsroom.as('chefredaktor', here), await newsroom.as('chefredaktor', there)];
  const { media } = (await upload(mine, { kredit: 'Lena' })).body;
  const first = await served(media.src, there);
  expect(first).toEqual([200, expect.any(String)]);
  expect(await served(media.src, here)).toEqual(first);
  const replaced = await theirs.form(`/media/${media.id}/fil`, [file(await picture('png', 80, 60), 'ny.png', 'image/png')], {}, 'PUT');
  expect(replaced.status, JSON.stringify(replaced.body)).toBe(200);
  expect(replaced.body.media.src).not.toBe(media.src);
  expect(await served(replaced.body.media.src, here)).toEqual(await served(replaced.body.media.src, there));
  expect((await mine.delete(`/media/${media.id}`)).status).toBe(200);
  expect((await theirs.get(`/media/${media.id}`)).status).toBe(404);
});

test('a backup of a newsroom whose pictures are in a bucket has them, and is restored into a folder', { timeout: 240_000 }, async () => {
  const url = await studioWith(inBucket('kopia'));
  const { media } = (await upload(await newsroom.as('chefredaktor', url), { kredit: 'Lena' })).body;
  const archive = path.join(root, 'studio.tar.zst');
  const files = bucket('kopia');
  const made = await makeBackup(archive, { databaseUrl: newsroom.databaseUrl, pictures: files, secret: 'hemligt' }, new Date());
  expect(made.bilder).toBeGreaterThan(0);
  const elsewhere = await ownNewsroom(newsroom.databaseUrl);
  onTestFinished(() => elsewhere.end());
  const data = path.join(root, 'ater');
  const mapp = path.join(data, 'media');
  const place = {
    ...{ data, databaseUrl: elsewhere.databaseUrl, databaseDirectUrl: undefined, databaseOwnerUrl: undefined, secret: undefined },
  };
  await restoreBackup(archive, emptyPlace({ ...place, pictures: { i: { typ: 'mapp', mapp }, fran: undefined } }));
  const folder = new FolderFiles(mapp);
  const names = await files.names(media.id);
  expect((await folder.names(media.id)).toSorted()).toEqual(names.toSorted());
  for (const name of names)
    expect(Buffer.from((await folder.read(media.id, name)) ?? [])).toEqual(Buffer.from((await files.read(media.id, name)) ?? []));
});

test.each([
  ['a folder', 'a bucket', 'ut'],
  ['a bucket', 'a folder', 'hem'],
])(
  'whoever moves pictures from %s to %s is killed in the middle: all of them are served all the time, and another that was there goes on',
  {
    timeout: 240_000,
  },
  async (from, _, prefix) => {
    const mapp = path.join(root, `mapp-${prefix}`);
    const [folder, hink] = [new FolderFiles(mapp), bucket(prefix)];
    const [former, next] = from === 'a folder' ? [{ STUDIO_MEDIA: mapp }, inBucket(prefix)] : [inBucket(prefix), { STUDIO_MEDIA: mapp }];
    const [fromFiles, toFiles]: [PictureFiles, PictureFiles] = from === 'a folder' ? [folder, hink] : [hink, folder];
    const before = await ownStudio({ databaseUrl: newsroom.databaseUrl, prepared: true, silent: true, pictures: former });
    await fromFiles.putMark(MARK);
    const writer = await newsroom.as('chefredaktor', before.url);
    const sources: string[] = [];
    for (let nr = 0; nr < 80; nr += 1) sources.push((await upload(writer, { kredit: `Bild ${nr}` })).body.media.src);
    const etags = new Map(await Promise.all(sources.map(async (src) => [src, await served(src, before.url)] as const)));
    const all = await idsIn(fromFiles);
    await before.stop();

    const pictures = { ...next, STUDIO_MEDIA_FRAN: former.STUDIO_MEDIA };
    // Whoever is to be killed has a long way to the bucket, so that the others have started when it is.
    const way = await cuttableConnection(endpoint);
    onTestFinished(() => way.close());
    way.slow(40);
    const slowly = Object.fromEntries(
      Object.entries(pictures).map(([name, value]) => [name, value.replace(endpoint, way.url.replace(/\/$/, ''))]),
    );
    const killed = await studioProcess({ databaseUrl: newsroom.databaseUrl, leaseMs: 7_000, pictures: slowly });
    onTestFinished(() => killed.kill());
    await vi.waitFor(async () => expect((await idsIn(toFiles)).length).toBeGreaterThan(1), { ...WAIT, interval: 5 });
    const url = await studioWith(pictures);
    await killed.kill();
    expect((await idsIn(fromFiles)).length).toBeGreaterThan(0);
    let over = false;
    const wrong: string[] = [];
    const reading = (async () => {
      while (!over) for (const [src, told] of etags) if (JSON.stringify(await served(src, url)) !== JSON.stringify(told)) wrong.push(src);
    })();
    await expect.poll(() => idsIn(fromFiles), WAIT).toEqual([]);
    over = true;
    await reading;
    expect(wrong).toEqual([]);
    expect(await idsIn(toFiles)).toEqual(all);
    // The former place can be taken away.
    const after = await studioWith(next);
    for (const [src, told] of etags) expect(await served(src, after)).toEqual(told);
    if (from === 'a folder') expect(await readdir(mapp)).not.toContain('.redaktion');
  },
);

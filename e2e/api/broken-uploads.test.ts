import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import type { Caller } from './newsroom/caller.ts';
import { file } from './newsroom/pictures.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { studioProcess } from './studio/studio-process.ts';

/* Uploads that end in the middle, by what ends them for real: a line that breaks, a process that is killed, a disk that is full. */

const MARK = 'redaktionens-marke';
const LONG_AGO = new Date(Date.now() - 8 * 86_400_000);
const WAIT = { timeout: 60_000 };

let root: string;
let newsroom: OwnNewsroom;
let bytes: Buffer;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-avbrutet-'));
  newsroom = await ownNewsroom();
  // As the first start of a newsroom leaves it, which no Studio of the tests has.
  await newsroom.sql(`INSERT INTO installning (nyckel, version, varde, av, skapad) VALUES ('bildmapp', 1, $1, '{}', now())`, [
    JSON.stringify(MARK),
  ]);
  // Nothing but noise: large for its size, and takes its time.
  const raw = { width: 1_200, height: 800, channels: 3 as const };
  bytes = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
});

afterAll(async () => {
  await newsroom?.end();
  await rm(root, { recursive: true, force: true });
});

async function folderCalled(name: string, within = root): Promise<string> {
  const folder = path.join(within, name);
  await mkdir(folder, { recursive: true });
  await new FolderFiles(folder).putMark(MARK);
  return folder;
}

async function studioIn(folder: string): Promise<string> {
  const pictures = { STUDIO_MEDIA: folder };
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, prepared: true, silent: true, pictures });
  onTestFinished(() => studio.stop());
  return studio.url;
}

/** All that lies there, but the mark of whose it is. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.redaktion')).map(({ name }) => name);
}

const rows = async () => (await newsroom.sql<{ antal: number }>('SELECT count(*)::int AS antal FROM media'))[0]?.antal;
const uploaded = (caller: Caller) => caller.form('/media', [file(bytes, 'brus.jpg')]);

/** Begins an upload, and sends so much of it; `ended` is how it ended, which nobody answers. */
function begun({ credential }: Caller, url: string, part: number) {
  const [boundary, { hostname, port }] = ['avbrott', new URL(url)];
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="fil"; filename="brus.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    ...credential,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': body.byteLength,
  };
  const sending = request({ hostname, port, method: 'POST', path: '/studio/api/media', headers, agent: false });
  const ended = new Promise<string>((resolve) => {
    sending.on('response', ({ statusCode }) => resolve(`svar ${statusCode}`));
    sending.on('error', () => resolve('avbrott'));
  });
  const sent = new Promise<void>((resolve) => {
    sending.write(body.subarray(0, Math.floor(body.byteLength * part)), () => resolve());
  });
  if (part === 1) sending.end();
  return { sent, ended, cut: () => sending.destroy() };
}

test('a line that breaks at half of an upload leaves no row and no file, and the next upload is taken', async () => {
  const folder = await folderCalled('bruten');
  const url = await studioIn(folder);
  const writer = await newsroom.as('skribent', url);
  const before = await rows();
  const half = begun(writer, url, 0.5);
  await half.sent;
  half.cut();
  expect(await half.ended).toBe('avbrott');
  const whole = await uploaded(writer);
  expect(whole.status).toBe(201);
  expect(await rows()).toBe((before ?? 0) + 1);
  const kept = await filesIn(folder);
  expect(kept.length).toBeGreaterThan(0);
  expect(await readdir(path.join(folder, whole.body.media.id.slice(-2)))).toEqual([whole.body.media.id]);
});

test(
  'whoever is killed while a picture is written leaves no row; what it left half is swept, and the same picture comes once',
  WAIT,
  async () => {
    const folder = await folderCalled('dodad');
    const killed = await studioProcess({ databaseUrl: newsroom.databaseUrl, leaseMs: 7_000, pictures: { STUDIO_MEDIA: folder } });
    onTestFinished(() => killed.kill());
    const writer = await newsroom.as('skribent', killed.url);
    const before = await rows();
    const upload = begun(writer, killed.url, 1);
    await expect.poll(() => filesIn(folder), { ...WAIT, interval: 2 }).not.toEqual([]);
    await killed.kill();
    expect(await upload.ended).toBe('avbrott');
    expect(await rows()).toBe(before);
    // What is being written is somebody's for a week; then it is nobody's.
    const entries = await readdir(folder, { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      for (const picture of await readdir(path.join(folder, name))) await utimes(path.join(folder, name, picture), LONG_AGO, LONG_AGO);
    }
    const next = await studioIn(folder);
    await expect.poll(() => filesIn(folder), WAIT).toEqual([]);
    expect((await uploaded(await newsroom.as('skribent', next))).status).toBe(201);
    expect(await rows()).toBe((before ?? 0) + 1);
  },
);

/** A small disk in memory; `undefined` where nobody may make one (it takes root). */
async function mountedDisk(): Promise<string | undefined> {
  const place = await mkdtemp(path.join(tmpdir(), 'studio-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m,mode=777', 'tmpfs', place], { stdio: 'pipe' });
    return place;
  } catch {
    await rm(place, { recursive: true, force: true });
    return undefined;
  }
}

test('a disk that becomes full while a picture is written: refused, nothing of it left, and taken when there is room', async ({ skip }) => {
  const disk = await mountedDisk();
  if (disk === undefined) return skip('nobody but root may mount a disk in memory');
  onTestFinished(async () => {
    execFileSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true, force: true });
  });
  const folder = await folderCalled('bilder', disk);
  const url = await studioIn(folder);
  const writer = await newsroom.as('skribent', url);
  const before = await rows();
  // Room for the narrowest widths, and not for the rest.
  const filler = path.join(disk, 'fyllning');
  await writeFile(filler, Buffer.alloc(12 * 1024 * 1024 - 400_000));
  const refused = await uploaded(writer);
  expect([refused.status, refused.koder]).toEqual([503, ['plats_saknas']]);
  expect([await filesIn(folder), await rows()]).toEqual([[], before]);
  await rm(filler);
  expect((await uploaded(writer)).status).toBe(201);
  expect(await rows()).toBe((before ?? 0) + 1);
});

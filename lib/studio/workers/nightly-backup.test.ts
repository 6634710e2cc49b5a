import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readArchive } from '#lib/backup/archive-reader.ts';
import { BACKUP } from '#lib/backup/manifest.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { prepareDatabase } from '#lib/studio/open-database.ts';
import { backUpWhenDue, isDue } from '#lib/studio/workers/nightly-backup.ts';
import { serverForTests } from '../../../e2e/database/server-for-tests.ts';

let server: EmbeddedDatabase;
let data: string;
let folder: string;
let now: Date;
let instances: [Kernel, Kernel];
const logged: string[] = [];
const forever = new AbortController().signal;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'studio-natt-'));
  server = await serverForTests(data);
  const environment = readEnvironment({ STUDIO_DATA: data, STUDIO_DEMO: '0', NODE_ENV: 'test' });
  const { url: databaseUrl } = await prepareDatabase(server.url, environment);
  const reader = {
    assets: EXAMPLE_ASSETS,
    files: new Map(),
  };
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const instance = () => createKernel({ environment, databaseUrl, reader, log, now: () => now });
  now = new Date('2026-11-21T12:00:00Z');
  instances = [instance(), instance()];
  await prepareNewsroom(instances[0]);
  await newsroomShown(instances[0]);
});

afterAll(async () => {
  await Promise.all(instances.map((kernel) => kernel.close()));
  await server?.stop();
  await rm(data, { recursive: true, force: true });
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-natt-kopior-'));
  return () => rm(folder, { recursive: true, force: true });
});

const night = (keep = 14) => Promise.all(instances.map((kernel) => backUpWhenDue(kernel, { folder, keep }, forever)));

describe('an archive is due', () => {
  test.each([
    ['before three', '2026-11-22T01:59:59Z', undefined, false],
    ['from three by Stockholm’s clocks', '2026-11-22T02:00:00Z', undefined, true],
    ['as well in summer', '2026-07-01T01:00:00Z', undefined, true],
    ['later in a day that has none', '2026-11-22T15:00:00Z', { dag: '2026-11-21', tid: '2026-11-21T02:00:00Z', gjord: true }, true],
    ['not twice a day', '2026-11-22T15:00:00Z', { dag: '2026-11-22', tid: '2026-11-22T02:00:00Z', gjord: true }, false],
    ['not at once after a failure', '2026-11-22T02:59:00Z', { dag: '2026-11-22', tid: '2026-11-22T02:00:00Z', gjord: false }, false],
    ['an hour after it', '2026-11-22T03:00:00Z', { dag: '2026-11-22', tid: '2026-11-22T02:00:00Z', gjord: false }, true],
  ])('%s', (_, time, last, due) => {
    expect(isDue(new Date(time), last)).toBe(due);
  });
});

test('of several instances one makes it, as the role that the application works as, and the oldest are removed, and nothing else', async () => {
  const others = ['studio-2026-11-20T03-00-00.tar.zst', 'studio-2026-11-21T03-00-00.tar.zst', 'studio-min-egen.tar.zst', 'annat.txt'];
  for (const name of others) await writeFile(path.join(folder, name), '');
  const half = `studio-2026-11-20T03-00-00.tar.zst.${crypto.randomUUID()}.halv`;
  await writeFile(path.join(folder, half), '');
  await utimes(path.join(folder, half), 0, 0);
  now = new Date('2026-11-22T02:00:30Z');
  await night(2);
  await night(2);
  const made = 'studio-2026-11-22T03-00-30.tar.zst';
  expect((await readdir(folder)).toSorted()).toEqual(
    ['annat.txt', 'studio-2026-11-21T03-00-00.tar.zst', made, 'studio-min-egen.tar.zst'].toSorted(),
  );
  const rader: unknown[] = [];
  for await (const part of readArchive(path.join(folder, made), BACKUP)) {
    if ('manifest' in part) rader.push(part.manifest.rader.person);
    else if ('entry' in part) for await (const _piece of part.entry.content);
  }
  expect(rader).toEqual([1]);
});

test('one that cannot be made is logged and told of by mail, once a day, and tried again', async () => {
  const [{ store }] = instances;
  const letters = async () => (await store.outbox.claim(50)).filter(({ amne }) => amne === 'Nattens säkerhetskopia blev inte gjord');
  const place = folder;
  folder = path.join(place, 'en-fil', 'under');
  await writeFile(path.join(place, 'en-fil'), '');
  now = new Date('2026-11-23T02:00:00Z');
  await night();
  const [letter, ...more] = await letters();
  expect([letter?.till, more]).toEqual(['admin@studio.se', []]);
  expect(letter?.text).toContain('Studio kan inte läsa eller skriva');
  expect(logged.join('')).toContain('the nightly archive was not made');
  now = new Date('2026-11-23T03:00:00Z');
  await night();
  expect(await letters()).toEqual([]);
  folder = place;
  now = new Date('2026-11-23T04:00:00Z');
  await night();
  expect(await readdir(folder)).toContain('studio-2026-11-23T05-00-00.tar.zst');
});

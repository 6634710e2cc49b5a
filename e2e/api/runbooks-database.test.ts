import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { upload } from './newsroom/pictures.ts';
import { schedule, statesOf } from './newsroom/schedule.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { FIGURES_KEY, figure, figureOf, isKnownPart, isReadyAgain, named, RUNBOOKS, redoSays } from './studio/runbook.ts';

/* The first five runbooks (docs/runbooks.md), rehearsed: the trouble is made, Studio says what the runbook says that it says, and its remedy helps. */

let newsroom: OwnNewsroom;
let connection: CuttableConnection;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

const get = (address: string) => send({ method: 'GET', path: address }, studio.url);

beforeAll(async () => {
  newsroom = await ownNewsroom();
  connection = await cuttableConnection(newsroom.databaseUrl);
  studio = await ownStudio({ databaseUrl: connection.url, silent: true, mattNyckel: FIGURES_KEY });
  chief = await newsroom.as('chefredaktor', studio.url);
});

afterAll(async () => {
  await studio?.stop();
  await connection?.close();
  await newsroom?.end();
});

test('there are ten, and every part, state and figure that they name is one that there is', async () => {
  expect([...RUNBOOKS.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const { parts, figures } = named();
  expect(parts.filter((one) => !isKnownPart(one))).toEqual([]);
  const { text } = await send({ method: 'GET', path: '/matt', headers: { Authorization: `Bearer ${FIGURES_KEY}` } }, studio.url);
  const told = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_sum`, `${name}_count`] : [name],
  );
  expect(figures.filter((name) => !told.includes(name))).toEqual([]);
});

test('1: the database is away, and Studio goes on by itself when it is back', async () => {
  const { id, revision, slug } = await chief.created(swedish());
  expect((await chief.release(id)).status).toBe(200);
  const page = `/nyheter/${slug}`;
  await nothingMoreIsAnnounced();
  // While changes cannot be heard, no page is kept.
  await expect.poll(() => figureOf(studio.url, 'studio_changes_heard'), { timeout: 60_000 }).toBe(1);
  // Asked twice: the second is answered with what the first was kept as.
  for (const _ of [1, 2]) expect((await get(page)).status).toBe(200);
  await connection.cut();
  try {
    await redoSays(studio.url, 1, 503, { databas: 'borta' });
    const { delar }: { delar: Array<{ namn: string; lage: string }> } = JSON.parse((await get('/redo')).text);
    expect(delar.filter(({ lage }) => lage === 'okand').map(({ namn }) => namn)).toEqual(
      expect.arrayContaining(['databasversion', 'koer']),
    );
    expect(await figure(studio.url, 1, 'studio_ready')).toBe(0);
    expect((await get('/halsa')).status).toBe(200);
    expect((await get(page)).status).toBe(200);
    const refused = await chief.save(id, 'sv', { ...swedish(), bas: revision });
    expect([refused.status, refused.koder, refused.body.korrelation]).toEqual([503, ['databas_borta'], refused.headers['x-request-id']]);
  } finally {
    await connection.mend();
  }
  await isReadyAgain(studio.url);
  await expect.poll(async () => (await chief.save(id, 'sv', { ...swedish(), bas: revision })).status, { timeout: 60_000 }).toBe(200);
});

/** Waits until what a release has set going behind it has been told of: a page that changes meanwhile is kept by nobody. */
async function nothingMoreIsAnnounced(): Promise<void> {
  const listener = new pg.Client({ connectionString: newsroom.databaseUrl });
  await listener.connect();
  let last = Date.now();
  listener.on('notification', () => {
    last = Date.now();
  });
  await listener.query('LISTEN studio_andrat');
  await expect.poll(() => Date.now() - last, { timeout: 60_000 }).toBeGreaterThan(2_000);
  await listener.end();
}

/** A disk in memory of two hundred megabytes; `undefined` where nobody may make one (it takes root). */
function mountedDisk(): string | undefined {
  const place = mkdtempSync(path.join(tmpdir(), 'studio-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m,mode=777', 'tmpfs', place], { stdio: 'pipe' });
    return place;
  } catch {
    rmSync(place, { recursive: true, force: true });
    return undefined;
  }
}

test('2: the disk is full, and room is made by removing old archives', async ({ skip }) => {
  const disk = mountedDisk();
  if (disk === undefined) return skip('nobody but root may mount a disk in memory');
  const archives = path.join(disk, 'gamla-arkiv');
  const here = await ownStudio({ databaseUrl: newsroom.databaseUrl, prepared: true, silent: true, data: disk, mattNyckel: FIGURES_KEY });
  onTestFinished(async () => {
    await here.stop();
    execFileSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const writer = await newsroom.as('chefredaktor', here.url);
  await redoSays(here.url, 2, 200, { disk: 'stord' });
  await writeFile(archives, Buffer.alloc(150 * 1024 * 1024));
  await redoSays(here.url, 2, 503, { disk: 'borta' });
  // To the last byte.
  await writeFile(path.join(disk, 'resten'), Buffer.alloc(50 * 1024 * 1024)).catch(() => {});
  const refused = await upload(writer, { kredit: 'Lena' });
  expect([refused.status, refused.koder]).toEqual([503, ['plats_saknas']]);
  expect((await writer.get('/innehall')).status).toBe(200);
  const { body } = await (await newsroom.as('superadmin', here.url)).get('/halsa');
  expect(body.halsa.delar.find(({ namn }: { namn: string }) => namn === 'disk').orsak).toContain(disk);
  await truncate(archives);
  await rm(path.join(disk, 'resten'));
  await isReadyAgain(here.url);
  expect((await upload(writer, { kredit: 'Lena' })).status).toBe(201);
});

test('3: a server that gives no connection is told of, and all is well when it does', async () => {
  const name = `"${new URL(newsroom.databaseUrl).pathname.slice(1)}"`;
  await newsroom.sql(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
  try {
    await newsroom.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_database() || '_app'`);
    await redoSays(studio.url, 3, 503, { databas: 'borta' });
  } finally {
    await newsroom.sql(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
  }
  await isReadyAgain(studio.url);
});

test('3: somebody holds what everybody needs, is found by the runbook’s own question, and ended', { timeout: 240_000 }, async () => {
  const { id, revision } = await chief.created(swedish());
  const forgetful = new pg.Client({ connectionString: newsroom.databaseUrl });
  forgetful.on('error', () => {});
  await forgetful.connect();
  await forgetful.query('BEGIN');
  await forgetful.query('LOCK TABLE innehall');
  const waiting = Array.from({ length: 12 }, () => chief.save(id, 'sv', { ...swedish(), bas: revision }));
  await expect.poll(() => figure(studio.url, 3, 'studio_database_waiting_calls{pool="calls"}'), { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await figure(studio.url, 3, 'studio_database_connections{pool="calls",state="used"}')).toBe(8);
  expect((await get('/redo')).status).toBe(200);
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([503]));
  const rows = await newsroom.sql<{ pid: number; state: string; left: string }>(RUNBOOKS.get(3)?.code('SELECT pid,') ?? '');
  const holding = rows.find(({ state, left }) => state === 'idle in transaction' && left.startsWith('LOCK TABLE'));
  await newsroom.sql(RUNBOOKS.get(3)?.code('SELECT pg_terminate_backend(pid)').replace('(pid)', `(${holding?.pid})`) ?? '');
  await isReadyAgain(studio.url);
  await expect.poll(async () => (await chief.save(id, 'sv', { ...swedish(), bas: revision })).status, { timeout: 60_000 }).toBe(200);
});

test('4: one instance is of the version before, does not start anew, and is upgraded', async () => {
  await newsroom.sql(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ('x', 'x', '29990101000000_nasta', now(), 1)`,
  );
  await redoSays(studio.url, 4, 200, { databasversion: 'stord' });
  const message = /«([^»]+)»/.exec(RUNBOOKS.get(4)?.text ?? '')?.[1] ?? 'inget';
  await expect(ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true })).rejects.toThrow(message);
  // The database of an older archive is put in its place while it works.
  await newsroom.sql(`DELETE FROM _prisma_migrations WHERE migration_name = '29990101000000_nasta'`);
  const last = `(SELECT max(migration_name) FROM _prisma_migrations)`;
  await newsroom.sql(`CREATE TABLE undan AS SELECT * FROM _prisma_migrations WHERE migration_name = ${last}`);
  await newsroom.sql(`DELETE FROM _prisma_migrations WHERE migration_name = ${last}`);
  await redoSays(studio.url, 4, 503, { databasversion: 'borta' });
  await newsroom.sql('INSERT INTO _prisma_migrations SELECT * FROM undan');
  await newsroom.sql('DROP TABLE undan');
  await isReadyAgain(studio.url);
});

test('5: what is scheduled does not go out, and goes out once, marked late, when what stands in its way is gone', {
  timeout: 240_000,
}, async () => {
  const { id } = await chief.created(swedish());
  await schedule(chief, id);
  // Somebody holds the article: whoever looks for what is due goes past it.
  const inTheWay = new pg.Client({ connectionString: newsroom.databaseUrl });
  inTheWay.on('error', () => {});
  await inTheWay.connect();
  await inTheWay.query('BEGIN');
  await inTheWay.query('SELECT FROM innehall WHERE id = $1 FOR UPDATE', [id]);
  const due = (minutes: number) =>
    newsroom.sql(
      `UPDATE release SET datum = t.tid, tur = t.tid, nasta = t.tid FROM (SELECT now() - $2 * interval '1 minute' AS tid) t WHERE innehall_id = $1`,
      [id, minutes],
    );
  await due(4);
  await redoSays(studio.url, 5, 200, { koer: 'stord' });
  expect(await figure(studio.url, 5, 'studio_queue_delay_seconds{queue="releaser"}')).toBeGreaterThan(120);
  await due(20);
  await redoSays(studio.url, 5, 503, { koer: 'borta' });
  await inTheWay.query('ROLLBACK');
  await inTheWay.end();
  await expect.poll(() => statesOf(chief, id), { timeout: 60_000 }).toEqual(['klar']);
  const { releaser } = (await chief.get(`/innehall/${id}/releaser`)).body;
  expect(releaser[0]).toMatchObject({ forsenad: true });
  await isReadyAgain(studio.url);
});

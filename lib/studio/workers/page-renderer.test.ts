import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { askDoor } from '#lib/http/ask-door.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { RENDERER } from '#lib/site/renderer.ts';
import { type Doors, openDoors } from '#lib/studio/doors.ts';
import { createKernel, type Kernel, type KernelParts } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { startPageRenderer } from '#lib/studio/workers/page-renderer.ts';
import { ownDatabase } from '../../../e2e/database/own-database.ts';

/* What readers will get is rendered behind releases and changes: all of it in the end, however often that is interrupted. */

const ARTICLES = 6;

let parts: KernelParts;
let kernel: Kernel;
let doors: Doors;
let sql: pg.Client;
let chief: Actor;
const published: Array<{ id: string; path: string }> = [];
const logged: object[] = [];

interface Row {
  innehall_id: string;
  publicering_id: string;
  renderare: number;
  underlag: string;
  rad: string;
}

const rows = async () =>
  (await sql.query<Row>('SELECT innehall_id, publicering_id, renderare, underlag, xmin::text AS rad FROM renderad ORDER BY innehall_id'))
    .rows;
const count = async () => (await rows()).length;
const page = async (at: string) => (await askDoor(doors.doors.site, at)).text;

function renderer(parts: Partial<Parameters<typeof startPageRenderer>[0]> = {}) {
  const worker = startPageRenderer({ ...kernel, ...parts });
  onTestFinished(() => worker.stop());
  return worker;
}

async function call(name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { body } = await doors.call(name, chief, input, 'prov');
  return typeof body === 'string' ? JSON.parse(body) : (body as Record<string, unknown>);
}

const words = (nr: number) => ({
  rubrik: `Bron byggs om, del ${nr}`,
  ingress: 'Arbetet börjar i maj.',
  block: [{ type: 'paragraph', attrs: { id: `bstycke${nr}` }, content: [{ type: 'text', text: `Kommunen bygger del ${nr} av bron.` }] }],
});

async function publish(nr: number): Promise<{ id: string; path: string }> {
  const { id } = await call('skapaInnehall', { sektion: 'nyheter', mall: 'nyhet', ...words(nr) });
  await call('slappInnehall', { id, lage: 'publicera', overstyr: true });
  const found = await sql.query<{ slug: string }>('SELECT slug FROM publicerad_version WHERE innehall_id = $1', [id]);
  return { id: String(id), path: `/nyheter/${found.rows[0]?.slug}` };
}

/** What readers get, but that `before` is called before that method of what is kept for them. */
function keptPagesWith(method: 'keep' | 'ofItem', before: () => void): Kernel['readers'] {
  const { keptPages } = kernel.readers;
  const watched = new Proxy(keptPages, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...words: unknown[]) => {
        if (name === method) before();
        return value.apply(target, words);
      };
    },
  });
  return Object.assign(Object.create(kernel.readers), { keptPages: watched });
}

/** By an instance that renders nothing, and hears that of nobody. */
async function publishElsewhere(nr: number): Promise<{ id: string }> {
  const other = createKernel(parts);
  const [own, ours] = [doors, openDoors(other)];
  doors = ours;
  try {
    return await publish(nr);
  } finally {
    doors = own;
    await other.close();
  }
}

const server = ownDatabase();

beforeAll(async () => {
  parts = {
    environment: readEnvironment({ STUDIO_DATA: server.folder, STUDIO_DEMO: '0', NODE_ENV: 'test', STUDIO_URL: 'https://studio.example' }),
    databaseUrl: server.url,
    reader: { assets: EXAMPLE_ASSETS, files: new Map() },
    log: pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    now: () => new Date(),
  };
  kernel = createKernel(parts);
  await prepareNewsroom(kernel);
  await newsroomShown(kernel);
  sql = new pg.Client({ connectionString: server.url });
  await sql.connect();
  await sql.query(`INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak, publicera)
    VALUES ('019a9f00-1111-7222-8333-444455556677', 'chef@test.se', 'Chefen', '', 'superadmin', '{}', '{}', true)`);
  await sql.query("INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('nyheter', 'Nyheter', '{nyhet}', '{sv,en}')");
  const person = await kernel.store.people.byEmail('chef@test.se');
  if (person === undefined) throw new Error('nobody is there');
  chief = actorOfPerson(person);
  doors = openDoors(kernel);
  for (let nr = 1; nr <= ARTICLES; nr++) published.push(await publish(nr));
});

beforeEach(async () => {
  await sql.query('DELETE FROM renderad');
  logged.length = 0;
});

afterAll(async () => {
  await sql?.end();
  await kernel?.close();
});

test('all that is public is rendered, and an interrupted rendering goes on where it was', async () => {
  let kept = 0;
  const stopped = Promise.withResolvers<void>();
  const first = renderer({
    readers: keptPagesWith('keep', () => {
      kept += 1;
      if (kept === 3) stopped.resolve(first.stop());
    }),
  });
  await stopped.promise;
  const before = await rows();
  expect(before.length).toBeGreaterThanOrEqual(2);
  expect(before.length).toBeLessThan(ARTICLES);
  renderer();
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  expect(await rows()).toEqual(expect.arrayContaining(before));
  expect(logged).toEqual([]);
});

test('what is released is rendered behind the release, and gone when it is taken down', async () => {
  renderer();
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  const { id, path: at } = await publish(ARTICLES + 1);
  const kept = async () => (await rows()).find(({ innehall_id }) => innehall_id === id)?.publicering_id;
  const current = async () =>
    (await sql.query<{ nu: string }>('SELECT publicering_id AS nu FROM publicerad_version WHERE innehall_id = $1', [id])).rows[0]?.nu;
  await expect.poll(kept, { timeout: 20_000 }).toBe(await current());
  await call('sparaSprakversion', { id, sprak: 'sv', ...words(99), tvinga: true });
  await call('slappInnehall', { id, lage: 'publicera', overstyr: true });
  expect(await page(at)).toContain('del 99');
  await expect.poll(kept, { timeout: 20_000 }).toBe(await current());
  expect(await page(at)).toContain('del 99');
  await call('taNedInnehall', { id, orsak: 'På prov.' });
  expect(await kept()).toBeUndefined();
  expect((await askDoor(doors.doors.site, at)).status).toBe(302);
});

test('what another instance released, and ended before it was rendered, is rendered all the same', async () => {
  renderer({ leftToOthersMs: 500 });
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  const { id } = await publishElsewhere(50);
  await expect.poll(async () => (await rows()).some(({ innehall_id }) => innehall_id === id), { timeout: 20_000 }).toBe(true);
  await call('taNedInnehall', { id, orsak: 'På prov.' });
  expect(logged).toEqual([]);
});

test('what another instance released while nothing could be heard is rendered when it can be again', async () => {
  renderer({ leftToOthersMs: 500 });
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  await sql.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()`);
  const { id } = await publishElsewhere(51);
  await expect.poll(async () => (await rows()).some(({ innehall_id }) => innehall_id === id), { timeout: 20_000 }).toBe(true);
  await call('taNedInnehall', { id, orsak: 'På prov.' });
});

test('what could not be looked at is looked at again', async () => {
  let faults = 3;
  const readers = keptPagesWith('ofItem', () => {
    if (faults-- > 0) throw new Error('the database went away');
  });
  renderer({ readers, againMs: 50 });
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  const { id } = await publish(ARTICLES + 4);
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES + 1);
  // It may have been rendered by the look at all of them, before it was looked at by itself.
  await expect.poll(() => faults, { timeout: 20_000 }).toBeLessThan(0);
  await call('taNedInnehall', { id, orsak: 'På prov.' });
});

test('all of it is rendered anew when the site gets another name', async () => {
  renderer();
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  const before = new Set((await rows()).map(({ underlag }) => underlag));
  const { version } = await call('hamtaInstallningar', {});
  await call('andraInstallningar', { version, webbplats: { namn: 'Morgonro' } });
  await expect.poll(async () => (await rows()).filter(({ underlag }) => before.has(underlag)).length, { timeout: 20_000 }).toBe(0);
  expect(await count()).toBe(ARTICLES);
  kernel.pages.clear();
  expect(await page(published[0]?.path ?? '')).toContain('<meta property="og:site_name" content="Morgonro"/>');
});

test('all of it is rendered anew when whoever signs it gets another name', async () => {
  renderer();
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  const before = new Set((await rows()).map(({ underlag }) => underlag));
  const at = published[0]?.path ?? '';
  expect(await page(at)).toContain('Chefen');
  await call('andraAnvandare', { id: chief.id, namn: 'Lena Öberg' });
  // At once, whatever is kept; and what is kept follows.
  expect(await page(at)).toContain('rel="author">Lena Öberg</a>');
  expect(await page(at)).not.toContain('Chefen');
  await expect.poll(async () => (await rows()).filter(({ underlag }) => before.has(underlag)).length, { timeout: 20_000 }).toBe(0);
  kernel.pages.clear();
  expect(await page(at)).toContain('"@type":"Person","name":"Lena Öberg"');
});

test('what a newer renderer has made is left alone: by the worker, and by whoever has a page rendered', async () => {
  const newer = renderer();
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  await newer.stop();
  await sql.query(`UPDATE renderad SET renderare = $1, underlag = 'nyare', delar = 'nyare'`, [RENDERER + 1]);
  const before = await rows();
  kernel.pages.clear();
  for (const { path: at } of published) expect(await page(at)).toContain('Kommunen bygger');
  const { id } = await publish(ARTICLES + 2);
  const worker = renderer();
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES + 1);
  await worker.stop();
  expect(await rows()).toEqual(expect.arrayContaining(before));
  await call('taNedInnehall', { id, orsak: 'På prov.' });
  // What it has made of a publication that readers no longer have is in nobody's way.
  const [first] = published;
  await sql.query('UPDATE renderad SET publicering_id = gen_random_uuid() WHERE innehall_id = $1', [first?.id]);
  kernel.pages.clear();
  await page(first?.path ?? '');
  await expect.poll(async () => (await rows()).filter(({ renderare }) => renderare === RENDERER).length, { timeout: 20_000 }).toBe(1);
});

test('what is taken down while it is being kept is not kept, and that is no fault', async () => {
  const { id, path: at } = await publish(ARTICLES + 3);
  const takingDown = new pg.Client({ connectionString: server.url });
  await takingDown.connect();
  await takingDown.query('BEGIN');
  await takingDown.query('DELETE FROM publicerad_version WHERE innehall_id = $1', [id]);
  // A reader who came before has it rendered; it is kept behind, which waits for the takedown.
  expect(await page(at)).toContain('Kommunen bygger');
  const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'INSERT INTO renderad%'`;
  await expect.poll(async () => (await sql.query(waits)).rowCount).toBe(1);
  await takingDown.query('COMMIT');
  await takingDown.end();
  await expect.poll(async () => (await sql.query(waits)).rowCount).toBe(0);
  expect(await page(published[0]?.path ?? '')).toContain('Kommunen bygger');
  await expect.poll(count).toBe(1);
  expect((await rows()).map(({ innehall_id }) => innehall_id)).toEqual([published[0]?.id]);
  expect(logged).toEqual([]);
});

test('what an older renderer has made is replaced, and what is broken is told of and made anew', async () => {
  renderer();
  await expect.poll(count, { timeout: 20_000 }).toBe(ARTICLES);
  const [first] = published;
  await sql.query(`UPDATE renderad SET delar = 'trasig' WHERE innehall_id = $1`, [first?.id]);
  kernel.pages.clear();
  expect(await page(first?.path ?? '')).toContain('Kommunen bygger del 1');
  expect(logged).toEqual([expect.objectContaining({ innehall: first?.id })]);
  const broken = async () => (await sql.query(`SELECT FROM renderad WHERE delar = 'trasig'`)).rowCount;
  await expect.poll(broken).toBe(0);
  await sql.query('ALTER TABLE renderad DROP CONSTRAINT renderad_renderare');
  await sql.query('UPDATE renderad SET renderare = $1', [RENDERER - 1]);
  renderer();
  await expect
    .poll(async () => (await rows()).filter(({ renderare }) => renderare === RENDERER).length, { timeout: 20_000 })
    .toBe(ARTICLES);
});

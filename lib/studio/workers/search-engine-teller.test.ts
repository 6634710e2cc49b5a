import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { indexNowKeyPath } from '#lib/adapters/search-engines/indexnow.ts';
import type { SearchEnginesPort } from '#lib/adapters/search-engines/port.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { askDoor } from '#lib/http/ask-door.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { type Doors, openDoors } from '#lib/studio/doors.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { startLinkReader } from '#lib/studio/workers/link-reader.ts';
import { telling } from '#lib/studio/workers/search-engine-teller.ts';
import { ownDatabase } from '../../../e2e/database/own-database.ts';

/* Search engines hear of everything that readers get and lose, in the end, and of nothing where the newsroom has not asked for it. */

const SITE_URL = 'https://studio.example';
const MINUTE_MS = 60_000;

let kernel: Kernel;
let doors: Doors;
let sql: pg.Client;
let chief: Actor;
let late = 0;
let heard: string[][] = [];
let answer: SearchEnginesPort['tell'];
const logged: Array<{ msg: string }> = [];

const server = ownDatabase();
const TAKES: SearchEnginesPort['tell'] = async () => ({ utfall: 'taget' });

beforeAll(async () => {
  kernel = createKernel({
    environment: readEnvironment({ STUDIO_DATA: server.folder, STUDIO_DEMO: '0', NODE_ENV: 'test', STUDIO_URL: SITE_URL }),
    databaseUrl: server.url,
    reader: { assets: EXAMPLE_ASSETS, files: new Map() },
    log: pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    now: () => new Date(Date.now() + late),
  });
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
});

beforeEach(async () => {
  [heard, answer, logged.length] = [[], TAKES, 0];
  await sql.query('DELETE FROM sokmotorbesked');
});

afterAll(async () => {
  await sql?.end();
  await kernel?.close();
});

async function call(name: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { body } = await doors.call(name, chief, input, 'prov');
  const told: Record<string, unknown> = typeof body === 'string' ? JSON.parse(body) : body;
  expect(told).toMatchObject({ ok: true });
  return told;
}

async function want(sokmotorer: 'inget' | 'indexnow') {
  const { version } = await call('hamtaInstallningar', {});
  await call('andraInstallningar', { version, publicering: { sokmotorer } });
  await expect.poll(() => kernel.site.indexNow !== undefined).toBe(sokmotorer === 'indexnow');
}

const words = (rubrik: string) => ({
  rubrik,
  ingress: 'Arbetet börjar i maj.',
  block: [{ type: 'paragraph', attrs: { id: 'bstycke00001' }, content: [{ type: 'text', text: 'Kommunen bygger bron.' }] }],
});

async function publish(rubrik: string): Promise<string> {
  const { id } = await call('skapaInnehall', { sektion: 'nyheter', mall: 'nyhet', ...words(rubrik) });
  await call('slappInnehall', { id, lage: 'publicera', overstyr: true });
  return String(id);
}

/** What has been released is read, behind the release. */
async function read() {
  const worker = startLinkReader(kernel);
  onTestFinished(() => worker.stop());
  await expect.poll(async () => (await sql.query('SELECT FROM lankko')).rowCount).toBe(0);
  await worker.stop();
}

/** Engines have been told whatever is due so long after now. */
async function tellAfter(minutes: number) {
  late = minutes * MINUTE_MS;
  onTestFinished(() => {
    late = 0;
  });
  const due = async () =>
    (await sql.query('SELECT FROM sokmotorbesked WHERE (taget IS NULL AND tidigast <= $1) OR taget <= $1', [kernel.now().toISOString()]))
      .rowCount;
  const engines = (key: string): SearchEnginesPort => ({
    async tell(addresses, ending) {
      expect(key).toBe(kernel.site.indexNow);
      heard.push([...addresses]);
      return answer(addresses, ending);
    },
  });
  const worker = telling(kernel, engines, { lookEveryMs: 20 });
  if (kernel.site.indexNow !== undefined) await expect.poll(due).toBe(0);
  await worker.stop();
}

/** Saves the article's Swedish version as it is but for this, and releases it. */
async function change(id: string, fields: Record<string, unknown>) {
  const found = await sql.query<{ revision: string }>(
    "SELECT arbetsrevision_id AS revision FROM sprakversion WHERE innehall_id = $1 AND sprak = 'sv'",
    [id],
  );
  await call('sparaSprakversion', { id, sprak: 'sv', bas: found.rows[0]?.revision, ...words('Fyren tänds'), ...fields });
  await call('slappInnehall', { id, lage: 'publicera', overstyr: true });
  await read();
}

test('of an article when it is published, moved, changed and taken down, each time with the addresses that are not what they were', async () => {
  await want('indexnow');
  const id = await publish('Fyren tänds');
  await read();
  await tellAfter(0);
  expect(heard).toEqual([]);
  await tellAfter(1);
  expect(heard).toEqual([[`${SITE_URL}/nyheter/fyren-tands`]]);

  await change(id, { slug: 'fyren-lyser' });
  // Not twice within ten minutes.
  await tellAfter(2);
  expect(heard).toHaveLength(1);
  await tellAfter(30);
  expect(heard[1]).toEqual([`${SITE_URL}/nyheter/fyren-tands`, `${SITE_URL}/nyheter/fyren-lyser`]);

  await change(id, { slug: 'fyren-lyser', rubrik: 'Fyren lyser' });
  await tellAfter(60);
  expect(heard[2]).toEqual([`${SITE_URL}/nyheter/fyren-lyser`]);

  await call('taNedInnehall', { id, orsak: 'Fel fyr' });
  await read();
  await tellAfter(90);
  expect(heard[3]).toEqual([`${SITE_URL}/nyheter/fyren-tands`, `${SITE_URL}/nyheter/fyren-lyser`]);
  await tellAfter(200);
  expect(heard).toHaveLength(4);
});

test('and are told again when they did not answer, or the process died meanwhile', async () => {
  await want('indexnow');
  await publish('Bron öppnar');
  await read();
  answer = async () => {
    throw new Error('nobody is there');
  };
  await tellAfter(1);
  expect(heard).toHaveLength(1);
  expect(logged.map(({ msg }) => msg)).toEqual(['search engines could not be told what has changed; trying again']);

  // Taken by one that never came back.
  await kernel.store.engineTellings.take(new Date(Date.now() + 5 * MINUTE_MS), new Date(Date.now() + 6 * MINUTE_MS), 10);
  answer = TAKES;
  await tellAfter(7);
  expect(heard).toEqual([[`${SITE_URL}/nyheter/bron-oppnar`], [`${SITE_URL}/nyheter/bron-oppnar`]]);
});

test('what they refuse is told of in the log and not again', async () => {
  await want('indexnow');
  await publish('Hamnen växer');
  await read();
  answer = async () => ({ utfall: 'nekat', status: 403 });
  await tellAfter(1);
  await tellAfter(200);
  expect(heard).toHaveLength(1);
  expect(logged).toMatchObject([{ msg: 'search engines do not take what they are told of the site', status: 403 }]);
});

test.each([0, 70_000])(
  'what changes while they are being told of it is told of once more, ten minutes later: from %i ms on',
  async (fromMs) => {
    await want('indexnow');
    const id = await publish(`Torget byggs om ${fromMs}`);
    await read();
    answer = async () => {
      answer = TAKES;
      await kernel.store.engineTellings.changed([{ innehall: id, sprak: 'sv' }], new Date(kernel.now().getTime() + fromMs));
      return { utfall: 'taget' };
    };
    for (const [minutes, times] of [
      [1, 1],
      [3, 1],
      [12, 2],
      [60, 2],
    ] as const) {
      await tellAfter(minutes);
      expect(heard).toHaveLength(times);
    }
  },
);

test('of nothing where the newsroom has not asked for it, and the key is there only where it has', async () => {
  await want('indexnow');
  const key = kernel.site.indexNow ?? '';
  const asked = () => askDoor(doors.doors.site, indexNowKeyPath(key));
  expect(await asked()).toMatchObject({ status: 200, text: key });
  expect((await askDoor(doors.doors.site, indexNowKeyPath('0'.repeat(32)))).status).toBe(404);
  await want('inget');
  expect((await asked()).status).toBe(404);
  await publish('Ingen får veta');
  await read();
  await tellAfter(60);
  expect(heard).toEqual([]);
  expect((await sql.query('SELECT FROM sokmotorbesked')).rowCount).toBe(0);
});

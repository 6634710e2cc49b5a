import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Answer } from '#lib/http/answer.ts';
import type { Network } from '#lib/internet/network.ts';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';
import { loadReaderFiles } from '#lib/site/reader-files.ts';
import { openDoors } from '#lib/studio/doors.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { prepareDatabase } from '#lib/studio/open-database.ts';
import { fillNewsroom } from '../e2e/database/large-newsroom.ts';
import { databaseMs } from './processor-time.ts';

/*
 * The kernel in this process over an embedded database, without workers and without a server: calls are made at its own doors, so that
 * the processor time of this process is that of the application and its callers.
 */

/** Whoever has ordered what is published. */
export const ADMIN = 'matning@studio.se';

/** Milliseconds of a processor that a call cost. */
export interface Cost {
  application: number;
  database: number;
}

export interface OwnKernel {
  kernel: Kernel;
  admin: Actor;
  call: ReturnType<typeof openDoors>['call'];
  /** What is answered to one of the agents by turns, as text; nothing of what is compressed, which is for readers. Throws for another status. */
  ask(method: string, url: string, index: number, body: unknown, wanted: number): Promise<string>;
  /** What it costs to do `work` for each of the items, a few at a time. */
  costOf<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<Cost>;
  /** Asks the database as its owner. */
  sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

interface Wanted {
  /** How many agents call by turns: each may do so much in a minute. */
  agents: number;
  /** Libraries that the server is to load as it starts. */
  preload?: string;
  /** What it takes the internet to be. */
  network?: Network;
  /** So many articles are there before anybody writes one. */
  filled?: number;
}

const AT_ONCE = 4;

/** Opens a newsroom for `work`, empty unless it is to be filled, and closes and removes it. */
export async function withOwnKernel(
  { agents, preload, network, filled = 0 }: Wanted,
  work: (own: OwnKernel) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const log = pino({ level: 'error' });
  if (preload !== undefined) await loadAtStart(folder, preload);
  const server = await startEmbeddedDatabase(folder, log);
  const environment = readEnvironment({
    ...{ NODE_ENV: 'production', STUDIO_URL: 'http://127.0.0.1:1', STUDIO_DATA: folder, STUDIO_INSTALLNINGAR: 'e2e/newsroom.json' },
    ...{ STUDIO_SECRET: randomUUID() + randomUUID(), STUDIO_ADMIN: `${ADMIN}:hur fort går det här` },
  });
  const { url: databaseUrl } = await prepareDatabase(server.socketUrl, environment);
  await buildReaderAssets(path.join(folder, 'lasare'));
  const reader = await loadReaderFiles(path.join(folder, 'lasare'));
  const kernel = createKernel({ environment, databaseUrl, reader, log, now: () => new Date(), ...(network && { network }) });
  const owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  try {
    await prepareNewsroom(kernel);
    await newsroomShown(kernel);
    if (filled > 0) await fillNewsroom(owner, filled);
    await work({ ...(await callers(kernel, agents)), kernel, costOf: costIn(folder), sql: async (text) => (await owner.query(text)).rows });
  } finally {
    await owner.end();
    await kernel.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Has the server of that folder load libraries from its next start on. */
async function loadAtStart(folder: string, preload: string): Promise<void> {
  const server = await startEmbeddedDatabase(folder, pino({ level: 'error' }));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`ALTER SYSTEM SET shared_preload_libraries = '${preload}'`);
  await client.end();
  await server.stop();
}

async function callers(kernel: Kernel, agents: number): Promise<Pick<OwnKernel, 'admin' | 'call' | 'ask'>> {
  const { doors, call } = openDoors(kernel);
  const person = await kernel.store.people.byEmail(ADMIN);
  if (person === undefined) throw new Error('nobody can log in');
  const admin = actorOfPerson(person);
  const rights = {
    sektioner: ['*'],
    mallar: ['*'],
    sprak: ['sv', 'en'],
    publicera: true,
    schemalagga: true,
    kvot: { releaser: 10_000, utkast: 10_000 },
  };
  const keys: string[] = [];
  for (let made = 0; made < agents; made++) {
    const { body } = await call('skapaAgent', admin, { namn: 'Mätning', ...rights }, randomUUID());
    keys.push((JSON.parse(typeof body === 'string' ? body : JSON.stringify(body)) as { nyckel: string }).nyckel);
  }
  const ask: OwnKernel['ask'] = async (method, url, index, body, wanted) => {
    const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    const headers: Record<string, string> = {
      ...(url.startsWith('/studio') ? { authorization: `Bearer ${keys[index % keys.length]}` } : { 'accept-encoding': 'gzip, br' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    };
    const asked = {
      ...{ method, url, from: '127.0.0.1', korrelation: randomUUID(), gone: new AbortController().signal },
      header: (name: string) => headers[name],
      body: (async function* () {
        yield bytes;
      })(),
    };
    return answered(await doors[url.startsWith('/studio') ? 'api' : 'site'](asked), wanted, url);
  };
  return { admin, call, ask };
}

function answered({ body = '', status }: Answer, wanted: number, url: string): string {
  // What is compressed is for readers.
  if (body instanceof Uint8Array && status === wanted && !url.startsWith('/studio')) return '';
  const text = typeof body === 'string' ? body : body instanceof Uint8Array ? Buffer.from(body).toString('utf8') : '';
  if (status !== wanted) throw new Error(`${status} instead of ${wanted}: ${text.slice(0, 300)}`);
  return text;
}

function costIn(folder: string): OwnKernel['costOf'] {
  return async (items, work) => {
    const [application, database] = [process.cpuUsage(), databaseMs(folder)];
    const waiting = items.entries();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, item] of waiting) await work(item, index);
      }),
    );
    const { user, system } = process.cpuUsage(application);
    return { application: (user + system) / 1_000 / items.length, database: (databaseMs(folder) - database) / items.length };
  };
}

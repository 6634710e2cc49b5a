import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLoginOf } from '#lib/store/application-role.ts';
import { MOST_BEHIND_MS } from '#lib/store/close-copy.ts';
import { Database, type Statement } from '#lib/store/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { ownDatabase } from '#lib/studio/open-database.ts';
import { signalServer } from '../../e2e/database/signal-server.ts';
import { type StreamingCopy, startCopy } from '../../e2e/database/streaming-copy.ts';

/* A database with a copy that follows it (streaming replication): searches are asked of the copy, never of one that is behind. */

const SECRET = 'sa-hemligt-att-bara-testerna-vet-om-det';
const ANSWER: Statement = { name: 'who_answers', text: 'SELECT pg_is_in_recovery() AS av_kopian, (SELECT max(nr) FROM prov)::int AS nr' };

interface Answer {
  av_kopian: boolean;
  nr: number;
}

let folder: string;
let server: EmbeddedDatabase;
let copy: StreamingCopy;
let owner: pg.Client;
let overCopy: pg.Client;
let database: Database;
const told: boolean[] = [];

const environment = (databaseCopyUrl: string) => ({
  ...{ secret: SECRET, databaseUrl: server.url, databaseDirectUrl: undefined, databaseOwnerUrl: undefined },
  databaseCopyUrl,
});
const search = async () => {
  const [answer] = await database.searches.query<Answer>(ANSWER, []);
  if (answer === undefined) throw new Error('nothing was answered');
  return answer;
};
const isOfCopy = async () => (await search()).av_kopian;
const signalled = async (signal: NodeJS.Signals) => {
  const [pid] = (await readFile(path.join(copy.folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  await signalServer(Number(pid), signal);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-original-'));
  server = await startEmbeddedDatabase(folder, pino({ level: 'silent' }));
  const { url } = await ownDatabase(server.url, { ...environment(''), databaseCopyUrl: undefined });
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  await owner.query('CREATE TABLE prov (nr int)');
  await owner.query('GRANT SELECT ON prov TO PUBLIC');
  copy = await startCopy({ folder, url: server.url });
  overCopy = new pg.Client({ connectionString: copy.url });
  overCopy.on('error', () => {});
  await overCopy.connect();
  const copyUrl = withLoginOf(copy.url, url) ?? '';
  database = new Database(url, undefined, { copy: { url: copyUrl, onChange: (isAsked) => told.push(isAsked) } });
});

afterAll(async () => {
  await database?.close();
  await overCopy?.end();
  await owner?.end();
  await copy?.stop();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a copy that follows is asked, once it is known to', async () => {
  expect(await isOfCopy()).toBe(false);
  await expect.poll(isOfCopy, { timeout: 20_000 }).toBe(true);
  expect(told).toEqual([true]);
});

test('nothing but searches is asked of it', async () => {
  const own: Array<Pick<Database, 'query'>> = [database, database.upkeep, database.counts, database.oneSession];
  for (const each of own) expect((await each.query<Answer>(ANSWER, []))[0]?.av_kopian).toBe(false);
});

test('no answer of a copy that has stopped following tells what was so longer ago than may be; it is asked again when it follows', async () => {
  const written = new Map<number, number>();
  const write = async (nr: number) => {
    await owner.query('INSERT INTO prov VALUES ($1)', [nr]);
    written.set(nr, performance.now());
  };
  await write(0);
  await expect.poll(async () => (await search()).nr).toBe(0);
  await expect.poll(isOfCopy, { timeout: 20_000 }).toBe(true);
  await overCopy.query('SELECT pg_wal_replay_pause()');
  try {
    let late = 0;
    for (let nr = 1; (await isOfCopy()) || nr < 10; nr++) {
      await write(nr);
      const asked = performance.now();
      const answer = await search();
      // What was written next after what it tells was written so long ago.
      if (answer.av_kopian) expect(asked - (written.get(answer.nr + 1) ?? asked)).toBeLessThan(MOST_BEHIND_MS);
      if (answer.nr < nr) late += 1;
      await setTimeout(50);
    }
    expect(late, 'answers of a copy that was behind').toBeGreaterThan(0);
    expect(told.at(-1)).toBe(false);
  } finally {
    await overCopy.query('SELECT pg_wal_replay_resume()');
  }
  await expect.poll(isOfCopy, { timeout: 20_000 }).toBe(true);
});

test('with the copy frozen or gone everybody is answered by the database, and the copy is asked again when it is back', async () => {
  await signalled('SIGSTOP');
  try {
    const answers = await Promise.all(Array.from({ length: 6 }, search));
    expect(answers.map(({ av_kopian }) => av_kopian)).toEqual(answers.map(() => false));
    expect(await isOfCopy()).toBe(false);
  } finally {
    await signalled('SIGCONT');
  }
  await expect.poll(isOfCopy, { timeout: 20_000 }).toBe(true);
  await signalled('SIGKILL');
  expect(await isOfCopy()).toBe(false);
  await expect.poll(isOfCopy, { timeout: 60_000 }).toBe(true);
});

test('what is no copy of the database is refused at the start, and one that is away is told of', async () => {
  expect(await ownDatabase(server.url, environment(copy.url))).toMatchObject({ copyUrl: expect.stringContaining('_app'), notices: [] });
  const other = Object.assign(new URL(copy.url), { pathname: '/postgres' }).href;
  for (const wrong of [server.url, other])
    await expect(ownDatabase(server.url, environment(wrong))).rejects.toThrow('leder inte till en kopia av databasen');
  const nowhere = Object.assign(new URL(copy.url), { port: '1' }).href;
  const { notices } = await ownDatabase(server.url, environment(nowhere));
  expect(notices).toEqual([expect.stringContaining('Kopian i DATABASE_URL_KOPIA svarar inte')]);
});

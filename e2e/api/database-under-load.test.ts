import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { publicReport } from './newsroom/live.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { type OwnServer, ownServer } from './studio/own-server.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * PostgreSQL killed, stopped and frozen while people write and readers read: nothing that was acknowledged is lost, nothing is done twice,
 * everybody has an answer within ten seconds, and all goes on by itself. STUDIO_PROV_RUNDOR=20 does as many rounds of each.
 */

const ROUNDS = Number(process.env.STUDIO_PROV_RUNDOR ?? 2);
const WRITERS = 6;
const ANSWERED_WITHIN_MS = 10_000;

let server: OwnServer;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let report: string;
let page: string;

beforeAll(async () => {
  server = await ownServer();
  newsroom = await ownNewsroom(server.url);
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  chief = await newsroom.as('chefredaktor', studio.url);
  report = await publicReport(chief);
  const { id, slug } = await chief.created(swedish());
  expect((await chief.release(id)).status).toBe(200);
  page = `/nyheter/${slug}`;
});

afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
  await server?.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Told {
  status: number;
  ms: number;
  retryAfter: number;
}

/** What callers and readers were told while something happened. */
interface Load {
  told: Told[];
  /** Of the page and the live feed. */
  read: Told[];
  /** The articles that were acknowledged, by key. */
  saved: Map<string, string>;
  end(): Promise<void>;
}

async function timed<Answer extends { status: number; headers: Record<string, unknown> }>(asked: Promise<Answer>): Promise<[Answer, Told]> {
  const elapsed = stopwatch();
  const answer = await asked;
  return [answer, { status: answer.status, ms: elapsed(), retryAfter: Number(answer.headers['retry-after'] ?? 0) }];
}

/** People who write, each call again under its key until it is done, and readers of what is kept. */
async function load(): Promise<Load> {
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => newsroom.as('skribent', studio.url)));
  const told: Told[] = [];
  const read: Told[] = [];
  const saved = new Map<string, string>();
  let over = false;
  const write = async (writer: Caller) => {
    while (!over) {
      const nyckel = randomUUID();
      for (let done = false; !done; ) {
        const [answer, heard] = await timed(writer.create({ ansvarig: nyckel }, { nyckel }));
        told.push(heard);
        done = answer.status === 201;
        if (done) saved.set(nyckel, answer.body.id);
        await pause(done ? 150 : 300);
      }
    }
  };
  const follow = async (path: string) => {
    while (!over) {
      const [, heard] = await timed(send({ method: 'GET', path }, studio.url));
      read.push(heard);
      await pause(50);
    }
  };
  const all = [...writers.map(write), follow(page), follow(`/studio/live/${report}.json`)];
  return {
    ...{ told, read, saved },
    async end() {
      over = true;
      await Promise.all(all);
    },
  };
}

/** Everything was kept, once, and everybody was told what was so in time. */
async function isWhole({ told, read, saved }: Load): Promise<void> {
  expect(Math.max(...told.map(({ ms }) => ms))).toBeLessThan(ANSWERED_WITHIN_MS);
  for (const { status, retryAfter } of told) {
    expect([201, 409, 503]).toContain(status);
    if (status === 503) expect(retryAfter).toBeGreaterThan(0);
  }
  expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Math.max(...read.map(({ ms }) => ms))).toBeLessThan(5_000);
  const rows = await newsroom.sql<{ ansvarig: string; id: string }>('SELECT ansvarig, id FROM innehall WHERE ansvarig = ANY($1)', [
    [...saved.keys()],
  ]);
  expect(rows.length).toBe(saved.size);
  for (const { ansvarig, id } of rows) expect(id).toBe(saved.get(ansvarig));
}

async function isBack(): Promise<void> {
  const writes = async () => (await chief.create()).status;
  await expect.poll(writes, { timeout: 15_000, interval: 200 }).toBe(201);
}

async function through(happens: () => Promise<void>): Promise<Load> {
  // What is kept is there before anything happens.
  for (const path of [page, `/studio/live/${report}.json`]) expect((await send({ method: 'GET', path }, studio.url)).status).toBe(200);
  const working = await load();
  // Changes are heard again within a second or so: nothing is kept before.
  await pause(1_500);
  await happens();
  await isBack();
  await pause(500);
  await working.end();
  await isWhole(working);
  return working;
}

test.each([
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGINT'],
] as const)(
  'a database that is %s under load loses nothing, and is back by itself',
  { timeout: 30_000 * ROUNDS, retry: 0 },
  async (_, signal) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { told } = await through(() => server.signal(signal));
      expect(told.some(({ status }) => status === 503)).toBe(true);
    }
  },
);

test('one that hangs is told of within ten seconds, and goes on where it was', { timeout: 60_000 * ROUNDS, retry: 0 }, async () => {
  for (let round = 0; round < Math.ceil(ROUNDS / 2); round++) {
    const { told } = await through(async () => {
      await server.signalAll('SIGSTOP');
      const asked = ['/innehall', '/jag', '/logg', '/anvandare', '/utskick', '/ko'].map((path) => timed(chief.get(path)));
      const answers = await Promise.all(asked);
      for (const [, { status, ms, retryAfter }] of answers) {
        expect([status, retryAfter > 0]).toEqual(status === 403 ? [403, false] : [503, true]);
        expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
      }
      await server.signalAll('SIGCONT');
    });
    // Whoever began a moment later may have been answered as it went on.
    expect(told.some(({ status }) => status === 503)).toBe(true);
  }
});

import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArchive } from '#lib/backup/archive-reader.ts';
import { BACKUP } from '#lib/backup/manifest.ts';
import { found } from '../found.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { publicReport } from './newsroom/live.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { type OwnServer, ownServer } from './studio/own-server.ts';
import { ownStudio } from './studio/own-studio.ts';
import { isAllThere, pause, type Told, timed, type WritingLoad, writingLoad } from './studio/writing-load.ts';

/*
 * PostgreSQL killed, stopped and frozen while people write and readers read: nothing that was acknowledged is lost, nothing is done twice,
 * everybody has an answer within ten seconds, and all goes on by itself. A backup that is broken off meanwhile leaves the archive that
 * there was, and no half one. `npm run bench -- bevis` does twenty rounds of each.
 */

const MANY = process.env.STUDIO_PROV_RUNDOR;
const rounds = (otherwise: number) => Number(MANY ?? otherwise);
const METRICS_KEY = 'nyckeln-till-matten-har';
const ANSWERED_WITHIN_MS = 10_000;
/** As many as a page leads on to at most. */
const LED_ON_TO = 8;

let server: OwnServer;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let report: string;
let page: string;

/** What readers go on reading. */
const followed = () => [page, `/studio/live/${report}.json`];
const load = () => writingLoad(newsroom, studio.url, followed());

beforeAll(async () => {
  server = await ownServer();
  newsroom = await ownNewsroom(server.url);
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, mattNyckel: METRICS_KEY });
  chief = await newsroom.as('chefredaktor', studio.url);
  report = await publicReport(chief);
  // In a section in which nobody else publishes, and that has enough to lead on to: what has just changed is not told of from memory, and so
  // is no list in which it stands.
  for (let others = 0; others <= LED_ON_TO; others++) {
    const { id, slug } = await chief.created({ ...swedish(), sektion: 'noje' });
    expect((await chief.release(id)).status).toBe(200);
    page = `/noje/${slug}`;
  }
});

afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
  await server?.stop();
});

/** Of all rounds of a proof. */
interface Sum {
  ronder: number;
  artiklar: number;
  avvisade: number;
  langsta: number;
}

const NOTHING: Sum = { ronder: 0, artiklar: 0, avvisade: 0, langsta: 0 };

function added(sum: Sum, { told, articles }: WritingLoad): Sum {
  return {
    ronder: sum.ronder + 1,
    artiklar: sum.artiklar + articles.size,
    avvisade: sum.avvisade + told.filter(({ status }) => status === 503).length,
    langsta: Math.max(sum.langsta, ...told.map(({ ms }) => ms)),
  };
}

const inWords = (what: string, { ronder, artiklar, avvisade, langsta }: Sum) =>
  found(
    `${what}, ${ronder} rounds: ${artiklar} articles created, saved and published, ${3 * artiklar} acknowledged writes, 0 lost or doubled; ${avvisade} told 503, each with Retry-After; longest answer ${(langsta / 1_000).toFixed(1)} s; back by itself each time`,
  );

const inShort = ({ vad, status, ms, koder }: Told) => `${vad}: ${status} ${koder.join()} after ${Math.round(ms)} ms`;

/** Everything was kept, once, and everybody was told what was so in time. */
async function isWhole(working: WritingLoad): Promise<void> {
  const { told, read } = working;
  expect(told.filter(({ ms }) => ms >= ANSWERED_WITHIN_MS).map(inShort)).toEqual([]);
  for (const { status, retryAfter, koder } of told) {
    expect([200, 201, 202, 409, 503], koder.join()).toContain(status);
    // Of a call whose first try is not over.
    if (status === 409) expect(koder).toEqual(['samtidigt_anrop']);
    if (status === 503) expect(retryAfter).toBeGreaterThan(0);
  }
  expect(read.filter(({ status, ms }) => status !== 200 || ms >= ANSWERED_WITHIN_MS).map(inShort)).toEqual([]);
  await isAllThere(newsroom, working);
}

/** However long the database takes to write down what it has and to begin anew: that is its own, and a busy disk's. */
async function isBack(): Promise<void> {
  const writes = async () => (await chief.create()).status;
  await expect.poll(writes, { timeout: 60_000, interval: 200 }).toBe(201);
}

const hears = async () =>
  (await send({ method: 'GET', path: '/matt', headers: { Authorization: `Bearer ${METRICS_KEY}` } }, studio.url)).text.includes(
    '\nstudio_changes_heard 1\n',
  );

/**
 * What readers go on reading is in memory: of a database that was away changes are heard again after a moment, and nothing is kept before.
 */
async function isKept(): Promise<void> {
  await expect.poll(hears, { timeout: 60_000, interval: 100 }).toBe(true);
  for (const path of followed()) expect((await send({ method: 'GET', path }, studio.url)).status).toBe(200);
}

/** Throws where the archive is not whole. */
async function readThrough(file: string): Promise<void> {
  for await (const part of readArchive(file, BACKUP)) if ('entry' in part) for await (const _ of part.entry.content);
}

/** Those who write meet the database that is away: a signal takes a moment to be heard, and a call may have been answered just before. */
async function areTold({ told }: WritingLoad): Promise<void> {
  await expect.poll(() => told.some(({ status }) => status === 503), { timeout: ANSWERED_WITHIN_MS }).toBe(true);
}

async function through(happens: (working: WritingLoad) => Promise<void>): Promise<WritingLoad> {
  for (const path of followed()) expect((await send({ method: 'GET', path }, studio.url)).status).toBe(200);
  const working = await load();
  await isKept();
  try {
    await happens(working);
    await isBack();
    await pause(500);
  } finally {
    await working.end();
  }
  await isWhole(working);
  return working;
}

test.each([
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGINT'],
] as const)(
  'a database that is %s under load loses nothing, and is back by itself',
  { timeout: 120_000 * rounds(2), retry: 0 },
  async (what, signal) => {
    let sum = NOTHING;
    for (let round = 0; round < rounds(2); round++) {
      const working = await through(async (writers) => {
        await server.signal(signal);
        await areTold(writers);
      });
      sum = added(sum, working);
    }
    await inWords(`PostgreSQL ${what} under load`, sum);
  },
);

test('one that hangs is told of within ten seconds, and goes on where it was', { timeout: 120_000 * rounds(1), retry: 0 }, async () => {
  let sum = NOTHING;
  for (let round = 0; round < rounds(1); round++) {
    const working = await through(async (writers) => {
      await server.signalAll('SIGSTOP');
      try {
        const asked = ['/innehall', '/jag', '/logg', '/anvandare', '/utskick', '/ko'].map(async (path) => {
          const [, heard] = await timed(path, chief.get(path));
          return heard;
        });
        for (const { vad: path, status, ms, retryAfter } of await Promise.all(asked)) {
          // Who may not is known without the database, and so may it be for some seconds yet who one is.
          const known = status === 403 || (path === '/jag' && status === 200);
          expect([path, status, retryAfter > 0]).toEqual(known ? [path, status, false] : [path, 503, true]);
          expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
        }
        await areTold(writers);
      } finally {
        await server.signalAll('SIGCONT');
      }
    });
    sum = added(sum, working);
  }
  await inWords('PostgreSQL frozen under load', sum);
});

describe('a backup that is broken off under load', () => {
  const SECRET = 'en-hemlighet-som-bara-testet-vet-om-den';
  let data: string;
  let place: string;

  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'studio-avbruten-'));
    place = path.join(data, 'kopior');
    // So much that there is a middle of it.
    await mkdir(path.join(data, 'media'));
    await writeFile(path.join(data, 'media/stor'), randomBytes(12 * 1024 * 1024));
  });

  afterAll(() => rm(data, { recursive: true, force: true }));

  /** `npm run backup` or `restore`, as it is run beside Studio. */
  function command(script: 'backup' | 'restore', file: string, { databaseUrl, folder }: { databaseUrl: string; folder: string }) {
    const child = spawn(process.execPath, [`scripts/${script}.ts`, file], {
      env: { ...process.env, STUDIO_SECRET: SECRET, STUDIO_DATA: folder, DATABASE_URL: databaseUrl },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
      });
    return { child, ended: once(child, 'close').then(([code]) => ({ code, said: said.trim() })) };
  }

  const here = () => ({ databaseUrl: newsroom.databaseUrl, folder: data });
  const isHalf = (name: string) => name.endsWith('.halv');
  const hashOf = async (name: string) =>
    createHash('sha256')
      .update(await readFile(path.join(place, name)))
      .digest('hex');

  const WAYS: Record<string, (child: ChildProcess) => Promise<void>> = {
    async 'killed itself'(child) {
      child.kill('SIGKILL');
    },
    'whose database is killed': () => server.signal('SIGKILL'),
    async 'whose database hangs for a while'() {
      await server.signalAll('SIGSTOP');
      await pause(1_500);
      await server.signalAll('SIGCONT');
    },
  };

  test('leaves the archive that there was, no half one under a name, and the next is whole', {
    timeout: 120_000 * rounds(1) + 120_000,
    retry: 0,
  }, async () => {
    expect((await command('backup', path.join(place, 'gammal'), here()).ended).code).toBe(0);
    const before = await hashOf('gammal');
    const sum = { brutna: 0, hela: 0 };
    const working = await load();
    let acknowledged: Array<{ id: string; sparad: string }>;
    try {
      for (const [way, happens] of Object.entries(WAYS)) {
        for (let round = 0; round < rounds(1); round++) {
          await isBack();
          // Else readers meet a database that went away before it had told them anything, and are told 503 as they are promised.
          await isKept();
          const { child, ended } = command('backup', path.join(place, 'ny'), here());
          await expect.poll(async () => (await readdir(place)).some(isHalf), { interval: 2, timeout: 20_000 }).toBe(true);
          await pause((150 * round) / rounds(1));
          await happens(child);
          const { code, said } = await ended;
          const left = await readdir(place);
          // One may be killed when it has done all but to end.
          if (code === 0 || (way === 'killed itself' && left.includes('ny'))) {
            await readThrough(path.join(place, 'ny'));
            sum.hela += 1;
            expect(left.toSorted()).toEqual(['gammal', 'ny']);
            await rm(path.join(place, 'ny'));
          } else {
            sum.brutna += 1;
            expect([way, left.includes('ny')]).toEqual([way, false]);
            // One that is killed cannot tidy up after itself; what it leaves is named for what it is.
            if (way === 'killed itself') expect(left.filter(isHalf).length).toBe(1);
            else expect([left, said]).toEqual([['gammal'], expect.stringMatching(/^Databasen går inte att nå: [^\n]+ DATABASE_URL\.$/)]);
          }
          for (const name of left.filter(isHalf)) await rm(path.join(place, name));
          expect(await hashOf('gammal')).toBe(before);
        }
      }
      await isBack();
      acknowledged = [...working.articles.values()];
      const made = await command('backup', path.join(place, 'ny'), here()).ended;
      expect(made.code, made.said).toBe(0);
    } finally {
      await working.end();
    }
    await isWhole(working);
    const empty = await ownNewsroom(server.url);
    const there = { databaseUrl: empty.databaseUrl, folder: path.join(data, 'annan') };
    const restored = await command('restore', path.join(place, 'ny'), there).ended;
    expect(restored.code, restored.said).toBe(0);
    const rows = await empty.sql(
      `SELECT p.innehall_id AS id FROM publicerad_version p JOIN revision r ON r.id = p.revision_id WHERE p.innehall_id = ANY($1) AND r.id = ANY($2)`,
      [acknowledged.map(({ id }) => id), acknowledged.map(({ sparad }) => sparad)],
    );
    expect(rows.length).toBe(acknowledged.length);
    await empty.end();
    await found(
      `backup broken off under load (killed, its database killed, its database hanging): ${sum.brutna} broken off, ${sum.hela} finished whole; the old archive was the same each time, no half one had its name; one made under load gave back all ${acknowledged.length} articles as they were saved and published`,
    );
  });
});

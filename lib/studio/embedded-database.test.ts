import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { memoryHere, settingsFor } from '#lib/studio/embedded-settings.ts';
import { whoseProcess } from '#lib/studio/server-of-folder.ts';

const BACKOFF = { firstMs: 50, longestMs: 400, steadyMs: 60_000 };

/** The folder of a Studio that has been started once and stopped: to make a cluster takes longer than any of the tests. */
let startedOnce: string;
let home: string;
let running: EmbeddedDatabase | undefined;
const bystanders: ChildProcess[] = [];
const logged: string[] = [];
const log = { error: (...words: unknown[]) => void logged.push(String(words.at(-1))) };

beforeAll(async () => {
  startedOnce = await mkdtemp(path.join(tmpdir(), 'studio-database-'));
  const first = await startEmbeddedDatabase(startedOnce, log, BACKOFF);
  expect(await answers(first)).toBe(true);
  await first.stop();
});
afterAll(() => rm(startedOnce, { recursive: true, force: true }));

beforeEach(async () => {
  logged.length = 0;
  home = await mkdtemp(path.join(tmpdir(), 'studio-database-'));
  // Whose each file is matters to PostgreSQL, and is not copied by Node.
  execFileSync('cp', ['-a', `${startedOnce}/.`, home]);
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  for (const bystander of bystanders.splice(0)) bystander.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

const start = async (backoff = BACKOFF) => {
  running = await startEmbeddedDatabase(home, log, backoff);
  return running;
};
const folder = () => path.join(home, 'postgres');
const pidFile = () => path.join(folder(), 'postmaster.pid');
const serverOf = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

async function answers({ url }: EmbeddedDatabase): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Somebody else's program, which ends when it is signalled. */
async function bystander(options: { argv0?: string; cwd?: string; args?: string[] } = {}): Promise<ChildProcess & { pid: number }> {
  const { argv0, cwd, args = [] } = options;
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(1)', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    ...(argv0 === undefined ? {} : { argv0 }),
    ...(cwd === undefined ? {} : { cwd }),
  });
  bystanders.push(child);
  await once(child.stdout ?? child, 'data');
  if (child.pid === undefined) throw new Error('no process was started');
  return Object.assign(child, { pid: child.pid });
}

describe('a folder whose server is said to be a process that is somebody else’s by now', () => {
  const kinds = {
    'any program': () => bystander(),
    'a program that works in the folder': () => bystander({ cwd: folder() }),
    'the server of another folder': () => bystander({ argv0: '/usr/bin/postgres', args: ['--', '-D', path.join(tmpdir(), 'en-annan')] }),
  };

  test.each(Object.entries(kinds))('is taken over, and the other left alone: %s', { timeout: 60_000 }, async (_, begin) => {
    const other = await begin();
    await writeFile(pidFile(), [other.pid, folder(), '1', '1', '', '', ''].join('\n'));
    expect(await answers(await start())).toBe(true);
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
  });

  test.each(['', '-1', '99999999999999'])('is taken over when what it says is no process: «%s»', { timeout: 60_000 }, async (pid) => {
    await writeFile(pidFile(), `${pid}\n`);
    expect(await answers(await start())).toBe(true);
  });
});

test('is told what there is of memory on the machine', async () => {
  const { url } = await start();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT name, current_setting(name) AS value FROM pg_settings WHERE name = ANY($1) ORDER BY name', [
    Object.keys(settingsFor(memoryHere())),
  ]);
  await client.end();
  // The server writes a whole number of gigabytes as one.
  const bytes = (size: string) => Number.parseInt(size, 10) * (size.endsWith('GB') ? 1024 : 1);
  const told = Object.fromEntries(rows.map(({ name, value }) => [name, bytes(value)]));
  expect(told).toEqual(Object.fromEntries(Object.entries(settingsFor(memoryHere())).map(([name, value]) => [name, bytes(value)])));
});

test('a server that uses the folder by another name is neither ended nor taken for gone', async () => {
  await mkdir(folder(), { recursive: true });
  const moved = await bystander({ argv0: '/usr/bin/postgres', args: ['--', '-D', path.join(home, 'som-den-hette-forut')], cwd: folder() });
  expect(await whoseProcess(moved.pid, folder())).toBe('okand');
});

test('a server that a killed Studio left behind is ended, and its folder taken over', { timeout: 60_000 }, async () => {
  // Whoever is dead starts nothing again.
  const left = await start({ ...BACKOFF, firstMs: 60_000, longestMs: 60_000 });
  const pid = await serverOf();
  expect(await whoseProcess(pid, folder())).toBe('servern');
  expect(await whoseProcess(pid, path.join(home, 'en-annan'))).toBe('annan');
  // The folder's own notes, in another that is a copy of it: its server is not the copy's.
  const copy = path.join(home, 'kopia');
  await mkdir(copy);
  await copyFile(pidFile(), path.join(copy, 'postmaster.pid'));
  expect(await whoseProcess(pid, copy)).toBe('annan');
  const second = await startEmbeddedDatabase(home, log, { ...BACKOFF, firstMs: 60_000 });
  expect(await serverOf()).not.toBe(pid);
  await second.stop();
  await left.stop();
  running = undefined;
});

describe('the way to it through a socket of its own', () => {
  const OVER_SOCKET = 'SELECT inet_server_addr() IS NULL AS over_socket';
  async function ask(url: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ over_socket: boolean }>(OVER_SOCKET);
    await client.end();
    return rows[0]?.over_socket === true;
  }

  test('is for its user alone, and what a killed one leaves behind is cleared away', { timeout: 60_000 }, async () => {
    await mkdir(path.join(home, 'uttag'), { recursive: true });
    await writeFile(path.join(home, 'uttag', '.s.PGSQL.1'), '');
    const { url, socketUrl } = await start();
    expect([await ask(url), await ask(socketUrl)]).toEqual([false, true]);
    const socket = `.s.PGSQL.${new URL(url).port}`;
    expect(await readdir(path.join(home, 'uttag'))).toEqual([socket, `${socket}.lock`]);
    for (const place of ['uttag', path.join('uttag', socket)]) expect((await stat(path.join(home, place))).mode & 0o777).toBe(0o700);
  });

  test('is loopback where the folder’s name is too long for one', { timeout: 60_000 }, async () => {
    const long = path.join(home, 'en-lång-väg'.repeat(9));
    await mkdir(long);
    execFileSync('cp', ['-a', ...(await readdir(startedOnce)).map((name) => path.join(startedOnce, name)), long]);
    running = await startEmbeddedDatabase(long, log, BACKOFF);
    expect(running.socketUrl).toBe(running.url);
    expect(await answers(running)).toBe(true);
  });
});

describe('a server that ends by itself', () => {
  test('is started again, time after time', { timeout: 90_000 }, async () => {
    const database = await start();
    for (let time = 0; time < 3; time += 1) {
      const pid = await serverOf();
      process.kill(pid, 'SIGKILL');
      await expect.poll(async () => (await answers(database)) && (await serverOf()) !== pid, { timeout: 20_000 }).toBe(true);
    }
    expect(logged.filter((line) => line.includes('ended by itself')).length).toBeGreaterThanOrEqual(3);
  });

  test('is started again when what kept it from starting is over', { timeout: 90_000 }, async () => {
    const database = await start();
    const settings = path.join(folder(), 'postgresql.conf');
    const whole = await readFile(settings, 'utf8');
    await writeFile(settings, 'inget_sadant = 1\n');
    process.kill(await serverOf(), 'SIGKILL');
    await expect.poll(() => logged.filter((line) => line.includes('did not come up')).length, { timeout: 20_000 }).toBeGreaterThan(2);
    await writeFile(settings, whole);
    await expect.poll(() => answers(database), { timeout: 20_000 }).toBe(true);
  });

  test('is left alone when Studio stops between two tries, or in the middle of one', { timeout: 90_000 }, async () => {
    for (const wait of [0, 60, 120, 250]) {
      const database = await start();
      const pid = await serverOf();
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => whoseProcess(pid, folder())).toBe('ingen');
      await new Promise((resolve) => setTimeout(resolve, wait));
      const began = performance.now();
      await database.stop();
      expect(performance.now() - began).toBeLessThan(15_000);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await answers(database)).toBe(false);
      expect(await whoseProcess(await serverOf().catch(() => 0), folder())).toBe('ingen');
    }
    running = undefined;
  });
});

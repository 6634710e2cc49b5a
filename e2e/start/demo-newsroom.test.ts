import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lib/studio/free-port.ts';
import { canLogIn, printedLogin, publicAddresses } from './newsroom-seen.ts';
import { databaseProcess, npmStart, type Started } from './npm-start.ts';

/*
 * The newsroom that a newcomer gets: made by the first start, backed up by the commands of the README while it runs and while it does
 * not, and restored beside itself. Each test goes on from the one before, since drawing its pictures takes longer than all of them.
 */

let folder: string;
let first: Started;
let login: string;
const place = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-aterstalld-'));
  // PostgreSQL's user must be able to enter what is made here, not to list it.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await first?.end();
  await rm(folder, { recursive: true, force: true });
});

const run = promisify(execFile);

/** `npm run <command> -- <file>`, with its data in that folder; what it said. */
async function npmRun(command: 'backup' | 'restore', file: string, data: string, ...options: string[]): Promise<string> {
  const env = { ...process.env, STUDIO_DATA: data };
  const { stdout } = await run('npm', ['run', command, '--silent', '--', file, ...options], { env }).catch(
    (failed: { stderr: string }) => ({
      stdout: failed.stderr,
    }),
  );
  return stdout.trim();
}

async function pagesOf(url: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const address of await publicAddresses(url)) pages.set(address, await (await fetch(address)).text());
  return pages;
}

/** Every file of every picture, by its address. */
async function picturesOf(data: string): Promise<string[]> {
  const entries = await readdir(path.join(data, 'media'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(data, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

test('the first start makes a newsroom with articles and prints logins that work', async () => {
  first = await npmStart(place('redaktion'), { PORT: String(await freePort()) });
  await first.until('Ctrl-C');
  login = printedLogin(first.said(), 'chef@demo.se');
  expect(await canLogIn(first.url, 'chef@demo.se', login)).toBe(true);
  expect(await (await fetch(`${first.url}/`)).text()).toContain('Kvällsro');
  expect(first.said()).not.toContain('skyddar inte historiken');
});

test('what is restored of it is the same: every public page byte for byte, every picture, and its logins', async () => {
  const data = place('redaktion');
  const restored = place('aterstalld');
  const before = await pagesOf(first.url);
  expect(before.size).toBeGreaterThan(16);
  const server = await databaseProcess(data);
  expect(server).toBeDefined();
  expect(await npmRun('backup', place('kopia.tar.zst'), data)).toMatch(/^Säkerhetskopian är klar: .*, med \d+ rader och \d+ bildfiler\.$/);
  expect(await npmRun('restore', place('kopia.tar.zst'), data)).toMatch(/^Det finns redan en redaktion i /);
  // It was asked where it runs, and goes on.
  expect(await databaseProcess(data)).toBe(server);
  expect(await canLogIn(first.url, 'chef@demo.se', login)).toBe(true);
  await first.end();
  await expect.poll(() => databaseProcess(data), { timeout: 15_000 }).toBeUndefined();
  await expect(fetch(first.url)).rejects.toThrow();

  expect(await npmRun('backup', place('stangd.tar.zst'), data)).toMatch(/^Säkerhetskopian är klar/);
  expect(await databaseProcess(data)).toBeUndefined();

  const said = await npmRun('restore', place('kopia.tar.zst'), restored);
  expect(said).toMatch(/^Återställt: \d+ rader.*\nAvslutat: \d+ inloggning/);
  const second = await npmStart(restored, { PORT: new URL(first.url).port });
  await second.until('Ctrl-C');
  try {
    expect(second.said()).not.toContain('Inloggningar');
    expect(await canLogIn(second.url, 'chef@demo.se', login)).toBe(true);
    const after = await pagesOf(second.url);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [address, page] of before) expect(after.get(address), address).toBe(page);
    expect(await picturesOf(restored)).toEqual(await picturesOf(data));
  } finally {
    await second.end();
  }
});

test('what may have been closed since is closed where that is wished: whoever is no superadministrator waits for one', async () => {
  const data = place('stangd');
  expect(await npmRun('restore', place('kopia.tar.zst'), data, '--stang-allt')).toMatch(/^Säg vilken säkerhetskopia/);
  expect(await npmRun('restore', place('kopia.tar.zst'), data, '--stang-oppet')).toMatch(/^Stängt: .* personer \(Personer\)/m);
  const started = await npmStart(data, { PORT: new URL(first.url).port, STUDIO_ADMIN: 'drift@demo.se:en-lang-rad-for-provet' });
  await started.until('Ctrl-C');
  try {
    expect(await canLogIn(started.url, 'chef@demo.se', login)).toBe(false);
    expect(await canLogIn(started.url, 'drift@demo.se', 'en-lang-rad-for-provet')).toBe(true);
    expect(await (await fetch(`${started.url}/`)).text()).toContain('Kvällsro');
  } finally {
    await started.end();
  }
});

test('a restoring that is killed is told of at the next start, which makes nothing of it', async () => {
  const half = place('halv');
  const environment = { ...process.env, STUDIO_DATA: half };
  const child = spawn(process.execPath, ['scripts/restore.ts', place('kopia.tar.zst')], { env: environment, detached: true });
  const ended = once(child, 'close');
  while (!existsSync(path.join(half, 'postgres', 'PG_VERSION'))) await new Promise((resolve) => setTimeout(resolve, 10));
  child.kill('SIGKILL');
  await ended;
  const started = await npmStart(half);
  expect(await started.ended).toBe(1);
  expect(started.said()).toMatch(/^En återställning till .* avbröts/m);
  const server = await databaseProcess(half);
  if (server !== undefined) process.kill(server, 'SIGINT');
  await expect.poll(() => databaseProcess(half), { timeout: 15_000 }).toBeUndefined();
});

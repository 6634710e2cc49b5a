import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lib/studio/free-port.ts';
import { canLogIn, printedLogin, publicAddresses } from './newsroom-seen.ts';
import { databaseProcess, npmStart } from './npm-start.ts';

/* The newsroom that a newcomer gets, backed up by the commands of the README while it runs and while it does not, and restored beside itself. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'studio-aterstalld-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = promisify(execFile);

/** `npm run <command> -- <file>`, with its data in that folder; what it said. */
async function npmRun(command: 'backup' | 'restore', file: string, data: string): Promise<string> {
  const env = { ...process.env, STUDIO_DATA: data };
  const { stdout } = await run('npm', ['run', command, '--silent', '--', file], { env }).catch((failed: { stderr: string }) => ({
    stdout: failed.stderr,
  }));
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

test('the newsroom that is restored is the one there was: every public page byte for byte, and its logins', {
  timeout: 120_000,
}, async () => {
  // Postgres must be able to enter what is made here, not to list it.
  const [data, restored, archive] = ['redaktion', 'aterstalld', 'kopia.tar.zst'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  await run('chmod', ['711', folder]);
  const PORT = String(await freePort());
  const first = await npmStart(data, { PORT });
  await first.until('Ctrl-C');
  const login = printedLogin(first.said(), 'chef@demo.se');
  const before = await pagesOf(first.url);
  const server = await databaseProcess(data);
  expect(await npmRun('backup', archive, data)).toMatch(/^Säkerhetskopian är klar: .*, med \d+ rader och \d+ bildfiler\.$/);
  expect(await npmRun('restore', archive, data)).toMatch(/^Det finns redan en redaktion i /);
  // It was asked where it runs, and goes on.
  expect(await databaseProcess(data)).toBe(server);
  expect(await canLogIn(first.url, 'chef@demo.se', login)).toBe(true);
  await first.end();
  await expect.poll(() => databaseProcess(data), { timeout: 15_000 }).toBeUndefined();

  expect(await npmRun('backup', path.join(folder, 'stangd.tar.zst'), data)).toMatch(/^Säkerhetskopian är klar/);
  expect(await databaseProcess(data)).toBeUndefined();

  expect(await npmRun('restore', archive, restored)).toMatch(/^Återställt: \d+ rader/);
  const second = await npmStart(restored, { PORT });
  await second.until('Ctrl-C');
  try {
    expect(second.said()).not.toContain('Inloggningar');
    expect(await canLogIn(second.url, 'chef@demo.se', login)).toBe(true);
    const after = await pagesOf(second.url);
    expect(before.size).toBeGreaterThan(16);
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [address, page] of before) expect(after.get(address), address).toBe(page);
    expect(await picturesOf(restored)).toEqual(await picturesOf(data));
  } finally {
    await second.end();
  }
});

test('a restoring that is killed is told of at the next start, which makes nothing of it', { timeout: 60_000 }, async () => {
  const [data, half, archive] = ['redaktion', 'halv', 'kopia.tar.zst'].map((name) => path.join(folder, name)) as [string, string, string];
  expect(existsSync(data)).toBe(true);
  const child = spawn(process.execPath, ['scripts/restore.ts', archive], { env: { ...process.env, STUDIO_DATA: half }, detached: true });
  const ended = new Promise((resolve) => child.once('close', resolve));
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

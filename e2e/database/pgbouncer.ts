import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '#lib/studio/free-port.ts';
import { systemHas } from '../system-has.ts';

/** A PgBouncer of a test's own, in front of one database server. */
export interface Pooler {
  /** The address of that database through it. */
  url: string;
  stop(): Promise<void>;
}

/** It does not run as root. */
const NOBODY = 65_534;

/** Whether there is a PgBouncer: it is installed from the system's packages where that is possible. Where it is not, that is said. */
export function pgbouncerIsThere(): Promise<boolean> {
  return systemHas({ command: ['pgbouncer', '--version'], named: 'pgbouncer', untested: 'Studio through a pooler' });
}

/**
 * Starts one that hands out its connections in turn, so that nothing that is left in a session is found again by chance. `settings` are
 * added to its own, `ofDatabase` to those of the database.
 */
export async function startPgbouncer(
  databaseUrl: string,
  { settings = {}, ofDatabase = '' }: { settings?: Record<string, string>; ofDatabase?: string } = {},
): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-pgbouncer-'));
  const port = await freePort();
  const all = {
    ...{ listen_addr: '127.0.0.1', listen_port: String(port), unix_socket_dir: '', auth_type: 'scram-sha-256' },
    ...{ auth_file: path.join(folder, 'users'), auth_user: username, pool_mode: 'transaction', server_round_robin: '1' },
    ...{ default_pool_size: '12', min_pool_size: '4', max_client_conn: '1000', ...settings },
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const files = {
    'pgbouncer.ini': `[databases]\n* = host=${hostname} port=${serverPort} ${ofDatabase}\n[pgbouncer]\n${lines.join('\n')}\n`,
    users: `"${username}" "${decodeURIComponent(password)}"\n`,
  };
  const isRoot = process.getuid?.() === 0;
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text, { mode: 0o600 });
    if (isRoot) await chown(path.join(folder, name), NOBODY, NOBODY);
  }
  if (isRoot) await chown(folder, NOBODY, NOBODY);
  const child = spawn('pgbouncer', [path.join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let said = '';
  const up = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('process up')) resolve();
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`PgBouncer ended:\n${said}`)));
  });
  await up;
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

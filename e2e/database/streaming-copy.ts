import { execFile } from 'node:child_process';
import { appendFile, chown, cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';

/** A PostgreSQL that follows another by streaming replication, and may be read. It is started again when it ends. */
export interface StreamingCopy extends Pick<EmbeddedDatabase, 'url'> {
  /** Its folder, in which the data are in `postgres`. */
  folder: string;
  stop(): Promise<void>;
}

const run = promisify(execFile);

/** Copies the running server of that folder (PostgreSQL's own manner of base backup) and has the copy follow it. */
export async function startCopy(original: { folder: string; url: string }): Promise<StreamingCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-kopia-'));
  const data = path.join(folder, 'postgres');
  const client = new pg.Client({ connectionString: original.url });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('kopia', true)`);
    // With its owner, whom the server runs as.
    await run('cp', ['-a', path.join(original.folder, 'postgres'), data]);
    await cp(path.join(original.folder, 'database-password'), path.join(folder, 'database-password'));
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await rm(path.join(data, 'postmaster.pid'));
    const { uid, gid } = await stat(path.join(data, 'PG_VERSION'));
    const [label, standby] = [path.join(data, 'backup_label'), path.join(data, 'standby.signal')];
    await writeFile(label, rows[0]?.labelfile ?? '');
    await writeFile(standby, '');
    for (const file of [label, standby]) await chown(file, uid, gid);
    const { hostname, port, username, password } = new URL(original.url);
    const follows = `host=${hostname} port=${port} user=${username} password=${password}`;
    await appendFile(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${follows}'\n`);
  } finally {
    await client.end();
  }
  const server = await startEmbeddedDatabase(folder, pino({ level: 'silent' }), { firstMs: 100, longestMs: 400, steadyMs: 60_000 });
  return {
    ...{ url: server.url, folder },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import pg from 'pg';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { withoutWaitingForTheDisk } from './without-waiting-for-the-disk.ts';

/** A dozen Studios, and those that were killed and have not yet been missed: each may hold some twenty. */
const CONNECTIONS = 400;

/** That PostgreSQL, started so that many Studios find room in it at once, and without waiting for the disk. */
export async function databaseForMany(start: () => Promise<EmbeddedDatabase>): Promise<EmbeddedDatabase> {
  const first = await start();
  try {
    await withoutWaitingForTheDisk(first.url);
    await widened(first.url);
  } finally {
    // How many it lets in is settled when it starts.
    await first.stop();
  }
  return await start();
}

async function widened(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`ALTER SYSTEM SET max_connections = ${CONNECTIONS}`);
  } finally {
    await client.end();
  }
}

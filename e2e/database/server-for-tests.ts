import pino from 'pino';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { withoutWaitingForTheDisk } from './without-waiting-for-the-disk.ts';

/** The built-in PostgreSQL, in that folder, for a test that wants one of its own: silent, and from the beginning without waiting for the disk. */
export async function serverForTests(folder: string): Promise<EmbeddedDatabase> {
  const server = await startEmbeddedDatabase(folder, pino({ level: 'silent' }));
  await withoutWaitingForTheDisk(server.url);
  return server;
}

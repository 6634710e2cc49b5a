import pino from 'pino';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { layOutCluster } from './prepared-cluster.ts';

/**
 * The built-in PostgreSQL, in that folder, for a test that wants one of its own: silent, and from the beginning without waiting for the disk. Its
 * database has Studio's tables and nothing in them, as has UP_TO_DATE (prepared-cluster.ts), which others can be made after.
 */
export async function serverForTests(folder: string): Promise<EmbeddedDatabase> {
  await layOutCluster(folder);
  return startEmbeddedDatabase(folder, pino({ level: 'silent' }));
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { StartFault } from '#lib/config/environment.ts';
import { runningEmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';

interface Opened {
  url: string;
  /** Leaves it as it was found. */
  close(): Promise<void>;
}

/**
 * The embedded database of a folder: the one of the Studio that is running, or started for as long as it is looked into.
 * Throws StartFault where there is none.
 */
export async function openDatabaseOf(folder: string, log: Pick<Logger, 'error'>): Promise<Opened> {
  const home = path.resolve(folder);
  if (!existsSync(path.join(home, 'postgres', 'PG_VERSION'))) {
    throw new StartFault(`I ${home} finns ingen databas. Ange mappen med STUDIO_DATA, eller en egen databas med DATABASE_URL.`);
  }
  const running = await runningEmbeddedDatabase(folder);
  if (running !== undefined) return { url: running, close: async () => {} };
  const started = await startEmbeddedDatabase(folder, log);
  return { url: started.url, close: () => started.stop() };
}

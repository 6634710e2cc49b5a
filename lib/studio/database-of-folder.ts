import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { StartFault } from '#lib/config/environment.ts';
import { Database } from '#lib/store/database.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';

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
  const running = await runningIn(home);
  if (running !== undefined) return { url: running, close: async () => {} };
  const started = await startEmbeddedDatabase(folder, log);
  return { url: started.url, close: () => started.stop() };
}

/** The address of the server that is using the folder, if one answers. */
async function runningIn(home: string): Promise<string | undefined> {
  const file = path.join(home, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [, , , port = ''] = (await readFile(file, 'utf8')).split('\n');
  const password = await readFile(path.join(home, 'database-password'), 'utf8');
  const url = `postgresql://studio:${password}@127.0.0.1:${port.trim()}/studio`;
  const database = new Database(url);
  try {
    await database.query({ name: 'answers', text: 'SELECT 1' }, []);
    return url;
  } catch {
    // The file of a server that was killed: whoever starts one anew sees to it.
    return undefined;
  } finally {
    await database.close();
  }
}

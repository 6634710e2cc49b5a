import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import type { Newsroom } from '#lib/backup/make-backup.ts';
import { type EmptyPlace, keptSecret, refuseHalfRestored } from '#lib/backup/restore-backup.ts';
import { ownersDatabase, type Place } from '#lib/config/environment.ts';
import { openDatabaseOf } from '#lib/studio/database-of-folder.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { pictureFilesOf } from '#lib/studio/picture-files.ts';

interface Reached {
  newsroom: Newsroom;
  /** Ends what was started to reach it. */
  close(): Promise<void>;
}

const silent = pino({ level: 'silent' });

/**
 * The newsroom that the environment names, as it stands: its database is asked where it runs already, and the embedded one is started
 * for as long as it is needed where it does not. Throws BackupFault when there is none.
 */
export async function reachNewsroom(place: Place): Promise<Reached> {
  const { data, secret: given } = place;
  await refuseHalfRestored(data);
  const own = ownersDatabase(place);
  if (own === undefined && !existsSync(path.join(data, 'postgres', 'PG_VERSION')))
    throw new BackupFault(`Det finns ingen redaktion i ${data}. Ange dess mapp med STUDIO_DATA, eller dess databas med DATABASE_URL.`);
  const secret = given ?? (await keptSecret(data));
  if (secret === undefined)
    throw new BackupFault(`Det finns ingen hemlighet i ${data}. Ange den som redaktionen körs med i STUDIO_SECRET.`);
  const pictures = pictureFilesOf(place.pictures);
  if (own !== undefined) return { newsroom: { databaseUrl: own, pictures, secret }, close: async () => {} };
  const { url, close } = await openDatabaseOf(data, silent);
  return { newsroom: { databaseUrl: url, pictures, secret }, close };
}

/** Where the environment says that a newsroom is to be. */
export function emptyPlace(place: Place): EmptyPlace {
  const { data, secret } = place;
  const own = ownersDatabase(place);
  return {
    data,
    secret,
    pictures: pictureFilesOf(place.pictures),
    migrations: path.resolve('prisma/migrations'),
    async openDatabase() {
      if (own !== undefined) return { url: own, close: async () => {} };
      const started = await startEmbeddedDatabase(data, silent);
      return { url: started.url, close: () => started.stop() };
    },
    async removeDatabase() {
      if (own !== undefined) return;
      for (const name of ['postgres', 'database-password']) await rm(path.join(data, name), { recursive: true, force: true });
    },
  };
}

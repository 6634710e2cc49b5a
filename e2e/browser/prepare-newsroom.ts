import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { freePort } from '#lib/studio/free-port.ts';
import { withoutWaitingForTheDisk } from '../database/without-waiting-for-the-disk.ts';
import { PREPARED } from './own-newsroom.ts';
import { ADMIN, PASSWORD } from './people.ts';
import { studioProcess } from './studio-process.ts';

/** Before the first test: one PostgreSQL, and in it the newsroom of the demo, made once and copied for each worker. */
export default async function prepareNewsroom(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-browser-'));
  const database = await startEmbeddedDatabase(folder, pino({ level: 'error' }));
  const end = async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await withoutWaitingForTheDisk(database.url);
    const template = new URL(database.url);
    template.pathname = `/${PREPARED.database}`;
    const server = new pg.Client({ connectionString: database.url });
    await server.connect();
    await server.query(`CREATE DATABASE ${PREPARED.database}`);
    await server.end();
    const studio = await studioProcess({
      PORT: String(await freePort()),
      DATABASE_URL: template.href,
      STUDIO_DATA: path.join(folder, PREPARED.data),
      STUDIO_DEMO: '1',
      STUDIO_DEMO_LOSENORD: PASSWORD,
      STUDIO_ADMIN: `${ADMIN}:${PASSWORD}`,
    });
    await studio.stop();
  } catch (error) {
    await end();
    throw error;
  }
  // What a worker inherits.
  process.env[PREPARED.databaseVariable] = database.url;
  process.env[PREPARED.folderVariable] = folder;
  return end;
}

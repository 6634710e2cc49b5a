import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { databaseForMany } from './database-for-many.ts';
import { layOutCluster, UP_TO_DATE } from './prepared-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a PostgreSQL is in which each file of tests makes a database of its own (own-database.ts), after that one. */
    postgres: { url: string; template: string };
  }
}

/** Starts one PostgreSQL for all files of a project; ends it after the last one. */
export default async function start({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-postgres-'));
  await layOutCluster(folder);
  const server = await databaseForMany(() => startEmbeddedDatabase(folder, pino({ level: 'silent' })));
  provide('postgres', { url: server.url, template: UP_TO_DATE });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

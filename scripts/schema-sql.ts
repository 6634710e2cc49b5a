import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { schemaSql } from '#prisma/schema-sql.ts';

/** Prints the SQL of prisma/schema.prisma: what a new migration starts from. */
const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-schema-'));
const database = await startEmbeddedDatabase(folder, pino({ level: 'silent' }));
try {
  process.stdout.write(await schemaSql(database.url));
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { MIGRATING, refuseHalfRestoredDatabase } from '#lib/store/restoring-mark.ts';

/*
 * Applies prisma/migrations in order and keeps Prisma's own record of it (`_prisma_migrations`), so that Prisma's tools
 * see the same history. Prisma's engine is not used for it: the native one is a download that not every machine can
 * make, and the one in an npm package cuts a script at each semicolon, functions included. docs/decisions/migrations.md.
 */

const HISTORY_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz, migration_name varchar(255) NOT NULL,
  logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

/** How often somebody who waits for their turn asks for it. */
const TURN_MS = 200;

/** So long at the most is everybody kept from a table that a migration waits for, and so long they have it to themselves in between. */
const WAIT_FOR_A_TABLE_MS = 1_000;
const OTHERS_WORK_MS = 500;

/** PostgreSQL's codes for what could not be locked in time, and for two that wait for each other (errcodes-appendix). */
const TABLES_ARE_BUSY: readonly string[] = ['55P03', '40P01'];

const BESIDE_OTHER_WORK = /^(?:--[^\n]*\n|\s)*CREATE (?:UNIQUE )?INDEX CONCURRENTLY "?(\w+)"? ON /;

/** The name of the index, of a migration that is nothing but one made beside other work; scripts/migration-locks.ts lets through no other spelling. */
export function indexBesideOtherWork(sql: string): string | undefined {
  return BESIDE_OTHER_WORK.exec(sql)?.[1];
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** The migrations of that folder, in the order in which they are applied. */
export async function migrationsIn(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database at `url` up to the newest migration of `folder` and returns the names of those just applied. Each
 * migration is one transaction, or an index made beside other work (CREATE INDEX CONCURRENTLY, alone in it); several instances starting at once
 * wait for each other. Refuses a database that holds a migration this version does not know (it is newer) or one whose text has since changed,
 * and (DatabaseHalfRestored) one that is being restored. A migration that `waits` for a table that somebody reads on is told once.
 */
export function applyMigrations(url: string, folder: string, waits: Waits = () => {}): Promise<string[]> {
  return migrate(url, folder, { restoring: false, waits });
}

/** The same for whoever restores to that database. With `only` it is brought as far as a database that had just those. */
export function applyMigrationsOfRestoring(url: string, folder: string, only?: ReadonlySet<string>): Promise<string[]> {
  return migrate(url, folder, { restoring: true, only });
}

/** Told of the migration that waits. */
type Waits = (migration: string) => void;

interface Extent {
  waits?: Waits;
  restoring: boolean;
  only?: ReadonlySet<string> | undefined;
}

async function migrate(url: string, folder: string, { restoring, only, waits = () => {} }: Extent): Promise<string[]> {
  const migrations = await migrationsIn(folder);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that ends between two statements is told of by the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    // However large the newsroom is, and however long another instance needs before it.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`SET ${limit} = 0`);
    await takeTurn(client);
    if (!restoring) await refuseHalfRestoredDatabase(client);
    await client.query(HISTORY_TABLE);
    const { rows } = await client.query<{ migration_name: string; checksum: string }>(
      'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    refuseForeignHistory(rows, migrations);
    const done = new Set(rows.map((row) => row.migration_name));
    const missing = migrations.filter(({ name }) => !done.has(name) && (only === undefined || only.has(name)));
    for (const migration of missing) await apply(client, migration, waits);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

function refuseForeignHistory(applied: Array<{ migration_name: string; checksum: string }>, migrations: Migration[]): void {
  for (const row of applied) {
    const known = migrations.find((migration) => migration.name === row.migration_name);
    if (known === undefined) {
      throw new Error(`Databasen är nyare än programmet: den har ändringen ${row.migration_name}. Starta den nyare versionen av Studio.`);
    }
    if (known.checksum !== row.checksum) {
      throw new Error(
        `Databasändringen ${row.migration_name} har skrivits om sedan den utfördes. Återställ filen till den utförda texten.`,
      );
    }
  }
}

/** Waits for whoever else migrates. Asked again and again: a question that waits holds a snapshot, and an index made beside other work waits for that. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATING]);
    if (rows[0]?.taken === true) return;
    await setTimeout(TURN_MS);
  }
}

async function apply(client: pg.Client, migration: Migration, waits: Waits): Promise<void> {
  const index = indexBesideOtherWork(migration.sql);
  try {
    if (index === undefined)
      await whenItsTablesAreFree(
        () => inTransaction(client, migration),
        () => waits(migration.name),
      );
    else await besideOtherWork(client, migration, index);
  } catch (cause) {
    throw new Error(`Databasändringen ${migration.name} gick inte att utföra.`, { cause });
  }
}

/**
 * Whoever waits for a table lets nobody else past who came later: so this waits for a moment only, lets the others work, and comes back. A
 * backup that reads on for an hour is waited for as long, which is told the first time.
 */
async function whenItsTablesAreFree(work: () => Promise<void>, waits: () => void): Promise<void> {
  for (let times = 0; ; times++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || !TABLES_ARE_BUSY.includes(error.code ?? '')) throw error;
      if (times === 0) waits();
      await setTimeout(OTHERS_WORK_MS);
    }
  }
}

async function inTransaction(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '${WAIT_FOR_A_TABLE_MS}ms'`);
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** PostgreSQL makes such an index outside every transaction, and leaves one that is no good when it is broken off: that is made anew. */
async function besideOtherWork(client: pg.Client, migration: Migration, index: string): Promise<void> {
  const { rows } = await client.query<{ indisvalid: boolean }>('SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)', [
    index,
  ]);
  if (rows[0]?.indisvalid === false) await client.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(index)}`);
  if (rows[0]?.indisvalid !== true) await client.query(migration.sql);
  await record(client, migration);
}

async function record(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
}

import { once } from 'node:events';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type AfterArchive, closeWhatWasOpen } from '#lib/store/closed-by-restoring.ts';
import { MARK, removeMark } from '#lib/store/restoring-mark.ts';
import { nameOf, type SequencePlace, type SnapshotTable, tablesOf } from '#lib/store/snapshot.ts';

interface ForeignKey {
  tabell: string;
  namn: string;
  villkor: string;
}

interface Filling {
  table: string;
  into: ReturnType<typeof copyFrom>;
  done: Promise<void>;
}

/**
 * Fills the tables of a database that nobody uses with what a snapshot held, in one transaction: all of it, or nothing. What tables
 * do by themselves (triggers, pointers) sleeps meanwhile, so that rows come in as they were and in any order, and the pointers are held
 * against each other at the end. The caller is the tables' owner.
 */
export class Refill {
  private readonly client: pg.Client;
  private readonly tables: SnapshotTable[];
  private readonly pointers: ForeignKey[];
  private readonly counts = new Map<string, number>();
  private filling: Filling | undefined;

  private constructor(client: pg.Client, tables: SnapshotTable[], pointers: ForeignKey[]) {
    this.client = client;
    this.tables = tables;
    this.pointers = pointers;
  }

  static async begin(url: string): Promise<Refill> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    // A connection that ends between two statements is told of by the next one.
    client.on('error', () => {});
    await client.connect();
    try {
      for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
        await client.query(`SET ${limit} = 0`);
      await client.query('BEGIN');
      const tables = await tablesOf(client);
      const { rows: pointers } = await client.query<ForeignKey>(
        `SELECT c.relname AS tabell, k.conname AS namn, pg_get_constraintdef(k.oid) AS villkor
          FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
      );
      for (const { tabell, namn } of pointers)
        await client.query(`ALTER TABLE ${nameOf(tabell)} DROP CONSTRAINT ${pg.escapeIdentifier(namn)}`);
      for (const { namn } of tables) await client.query(`ALTER TABLE ${nameOf(namn)} DISABLE TRIGGER USER`);
      // Some migrations put rows of their own into what they make.
      if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(({ namn }) => nameOf(namn)).join(', ')}`);
      return new Refill(client, tables, pointers);
    } catch (error) {
      await client.end();
      throw error;
    }
  }

  /** The next piece of the rows of a table. The pieces of one table come one after the other. */
  async put({ namn, kolumner }: SnapshotTable, piece: Buffer): Promise<void> {
    if (this.filling?.table !== namn) {
      await this.endTable();
      const columns = kolumner.map((column) => pg.escapeIdentifier(column)).join(', ');
      const into = this.client.query(copyFrom(`COPY ${nameOf(namn)} (${columns}) FROM STDIN`));
      const done = once(into, 'finish').then(() => {});
      // Whoever writes to it, or ends it, is told; once.
      done.catch(() => {});
      into.on('error', () => {});
      this.filling = { table: namn, into, done };
    }
    const { into, done } = this.filling;
    if (!into.write(piece)) await Promise.race([once(into, 'drain'), done]);
  }

  private async endTable(): Promise<void> {
    if (this.filling === undefined) return;
    const { table, into, done } = this.filling;
    this.filling = undefined;
    into.end();
    await done;
    this.counts.set(table, into.rowCount);
  }

  /** How many rows each table has been given. */
  async counted(): Promise<Map<string, number>> {
    await this.endTable();
    return this.counts;
  }

  /** Wakes what slept and keeps it all. Throws, keeping nothing, when a row points at what is not there. */
  async commit(sequences: readonly SequencePlace[]): Promise<void> {
    await this.endTable();
    for (const { namn, senaste } of sequences)
      if (senaste !== null) await this.client.query('SELECT setval($1::regclass, $2::bigint)', [nameOf(namn), senaste]);
    for (const { namn } of this.tables) await this.client.query(`ALTER TABLE ${nameOf(namn)} ENABLE TRIGGER USER`);
    for (const { tabell, namn, villkor } of this.pointers)
      await this.client.query(`ALTER TABLE ${nameOf(tabell)} ADD CONSTRAINT ${pg.escapeIdentifier(namn)} ${villkor}`);
    await this.client.query('COMMIT');
    await this.client.query('ANALYZE');
    await this.client.end();
  }

  /** Keeps nothing: what is not committed is gone with its connection. */
  async abandon(): Promise<void> {
    this.filling?.into.destroy();
    await this.client.end();
  }
}

/** Removes what a restoring that failed has made of a database that was empty before: tables and functions, not extensions; the mark last. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ gone: string }>(
      `SELECT format('DROP TABLE public.%I CASCADE', tablename) AS gone FROM pg_tables
          WHERE schemaname = 'public' AND 'public.' || tablename <> $1
        UNION ALL SELECT format('DROP FUNCTION %s CASCADE', p.oid::regprocedure) FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
      [MARK],
    );
    for (const { gone } of rows) await client.query(gone);
    await removeMark(client);
  } finally {
    await client.end();
  }
}

/** The last of a restoring, in one transaction: what must not be open again is closed, and the database is a newsroom that Studio opens. */
export async function finishRestoring(url: string, closeAll: boolean): Promise<AfterArchive> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN');
    const closed = await closeWhatWasOpen(client, closeAll);
    await removeMark(client);
    await client.query('COMMIT');
    return closed;
  } finally {
    await client.end();
  }
}

import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { refuseHalfRestoredDatabase } from '#lib/store/restoring-mark.ts';

export interface SnapshotTable {
  namn: string;
  kolumner: string[];
}

export interface AppliedMigration {
  namn: string;
  checksumma: string;
}

export interface SequencePlace {
  namn: string;
  /** The last number given; `null` when none has been. */
  senaste: string | null;
}

/** A picture that some row tells of. */
export interface PictureRow {
  id: string;
  /** What its files are called. */
  fil: string;
  bredder: number[];
}

const PICTURES_AT_ONCE = 1_000;

/**
 * All that a database holds at one moment, whatever is written meanwhile: every table of it, as PostgreSQL itself writes their rows. To
 * be ended with `close`.
 */
export class Snapshot {
  private readonly client: pg.Client;
  private readonly names = new Map<string, string>();

  private constructor(client: pg.Client) {
    this.client = client;
  }

  /** Throws DatabaseHalfRestored for a database that is being restored. */
  static async of(url: string): Promise<Snapshot> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
    // A connection that ends between two statements is told of by the next one.
    client.on('error', () => {});
    await client.connect();
    // As large as a newsroom is, so long may each of these take.
    for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`SET ${limit} = 0`);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await refuseHalfRestoredDatabase(client).catch(async (error: unknown) => {
      await client.end();
      throw error;
    });
    return new Snapshot(client);
  }

  /**
   * Every table but the record of the migrations, with the columns that are not worked out from others. What the database would lose with
   * a crash (UNLOGGED) is nothing that anybody misses, and is left out.
   */
  async tables(): Promise<SnapshotTable[]> {
    const { rows } = await this.client.query<{ namn: string }>(
      `SELECT relname AS namn FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relpersistence = 'u'`,
    );
    const passing = new Set(rows.map(({ namn }) => namn));
    return (await tablesOf(this.client)).filter(({ namn }) => !passing.has(namn));
  }

  async migrations(): Promise<AppliedMigration[]> {
    const { rows } = await this.client.query<AppliedMigration>(
      `SELECT migration_name AS namn, checksum AS checksumma FROM _prisma_migrations
        WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
    );
    return rows;
  }

  /** The rows in PostgreSQL's text format, in pieces of any size; `rowCount` when all have come. */
  rows({ namn, kolumner }: SnapshotTable) {
    return this.client.query(
      copyTo(`COPY ${nameOf(namn)} (${kolumner.map((column) => pg.escapeIdentifier(column)).join(', ')}) TO STDOUT`),
    );
  }

  /** Numbers may have been given that no row of the snapshot has: never the other way round. */
  async sequences(): Promise<SequencePlace[]> {
    const { rows } = await this.client.query<SequencePlace>(
      `SELECT sequencename AS namn, last_value::text AS senaste FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
    );
    return rows;
  }

  /** The pictures that are not thrown away, some at a time. */
  async *pictures(): AsyncGenerator<PictureRow[]> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await this.client.query<PictureRow>(
        // A database that an earlier Studio has left has no such column yet.
        `SELECT id, coalesce((to_jsonb(m) ->> 'fil')::uuid, id) AS fil, bredder FROM media m WHERE id > $1 AND NOT raderad ORDER BY id LIMIT $2`,
        [after, PICTURES_AT_ONCE],
      );
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      after = last.id;
    }
  }

  async ask<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.client.query<Row>({ text, values: [...values], ...(values.length > 0 && { name: this.nameFor(text) }) });
    return rows;
  }

  /** What is asked about one article after the other is planned once. */
  private nameFor(text: string): string {
    const name = this.names.get(text) ?? `fraga_${this.names.size}`;
    this.names.set(text, name);
    return name;
  }

  /** The rows of a question, so many at a time; one such question is asked to its end before the next. */
  async *batches<Row extends pg.QueryResultRow>(text: string, most: number): AsyncGenerator<Row[], void> {
    await this.client.query(`DECLARE stycken NO SCROLL CURSOR FOR ${text}`);
    for (;;) {
      const rows = await this.ask<Row>(`FETCH ${most} FROM stycken`);
      if (rows.length === 0) break;
      yield rows;
    }
    await this.client.query('CLOSE stycken');
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

/** The tables that a database has now. */
export async function tablesOf(client: pg.Client): Promise<SnapshotTable[]> {
  const { rows } = await client.query<SnapshotTable>(
    `SELECT t.table_name AS namn, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS kolumner
      FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> '_prisma_migrations' AND c.is_generated = 'NEVER'
      GROUP BY t.table_name ORDER BY t.table_name`,
  );
  return rows;
}

export function nameOf(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`;
}

import pg from 'pg';
import { afterAll, inject } from 'vitest';

let pool: pg.Pool | undefined;

/** Looks into the database, past the application. */
export async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: inject('studio').databaseUrl, max: 2 });
  const { rows } = await pool.query<Row>(text, values);
  return rows;
}

afterAll(async () => {
  await pool?.end();
  pool = undefined;
});

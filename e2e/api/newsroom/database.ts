import pg from 'pg';
import { inject } from 'vitest';

let pool: pg.Pool | undefined;

/** Looks into the database, past the application. */
export async function sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= poolOf(inject('studio').databaseUrl);
  const { rows } = await pool.query<Row>(text, values);
  return rows;
}

/** One for all files of a worker, which nobody but the end of the process closes: it keeps none from ending. */
function poolOf(connectionString: string): pg.Pool {
  const made = new pg.Pool({ connectionString, max: 2, allowExitOnIdle: true });
  // The database is stopped before the workers are.
  made.on('error', () => {});
  return made;
}

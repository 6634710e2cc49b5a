import pg from 'pg';
import { expect, inject } from 'vitest';
import { sql } from './database.ts';

/**
 * The answer to a call that waits to hold the article, or the picture, while somebody else holds it: what they write with `text` comes first.
 */
export async function afterAnother<Answered>(
  id: string,
  call: () => Promise<Answered>,
  text: string,
  values: unknown[],
  table: 'innehall' | 'media' = 'innehall',
): Promise<Answered> {
  const other = new pg.Client({ connectionString: inject('studio').databaseUrl });
  await other.connect();
  try {
    await other.query('BEGIN');
    // As whoever removes a picture holds it: also against those who begin to use it.
    await other.query(`SELECT 1 FROM ${table} WHERE id = $1 ${table === 'media' ? 'FOR UPDATE' : 'FOR NO KEY UPDATE'}`, [id]);
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const answered = call();
    const waiting = () => sql('SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [rows[0]?.pid]);
    await expect.poll(async () => (await waiting()).length, { timeout: 15_000, interval: 20 }).not.toBe(0);
    await other.query(text, values);
    await other.query('COMMIT');
    return await answered;
  } finally {
    await other.end();
  }
}

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS, connectionOf } from '#lib/store/connection.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/*
 * What the database asks for each row that points at another (foreign keys) is planned once for a connection, and may be while there is
 * nothing in the tables yet. A plan that is as good as another then, and reads all that has the same language, costs ever more
 * until the tables are next looked at.
 */

let sql: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  sql = new pg.Client(connectionOf(server.url, CALLS));
  await sql.connect();
  await sql.query('SET plan_cache_mode = force_generic_plan');
});

afterAll(async () => {
  await sql?.end();
});

interface ForeignKey {
  namn: string;
  tabell: string;
  kolumner: string[];
  typer: string[];
}

test('every row that is pointed at is found by the whole of its key, also in tables that were empty when that was planned', async () => {
  const { rows } = await sql.query<ForeignKey>(
    `SELECT c.conname AS namn, c.confrelid::regclass::text AS tabell, array_agg(a.attname::text ORDER BY k.nr) AS kolumner,
        array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY k.nr) AS typer
      FROM pg_constraint c, unnest(c.confkey) WITH ORDINALITY AS k (attnum, nr), pg_attribute a
      WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND a.attrelid = c.confrelid AND a.attnum = k.attnum
      GROUP BY c.oid ORDER BY 1`,
  );
  expect(rows.length).toBeGreaterThan(30);
  const wrong: string[] = [];
  for (const [nr, { namn, tabell, kolumner, typer }] of rows.entries()) {
    const where = kolumner.map((column, at) => `"${column}" = $${at + 1}`).join(' AND ');
    await sql.query(`PREPARE fk${nr} (${typer.join(', ')}) AS SELECT 1 FROM ONLY ${tabell} x WHERE ${where} FOR KEY SHARE OF x`);
    const plan = await sql.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE fk${nr} (${typer.map(() => 'NULL').join(', ')})`);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    if (!text.includes('Index Cond') || text.includes('Filter')) wrong.push(`${namn}:\n${text}`);
  }
  expect(wrong).toEqual([]);
});

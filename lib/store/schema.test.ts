import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigrations } from '#lib/store/migrate.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { schemaSql } from '#prisma/schema-sql.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

const MIGRATIONS = path.resolve('prisma/migrations');

let server: EmbeddedDatabase;
let folder: string;
let migrated: pg.Client;
let declared: pg.Client;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-schema-'));
  server = await serverForTests(folder);
  migrated = await connect(server.url);
  await migrated.query('CREATE DATABASE enligt_schemat');
  const url = new URL(server.url);
  url.pathname = '/enligt_schemat';
  declared = await connect(url.href);
  await declared.query(await schemaSql(url.href));
});

afterAll(async () => {
  await Promise.all([migrated?.end(), declared?.end()]);
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Prisma's own record of what has been applied is in no schema. */
const inSchema = (table: string) => table !== '_prisma_migrations';

/** Prisma quotes the names it writes: an index without quotes was written by hand, because Prisma's schema cannot say it. */
async function indexesByHand(): Promise<Map<string, string>> {
  const folders = (await readdir(MIGRATIONS, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const scripts = await Promise.all(folders.map(({ name }) => readFile(path.join(MIGRATIONS, name, 'migration.sql'), 'utf8')));
  const written = scripts.flatMap((script) => [...script.matchAll(/^CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(\w+) ON ([^;]+);/gm)]);
  return new Map(written.map(([, name = '', definition = '']) => [name, definition]));
}

async function columns(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table_name: string; told: string }>(
    `SELECT table_name, concat_ws(' ', table_name || '.' || column_name, udt_name, datetime_precision, is_nullable, column_default) AS told
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name`,
  );
  return rows.filter((row) => inSchema(row.table_name)).map((row) => row.told);
}

async function indexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string; indexname: string; indexdef: string }>(
    "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
  );
  const byHand = await indexesByHand();
  return rows.filter((row) => inSchema(row.tablename) && !byHand.has(row.indexname)).map((row) => row.indexdef);
}

async function constraints(client: pg.Client): Promise<string[]> {
  // Prisma's schema knows no conditions, nor a pointer that only new rows are held to.
  const { rows } = await client.query<{ tabell: string; told: string }>(
    `SELECT conrelid::regclass::text AS tabell,
        conrelid::regclass || ' ' || conname || ' ' || replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS told
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'u') ORDER BY 2`,
  );
  return rows.filter((row) => inSchema(row.tabell)).map((row) => row.told);
}

test.each([
  ['columns', columns],
  ['indexes', indexes],
  ['constraints', constraints],
])('the migrations amount to schema.prisma: %s', async (_, told) => {
  expect(await told(migrated)).toEqual(await told(declared));
});

test('only what the schema cannot say is written by hand: a condition, an expression, a way of comparing, nulls that are alike, what is only carried along', async () => {
  const byHand = await indexesByHand();
  expect(byHand.size).toBeGreaterThan(0);
  for (const [name, definition] of byHand)
    expect(definition, name).toMatch(/ WHERE | \w+_ops[),]|\w\(\w|\(\(| NULLS NOT DISTINCT$| INCLUDE \(/);
});

test('an agent from before keeps what it had, spelled out: what was not listed it wrote everywhere, and published nowhere', async () => {
  await migrated.query('CREATE DATABASE agenter_fore');
  const url = new URL(server.url);
  url.pathname = '/agenter_fore';
  const before = await mkdtemp(path.join(tmpdir(), 'studio-migrations-'));
  const names = (await readdir(MIGRATIONS, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name < '20261122140000',
  );
  for (const { name } of names) await cp(path.join(MIGRATIONS, name), path.join(before, name), { recursive: true });
  await applyMigrations(url.href, before);
  const client = await connect(url.href);
  try {
    await client.query(`INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak)
      VALUES ('00000000-0000-4000-8000-000000000001', 'chef@test.se', 'Chef', '', 'admin', '{}', '{}')`);
    await client.query(`INSERT INTO agent (id, namn, agare_id, nyckel_hash, nyckel_prefix, sektioner, mallar, sprak, publicera, schemalagga) VALUES
      (gen_random_uuid(), 'a tom', '00000000-0000-4000-8000-000000000001', '1', '', '{}', '{}', '{}', false, false),
      (gen_random_uuid(), 'b halv', '00000000-0000-4000-8000-000000000001', '2', '', '{mat}', '{}', '{sv}', true, true),
      (gen_random_uuid(), 'c hel', '00000000-0000-4000-8000-000000000001', '3', '', '{mat}', '{nyhet}', '{sv}', true, true)`);
    expect(await applyMigrations(url.href, MIGRATIONS)).toContain('20261122140000_agentlistor');
    const { rows } = await client.query('SELECT sektioner, mallar, sprak, publicera, schemalagga FROM agent ORDER BY namn');
    expect(rows).toEqual([
      { sektioner: ['*'], mallar: ['*'], sprak: ['*'], publicera: false, schemalagga: false },
      { sektioner: ['mat'], mallar: ['*'], sprak: ['sv'], publicera: false, schemalagga: false },
      { sektioner: ['mat'], mallar: ['nyhet'], sprak: ['sv'], publicera: true, schemalagga: true },
    ]);
  } finally {
    await client.end();
    await rm(before, { recursive: true, force: true });
  }
});

test('what was public before has places on the sitemap, the oldest first, and its releases the section of their article', async () => {
  await migrated.query('CREATE DATABASE listor_fore');
  const url = new URL(server.url);
  url.pathname = '/listor_fore';
  const before = await mkdtemp(path.join(tmpdir(), 'studio-migrations-'));
  const names = (await readdir(MIGRATIONS, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name < '20261123150000',
  );
  for (const { name } of names) await cp(path.join(MIGRATIONS, name), path.join(before, name), { recursive: true });
  await applyMigrations(url.href, before);
  const client = await connect(url.href);
  try {
    // Pointers and triggers sleep: these rows are all there is.
    await client.query("SET session_replication_role = 'replica'");
    await client.query(`INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
      SELECT ('00000000-0000-7000-8000-00000000000' || nr)::uuid, 'mat', 'nyhet', 1, '', '{}', '{}', 'sv', '{}', now(), now() FROM generate_series(1, 3) nr`);
    await client.query(`INSERT INTO publicerad_version (innehall_id, sprak, publicering_id, revision_id, sektion, slug, mall, taggar, publicerad)
      SELECT id, 'sv', id, id, 'mat', 's', 'nyhet', '{}', now() - right(id::text, 1)::int * interval '1 day' FROM innehall`);
    await client.query(`INSERT INTO release (id, innehall_id, lage, tillstand, revisioner, av, skapad, andrad)
      SELECT id, id, 'publicera', 'klar', '{}', '{}', now(), now() FROM innehall`);
    await applyMigrations(url.href, MIGRATIONS);
    const { rows } = await client.query(
      `SELECT right(innehall_id::text, 1) AS artikel, kartnr::int FROM publicerad_version ORDER BY kartnr`,
    );
    expect(rows).toEqual(['3', '2', '1'].map((artikel, nr) => ({ artikel, kartnr: nr + 1 })));
    const next = await client.query(
      `SELECT nextval('publicerad_version_kartnr_seq')::int AS nr, (SELECT array_agg(DISTINCT sektion) FROM release) AS av`,
    );
    expect(next.rows).toEqual([{ nr: 4, av: ['mat'] }]);
  } finally {
    await client.end();
    await rm(before, { recursive: true, force: true });
  }
});

test('a second start applies nothing', async () => {
  expect(await applyMigrations(server.url, MIGRATIONS)).toEqual([]);
});

test('two that start at once apply each migration once', async () => {
  await migrated.query('CREATE DATABASE tva_samtidigt');
  const url = new URL(server.url);
  url.pathname = '/tva_samtidigt';
  const applied = await Promise.all([1, 2].map(() => applyMigrations(url.href, MIGRATIONS)));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

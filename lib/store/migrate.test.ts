import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { applyMigrations, applyMigrationsOfRestoring } from '#lib/store/migrate.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

let server: EmbeddedDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-andringar-'));
  server = await serverForTests(folder);
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function client(): Promise<pg.Client> {
  const one = new pg.Client({ connectionString: server.url });
  await one.connect();
  onTestFinished(() => one.end());
  return one;
}

/** A database of its own, as far as the first of those migrations, and the folder that has them all. */
async function upTo(first: string, ...others: string[]) {
  const name = `m${Math.random().toString(36).slice(2)}`;
  await (await client()).query(`CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const migrations = path.join(folder, 'andringar', name);
  for (const [index, sql] of [first, ...others].entries()) {
    await mkdir(path.join(migrations, `${index}_andring`), { recursive: true });
    await writeFile(path.join(migrations, `${index}_andring`, 'migration.sql'), sql);
  }
  await applyMigrationsOfRestoring(url.href, migrations, new Set(['0_andring']));
  const at = new pg.Client({ connectionString: url.href });
  await at.connect();
  onTestFinished(() => at.end());
  return { url: url.href, migrations, at };
}

const TABLE = 'CREATE TABLE mycket (id int PRIMARY KEY, ord text); INSERT INTO mycket SELECT n, n::text FROM generate_series(1, 1000) n';
const INDEX = '-- Beside other work.\nCREATE INDEX CONCURRENTLY mycket_ord ON mycket (ord);';

test('an index is made beside other work, once, though two instances begin at the same time', async () => {
  const { url, migrations, at } = await upTo(TABLE, INDEX);
  // Somebody writes meanwhile, and is not done: the index waits for them, and nobody for the index.
  await at.query('BEGIN; UPDATE mycket SET ord = ord WHERE id = 1');
  const both = Promise.all([applyMigrations(url, migrations), applyMigrations(url, migrations)]);
  await setTimeout(600);
  await at.query('UPDATE mycket SET ord = ord WHERE id = 2; COMMIT');
  expect((await both).flat()).toEqual(['1_andring']);
  expect((await at.query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'mycket_ord'::regclass")).rows).toEqual([
    { indisvalid: true },
  ]);
});

test('one that was broken off is made anew', async () => {
  const { url, migrations, at } = await upTo(`${TABLE}; UPDATE mycket SET ord = 'lika'`, INDEX);
  await expect(at.query('CREATE UNIQUE INDEX CONCURRENTLY mycket_ord ON mycket (ord)')).rejects.toThrow('mycket_ord');
  expect(await applyMigrations(url, migrations)).toEqual(['1_andring']);
  const { rows } = await at.query("SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = 'mycket_ord'::regclass");
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
});

test('while a change waits for a table that somebody reads on, the others work with it', async () => {
  const { url, migrations, at } = await upTo(TABLE, 'ALTER TABLE mycket ADD COLUMN mer text');
  await at.query('BEGIN; SELECT count(*) FROM mycket');
  const waited: string[] = [];
  const migrating = applyMigrations(url, migrations, (migration) => waited.push(migration));
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  const until = performance.now() + 3_000;
  let longest = 0;
  while (performance.now() < until) {
    const began = performance.now();
    await other.query('INSERT INTO mycket SELECT max(id) + 1 FROM mycket');
    longest = Math.max(longest, performance.now() - began);
    await setTimeout(20);
  }
  expect(longest).toBeLessThan(1_500);
  await at.query('COMMIT');
  expect([await migrating, waited]).toEqual([['1_andring'], ['1_andring']]);
});

test('a change that cannot be made leaves nothing, and says which it was', async () => {
  const { url, migrations, at } = await upTo(TABLE, 'CREATE TABLE halvt (id int); SELECT 1 / 0');
  await expect(applyMigrations(url, migrations)).rejects.toThrow('1_andring');
  expect((await at.query("SELECT to_regclass('halvt') AS tabell")).rows).toEqual([{ tabell: null }]);
});

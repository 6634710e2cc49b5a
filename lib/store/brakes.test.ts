import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRAKE_FUNCTIONS, BRAKE_FUNCTIONS_NOW, BRAKES, BRAKES_NOW } from '#lib/store/brakes.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

/* What is known of the brakes is what the migrations make: a new one, or another, is not one that the check of history overlooks. */

let server: EmbeddedDatabase;
let folder: string;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-sparrar-'));
  server = await serverForTests(folder);
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

test('every trigger that runs one of those functions is known, as it is', async () => {
  const { rows: tables } = await client.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
  const { rows } = await client.query(BRAKES_NOW, [tables.map(({ name }) => name)]);
  const brakes = rows.filter(({ funktion }) => Object.hasOwn(BRAKE_FUNCTIONS, funktion));
  expect(inOrder(brakes)).toEqual(inOrder(BRAKES.map(({ tabell, sparr, typ, funktion }) => ({ tabell, sparr, pa: true, typ, funktion }))));
});

test('every function that refuses is one of them, by its hash', async () => {
  const { rows: refusing } = await client.query<{ name: string }>(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc LIKE '%restrict_violation%'`,
  );
  expect(Object.keys(BRAKE_FUNCTIONS)).toEqual(expect.arrayContaining(refusing.map(({ name }) => name)));
  const { rows } = await client.query<{ namn: string; hash: string }>(BRAKE_FUNCTIONS_NOW, [Object.keys(BRAKE_FUNCTIONS)]);
  expect(Object.fromEntries(rows.map(({ namn, hash }) => [namn, hash]))).toEqual(BRAKE_FUNCTIONS);
});

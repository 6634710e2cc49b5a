import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationAccess } from '#lib/store/application-role.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { TABLES } from '#lib/store/table-rights.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

/* The application may do with the database what it has to, and nothing to what has happened: whatever a mistake in it asks for. */

const MIGRATIONS = path.resolve('prisma/migrations');
const passwordFor = (role: string) => `hemligt-${role}`;
const NOT_ALLOWED = '42501';
const RESTRICTED = '23001';

let server: EmbeddedDatabase;
let folder: string;
let owner: pg.Client;
let application: pg.Client;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** What the database answers to that statement, of which nothing stays. */
async function answerTo(client: pg.Client, statement: string): Promise<string> {
  await client.query('BEGIN');
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== undefined) return error.code;
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Another database of the server, with the migrations done, and its owner: a role of that name and rights. */
async function databaseOwnedBy(name: string, rights: string): Promise<string> {
  await owner.query(`CREATE ROLE ${name} LOGIN PASSWORD 'agare' ${rights}`);
  await owner.query(`CREATE DATABASE ${name} OWNER ${name}`);
  const url = new URL(server.url);
  Object.assign(url, { pathname: `/${name}`, username: name, password: 'agare' });
  await applyMigrations(url.href, MIGRATIONS);
  return url.href;
}

const roleOf = async (url: string) => {
  const client = await connect(url);
  const { rows } = await client.query('SELECT current_user AS role');
  await client.end();
  return rows[0].role;
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-roll-'));
  server = await serverForTests(folder);
  owner = await connect(server.url);
  const access = await applicationAccess(server.url, { passwordFor });
  expect(access.unguarded).toBeUndefined();
  application = await connect(access.url);
  await owner.query(`INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv}')`);
  await owner.query(`INSERT INTO person (id, epost, namn, losenord_hash, roll) VALUES
    ('00000000-0000-7000-8000-000000000001', 'a@exempel.se', 'A', '', 'skribent'), ('00000000-0000-7000-8000-000000000002', 'b@exempel.se', 'B', '', 'skribent')`);
  await owner.query(`INSERT INTO logg (tid, operation, principal, korrelation)
    VALUES (now(), 'x', '{"typ": "person", "id": "00000000-0000-7000-8000-000000000001", "namn": "A"}', 'k')`);
});

afterAll(async () => {
  await application?.end();
  await owner?.end();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('every table is one of those that it has been thought of what the application may do with', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
  );
  expect(Object.keys(TABLES).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

test.each([
  'ALTER TABLE revision ADD COLUMN nytt text',
  'ALTER TABLE revision DISABLE TRIGGER ALL',
  'DROP TRIGGER revision_oforanderlig ON revision',
  'CREATE OR REPLACE FUNCTION vagra_andring() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
  'DROP TABLE logg',
  'CREATE TABLE ny (id int)',
  'CREATE TEMP TABLE logg (principal jsonb, order_av jsonb)',
  'SET session_replication_role = replica',
  'SET ROLE studio',
  `ALTER ROLE studio_app SUPERUSER`,
  `COPY logg TO PROGRAM 'cat'`,
  'UPDATE _prisma_migrations SET checksum = checksum',
])('the application may not: %s', async (statement) => {
  expect(await answerTo(application, statement)).toBe(NOT_ALLOWED);
});

test('with every table the application may do what is said of its kind, and nothing else', async () => {
  for (const [table, kind] of Object.entries(TABLES)) {
    const column = (
      await owner.query(`SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`, [
        table,
      ])
    ).rows[0].name;
    const answers = {
      read: await answerTo(application, `SELECT FROM ${table} LIMIT 1`),
      change: await answerTo(application, `UPDATE ${table} SET ${column} = ${column} WHERE false`),
      remove: await answerTo(application, `DELETE FROM ${table} WHERE false`),
      empty: await answerTo(application, `TRUNCATE ${table}`),
    };
    const wanted = {
      read: 'done',
      change: kind === 'history' ? NOT_ALLOWED : 'done',
      remove: kind === 'passing' || kind === 'named' ? 'done' : NOT_ALLOWED,
      empty: NOT_ALLOWED,
    };
    expect([table, answers]).toEqual([table, wanted]);
  }
});

describe('what history leans on stays, whoever asks', () => {
  test.each([
    ...['revision', 'logg', 'release_steg', 'installning', 'oversattning', 'ai_anrop'],
    ...['innehall', 'sprakversion', 'release', 'adress', 'media', 'roll', 'sektion', 'delning', 'oversattningsjobb'],
  ])('%s', async (table) => {
    expect(await answerTo(owner, `DELETE FROM ${table}`)).toBe(RESTRICTED);
    expect(await answerTo(owner, `TRUNCATE ${table} CASCADE`)).toBe(RESTRICTED);
  });

  test('a person whom the log names; one who has done nothing can be removed', async () => {
    expect(await answerTo(owner, `DELETE FROM person WHERE epost = 'a@exempel.se'`)).toBe(RESTRICTED);
    expect(await answerTo(owner, `DELETE FROM person WHERE epost = 'b@exempel.se'`)).toBe('done');
    expect(await answerTo(owner, 'TRUNCATE person CASCADE')).toBe(RESTRICTED);
  });
});

describe('a table of whoever asks, by the name of another,', () => {
  const NAMESAKES = `CREATE TEMP TABLE logg (principal jsonb, order_av jsonb); CREATE TEMP TABLE innehall (agare jsonb);
    CREATE TEMP TABLE oforseglad (lopnr bigint, tabell text, rad text, tid timestamptz)`;

  test('does not let a person go whom the log names', async () => {
    expect(await answerTo(owner, `${NAMESAKES}; DELETE FROM person WHERE epost = 'a@exempel.se'`)).toBe(RESTRICTED);
  });

  test('does not hide from the queue what is to be sealed', async () => {
    await owner.query('BEGIN');
    try {
      const waiting = async () => (await owner.query('SELECT count(*)::int AS antal FROM public.oforseglad')).rows[0].antal;
      const before = await waiting();
      await owner.query(NAMESAKES);
      await owner.query(`INSERT INTO public.logg (tid, operation, principal, korrelation) VALUES (now(), 'x', '{"typ": "system"}', 'k')`);
      expect(await waiting()).toBe(before + 1);
    } finally {
      await owner.query('ROLLBACK');
    }
  });

  test('is asked by no function: each has its own path, or was bound when it was made', async () => {
    const { rows } = await owner.query<{ name: string; path: string[] | null; bound: boolean }>(
      `SELECT p.oid::regprocedure::text AS name, p.proconfig AS path, p.prosqlbody IS NOT NULL AS bound FROM pg_proc p
        WHERE p.pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const open = rows.filter(({ path, bound }) => !bound && path?.join() !== 'search_path=pg_catalog, public, pg_temp');
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

test('a table that nobody has thought of can be read and added to, and so it stays', async () => {
  await owner.query('CREATE TABLE obetankt (id bigserial, ord text)');
  try {
    for (let start = 0; start < 2; start++) {
      expect(await answerTo(application, `INSERT INTO obetankt (ord) VALUES ('x')`)).toBe('done');
      expect(await answerTo(application, 'DELETE FROM obetankt')).toBe(NOT_ALLOWED);
      await applicationAccess(server.url, { passwordFor });
    }
  } finally {
    await owner.query('DROP TABLE obetankt');
  }
});

test('what it has been given too much of is taken at the next start', async () => {
  await owner.query('GRANT ALL ON revision TO studio_app');
  await applicationAccess(server.url, { passwordFor });
  expect(await answerTo(application, 'TRUNCATE revision CASCADE')).toBe(NOT_ALLOWED);
  expect(await answerTo(application, 'DELETE FROM revision')).toBe(NOT_ALLOWED);
});

test('several that start at once over a new database all get in', async () => {
  await owner.query('CREATE DATABASE samtidiga');
  const url = new URL(server.url);
  url.pathname = '/samtidiga';
  const start = async () => {
    await applyMigrations(url.href, MIGRATIONS);
    return roleOf((await applicationAccess(url.href, { passwordFor })).url);
  };
  expect(await Promise.all([start(), start(), start()])).toEqual(Array(3).fill('samtidiga_app'));
});

describe('with another secret', () => {
  const withAnother = () => applicationAccess(server.url, { passwordFor: () => 'en annan hemlighet' });

  test('whoever works with the former one is not locked out', async () => {
    const other = await withAnother();
    expect([other.url, other.unguarded, other.remedy]).toEqual([
      server.url,
      expect.stringContaining('annan hemlighet'),
      expect.stringContaining('STUDIO_SECRET'),
    ]);
    const { url } = await applicationAccess(server.url, { passwordFor });
    expect(await roleOf(url)).toBe('studio_app');
  });

  test('it gets in as soon as nobody does any more', async () => {
    const waiting = withAnother();
    await application.end();
    const { url, unguarded } = await waiting;
    application = await connect(url);
    expect([unguarded, await roleOf(url)]).toEqual([undefined, 'studio_app']);
  });
});

describe('a server of one’s own, whose owner is no superuser', () => {
  test('and may make roles: the application works as one that it made', async () => {
    const url = await databaseOwnedBy('far_skapa', 'CREATEROLE');
    const access = await applicationAccess(url, { passwordFor });
    expect(access.unguarded).toBeUndefined();
    expect(await roleOf(access.url)).toBe('far_skapa_app');
    const client = await connect(access.url);
    expect(await answerTo(client, 'DELETE FROM logg')).toBe(NOT_ALLOWED);
    await client.end();
    expect((await applicationAccess(url, { passwordFor: () => 'ny' })).unguarded).toBeUndefined();
  });

  test('and may not: it works on, and says what is not guarded', async () => {
    const url = await databaseOwnedBy('far_inte', '');
    const access = await applicationAccess(url, { passwordFor });
    expect(access.url).toBe(url);
    expect(access.unguarded).toMatch(/far_inte .* får inte skapa någon roll/);
  });

  test('with a role made for the application: it is given what it needs', async () => {
    const url = await databaseOwnedBy('har_tva', '');
    await owner.query(`CREATE ROLE smal LOGIN PASSWORD 'smal'`);
    const narrow = new URL(url);
    Object.assign(narrow, { username: 'smal', password: 'smal' });
    expect(await applicationAccess(url, { passwordFor, applicationUrl: narrow.href })).toEqual({ url: narrow.href });
    const client = await connect(narrow.href);
    expect(await answerTo(client, 'DELETE FROM logg')).toBe(NOT_ALLOWED);
    expect(await answerTo(client, 'DELETE FROM session')).toBe('done');
    await client.end();
    expect((await applicationAccess(url, { passwordFor, applicationUrl: url })).unguarded).toMatch(/äger databasen/);
  });

  test('with a role of that name that is somebody else’s: it is left alone', async () => {
    const url = await databaseOwnedBy('upptagen', 'CREATEROLE');
    await owner.query('CREATE ROLE upptagen_app');
    const access = await applicationAccess(url, { passwordFor });
    expect([access.url, access.unguarded]).toEqual([url, 'Det finns redan en roll upptagen_app som inte är Studios.']);
  });
});

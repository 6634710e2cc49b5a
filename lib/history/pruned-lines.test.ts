import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkHistory } from '#lib/history/check-history.ts';
import { CountCache } from '#lib/store/count-cache.ts';
import { Database } from '#lib/store/database.ts';
import { HistoryRows } from '#lib/store/history-rows.ts';
import { Log } from '#lib/store/log.ts';
import { Seals } from '#lib/store/seals.ts';
import { Settings } from '#lib/store/settings.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/* What is too old goes from the log by one rule, and what is left can still be shown to be whole. */

const STUDIO = { typ: 'system' as const, id: 'studio', namn: 'Studio' };
const DAY_MS = 86_400_000;
const server = ownDatabase();
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

let database: Database;
let owner: pg.Client;

beforeAll(async () => {
  database = new Database(server.url);
  owner = await connected();
});

afterAll(async () => {
  await owner?.end();
  await database?.close();
});

/** Three old days with two lines each, and one line of today; the log is kept for a year. */
beforeEach(async () => {
  await asOwner(
    'DELETE FROM oforseglad; DELETE FROM sigillrad; DELETE FROM sigill; DELETE FROM logg; DELETE FROM installning; DELETE FROM avtryck',
  );
  for (const day of [900, 800, 700]) {
    await note(ago(day), 'a');
    await note(ago(day), 'b');
    await seal(ago(day));
  }
  await note(ago(0), 'ny');
  await keepFor(12);
  await seal(ago(0));
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  return client;
}

/** What a database's owner does with every trigger off. */
async function asOwner(script: string): Promise<void> {
  await owner.query(`SET session_replication_role = replica; ${script}; SET session_replication_role = DEFAULT`);
}

async function note(tid: string, korrelation: string): Promise<void> {
  await owner.query(
    `INSERT INTO logg (tid, operation, principal, detalj, korrelation) VALUES ($1, 'sparaSprakversion', '{"typ": "person", "id": "p", "namn": "P"}', '{}', $2)`,
    [tid, korrelation],
  );
}

async function seal(now: string): Promise<void> {
  while ((await database.transaction((unit) => new Seals(unit).sealNext(now, 100))) > 0);
}

async function keepFor(months: number): Promise<void> {
  await new Settings(database).put(
    'installningar',
    { varden: { logg: { sparas_manader: months } }, falt: [], aterstalld: null },
    STUDIO,
    ago(0),
  );
}

const prune = (most = 1_000) => new Log(database, new CountCache(Date.now)).prune(most);

async function left(): Promise<string[]> {
  const { rows } = await owner.query<{ rad: string }>(
    `SELECT CASE operation WHEN 'gallraLogg' THEN 'gallring av ' || (detalj ->> 'antal') ELSE korrelation END AS rad FROM logg ORDER BY id`,
  );
  return rows.map(({ rad }) => rad);
}

async function wrong(): Promise<string[]> {
  await seal(ago(0));
  const fynd: string[] = [];
  for await (const step of checkHistory(new HistoryRows(database), [], ago(0)))
    fynd.push(...step.fynd.map(({ kod, tabell }) => `${kod} ${tabell}`));
  return fynd;
}

test('nothing goes unless the newsroom has said so', async () => {
  await keepFor(0);
  expect(await prune()).toBe(0);
  await asOwner('DELETE FROM installning');
  expect(await prune()).toBe(0);
  expect(await left()).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'ny']);
});

test('a time that is shorter than any that may be set prunes nothing, whoever wrote it', async () => {
  await keepFor(5);
  expect(await prune()).toBe(0);
});

test('what is too old goes, nothing newer does, one line tells what it was, and history is whole', async () => {
  expect(await prune()).toBe(6);
  expect(await prune()).toBe(0);
  expect(await left()).toEqual(['ny', 'gallring av 6']);
  const { rows } = await owner.query(`SELECT detalj FROM logg WHERE operation = 'gallraLogg'`);
  expect(rows[0].detalj).toMatchObject({
    antal: 6,
    manader: 12,
    forsta_sigill: 1,
    sista_sigill: 3,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(rows[0].detalj.fran).toBe(ago(900).slice(0, 10) + rows[0].detalj.fran.slice(10));
  expect(await wrong()).toEqual([]);
});

test('it goes in pieces of whole seals, one behind the other, also when years have passed between them', async () => {
  expect(await prune(3)).toBe(2);
  expect(await left()).toEqual(['a', 'b', 'a', 'b', 'ny', 'gallring av 2']);
  expect(await wrong()).toEqual([]);
  expect(await prune(4)).toBe(4);
  expect(await left()).toEqual(['ny', 'gallring av 2', 'gallring av 4']);
  expect(await wrong()).toEqual([]);
});

test('a seal that holds one line that is not old enough is left, with all behind it', async () => {
  await asOwner('DELETE FROM oforseglad; DELETE FROM sigillrad; DELETE FROM sigill; DELETE FROM logg');
  await note(ago(900), 'gammal');
  await note(ago(10), 'yngre');
  await seal(ago(800));
  await note(ago(700), 'bakom');
  await seal(ago(700));
  expect(await prune()).toBe(0);
  expect(await left()).toEqual(['gammal', 'yngre', 'bakom']);
});

test('lines that have no seal yet are not looked at', async () => {
  await asOwner('DELETE FROM sigillrad; DELETE FROM sigill');
  expect(await prune()).toBe(0);
});

test('of two that prune at once one does, and whoever is killed in the middle has removed nothing', async () => {
  const killed = await connected();
  killed.on('error', () => {});
  await killed.query('BEGIN');
  expect((await killed.query('SELECT gallra_logg(1000) AS antal')).rows).toEqual([{ antal: 6 }]);
  expect(await prune()).toBeUndefined();
  await owner.query('SELECT pg_terminate_backend($1)', [(killed as unknown as { processID: number }).processID]);
  await expect.poll(() => prune(), { timeout: 60_000 }).toBe(6);
  expect(await left()).toEqual(['ny', 'gallring av 6']);
  expect(await wrong()).toEqual([]);
});

test('nobody waits: while a piece is being removed the log is read and written', async () => {
  const busy = await connected();
  await busy.query('BEGIN');
  await busy.query('SELECT gallra_logg(1000)');
  await note(ago(0), 'skriven under tiden');
  expect(await left()).toHaveLength(8);
  await busy.query('COMMIT');
  await busy.end();
  expect(await left()).toHaveLength(3);
});

const lineAbout = (detalj: string) =>
  `INSERT INTO logg (tid, operation, principal, detalj, korrelation) SELECT now(), 'gallraLogg', '{"typ": "system", "id": "studio", "namn": "Studio"}', ${detalj}, 'x'`;
/** The old lines, as a line of Studio's own would tell it. */
const SAYING = (fore: string) =>
  `(SELECT jsonb_build_object('antal', count(*), 'fore', ${fore}, 'manader', 12, 'version', 1, 'forsta_sigill', 1, 'sista_sigill', max(r.nr),
    'hash', encode(sha256(convert_to(string_agg(r.rad || ' ' || r.hash, E'\\n' ORDER BY r.nr, r.plats), 'UTF8')), 'hex'))
  FROM sigillrad r WHERE r.tabell = 'logg' AND r.nr <= 3)`;

test('the database refuses every other removal, also by its owner', async () => {
  await expect(owner.query('DELETE FROM logg')).rejects.toThrow('append-only');
  await expect(owner.query(`DELETE FROM logg WHERE korrelation = 'a'`)).rejects.toThrow('append-only');
  await expect(owner.query('TRUNCATE logg')).rejects.toThrow('append-only');
  await expect(owner.query(`UPDATE logg SET korrelation = 'x'`)).rejects.toThrow('append-only');
  // Not even with a line that says so: what is new is never old enough.
  await owner.query(lineAbout(SAYING(`to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)));
  await expect(owner.query(`DELETE FROM logg WHERE operation <> 'gallraLogg'`)).rejects.toThrow('append-only');
  await owner.query(lineAbout(SAYING(`to_char(now() - interval '13 months', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)));
  await expect(owner.query(`DELETE FROM logg WHERE operation <> 'gallraLogg'`)).rejects.toThrow('append-only');
});

test('what somebody took away beside it is found: before, after, and behind a line of their own', async () => {
  await asOwner(`DELETE FROM logg WHERE id = (SELECT min(id) FROM logg)`);
  expect(await wrong()).toEqual(['borttagen logg']);
  expect(await prune()).toBe(5);
  expect(await wrong()).toEqual(['gallring_stammer_inte logg']);
});

test('what was taken away beside it of what is newer is found', async () => {
  expect(await prune()).toBe(6);
  await asOwner(`DELETE FROM logg WHERE korrelation = 'ny'`);
  expect(await wrong()).toEqual(['borttagen logg']);
});

test('a line about a pruning lets nothing be gone when it was altered', async () => {
  await prune();
  expect(await wrong()).toEqual([]);
  await asOwner(`UPDATE logg SET korrelation = 'y' WHERE operation = 'gallraLogg'`);
  expect((await wrong()).toSorted()).toEqual(['andrad logg', ...Array(6).fill('borttagen logg')]);
});

test('a line that says what no settings said lets nothing be gone, and one that says nothing is passed over', async () => {
  await asOwner(
    `${lineAbout(SAYING(`'2024-01-01T00:00:00Z'`).replace("'version', 1", "'version', 7"))}; DELETE FROM logg WHERE korrelation IN ('a', 'b')`,
  );
  await owner.query(lineAbout(`'{"forsta_sigill": "fel", "fore": 3}'`));
  const found = await wrong();
  expect(found.filter((one) => one === 'borttagen logg')).toHaveLength(6);
});

test('whoever may have been named by what is gone is not removed', async () => {
  const add = `INSERT INTO person (id, namn, epost, losenord_hash, roll, sektioner, sprak, publicera, skapad) VALUES ($1, 'N', $2, '', 'skribent', '{}', '{}', false, $3)`;
  const [old, young] = [randomUUID(), randomUUID()];
  await owner.query(add, [old, 'gammal@x.se', ago(750)]);
  await owner.query(add, [young, 'ny@x.se', ago(30)]);
  await prune();
  await expect(owner.query('DELETE FROM person WHERE id = $1', [old])).rejects.toThrow('never removed');
  await owner.query('DELETE FROM person WHERE id = $1', [young]);
});

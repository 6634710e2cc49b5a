import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_INBOX_LINES, READ_LINE_DAYS } from '#lib/contract/closed/inbox.ts';
import { Database } from '#lib/store/database.ts';
import { Inbox } from '#lib/store/inbox.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

const server = ownDatabase();
let client: pg.Client;
let database: Database;
let inbox: Inbox;
const [PERSON, OTHER, TASK] = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  database = new Database(server.url);
  inbox = new Inbox(database);
  await client.query(
    `INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak)
      SELECT id, id || '@exempel.se', 'N', '', 'skribent', '{}', '{}' FROM unnest($1::uuid[]) id`,
    [[PERSON, OTHER]],
  );
  await client.query(`INSERT INTO ko (id, rubrik, av, skapad, andrad) VALUES ($1, 'Ring', '{}', now(), now())`, [TASK]);
});
afterAll(async () => {
  await client?.end();
  await database?.close();
});

/** So many lines, each an hour older than the one before; read, where they are, so many days ago. */
const lines = (person: string, many: number, readDaysAgo: number | null) =>
  client.query(
    `INSERT INTO inkorg (id, person_id, nyckel, handelse, ko_id, antal, tid, last, brev)
      SELECT gen_random_uuid(), $1, gen_random_uuid()::text, 'uppgift_tilldelad', $2, 1, now() - n * interval '1 hour', now() - $4 * interval '1 day', false
      FROM generate_series(1, $3) n`,
    [person, TASK, many, readDaysAgo],
  );
const left = async (person: string) =>
  (await client.query('SELECT count(*)::int AS antal FROM inkorg WHERE person_id = $1', [person])).rows[0].antal;

test('what was read long ago is removed, and of each person what is more than they may have, the oldest first', async () => {
  await lines(OTHER, 3, READ_LINE_DAYS + 1);
  await lines(OTHER, 2, READ_LINE_DAYS - 1);
  await lines(PERSON, MOST_INBOX_LINES + 3, null);
  await inbox.purge();
  expect([await left(PERSON), await left(OTHER)]).toEqual([MOST_INBOX_LINES, 2]);
  const { rows } = await client.query(`SELECT min(tid) < now() - ($1 + 1) * interval '1 hour' AS aldre FROM inkorg WHERE person_id = $2`, [
    MOST_INBOX_LINES,
    PERSON,
  ]);
  expect(rows[0].aldre).toBe(false);
});

test('what waits to be written of is taken once, whoever looks at the same time, and told only where it is not read', async () => {
  await client.query(
    `INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('nyheter', 'Nyheter', '{nyhet}', '{sv}') ON CONFLICT DO NOTHING`,
  );
  await client.query(
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
      VALUES ($1, 'nyheter', 'nyhet', 1, 'Isen', '{}', '{}', 'sv', '{}', now(), now())`,
    [TASK],
  );
  await client.query(
    `INSERT INTO inkorg (id, person_id, nyckel, handelse, innehall_id, sprak, antal, tid, last, brev)
      SELECT gen_random_uuid(), $1, 'text:' || n, 'text_andrad', $2, 'sv', n, $3::timestamptz + n * interval '1 minute', CASE WHEN n = 2 THEN now() END, true
      FROM generate_series(1, 3) n`,
    [OTHER, TASK, '2026-11-24T06:00:00Z'],
  );
  const ripe = [{ person: OTHER, fore: '2026-11-24T06:02:00.000Z' }];
  const taken = (await Promise.all([inbox.takeForLetters(ripe), inbox.takeForLetters(ripe)])).flat();
  expect(taken.map(({ antal, galler, rubrik, epost }) => [antal, galler, rubrik, epost])).toEqual([
    [1, true, 'Isen', `${OTHER}@exempel.se`],
    [2, false, 'Isen', `${OTHER}@exempel.se`],
  ]);
  expect(await inbox.takeForLetters(ripe)).toEqual([]);
  expect(await inbox.takeForLetters([{ person: OTHER, fore: '2026-11-25T06:00:00.000Z' }])).toMatchObject([{ antal: 3 }]);
});

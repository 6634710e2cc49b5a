import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { containingByIndex } from '#lib/store/containing.ts';
import { Database } from '#lib/store/database.ts';
import { MediaItems } from '#lib/store/media.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';
import { sentDuring } from '../../e2e/database/sent-statements.ts';

/* What so many pictures have that they are not counted is looked for among the newest first: what is found is the same. */

const PICTURES = 3_300;
/** Every other has it. */
const COMMON = 'hamnen';
/** The oldest of them have it, and none of the newer. */
const FORMER = 'bildbanken';
const OLDEST = 1_100;

let database: Database;
let media: MediaItems;
let sql: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  sql = new pg.Client({ connectionString: server.url });
  await sql.connect();
  await sql.query(
    `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, caption, kredit, alt, nyckelord, av, skapad, raderad)
      SELECT gen_random_uuid(), n || '.jpg', 'image/jpeg', 100, 100, 100, '', '{100}', CASE WHEN n % 2 = 0 THEN 'Båtar i ${COMMON}' ELSE 'En gata' END,
        CASE WHEN n <= ${OLDEST} THEN '${FORMER}' ELSE '' END, '{}', '[]', '{"typ": "person", "id": "1", "namn": "P"}',
        timestamptz '2026-11-01' + n / 3 * interval '1 minute', n % 500 = 7 FROM generate_series(1, ${PICTURES}) n`,
  );
  await sql.query('VACUUM ANALYZE media');
  database = new Database(server.url);
  media = new MediaItems(database);
});

afterAll(async () => {
  await sql?.end();
  await database?.close();
});

/** The ids of all pictures that have it, newest first. */
async function having(sok: string): Promise<string[]> {
  const { rows } = await sql.query<{ id: string }>(
    `SELECT id FROM media WHERE NOT raderad AND bildens_ord(filnamn, caption, caption_en, kredit, alt, nyckelord, rattigheter) LIKE $1 ORDER BY skapad DESC, id DESC`,
    [containingByIndex(sok)],
  );
  return rows.map(({ id }) => id);
}

test.each([
  ['that pictures of all times have', COMMON],
  ['that older ones have alone', FORMER],
])('a word %s leads to every page of them, by number and by cursor', async (_, sok) => {
  const all = await having(sok);
  expect(all.length).toBeGreaterThan(1_000);
  const byNumber: string[] = [];
  const byCursor: string[] = [];
  let efter: readonly string[] | undefined;
  for (let sida = 1; byNumber.length < all.length; sida++) {
    const numbered = await media.list({ sok }, { sida, per_sida: 100 });
    const behind = await media.list({ sok }, { sida: 1, per_sida: 100, efter });
    byNumber.push(...numbered.rader.map(({ id }) => id));
    byCursor.push(...behind.rader.map(({ id }) => id));
    efter = behind.nasta;
    expect(numbered.rader.length).toBeGreaterThan(0);
  }
  expect(byNumber).toEqual(all);
  expect(byCursor).toEqual(all);
  expect(efter).toBeUndefined();
});

test('the index of words is asked for a page when the newest have too few', async () => {
  const asked = async (sok: string) => {
    const sent = await sentDuring(() => media.list({ sok }, { sida: 1, per_sida: 25 }));
    return sent.filter(({ text }) => !text.startsWith('SELECT count(')).length;
  };
  expect(await asked(COMMON)).toBe(1);
  expect(await asked(FORMER)).toBe(2);
});

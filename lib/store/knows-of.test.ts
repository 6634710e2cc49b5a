import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { knowsOf } from '#lib/store/knows-of.ts';
import { Outbox } from '#lib/store/outbox.ts';
import { SeenBy, TELLS_OF_ARTICLES, textAsSeen } from '#lib/store/seen-by.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/* What somebody is told of depends on what they know of, and not on what is seen by whoever causes it to be told. */

const id = (nr: number) => `00000000-0000-7000-8000-0000000000${String(nr).padStart(2, '0')}`;
const [OWNER, OTHER, FRIEND, CHIEF] = [id(1), id(2), id(3), id(4)];
const ARTICLE = id(10);
const ADDRESSES = ['agare@exempel.se', 'annan@exempel.se', 'insatt@exempel.se', 'chef@exempel.se'];

let database: Database;
let sql: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  sql = new pg.Client({ connectionString: server.url });
  await sql.connect();
  await sql.query(`INSERT INTO person (id, epost, namn, losenord_hash, roll) VALUES ('${OWNER}', 'agare@exempel.se', 'Anna', '', 'skribent'),
    ('${OTHER}', 'annan@exempel.se', 'Bo', '', 'publicist'), ('${FRIEND}', 'insatt@exempel.se', 'Cia', '', 'skribent'), ('${CHIEF}', 'chef@exempel.se', 'Dan', '', 'chefredaktor')`);
  await sql.query(`INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('nyheter', 'Nyheter', '{nyhet}', '{sv}')`);
  await sql.query(
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad, konfidentiell, insatta)
      VALUES ($1, 'nyheter', 'nyhet', 1, 'Avslöjandet', '{}', '{}', 'sv', $2, now(), now(), true, $3)`,
    [ARTICLE, JSON.stringify({ typ: 'person', id: OWNER, namn: 'Anna' }), [FRIEND]],
  );
  database = new Database(server.url);
});

afterAll(async () => {
  await sql?.end();
  await database?.close();
});

test('the question is asked of everything there is, whoever asks', () => {
  const text = `SELECT FROM person p WHERE ${knowsOf('p', '$1')}`;
  expect(textAsSeen(text, '$2')).toBe(text);
});

test.each([
  ['somebody who does not see it', OTHER],
  ['its owner', OWNER],
])('a letter about a confidential article that %s has written goes to those alone who know of it', async (_, writer) => {
  await sql.query('DELETE FROM utskick');
  const outbox = new Outbox(new SeenBy(database, { id: writer, sektioner: undefined }));
  await outbox.put({ till: ADDRESSES, amne: 'Avslöjandet', text: 'Se hit', innehall: ARTICLE });
  const { rows } = await sql.query<{ till: string }>('SELECT till FROM utskick ORDER BY till');
  expect(rows.map(({ till }) => till)).toEqual(['agare@exempel.se', 'chef@exempel.se', 'insatt@exempel.se']);
});

describe('an agent that reads some sections', () => {
  const reading = (...sektioner: string[]) => new SeenBy(database, { id: OTHER, sektioner });

  test.each(Object.keys(TELLS_OF_ARTICLES))('asks %s something that can be answered', async (table) => {
    expect(await reading('mat').query({ name: `prov_${table}`, text: `SELECT 1 FROM ${table} LIMIT 1` }, [])).toBeInstanceOf(Array);
  });

  test('is told of a letter by the article that it leads to', async () => {
    await sql.query('DELETE FROM utskick');
    await sql.query(`UPDATE innehall SET konfidentiell = false WHERE id = $1`, [ARTICLE]);
    await sql.query(`INSERT INTO utskick (till, amne, text) VALUES ('nagon@exempel.se', 'Nytt', '/studio/artikel/' || $1)`, [ARTICLE]);
    const { rows } = await sql.query<{ sektion: string }>('SELECT sektion FROM innehall WHERE id = $1', [ARTICLE]);
    const own = rows[0]?.sektion ?? '';
    const found = async (...sektioner: string[]) =>
      (await reading(...sektioner).query({ name: 'prov_brev', text: 'SELECT id FROM utskick' }, [])).length;
    expect([await found(own), await found('en annan'), await found()]).toEqual([1, 0, 0]);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Database, type Queryable, type Unit } from '#lib/store/database.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/* As many transactions as there are connections, each waiting for one more, would wait for each other: none may ask for another. */

let database: Database;

const server = ownDatabase();

beforeAll(async () => {
  database = new Database(server.url);
});
afterAll(async () => {
  await database?.close();
});

const one = (db: Queryable) => db.query<{ nr: number }>({ name: 'one', text: 'SELECT 1 AS nr' }, []);
const REFUSED = 'asks for another connection';

test.each<[string, () => Promise<unknown>]>([
  ['a question of the pool', () => one(database)],
  ['a transaction', () => database.transaction(one)],
  ['one that it commits itself', () => database.holding(one)],
  ['whether it answers', () => database.answers()],
])('within a transaction is refused: %s', async (_, ask) => {
  await expect(database.transaction(async () => ask())).rejects.toThrow(REFUSED);
  await expect(
    database.holding(async (unit) => {
      await one(unit);
      await new Promise((resolve) => setTimeout(resolve, 5));
      await Promise.all([one(unit), ask()]);
    }),
  ).rejects.toThrow(REFUSED);
  expect(await one(database)).toEqual([{ nr: 1 }]);
  expect(database.pools.find(({ pool }) => pool === 'calls')).toMatchObject({ waits: 0 });
});

test('its own questions are not, nor those over connections that no transaction holds', async () => {
  const asked = await database.transaction((unit) => Promise.all([unit, database.counts, database.searches, database.upkeep].map(one)));
  expect(asked).toHaveLength(4);
});

test('nor what comes after it, or beside it', async () => {
  let beside: Promise<unknown> | undefined;
  await database.holding(async (unit: Unit) => {
    await one(unit);
    await unit.commit();
    expect(await one(database)).toEqual([{ nr: 1 }]);
    beside = new Promise((resolve) => setTimeout(resolve, 20)).then(() => one(database));
  });
  expect(await beside).toEqual([{ nr: 1 }]);
  const [first, second] = await Promise.all([database.transaction(one), one(database)]);
  expect([first, second]).toEqual([[{ nr: 1 }], [{ nr: 1 }]]);
});

test('another database is another pool', async () => {
  const other = new Database(server.url);
  expect(await database.transaction(() => one(other))).toEqual([{ nr: 1 }]);
  await other.close();
});

test('what has not committed is rolled back, however it ended', async () => {
  await database.query({ name: 'prov_skapa', text: 'CREATE TABLE IF NOT EXISTS prov (nr int)' }, []);
  const put = (unit: Unit) => unit.query({ name: 'prov_in', text: 'INSERT INTO prov VALUES (1)' }, []);
  await database.holding(put);
  await expect(
    database.holding(async (unit) => {
      await put(unit);
      throw new Error('ångrat');
    }),
  ).rejects.toThrow('ångrat');
  expect(await database.query({ name: 'prov_alla', text: 'SELECT FROM prov' }, [])).toEqual([]);
});

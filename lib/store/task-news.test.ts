import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { TaskNewsStore } from '#lib/store/task-news.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/* Whoever a task concerns is told of it as often as they wish: each thing once, and all of it together. */

const id = (nr: number) => `00000000-0000-7000-8000-0000000000${String(nr).padStart(2, '0')}`;
const [ANNA, BO, LEFT] = [id(1), id(2), id(3)];
const [TASK, SECRET] = [id(10), id(11)];
const MORNING = '2026-11-24T06:00:00.000Z';
const NOON = '2026-11-24T11:00:00.000Z';

let database: Database;
let news: TaskNewsStore;
let sql: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  sql = new pg.Client({ connectionString: server.url });
  await sql.connect();
  await sql.query(`INSERT INTO person (id, epost, namn, losenord_hash, roll, aktiv) VALUES
    ('${ANNA}', 'anna@exempel.se', 'Anna', '', 'skribent', true), ('${BO}', 'bo@exempel.se', 'Bo', '', 'skribent', true),
    ('${LEFT}', 'borta@exempel.se', 'Borta', '', 'skribent', false)`);
  database = new Database(server.url);
  news = new TaskNewsStore(database);
});

afterAll(async () => {
  await sql?.end();
  await database?.close();
});

beforeEach(async () => {
  await sql.query('DELETE FROM kobrev; DELETE FROM koavisering; DELETE FROM ko');
  await sql.query(`INSERT INTO ko (id, rubrik, senast, ansvarig, av, skapad, andrad) VALUES ($1, 'Ring', $2, $3, $3, $2, $2)`, [
    TASK,
    '2026-11-24T09:00:00Z',
    JSON.stringify({ typ: 'person', id: ANNA, namn: 'Anna' }),
  ]);
});

let count = 20;
const given = (person: string) => ({
  ...{ id: id(count++), person, ko: TASK, handelse: 'tilldelad' as const, text: '' },
  av: { typ: 'person' as const, id: BO, namn: 'Som han hette' },
});
/** What is taken where Anna's is ripe when it is older than that; of nobody else anything is. */
const takenFor = async (fore: string) =>
  (await news.takeDue([{ person: ANNA, fore }])).map(({ person, handelse, av }) => [person, handelse, av]);

const CHOSEN = { nar: 'dagligen', inkorg: 'genast', klockslag: [7], tysta: null } as const;

test('what is ripe is told by the names people have now, and once, whoever looks at the same time', async () => {
  await news.add([given(ANNA)], '2026-11-24T05:00:00.000Z');
  await news.add([given(ANNA), given(BO)], NOON);
  expect(await takenFor('2026-11-23T06:00:00.000Z')).toEqual([]);
  const both = await Promise.all([takenFor(MORNING), takenFor(MORNING)]);
  expect(both.flat()).toEqual([[ANNA, 'tilldelad', 'Bo']]);
  expect(await takenFor(MORNING)).toEqual([]);
  expect((await news.waitedFor()).map(({ person }) => person).toSorted()).toEqual([ANNA, BO]);
});

test('who has chosen nothing is written to in the morning, who wishes no letters of nothing, and who has left neither', async () => {
  expect(await news.chosen(ANNA)).toEqual(CHOSEN);
  const night = { ...CHOSEN, inkorg: 'dagligen', klockslag: [7, 16], tysta: { fran: 22, till: 6 } } as const;
  await news.choose(ANNA, { ...night, klockslag: [7, 16] });
  expect(await news.chosen(ANNA)).toEqual(night);
  await news.choose(BO, { ...CHOSEN, klockslag: [7], nar: 'aldrig' });
  await news.add([given(ANNA), given(BO), given(LEFT)], NOON);
  expect((await news.waitedFor()).map(({ person }) => person)).toEqual([ANNA]);
});

test('of a task whose article has become confidential those alone are written to who know of it', async () => {
  await sql.query(`INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('nyheter', 'Nyheter', '{nyhet}', '{sv}')`);
  await sql.query(
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad, konfidentiell, insatta)
      VALUES ($1, 'nyheter', 'nyhet', 1, 'Avslöjandet', '{}', '{}', 'sv', $2, now(), now(), true, '{}')`,
    [SECRET, JSON.stringify({ typ: 'person', id: BO, namn: 'Bo' })],
  );
  await sql.query('UPDATE ko SET innehall_id = $1 WHERE id = $2', [SECRET, TASK]);
  await news.add([given(ANNA), given(BO)], '2026-11-24T05:00:00.000Z');
  const ripe = [ANNA, BO].map((person) => ({ person, fore: MORNING }));
  expect((await news.takeDue(ripe)).map(({ person }) => person)).toEqual([BO]);
  // What Anna was not told is not told her later either.
  expect(await news.waitedFor()).toEqual([]);
});

test('that a task is late is seen once for each time it is given', async () => {
  expect(await news.takeOverdue('2026-11-24T08:59:59.000Z')).toEqual([]);
  expect(await news.takeOverdue(NOON)).toEqual([{ ko: TASK, person: ANNA }]);
  expect(await news.takeOverdue(NOON)).toEqual([]);
  await sql.query(`UPDATE ko SET senast = '2026-11-24T10:00:00Z' WHERE id = $1`, [TASK]);
  expect(await news.takeOverdue(NOON)).toEqual([{ ko: TASK, person: ANNA }]);
});

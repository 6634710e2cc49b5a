import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { FeedWatches, type ReadingOutcome } from '#lib/store/feed-watches.ts';
import { IdeaFinds } from '#lib/store/idea-finds.ts';
import { Ideas } from '#lib/store/ideas.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/* Who reads which feed, and what becomes of what is old: by the database’s own clock. */

const id = (nr: number) => `00000000-0000-7000-8000-0000000000${String(nr).padStart(2, '0')}`;
const [ONE, OTHER] = [id(91), id(92)];
const NOW = '2026-11-25T12:00:00.000Z';
const LEASE_MS = 60_000;
const WELL: ReadingOutcome = {
  ...{
    fel: null,
    anmarkning: null,
    etag: '"1"',
    senastAndrad: null,
    flyttat: null,
    paus: 1_800_000,
    namn: { hittills: 'a.example', nu: 'A-bladet' },
  },
};

let database: Database;
let watches: FeedWatches;
let ideas: Ideas;
let sql: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  sql = new pg.Client({ connectionString: server.url });
  await sql.connect();
  database = new Database(server.url);
  watches = new FeedWatches(database);
  ideas = new Ideas(database);
});

afterAll(async () => {
  await sql?.end();
  await database?.close();
});

beforeEach(async () => {
  await sql.query('DELETE FROM ide; DELETE FROM bevakning');
});

const watch = (nr: number, adress: string, vilande = false) =>
  watches.create(
    id(nr),
    { adress, namn: new URL(adress).hostname, sektion: null, ord: [], intervall: 30, vilande },
    { typ: 'system', id: 'studio', namn: 'Studio' },
    NOW,
  );
const claim = (hallare: string, leaseMs: number) => database.transaction((unit) => new FeedWatches(unit).claim(hallare, leaseMs));
const stored = async (nr: number) => (await sql.query('SELECT * FROM bevakning WHERE id = $1', [id(nr)])).rows[0];

describe('a feed that is due', () => {
  test('is taken by one of many who ask at once', async () => {
    await Promise.all([1, 2, 3].map((nr) => watch(nr, `https://${nr}.example/`)));
    const taken = await Promise.all(Array.from({ length: 8 }, (_, nr) => claim(id(80 + nr), LEASE_MS)));
    const found = taken.flatMap((one) => (one === undefined ? [] : [one.id]));
    expect(found.toSorted()).toEqual([id(1), id(2), id(3)]);
    expect(await claim(OTHER, LEASE_MS)).toBeUndefined();
  });

  test('is another’s when the one who took it is gone, who then changes nothing', async () => {
    await watch(1, 'https://a.example/');
    await claim(ONE, LEASE_MS);
    await sql.query("UPDATE bevakning SET nasta = now() - interval '1 second'");
    expect((await claim(OTHER, LEASE_MS))?.id).toBe(id(1));
    expect([await watches.holds(id(1), ONE), await watches.holds(id(1), OTHER)]).toEqual([false, true]);
    await watches.release(id(1), ONE, WELL, NOW);
    await watches.postpone(id(1), ONE, 0);
    expect(await stored(1)).toMatchObject({ hallare: OTHER, etag: null, namn: 'a.example' });
    await watches.release(id(1), OTHER, WELL, NOW);
    expect(await stored(1)).toMatchObject({ hallare: null, etag: '"1"', namn: 'A-bladet', misslyckanden: 0 });
  });

  test('waits while another of its host is read, and for a moment after that', async () => {
    await Promise.all([watch(1, 'https://a.example/1'), watch(2, 'https://a.example/2'), watch(3, 'https://b.example/')]);
    const [first, second, none] = [await claim(ONE, LEASE_MS), await claim(OTHER, LEASE_MS), await claim(id(93), LEASE_MS)];
    expect([first, second].map((one) => new URL(one?.adress ?? '').hostname).toSorted()).toEqual(['a.example', 'b.example']);
    expect(none).toBeUndefined();
    const [held, holder] = first?.adress.includes('a.example') ? [first, ONE] : [second, OTHER];
    await watches.release(held?.id ?? '', holder, WELL, new Date().toISOString());
    expect(await claim(id(93), LEASE_MS)).toBeUndefined();
    await sql.query("UPDATE bevakning SET hamtad = now() - interval '3 seconds'");
    expect((await claim(id(93), LEASE_MS))?.adress).toContain('a.example');
  });

  test('is none that rests or has been removed, however long ago it was to be read', async () => {
    await Promise.all([watch(1, 'https://a.example/', true), watch(2, 'https://b.example/')]);
    await watches.remove(id(2));
    expect([await claim(ONE, LEASE_MS), await watches.secondsToNext()]).toEqual([undefined, null]);
  });

  test('that is exchanged for another address while it is read forgets what the former said', async () => {
    await watch(1, 'https://a.example/');
    await claim(ONE, LEASE_MS);
    await watches.change(
      id(1),
      { adress: 'https://c.example/', namn: 'C', sektion: null, ord: [], intervall: 30, vilande: false },
      { now: true },
    );
    await watches.release(id(1), ONE, WELL, NOW);
    expect(await stored(1)).toMatchObject({ etag: null, hamtad: null, hallare: null });
    expect((await claim(OTHER, LEASE_MS))?.adress).toBe('https://c.example/');
  });
});

test('a feed that has moved for good is watched where it is now, unless somebody watches that already', async () => {
  await Promise.all([watch(1, 'https://a.example/'), watch(2, 'https://b.example/')]);
  const read = async (flyttat: string) => {
    await sql.query('UPDATE bevakning SET hallare = $2 WHERE id = $1', [id(1), ONE]);
    await watches.release(id(1), ONE, { ...WELL, flyttat }, NOW);
    return (await stored(1)).adress;
  };
  expect(await read('https://b.example/')).toBe('https://a.example/');
  expect(await read('https://ny.example/')).toBe('https://ny.example/');
  expect(await read('https://ny.example/')).toBe('https://ny.example/');
  await watches.remove(id(2));
  expect(await read('https://b.example/')).toBe('https://b.example/');
});

test('ideas go after two months, and then the removed watch that they came of', async () => {
  await Promise.all([watch(1, 'https://a.example/'), watch(2, 'https://b.example/')]);
  for (const [nr, days] of [
    [1, 61],
    [2, 59],
  ])
    await sql.query(
      `WITH i AS (INSERT INTO ide (id, rubrik, ingress, tid, ord, traffar, relevans, bevakning_id, sedd, skapad)
          VALUES ($1, 'R', '', now(), '{}', '{}', 1, $2, now(), now() - $3 * interval '1 day') RETURNING id)
        INSERT INTO idekalla (id, ide_id, bevakning_id, nyckel, rubrik, ingress, adress, tid, drag, skapad)
        SELECT id, id, $2, 'n', 'R', '', 'https://a.example/', now(), '{}', now() FROM i`,
      [id(10 + (nr ?? 0)), id(nr ?? 0), days],
    );
  await Promise.all([watches.remove(id(1)), watches.remove(id(2))]);
  await watches.purge();
  expect((await sql.query('SELECT FROM bevakning')).rowCount).toBe(2);
  await ideas.purge();
  await watches.purge();
  expect((await sql.query('SELECT id FROM bevakning')).rows).toEqual([{ id: id(2) }]);
  expect((await sql.query('SELECT ide_id AS id FROM idekalla')).rows).toEqual([{ id: id(12) }]);
});

test('what says of no entry when it was written keeps its ideas while it has them: they would be found anew', async () => {
  await watch(1, 'https://a.example/');
  await sql.query(
    `WITH i AS (INSERT INTO ide (id, rubrik, ingress, tid, ord, traffar, relevans, bevakning_id, sedd, skapad)
        VALUES ($1, 'R', '', now(), '{}', '{}', 1, $2, now(), now() - interval '61 days') RETURNING id)
      INSERT INTO idekalla (id, ide_id, bevakning_id, nyckel, rubrik, ingress, adress, tid, tid_osaker, drag, skapad)
      SELECT id, id, $2, 'n', 'R', '', 'https://a.example/', now(), true, '{}', now() FROM i`,
    [id(11), id(1)],
  );
  const finds = new IdeaFinds(database);
  await finds.stillThere(id(1), ['n', 'annan'], new Date().toISOString());
  await ideas.purge();
  expect([...(await finds.known(id(1), ['n']))]).toEqual(['n']);
  await sql.query("UPDATE idekalla SET sedd = now() - interval '61 days'");
  await ideas.purge();
  expect([...(await finds.known(id(1), ['n']))]).toEqual([]);
});

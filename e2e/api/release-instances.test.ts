import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Several instances over one database: each release is carried out by one of them, whatever befalls the others. */

const MANY = 60;

let newsroom: OwnNewsroom;
let connection: CuttableConnection;
let studios: Array<Awaited<ReturnType<typeof ownStudio>>>;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  const first = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  connection = await cuttableConnection(newsroom.databaseUrl);
  // Its clock is two days ahead, and its way to the database can be cut.
  const now = () => new Date(Date.now() + 48 * 3_600_000);
  studios = [first, await ownStudio({ databaseUrl: connection.url, prepared: true, silent: true, now })];
  chief = await newsroom.as('chefredaktor', first.url);
});

afterAll(async () => {
  for (const studio of studios) await studio.stop();
  await connection.close();
  await newsroom.end();
});

const waiting = () => newsroom.sql('SELECT 1 FROM release WHERE nasta IS NOT NULL');
const allOut = () => expect.poll(async () => (await waiting()).length, { timeout: 60_000, interval: 200 }).toBe(0);

/** So many articles that are all to go out at that time. */
async function scheduled(count: number, datum: string): Promise<string[]> {
  const drafts = await Promise.all(Array.from({ length: count }, () => chief.created(swedish())));
  for (const { id } of drafts) expect((await chief.release(id, { lage: 'schemalagd', datum })).status).toBe(200);
  return drafts.map(({ id }) => id);
}

async function expectOnceEach(ids: readonly string[]): Promise<void> {
  const rows = await newsroom.sql<{ publik: number; klara: number; loggade: number }>(
    `SELECT (SELECT count(*)::int FROM release_steg s JOIN release r ON r.id = s.release_id WHERE s.steg = 'publik' AND r.innehall_id = i.id) AS publik,
      (SELECT count(*)::int FROM release r WHERE r.innehall_id = i.id AND r.tillstand = 'klar') AS klara,
      (SELECT count(*)::int FROM logg l WHERE l.innehall_id = i.id AND l.operation = 'utforRelease') AS loggade
    FROM innehall i WHERE i.id = ANY($1::uuid[]) AND i.status = 'publicerad'`,
    [ids],
  );
  expect(rows).toEqual(ids.map(() => ({ publik: 1, klara: 1, loggade: 1 })));
}

test(`${MANY} schedules of the same moment go out once each, whichever instance takes them`, { timeout: 120_000 }, async () => {
  const ids = await scheduled(MANY, new Date(Date.now() + 30_000).toISOString());
  expect((await newsroom.sql(`SELECT 1 FROM release WHERE tillstand = 'schemalagd'`)).length).toBe(MANY);
  await newsroom.sql(`UPDATE release SET nasta = now(), tur = now(), datum = now()`);
  await allOut();
  await expectOnceEach(ids);
});

test('an instance that loses the database leaves what it had begun to the others', { timeout: 120_000 }, async () => {
  const ids = await scheduled(20, new Date(Date.now() + 60_000).toISOString());
  await newsroom.sql(`UPDATE release SET nasta = now(), tur = now(), datum = now() WHERE nasta IS NOT NULL`);
  await connection.cut();
  // What it held is free after its lease: as if that time had passed.
  await expect
    .poll(
      async () => {
        await newsroom.sql(`UPDATE release SET nasta = now() WHERE tillstand = 'pagar' AND andrad < now() - interval '3 seconds'`);
        return (await waiting()).length;
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(0);
  await connection.mend();
  await expectOnceEach(ids);
});

test('what falls due while the database is away goes out when it is back', { timeout: 60_000 }, async () => {
  const ids = await scheduled(3, new Date(Date.now() + 2_500).toISOString());
  // Only the instance whose way to the database is cut is left.
  await studios.shift()?.stop();
  await connection.cut();
  const due = () => newsroom.sql('SELECT 1 FROM release WHERE nasta < now()');
  await expect.poll(async () => (await due()).length, { timeout: 20_000, interval: 200 }).toBe(3);
  await connection.mend();
  await allOut();
  await expectOnceEach(ids);
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { sessionCookie } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const name = `superadmins_${randomUUID().slice(0, 8)}`;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let pool: pg.Pool;

beforeAll(async () => {
  await sql(`CREATE DATABASE ${name}`);
  const databaseUrl = new URL(inject('studio').databaseUrl);
  databaseUrl.pathname = `/${name}`;
  studio = await ownStudio({ databaseUrl: databaseUrl.href });
  pool = new pg.Pool({ connectionString: databaseUrl.href, max: 1 });
});

afterAll(async () => {
  await studio.stop();
  await pool.end();
});

/** Makes exactly so many active superadmins in a newsroom of this test's own. */
async function superadmins(count: number): Promise<Caller[]> {
  await pool.query('UPDATE person SET aktiv = false');
  return Promise.all(
    Array.from({ length: count }, async () => {
      const id = randomUUID();
      await pool.query(
        `INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak) VALUES ($1, $2, 'Chef', '', 'superadmin', '{}', '{}')`,
        [id, `${id}@test.se`],
      );
      return new Caller({
        id,
        epost: '',
        credential: { Cookie: await sessionCookie(id, { into: (...asked) => pool.query(...asked) }) },
        url: studio.url,
      });
    }),
  );
}

test.each([{ roll: 'admin' }, { aktiv: false }, { roll: 'lasare', aktiv: false }])('the last one stays: %j', async (fields) => {
  const [last] = await superadmins(1);
  const { status, koder } = await (last as Caller).patch(`/anvandare/${last?.id}`, fields);
  expect([status, koder]).toEqual([409, ['sista_superadmin']]);
  expect((await (last as Caller).patch(`/anvandare/${last?.id}`, { namn: 'Sista' })).body.person).toMatchObject({
    roll: 'superadmin',
    aktiv: true,
  });
});

test('one of two may go, and of two who demote each other at once one stays', async () => {
  for (let round = 0; round < 4; round++) {
    const [one, two] = (await superadmins(2)) as [Caller, Caller];
    const answers = await Promise.all([
      one.patch(`/anvandare/${two.id}`, { roll: 'admin' }),
      two.patch(`/anvandare/${one.id}`, { aktiv: false }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    const { rows } = await pool.query(`SELECT id FROM person WHERE roll = 'superadmin' AND aktiv`);
    expect(rows).toHaveLength(1);
  }
});

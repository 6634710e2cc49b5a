import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

/** Makes exactly so many active superadmins in a newsroom of this test's own. */
async function superadmins(count: number): Promise<Caller[]> {
  await newsroom.sql('UPDATE person SET aktiv = false');
  return Promise.all(Array.from({ length: count }, () => newsroom.as('superadmin', studio.url)));
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
    const rows = await newsroom.sql(`SELECT id FROM person WHERE roll = 'superadmin' AND aktiv`);
    expect(rows).toHaveLength(1);
  }
});

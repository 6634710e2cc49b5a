import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { ownStudio } from './studio/own-studio.ts';

let connection: CuttableConnection;
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  connection = await cuttableConnection(inject('studio').databaseUrl);
  studio = await ownStudio({ databaseUrl: connection.url, silent: true });
});

afterAll(async () => {
  await studio.stop();
  await connection.close();
});

function isAway({ status, headers, koder, body, fel }: Answer): void {
  expect([status, koder]).toEqual([503, ['databas_borta']]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.korrelation).toBe(headers['x-request-id']);
  expect(JSON.stringify(fel)).not.toMatch(/ECONN|Connection|postgres/i);
}

/** Waits until a caller is answered again. */
async function back(caller: Caller): Promise<void> {
  await expect.poll(async () => (await caller.get('/innehall')).status, { timeout: 5_000 }).toBe(200);
}

test('with the database away every call is 503, and all is well when it is back', async () => {
  const [chief, writer] = await Promise.all([as('chefredaktor'), agent(MAY_PUBLISH)]);
  const person = chief.at(studio.url);
  const machine = writer.at(studio.url);
  const { id, revision } = await person.created(swedish());
  await machine.get('/jag');
  await connection.cut();
  isAway(await person.get(`/innehall/${id}`));
  isAway(await person.get('/innehall'));
  isAway(await person.create());
  isAway(await person.save(id, 'sv', { bas: revision, rubrik: 'x' }));
  isAway(await person.release(id, {}, { nyckel: crypto.randomUUID() }));
  isAway(await machine.create());
  await connection.mend();
  await back(person);
  expect((await person.save(id, 'sv', { ...swedish(), bas: revision })).status).toBe(200);
  expect((await machine.release(id, { order_av: chief.id })).status).toBe(200);
});

test('while changes cannot be heard no credential is taken on trust', async () => {
  const [chief, admin] = await Promise.all([as('chefredaktor'), as('admin')]);
  const person = chief.at(studio.url);
  expect((await person.get('/jag')).status).toBe(200);
  await connection.cut();
  await admin.patch(`/anvandare/${chief.id}`, { aktiv: false });
  expect((await person.get('/jag')).status).toBe(503);
  await connection.mend();
  await expect.poll(async () => (await person.get('/jag')).status, { timeout: 5_000 }).toBe(401);
});

test('cut in the middle of many saves, each is saved or refused, and told so', async () => {
  const writer = (await as('skribent')).at(studio.url);
  await back(writer);
  const made = await Promise.all(Array.from({ length: 20 }, () => writer.created(swedish())));
  const saves = made.map(({ id, revision }) => writer.save(id, 'sv', { ...swedish(), bas: revision }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await connection.cut();
  const answers = await Promise.all(saves);
  await connection.mend();
  await back(writer);
  for (const [index, answer] of answers.entries()) {
    if (answer.status !== 200) isAway(answer);
    // A cut after COMMIT was sent leaves its answer unknown; a save that was answered is there.
    else expect(await writer.revisions(made[index]?.id ?? '')).toBe(2);
  }
});

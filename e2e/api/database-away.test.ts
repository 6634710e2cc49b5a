import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { ownStudio } from './studio/own-studio.ts';

let connection: CuttableConnection;
const logged: string[] = [];
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  connection = await cuttableConnection(inject('studio').databaseUrl);
  studio = await ownStudio({ databaseUrl: connection.url, logTo: (line) => void logged.push(line) });
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

test('with the database away lists are 503 too, and a login is neither right nor wrong', async () => {
  const chief = (await as('admin')).at(studio.url);
  await back(chief);
  const form = await send({ method: 'GET', path: '/api/auth/csrf' }, studio.url);
  await connection.cut();
  for (const path of ['/logg', '/anvandare', '/taggar', '/utskick', '/ko']) expect((await chief.get(path)).status, path).not.toBe(500);
  const Cookie = (form.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  const body = new URLSearchParams({ csrfToken: JSON.parse(form.text).csrfToken, epost: 'a@test.se', losenord: 'x', json: 'true' });
  const headers = { Cookie, 'Content-Type': 'application/x-www-form-urlencoded' };
  const login = await send({ method: 'POST', path: '/api/auth/callback/credentials', headers, body: body.toString() }, studio.url);
  await connection.mend();
  await back(chief);
  expect([login.status, Number(login.headers['retry-after']) > 0]).toEqual([503, true]);
});

test('no key reaches the log, however the database goes away', async () => {
  const [chief, writer] = await Promise.all([as('chefredaktor'), agent(MAY_PUBLISH)]);
  const person = chief.at(studio.url);
  await back(person);
  const { id } = await person.created(swedish());
  const { body } = await person.post(`/innehall/${id}/forhandsvisning`, { dela: 5 });
  const share = new URL(body.delning.lank).pathname;
  const before = logged.length;
  await connection.cut();
  const shown = await send({ method: 'GET', path: `${share}?nyckel=${writer.nyckel}` }, studio.url);
  await writer.at(studio.url).get('/jag');
  await person.get('/innehall');
  await connection.mend();
  await back(person);
  expect(shown.status).toBe(503);
  const lines = logged.slice(before).join('');
  expect(lines).toContain('database away');
  for (const secret of [share.split('/').at(-1), writer.nyckel, String(person.credential.Cookie).split('=')[1]])
    expect(lines).not.toContain(secret);
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

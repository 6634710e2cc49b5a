import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* In a newsroom of its own, with two instances: the pause is for every agent there is, those of other tests too. */

let newsroom: OwnNewsroom;
let here: Awaited<ReturnType<typeof ownStudio>>;
let there: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let writer: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  const { databaseUrl } = newsroom;
  // One after the other: the first makes what every newsroom has.
  here = await ownStudio({ databaseUrl });
  there = await ownStudio({ databaseUrl });
  admin = await newsroom.as('admin', here.url);
  const { body } = await admin.post('/agenter', { namn: 'Bevakaren', ...EVERYWHERE });
  writer = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: there.url });
});

afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await newsroom.end();
});

/** Asked over and over: the word of it travels from one instance to the other. */
const changes = (id: string) => async () => (await writer.patch(`/innehall/${id}`, { taggar: ['bro'] })).status;

test('a pause stops every change an agent makes at every instance, tells it why, and lets it read', async () => {
  const { id } = await writer.created(swedish());
  expect(await changes(id)()).toBe(200);
  expect((await admin.get('/agentpaus')).body.paus).toEqual({ pausade: false, orsak: '', av: null, tid: null });
  const { body } = await admin.put('/agentpaus', { pausade: true, orsak: 'Vi flyttar arkivet.' });
  expect(body.paus).toMatchObject({ pausade: true, orsak: 'Vi flyttar arkivet.', av: { typ: 'person', id: admin.id } });

  await expect.poll(changes(id), { timeout: 5_000 }).toBe(403);
  const refused = await writer.patch(`/innehall/${id}`, { taggar: ['bro'], provkor: true });
  expect(refused.koder).toEqual(['agenter_pausade']);
  expect(refused.fel[0]?.orsak).toContain('Vi flyttar arkivet.');
  expect((await writer.create()).koder).toEqual(['agenter_pausade']);
  expect((await writer.get(`/innehall/${id}`)).status).toBe(200);
  expect((await writer.validate(id)).status).toBe(200);
  expect((await writer.get('/jag')).body.agent.paus).toBe('Vi flyttar arkivet.');
  expect((await admin.patch(`/innehall/${id}`, { taggar: ['å'] })).status).toBe(200);

  await admin.put('/agentpaus', { pausade: false });
  await expect.poll(changes(id), { timeout: 5_000 }).toBe(200);
  expect((await writer.get('/jag')).body.agent.paus).toBeNull();
});

test('an agent made during a pause is paused too', async () => {
  await admin.put('/agentpaus', { pausade: true });
  const { body } = await admin.post('/agenter', { namn: 'Nykomlingen', ...EVERYWHERE });
  const late = new Caller({ id: '', epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: here.url });
  expect((await late.create()).koder).toEqual(['agenter_pausade']);
  await admin.put('/agentpaus', { pausade: false });
  expect((await late.create()).status).toBe(201);
});

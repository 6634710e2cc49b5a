import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Presence } from '#lib/contract/presence.ts';
import { swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { listen } from './newsroom/news-stream.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What the newsroom does comes to everybody's browser by itself, whichever of two instances it was done at and is listened to. */

let newsroom: OwnNewsroom;
let here: Awaited<ReturnType<typeof ownStudio>>;
let there: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let admin: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  [here, there] = await Promise.all([
    ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true }),
    ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true }),
  ]);
  [chief, admin] = await Promise.all([newsroom.as('chefredaktor', here.url), newsroom.as('admin', here.url)]);
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await newsroom.end();
});

async function agent(owner = chief): Promise<Caller> {
  const { body } = await admin.post('/agenter', { namn: 'Översättaren', agare: owner.id, ...EVERYWHERE });
  return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: here.url });
}

test('a save, a status, a comment, a task and a release are told to whoever listens at either instance, with who did it', async () => {
  const writer = await newsroom.as('skribent', here.url);
  const streams = await Promise.all([listen(chief, here.url), listen(chief, there.url)]);
  const robot = await agent();
  const { id, revision } = await robot.created(swedish());
  await robot.saved(id, 'sv', { ...swedish(), ingress: 'En ny ingress.', bas: revision });
  expect((await writer.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning', mejl: false })).status).toBe(200);
  expect((await writer.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Stämmer året?' })).status).toBe(201);
  expect((await writer.post('/ko', { rubrik: 'Ring fyrvaktaren' })).status).toBe(201);
  expect((await chief.release(id)).status).toBe(200);
  const av = { typ: 'agent', id: robot.id, namn: 'Översättaren' };
  for (const { told } of streams) {
    await expect.poll(() => told.some(({ gjorde }) => gjorde === 'slappInnehall')).toBe(true);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ om: 'innehall', innehall: id, gjorde: 'skapaInnehall', av }),
        expect.objectContaining({ om: 'innehall', innehall: id, sprak: 'sv', gjorde: 'sparaSprakversion', av }),
        expect.objectContaining({ om: 'innehall', innehall: id, sprak: 'sv', gjorde: 'sattSprakstatus' }),
        expect.objectContaining({ om: 'kommentarer', innehall: id }),
        expect.objectContaining({ om: 'ko', gjorde: 'skapaKouppgift' }),
        expect.objectContaining({ om: 'releaser', innehall: id, gjorde: 'slappInnehall' }),
      ]),
    );
  }
  for (const stream of streams) stream.leave();
});

test('what concerns one person is told to that one’s browsers alone, at either instance, and so is that it was read', async () => {
  const writer = await newsroom.as('skribent', here.url);
  const [own, others] = await Promise.all([listen(writer, there.url), listen(chief, there.url)]);
  const { id } = await writer.created(swedish());
  await chief.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Stämmer det?', namn: [writer.id] });
  const heard = () => own.told.filter(({ om }) => om === 'inkorg');
  await expect.poll(heard).toEqual([{ om: 'inkorg' }]);
  await writer.post('/jag/inkorg/markera', { till: new Date().toISOString() });
  await expect.poll(heard).toHaveLength(2);
  await expect.poll(() => others.told.some(({ gjorde }) => gjorde === 'skapaKommentar')).toBe(true);
  expect(others.told.filter(({ om }) => om === 'inkorg')).toEqual([]);
  for (const stream of [own, others]) stream.leave();
});

test('what fails, and what is only read, is told to nobody', async () => {
  const { id } = await chief.created(swedish());
  const stream = await listen(chief, here.url);
  const before = stream.told.length;
  await chief.item(id);
  expect((await chief.save(id, 'sv', { ...swedish(), bas: null })).status).toBe(409);
  await chief.created({ ...swedish(), rubrik: 'Sist' });
  await expect.poll(() => stream.told.length).toBeGreaterThan(before);
  expect(stream.told.slice(before).map(({ gjorde }) => gjorde)).toEqual(['skapaInnehall']);
  stream.leave();
});

test('whoever is deactivated at one instance, or logs out of it, hears nothing more at the other a second later', async () => {
  const [writer, reader] = await Promise.all([newsroom.as('skribent', there.url), newsroom.as('lasare', there.url)]);
  const [written, read, goesOn] = await Promise.all([listen(writer, there.url), listen(reader, there.url), listen(chief, there.url)]);
  const began = performance.now();
  expect((await admin.patch(`/anvandare/${writer.id}`, { aktiv: false })).status).toBe(200);
  expect((await admin.delete(`/anvandare/${reader.id}/sessioner`)).status).toBe(200);
  await expect.poll(() => [written.endedAt, read.endedAt].every((at) => at !== undefined), { timeout: 5_000, interval: 20 }).toBe(true);
  for (const { endedAt = 0 } of [written, read]) expect(endedAt - began).toBeLessThan(1_000);
  expect(goesOn.endedAt).toBeUndefined();
  goesOn.leave();
});

test('an instance that stops ends its streams at once', async () => {
  const third = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const stream = await listen(chief, third.url);
  const began = performance.now();
  await third.stop();
  expect(stream.endedAt).toBeDefined();
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('who is where in an article is known at the other instance, agents that save included, until they leave', async () => {
  const [writer, robot] = await Promise.all([newsroom.as('skribent', here.url), agent()]);
  const { id, revision } = await chief.created(swedish());
  const stream = await listen(chief, there.url);
  const narvaro = `/innehall/${id}/narvaro`;
  const place = { fonster: 'ett', sprak: 'sv', block: null, falt: 'ingress', markor: null, skriver: true };
  expect((await writer.put(narvaro, place)).status).toBe(200);
  await robot.saved(id, 'sv', { ...swedish(), ingress: 'En ny.', bas: revision });
  const known = async () => (await chief.at(there.url).get('/narvaro', { innehall: id })).body.narvaro;
  await expect.poll(async () => (await known()).length).toBe(2);
  expect(await known()).toEqual([
    { ...place, innehall: id, av: expect.objectContaining({ typ: 'person', id: writer.id }) },
    {
      innehall: id,
      fonster: '',
      sprak: 'sv',
      block: null,
      falt: null,
      markor: null,
      skriver: true,
      av: { typ: 'agent', id: robot.id, namn: 'Översättaren' },
    },
  ]);
  const block = 'bdetforsta';
  const markor = { fran: 12, till: 4 };
  await writer.put(narvaro, { ...place, block, falt: null, markor });
  await expect.poll(async () => (await known()).find((one: Presence) => one.fonster === 'ett')).toMatchObject({ block, markor });
  // A place in the text of no block is none.
  await writer.put(narvaro, { ...place, markor });
  await expect
    .poll(async () => (await known()).find((one: Presence) => one.fonster === 'ett'))
    .toMatchObject({ falt: 'ingress', markor: null });
  expect((await writer.put(narvaro, { ...place, lamnar: true })).status).toBe(200);
  await expect.poll(async () => (await known()).length).toBe(1);
  expect(stream.told.filter(({ om }) => om === 'narvaro').map(({ narvaro: who, lamnar }) => [who?.av.typ, who?.falt, lamnar])).toEqual([
    ['person', 'ingress', undefined],
    ['agent', null, undefined],
    ['person', null, undefined],
    ['person', 'ingress', undefined],
    ['person', 'ingress', true],
  ]);
  stream.leave();
});

test('an agent that is revoked, and a person who is deactivated, are shown nowhere from then on, at either instance', async () => {
  const [writer, robot] = await Promise.all([newsroom.as('skribent', here.url), agent()]);
  const { id, revision } = await chief.created(swedish());
  expect((await writer.put(`/innehall/${id}/narvaro`, { fonster: 'ett', sprak: 'sv' })).status).toBe(200);
  await robot.saved(id, 'sv', { ...swedish(), bas: revision });
  const known = async () => (await chief.at(there.url).get('/narvaro', { innehall: id })).body.narvaro.map(({ av }: Presence) => av.id);
  await expect.poll(async () => (await known()).toSorted()).toEqual([writer.id, robot.id].toSorted());
  expect((await admin.call('DELETE', `/agenter/${robot.id}`, { query: { provkor: 'true' } })).status).toBe(200);
  expect((await known()).length).toBe(2);
  expect((await admin.call('DELETE', `/agenter/${robot.id}`)).status).toBe(200);
  await expect.poll(known).toEqual([writer.id]);
  expect((await admin.patch(`/anvandare/${writer.id}`, { aktiv: false })).status).toBe(200);
  await expect.poll(known).toEqual([]);
});

test('the agents of a person who is deactivated are shown nowhere either, unless somebody has taken them over', async () => {
  const [owner, heir] = [await newsroom.as('chefredaktor', here.url), await newsroom.as('chefredaktor', here.url)];
  const { id, revision } = await chief.created(swedish());
  const known = async () => (await chief.at(there.url).get('/narvaro', { innehall: id })).body.narvaro.map(({ av }: Presence) => av.id);
  const robot = await agent(owner);
  await robot.saved(id, 'sv', { ...swedish(), bas: revision });
  await expect.poll(known).toEqual([robot.id]);
  expect((await admin.patch(`/anvandare/${owner.id}`, { aktiv: false, overtagare: heir.id })).status).toBe(200);
  expect(await known()).toEqual([robot.id]);
  expect((await admin.patch(`/anvandare/${heir.id}`, { aktiv: false })).status).toBe(200);
  await expect.poll(known).toEqual([]);
});

test('a check of history is told of as it goes on, and no more than that', async () => {
  const stream = await listen(admin, there.url);
  expect((await admin.post('/historik/kontroll', {})).status).toBe(202);
  await expect.poll(() => stream.told.filter(({ om }) => om === 'historik').length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(stream.told.filter(({ om }) => om === 'historik').every((told) => Object.keys(told).join() === 'om')).toBe(true);
  expect((await admin.get('/historik')).body.historik.pagar).toBeNull();
  stream.leave();
});

test('nobody is shown where there is no article, by a place that is none, or in the name of a program', async () => {
  const [robot, { id }] = await Promise.all([agent(), chief.created(swedish())]);
  const place = { fonster: 'ett', sprak: 'sv' };
  const refused = await Promise.all([
    chief.put(`/innehall/${crypto.randomUUID()}/narvaro`, place),
    chief.put(`/innehall/${id}/narvaro`, { ...place, sprak: 'de' }),
    chief.put(`/innehall/${id}/narvaro`, { ...place, block: 'x' }),
    chief.put(`/innehall/${id}/narvaro`, { ...place, falt: 'x'.repeat(61) }),
    chief.put(`/innehall/${id}/narvaro`, { ...place, markor: { fran: -1, till: 0 } }),
    chief.put(`/innehall/${id}/narvaro`, { ...place, markor: { fran: 0, till: 1e9 } }),
    chief.put(`/innehall/${id}/narvaro`, { ...place, av: 'någon annan' }),
    robot.put(`/innehall/${id}/narvaro`, place),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 422, 422, 422, 422, 422, 403]);
  expect((await chief.get('/narvaro', { innehall: id })).body.narvaro).toEqual([]);
});

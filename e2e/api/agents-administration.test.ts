import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { type Caller, stranger } from './newsroom/caller.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const HOUR = 3_600_000;

const withKey = (nyckel: string) => stranger({ Authorization: `Bearer ${nyckel}` });

async function listed(admin: Caller, id: string) {
  const { body } = await admin.get('/agenter');
  return body.agenter.find((one: { id: string }) => one.id === id);
}

describe('a new key', () => {
  test('opens at once, and the old one a day more, which the list tells', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    await writer.get('/jag');
    const before = (await listed(admin, writer.id)).nyckel_prefix;
    const { status, body } = await admin.post(`/agenter/${writer.id}/rotera`);
    expect(status).toBe(200);
    expect((await withKey(body.nyckel).get('/jag')).body.vem.id).toBe(writer.id);
    expect((await writer.get('/jag')).status).toBe(200);
    const { gammal_nyckel, nyckel_prefix } = await listed(admin, writer.id);
    expect(nyckel_prefix).toBe(body.agent.nyckel_prefix);
    expect(gammal_nyckel.prefix).toBe(before);
    expect(gammal_nyckel).toEqual(body.agent.gammal_nyckel);
    const hours = (Date.parse(gammal_nyckel.galler_till) - Date.now()) / HOUR;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  test('may take the place of the old one at once', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    await writer.get('/jag');
    const { body } = await admin.post(`/agenter/${writer.id}/rotera`, { overlapp_timmar: 0 });
    expect((await writer.get('/jag')).koder).toEqual(['nyckel_ogiltig']);
    expect((await withKey(body.nyckel).get('/jag')).status).toBe(200);
    expect(body.agent.gammal_nyckel).toBeNull();
  });

  test('leaves two at most: the one before the old one is over', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    const second = (await admin.post(`/agenter/${writer.id}/rotera`)).body.nyckel;
    const third = (await admin.post(`/agenter/${writer.id}/rotera`)).body.nyckel;
    expect((await writer.get('/jag')).status).toBe(401);
    for (const key of [second, third]) expect((await withKey(key).get('/jag')).status).toBe(200);
  });

  test.each([-1, 169, 1.5, 'länge'])('does not leave the old one for %j hours', async (overlapp_timmar) => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    const { status, fel } = await admin.post(`/agenter/${writer.id}/rotera`, { overlapp_timmar });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['overlapp_timmar']]);
  });

  test('does not outlive a revocation, whichever key is used', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    const { body } = await admin.post(`/agenter/${writer.id}/rotera`);
    await admin.delete(`/agenter/${writer.id}`);
    for (const caller of [writer, withKey(body.nyckel)]) expect((await caller.get('/jag')).status).toBe(401);
  });
});

describe('with two instances', () => {
  let other: Awaited<ReturnType<typeof ownStudio>>;
  let clock = 0;
  beforeAll(async () => {
    other = await ownStudio({ now: () => new Date(Date.now() + clock) });
  });
  afterAll(() => other.stop());

  /** Asked over and over: the word of it travels from one instance to the other. */
  const statusAt = (caller: Caller) => async () => (await caller.at(other.url).get('/jag')).status;

  test('a key revoked or replaced at one is over at the other', async () => {
    const [revoked, replaced, admin] = await Promise.all([agent(), agent(), as('admin')]);
    for (const caller of [revoked, replaced]) expect(await statusAt(caller)()).toBe(200);
    await admin.delete(`/agenter/${revoked.id}`);
    await admin.post(`/agenter/${replaced.id}/rotera`, { overlapp_timmar: 0 });
    for (const caller of [revoked, replaced]) await expect.poll(statusAt(caller), { timeout: 5_000 }).toBe(401);
  });

  test('an owner deactivated at one stops the agent at the other, until somebody else answers for it', async () => {
    const [writer, admin, heir] = await Promise.all([agent(), as('admin'), as('chefredaktor')]);
    expect(await statusAt(writer)()).toBe(200);
    await admin.patch(`/anvandare/${writer.agare.id}`, { aktiv: false });
    await expect.poll(statusAt(writer), { timeout: 5_000 }).toBe(401);
    expect((await listed(admin, writer.id)).agare.aktiv).toBe(false);
    const { body } = await admin.patch(`/agenter/${writer.id}`, { agare: heir.epost });
    expect(body.agent.agare.id).toBe(heir.id);
    await expect.poll(statusAt(writer), { timeout: 5_000 }).toBe(200);
  });

  test('the old key ends at its time, also where it has been seen before', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    await admin.post(`/agenter/${writer.id}/rotera`, { overlapp_timmar: 2 });
    expect(await statusAt(writer)()).toBe(200);
    clock = 2 * HOUR + 60_000;
    expect(await statusAt(writer)()).toBe(401);
    expect((await listed(admin.at(other.url), writer.id)).gammal_nyckel).toBeNull();
    clock = 0;
  });
});

test('one agent can be listed by itself, and of one that there is not none is', async () => {
  const [one, admin] = [await agent({}), await as('admin')];
  await agent({});
  const of = async (id: string) => (await admin.get('/agenter', { id })).body;
  expect(await of(one.id)).toMatchObject({ antal: 1, sidor: 1, agenter: [{ id: one.id, prov: { klarar: true } }] });
  for (const id of [randomUUID(), 'ingen']) expect(await of(id)).toMatchObject({ antal: 0, agenter: [] });
});

describe('the quota of a day', () => {
  test('stops the draft after the last one, and says when to go on', async () => {
    const writer = await agent({ kvot: { utkast: 2 } });
    const { id } = await writer.created();
    expect((await writer.post(`/innehall/${id}/kopiera`)).status).toBe(201);
    const { status, fel, headers } = await writer.create();
    expect([status, fel[0]?.kod]).toEqual([429, 'kvot_slut']);
    expect(fel[0]?.orsak).toContain('2 utkast');
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(25 * 3_600);
    expect((await writer.post(`/innehall/${id}/kopiera`)).status).toBe(429);
    expect((await writer.save(id, 'sv', { ...swedish(), tvinga: true })).status).toBe(200);
    const { anvant_idag, kvot } = await listed(await as('admin'), writer.id);
    expect([anvant_idag, kvot]).toEqual([
      { utkast: 2, releaser: 0, ai_tokens: 0, ai_kostnad: 0 },
      { utkast: 2, releaser: null, ai_tokens: null, ai_kostnad: null },
    ]);
  });

  test('is not used by what is refused, tried or repeated', async () => {
    const writer = await agent({ kvot: { utkast: 1 } });
    expect((await writer.create({ sektion: 'sport' })).status).toBe(422);
    expect((await writer.create({ provkor: true })).status).toBe(200);
    const first = await writer.create({}, { nyckel: 'samma' });
    expect([first.status, (await writer.create({}, { nyckel: 'samma' })).status]).toEqual([201, 201]);
    expect((await writer.create({ provkor: true })).koder).toEqual(['kvot_slut']);
  });

  test('holds however many calls come at once', async () => {
    const writer = await agent({ kvot: { utkast: 3 } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => writer.create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('of releases is given back when the release is refused, and zero means none', async () => {
    const writer = await agent({ ...MAY_PUBLISH, kvot: { releaser: 1 } });
    const { id } = await writer.created(swedish());
    expect((await writer.release(id)).koder).toEqual(['order_av_saknas']);
    expect((await writer.release(id, { order_av: writer.agare.id })).status).toBeLessThan(300);
    expect((await writer.release(id, { order_av: writer.agare.id })).koder).toEqual(['kvot_slut']);
    const none = await agent({ ...MAY_PUBLISH, kvot: { releaser: 0 } });
    expect((await none.release(id, { order_av: none.agare.id })).koder).toEqual(['kvot_slut']);
  });

  test('is told to the agent, raised by an administrator, and unknown to people', async () => {
    const [writer, admin] = await Promise.all([agent({ kvot: { utkast: 0 } }), as('admin')]);
    expect((await writer.get('/jag')).body.agent).toMatchObject({
      agare: { id: writer.agare.id },
      kvot: { utkast: 0, releaser: null },
      utgar: null,
    });
    expect((await writer.create()).status).toBe(429);
    await admin.patch(`/agenter/${writer.id}`, { kvot: { utkast: 1 } });
    expect((await writer.create()).status).toBe(201);
    expect((await admin.get('/jag')).body).not.toHaveProperty('agent');
  });

  test.each([{ utkast: -1 }, { utkast: 1.5 }, { utkast: '1' }, { artiklar: 1 }])('cannot be %j', async (kvot) => {
    expect((await (await as('admin')).post('/agenter', { namn: 'x', kvot })).status).toBe(422);
  });
});

test('what an agent has done is told in the log, and only that', async () => {
  const [writer, chief] = await Promise.all([agent(), as('chefredaktor')]);
  const { id } = await writer.created();
  await writer.saved(id, 'sv', { ...swedish(), tvinga: true });
  await chief.patch(`/innehall/${id}`, { taggar: ['bro'] });
  const { body } = await chief.get('/logg', { av: writer.id });
  expect(body.logg.map(({ operation, innehall }: Record<string, string>) => [operation, innehall])).toEqual([
    ['sparaSprakversion', id],
    ['skapaInnehall', id],
  ]);
  expect(body.antal).toBe(2);
  expect((await chief.get('/logg', { av: writer.id, innehall: crypto.randomUUID() })).body.antal).toBe(0);
  expect((await chief.get('/logg', { av: writer.id, per_sida: '1', sida: '2' })).body.logg).toHaveLength(1);
});

import { afterAll, describe, expect, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { expectNothingTold, isPacked, makeSecret, operations } from './newsroom/hidden-article.ts';
import { confirmOrder } from './newsroom/orders.ts';
import { EVERYWHERE, MAY_PUBLISH } from './newsroom/people.ts';
import { ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* An agent may be held to read the articles of its own sections, or its own alone (docs/decisions/agent-bounds.md): others' are to it as if they were not there. */

const newsroom = await ownNewsroom();
const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});
const as = (roll: string) => newsroom.as(roll, studio.url);

const [writer, chief, admin] = [await as('skribent'), await as('chefredaktor'), await as('superadmin')];
const secret = await makeSecret(newsroom, writer, chief, {});

async function agent(rights: Record<string, unknown>): Promise<Caller> {
  const { status, body } = await admin.post('/agenter', { namn: 'Testagenten', agare: chief.id, ...EVERYWHERE, ...MAY_PUBLISH, ...rights });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
}

const cook = () => agent({ sektioner: ['mat', 'stil'], laser: 'egna_sektioner' });
const loner = () => agent({ laser: 'eget' });
const found = async (by: Caller, sok: string) => (await by.get('/innehall', { sok })).body.innehall.map(({ id }: { id: string }) => id);

test.each(operations.filter((operation) => !isPacked(operation)).map((operation) => [operation.operationId, operation] as const))(
  '%s tells an agent nothing of an article that it may not read',
  (_, operation) => expectNothingTold(operation, secret, operation.method === 'GET' ? { egna_sektioner: cook } : { eget: loner }),
);

describe('an agent', () => {
  test('that reads its sections reads all there, its own wherever they are, what it is let in to, and no more', async () => {
    const word = uniqueWord();
    const by = await cook();
    const made = async (owner: Caller, fields: Record<string, unknown>) =>
      (await owner.created(swedish({ rubrik: `Bröd ${word}`, ...fields }))).id;
    const [there, elsewhere, known] = [await made(writer, { sektion: 'mat' }), await made(writer, {}), await made(writer, {})];
    expect((await writer.patch(`/innehall/${known}`, { konfidentiell: true, insatta: [by.id] })).status).toBe(200);
    const own = await made(by, { sektion: 'mat' });
    expect((await chief.patch(`/innehall/${own}`, { sektion: 'nyheter' })).status).toBe(200);
    for (const id of [there, own, known]) expect((await by.get(`/innehall/${id}`)).status).toBe(200);
    expect((await by.get(`/innehall/${elsewhere}`)).koder).toEqual(['finns_inte']);
    expect((await by.get('/innehall')).body.innehall.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [there, own, known].toSorted(),
    );
    await expect.poll(() => found(by, word).then((ids) => ids.toSorted())).toEqual([there, own, known].toSorted());
    expect((await by.get('/jag')).body.agent.laser).toBe('egna_sektioner');
  });

  test('that reads its own alone writes that, and reads all again from the call after it is let', async () => {
    const by = await loner();
    const other = await writer.created(swedish());
    const own = (await by.created(swedish({ rubrik: 'Agentens' }))).id;
    expect((await by.get('/innehall')).body.innehall.map(({ id }: { id: string }) => id)).toEqual([own]);
    expect((await by.save(other.id, 'sv', { bas: other.revision, rubrik: 'Ny' })).koder).toEqual(['finns_inte']);
    const { status, body } = await admin.patch(`/agenter/${by.id}`, { laser: 'allt' });
    expect([status, body.agent.laser]).toEqual([200, 'allt']);
    expect((await by.get(`/innehall/${other.id}`)).status).toBe(200);
  });

  test('that is held to its own after it asked for an order on another’s article has none of it confirmed', async () => {
    const by = await agent({ order: 'fraga_alltid' });
    const { id } = await writer.created(swedish());
    const { status, body } = await by.release(id, { order_av: chief.id });
    expect([status, body.release?.tillstand], JSON.stringify(body.fel)).toEqual([202, 'vantar_pa_godkannande']);
    const [{ order_begaran }] = (await chief.get(`/innehall/${id}/releaser`)).body.releaser;
    expect((await admin.patch(`/agenter/${by.id}`, { laser: 'eget' })).status).toBe(200);
    expect((await confirmOrder(chief, { rid: body.release.id, hash: order_begaran.hash })).koder).toEqual(['agent_utan_ratt']);
    expect((await chief.item(id)).publicerad).toBeNull();
  });

  test('that is given a task or a thread about what it does not read does not see it, and whoever gives it is told so', async () => {
    const by = await cook();
    const given = async (id: string) => {
      const task = await writer.post('/ko', { rubrik: 'Ring källan', innehall: id, ansvarig: by.id });
      const thread = await writer.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Ta den här', tilldelad: by.id });
      expect([task.status, thread.status]).toEqual([201, 201]);
      return [task.body.ser_inte, thread.body.ser_inte, (await by.get(`/ko/${task.body.uppgift.id}`)).status];
    };
    const [elsewhere, there] = [(await writer.created(swedish())).id, (await writer.created(swedish({ sektion: 'mat' }))).id];
    expect(await given(elsewhere)).toEqual([[by.id], [by.id], 404]);
    expect(await given(there)).toEqual([[], [], 200]);
  });

  test('is told by events what it may read, and nothing of the rest', async () => {
    const by = await cook();
    const { nasta } = (await by.get('/handelser', { efter: 'nu' })).body;
    const [there, elsewhere] = [(await writer.created(swedish({ sektion: 'mat' }))).id, (await writer.created(swedish())).id];
    const told = async () =>
      (await by.get('/handelser', { efter: nasta })).body.handelser.map(({ innehall }: { innehall: string }) => innehall);
    await expect.poll(told, { timeout: 10_000 }).toContain(there);
    expect(await told()).not.toContain(elsewhere);
  });
});

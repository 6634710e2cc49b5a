import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { agent, as } from './newsroom/people.ts';

const superadmin = await as('superadmin');
const admin = await as('admin');

type Fields = Record<string, unknown>;

/** A role of the newsroom's own that nobody else uses. */
async function role(fields: Fields): Promise<string> {
  const id = `roll-${randomUUID().slice(0, 8)}`;
  const { status, body } = await superadmin.post('/roller', { id, namn: `Roll ${id}`, ratter: ['skriva'], ...fields });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return id;
}

/** Somebody with that role. */
async function having(roll: string, more: Fields = {}): Promise<Caller> {
  const person = await as('lasare');
  const { status, body } = await superadmin.patch(`/anvandare/${person.id}`, { roll, ...more });
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return person;
}

const code = ({ status, body }: { status: number; body: { fel?: Array<{ kod: string }> } }) => [status, body.fel?.[0]?.kod];

describe('the roles of Studio', () => {
  test('are told as the matrix has them, and cannot be changed', async () => {
    const { status, body } = await (await as('lasare')).get('/roller');
    expect(status).toBe(200);
    const ratter = Object.fromEntries(body.roller.map((roll: { id: string; ratter: string[] }) => [roll.id, roll.ratter]));
    expect(ratter).toMatchObject({ granskare: ['skriva', 'godkanna'], skribent: ['skriva'], lasare: [] });
    expect(ratter.superadmin).toEqual(body.ratter.map(({ id }: { id: string }) => id));
    const administrator = body.roller.find(({ id }: { id: string }) => id === 'admin');
    expect(administrator).toMatchObject({ inbyggd: true, med_publicera: ['publicera', 'ta_ned'] });
    expect(code(await superadmin.patch('/roller/skribent', { ratter: ['publicera'] }))).toEqual([409, 'roll_inbyggd']);
  });

  test('nobody makes a role by one of their ids, nor by what an agent is called', async () => {
    for (const id of ['superadmin', 'agent']) {
      expect(code(await superadmin.post('/roller', { id, namn: 'X', ratter: [] }))).toEqual([422, 'roll_finns']);
    }
    expect((await superadmin.post('/roller', { id: 'Åsa', namn: 'X', ratter: [] })).status).toBe(422);
    expect((await superadmin.post('/roller', { id: 'x y', namn: 'X', ratter: ['allt'] })).status).toBe(422);
  });
});

describe('a role of the newsroom’s own', () => {
  test('lets people do what it holds, and nothing else', async () => {
    const taker = await having(await role({ ratter: ['skriva', 'publicera'] }));
    const { id } = await taker.created(swedish());
    expect((await taker.release(id)).status).toBe(200);
    expect(code(await taker.post(`/innehall/${id}/nedtagning`, { orsak: 'Fel' }))).toEqual([403, 'rattighet_saknas']);
    expect(code(await taker.get('/logg'))).toEqual([403, 'rattighet_saknas']);
    expect(code(await taker.post('/innehall/x/sprak/sv/status', { status: 'godkand' }))[0]).toBe(404);
  });

  test('is told by jag, with its name', async () => {
    const roll = await role({ namn: 'Sommarvikarie', ratter: ['skriva'], sektioner: ['mat'] });
    const { vem } = (await (await having(roll)).get('/jag')).body;
    expect(vem).toMatchObject({ roll, publicera: false, sektioner: ['mat'], egen_roll: { namn: 'Sommarvikarie', ratter: ['skriva'] } });
  });

  test('counts at once for whoever has it when it is changed, though they are logged in', async () => {
    const roll = await role({ ratter: ['skriva', 'publicera'] });
    const taker = await having(roll);
    const [first, second] = [await taker.created(swedish()), await taker.created(swedish())];
    expect((await taker.release(first.id)).status).toBe(200);
    expect((await superadmin.patch(`/roller/${roll}`, { ratter: ['skriva'] })).status).toBe(200);
    expect(code(await taker.release(second.id))).toEqual([403, 'rattighet_saknas']);
  });

  test('holds to its sections for whoever has none of their own', async () => {
    const roll = await role({ ratter: ['skriva'], sektioner: ['mat'] });
    const elsewhere = { ...swedish(), sektion: 'nyheter', mall: 'nyhet' };
    expect(code(await (await having(roll)).post('/innehall', elsewhere))).toEqual([403, 'sektion_ej_tillaten']);
    expect((await (await having(roll, { sektioner: ['nyheter'] })).post('/innehall', elsewhere)).status).toBe(201);
  });

  test('that administers is given by a superadministrator alone', async () => {
    const roll = await role({ ratter: ['skriva', 'administrera'] });
    const person = await as('lasare');
    expect(code(await admin.patch(`/anvandare/${person.id}`, { roll }))).toEqual([403, 'rattighet_saknas']);
    expect(code(await admin.post('/anvandare', { epost: `${randomUUID()}@test.se`, namn: 'N', roll }))).toEqual([403, 'rattighet_saknas']);
    const manager = await having(roll);
    expect((await manager.get('/anvandare')).status).toBe(200);
    // Whoever administers by it makes neither roles nor administrators, and is not changed by another administrator.
    expect(code(await manager.post('/roller', { id: 'egen', namn: 'X', ratter: [] }))).toEqual([403, 'rattighet_saknas']);
    expect(code(await manager.patch(`/anvandare/${person.id}`, { roll: 'superadmin' }))).toEqual([403, 'rattighet_saknas']);
    expect(code(await admin.patch(`/anvandare/${manager.id}`, { roll: 'lasare' }))).toEqual([403, 'rattighet_saknas']);
  });

  test('an order is nobody’s who may not do it themselves', async () => {
    const writes = await having(await role({ ratter: ['skriva'] }));
    const publishes = await having(await role({ ratter: ['skriva', 'publicera'] }));
    const helper = await agent({ publicera: true, sektioner: ['*'], mallar: ['*'], sprak: ['*'] }, superadmin);
    const { id } = await helper.created(swedish());
    const order = (order_av: string | undefined) => helper.post(`/innehall/${id}/release`, { lage: 'publicera', order_av });
    expect(code(await order(writes.id))[0]).toBe(422);
    expect((await order(publishes.id)).status).toBe(200);
  });

  test('that has been put away stays with those who have it, and is given to nobody else', async () => {
    const roll = await role({ ratter: ['skriva'] });
    const keeper = await having(roll);
    expect((await superadmin.patch(`/roller/${roll}`, { arkiverad: true })).status).toBe(200);
    await keeper.created(swedish());
    expect((await superadmin.patch(`/anvandare/${keeper.id}`, { namn: 'Nytt Namn' })).status).toBe(200);
    expect(code(await superadmin.patch(`/anvandare/${(await as('lasare')).id}`, { roll }))).toEqual([422, 'roll_okand']);
  });

  test('may be one that demands a second factor', async () => {
    const roll = await role({ ratter: ['skriva'] });
    const { body } = await superadmin.get('/installningar');
    const { andra_faktor } = body.installningar.sakerhet;
    const demanded = await superadmin.patch('/installningar', {
      version: body.version,
      sakerhet: { andra_faktor: [...andra_faktor, roll] },
    });
    expect(demanded.status, JSON.stringify(demanded.body.fel)).toBe(200);
    const person = await having(roll);
    expect(code(await person.post('/innehall', swedish()))).toEqual([403, 'andra_faktor_saknas']);
    const back = { version: demanded.body.version, sakerhet: { andra_faktor } };
    expect((await superadmin.patch('/installningar', back)).status).toBe(200);
  });
});

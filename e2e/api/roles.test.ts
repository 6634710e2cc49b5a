import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
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
    expect(code(await superadmin.patch('/roller/skribent', { ratter: ['skriva', 'publicera'] }))).toEqual([409, 'roll_inbyggd']);
  });

  test('nobody makes a role by one of their ids, nor by what an agent is called', async () => {
    for (const id of ['superadmin', 'agent']) {
      expect(code(await superadmin.post('/roller', { id, namn: 'En till', ratter: [] }))).toEqual([422, 'roll_finns']);
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
    expect(code(await taker.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' }))).toEqual([403, 'rattighet_saknas']);
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

  test('cannot hold a right that is of no use without another', async () => {
    const asked = (ratter: string[]) => superadmin.post('/roller', { id: 'halv', namn: 'Halv', ratter, provkor: true });
    expect(code(await asked(['publicera']))).toEqual([422, 'roll_ofullstandig']);
    expect(code(await asked(['skriva', 'overstyra']))).toEqual([422, 'roll_ofullstandig']);
    for (const ratter of [['logg'], ['handbok'], ['administrera'], ['skriva', 'godkanna']]) expect((await asked(ratter)).status).toBe(200);
    const roll = await role({ ratter: ['skriva', 'godkanna'] });
    expect(code(await superadmin.patch(`/roller/${roll}`, { ratter: ['godkanna'] }))).toEqual([422, 'roll_ofullstandig']);
  });

  const RIGHTS_ALONE: Array<
    [ratt: string, (taker: Caller, id: string) => Promise<{ status: number; body: { fel?: Array<{ kod: string }> } }>]
  > = [
    ['radera_utkast', (taker, id) => taker.patch(`/innehall/${id}`, { raderad: true, provkor: true })],
    ['godkanna', (taker, id) => taker.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', provkor: true })],
    ['publicera', (taker, id) => taker.release(id, { lage: 'publicera', provkor: true })],
    ['lexikon', (taker) => taker.post('/personer', { namn: 'Ada', provkor: true })],
    ['handbok', (taker) => taker.put('/handbok', { text: '# Handbok', bas: 1, provkor: true })],
    ['logg', (taker) => taker.get('/logg')],
    ['administrera', (taker) => taker.get('/anvandare')],
  ];
  test.each(RIGHTS_ALONE)('does %s with that right, and not without', async (ratt, does) => {
    const { id } = await (await as('skribent')).created(swedish());
    const lacking = await does(await having(await role({ ratter: ['skriva'] })), id);
    expect(code(lacking)).toEqual([403, 'rattighet_saknas']);
    const { status } = await does(await having(await role({ ratter: ['skriva', ratt] })), id);
    expect(status).toBeLessThan(300);
  });

  test('is told from all others by its name', async () => {
    const named = (namn: string) => superadmin.post('/roller', { id: 'ny-roll', namn, ratter: [], provkor: true });
    const roll = await role({ namn: 'Nattredaktör' });
    for (const namn of ['Skribent', ' chefredaktör ', 'nattREDAKTÖR']) expect(code(await named(namn))).toEqual([422, 'roll_namn_finns']);
    for (const namn of ['\u200b\u202e', '12']) expect((await named(namn)).status).toBe(422);
    expect((await superadmin.patch(`/roller/${roll}`, { namn: 'NattRedaktör' })).status).toBe(200);
  });

  test('that is made one that administers ends the links by which those who have it choose passwords', async () => {
    const roll = await role({ ratter: ['skriva'] });
    const invited = await admin.post('/anvandare', { epost: `${randomUUID()}@test.se`, namn: 'N', roll });
    expect(invited.status).toBe(201);
    const links = () => sql('SELECT 1 FROM losenordslank WHERE person_id = $1', [invited.body.person.id]);
    expect(await links()).toHaveLength(1);
    expect((await superadmin.patch(`/roller/${roll}`, { ratter: ['skriva', 'administrera'] })).status).toBe(200);
    expect(await links()).toEqual([]);
  });

  test('that administers has to show what administrators have to', async () => {
    const { body } = await superadmin.get('/installningar');
    const demand = (version: number, andra_faktor: string[]) => superadmin.patch('/installningar', { version, sakerhet: { andra_faktor } });
    const before = body.installningar.sakerhet.andra_faktor;
    const { version } = (await demand(body.version, ['admin'])).body;
    const manager = await having(await role({ ratter: ['skriva', 'administrera'] }));
    expect(code(await manager.get('/anvandare'))).toEqual([403, 'andra_faktor_saknas']);
    expect((await demand(version, before)).status).toBe(200);
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

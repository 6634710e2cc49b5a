import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent, as, EVERYWHERE } from './newsroom/people.ts';
import { picture } from './newsroom/pictures.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* From where an agent may call, how often, and for how long its key may open. */

const INSIDE = '203.0.113.9';
const OUTSIDE = '198.51.100.9';
const DAY = 24 * 3_600_000;

type Bounded = Awaited<ReturnType<typeof agent>>;

describe('an agent with addresses of its own', () => {
  let bounded: Bounded;
  beforeAll(async () => {
    bounded = await agent({ ip_omraden: ['203.0.113.0/24', '2001:db8::/32'] });
  });

  /** Every door that an agent's key opens, asked from an address. */
  const DOORS: Record<string, (from: string) => Promise<{ status: number; text: string }>> = {
    api: (from) => asked('GET', '/studio/api/jag', from),
    satser: (from) =>
      asked('POST', '/studio/api/satser', from, {
        lage: 'var_for_sig',
        operationer: [{ operation: 'skapaKouppgift', kropp: { rubrik: 'Ring kommunen' } }],
      }),
    mcp: (from) => asked('POST', '/studio/mcp/redaktion', from, { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    handelser: (from) => asked('HEAD', '/studio/api/handelser/strom', from),
    async uppladdning(from) {
      const { body } = await bounded.post('/media/uppladdning', {}, { headers: { 'X-Forwarded-For': INSIDE } });
      const { pathname } = new URL(body.uppladdning.adress);
      return send({ method: 'PUT', path: pathname, headers: { 'X-Forwarded-For': from }, body: await picture('png', 8, 8) });
    },
  };

  async function asked(method: string, path: string, from: string, body?: unknown) {
    const headers = {
      ...bounded.credential,
      'X-Forwarded-For': from,
      ...(body !== undefined && { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    return send({ method, path, headers, ...sent });
  }
  test.each(Object.keys(DOORS))('is let in at %s from within them, and from nowhere else', async (door) => {
    for (const from of [INSIDE, '2001:db8::9', '::ffff:203.0.113.9']) expect((await DOORS[door]?.(from))?.status, from).toBeLessThan(300);
    for (const from of [OUTSIDE, '2001:db9::9', '203.0.114.0']) {
      const refused = await DOORS[door]?.(from);
      expect(refused?.status, from).toBe(403);
      if (door === 'handelser') continue;
      expect(JSON.parse(refused?.text ?? '').fel[0]).toMatchObject({
        kod: 'adress_ej_tillaten',
        orsak: `Agenten får inte anropa Studio från ${from}.`,
      });
    }
  });

  test('is not told that a key is good which is not: what is no key is 401 from anywhere', async () => {
    const { status } = await send({
      method: 'GET',
      path: '/studio/api/jag',
      headers: { Authorization: 'Bearer studio_fel', 'X-Forwarded-For': OUTSIDE },
    });
    expect(status).toBe(401);
  });

  test('hears nothing more within a second of its addresses being changed', async () => {
    const [listener, admin] = await Promise.all([agent({ ip_omraden: ['203.0.113.0/24'] }), as('admin')]);
    const headers = { Authorization: String(listener.credential.Authorization), 'X-Forwarded-For': INSIDE };
    const stream = await fetch(`${inject('studio').url}/studio/api/handelser/strom`, { headers });
    expect(stream.status).toBe(200);
    const ended = stream.text();
    await admin.patch(`/agenter/${listener.id}`, { ip_omraden: [OUTSIDE] });
    await ended;
    expect((await listener.call('GET', '/jag', { headers: { 'X-Forwarded-For': OUTSIDE } })).status).toBe(200);
  });

  test('has them as they are kept, each once, and the log tells of the change', async () => {
    const [{ id }, admin] = await Promise.all([agent(), as('admin')]);
    const given = ['203.0.113.7', ' 203.0.113.7/32', '::ffff:203.0.113.7', '2001:DB8:0::/32'];
    const { body } = await admin.patch(`/agenter/${id}`, { ip_omraden: given });
    expect(body.agent.ip_omraden).toEqual(['203.0.113.7', '2001:db8::/32']);
    const { body: log } = await admin.get('/logg', { av: admin.id });
    expect(log.logg[0].detalj).toMatchObject({ fore: { ip_omraden: [] }, efter: { ip_omraden: body.agent.ip_omraden } });
  });

  test.each([
    ['0.0.0.0/0', 'adressomrade_vitt'],
    ['::/0', 'adressomrade_vitt'],
    ['192.168.1.7/24', 'adressomrade_snett'],
    ['exempel.se', 'adressomrade_ogiltigt'],
    ['203.0.113.0/33', 'adressomrade_ogiltigt'],
    ['', 'adressomrade_ogiltigt'],
  ])('does not get ”%s”', async (range, kod) => {
    const admin = await as('admin');
    const { status, fel } = await admin.post('/agenter', { namn: 'Agenten', ip_omraden: [INSIDE, INSIDE, range] });
    expect([status, fel.map(({ falt, kod: code }) => [falt, code])]).toEqual([422, [['ip_omraden[2]', kod]]]);
  });

  test.each([
    ['ip_omraden', Array.from({ length: 10_000 }, () => INSIDE)],
    ['ip_omraden[0]', ['2'.repeat(100_000)]],
    ['ip_omraden', INSIDE],
  ])('gets no more than it may have: %s', async (falt, ip_omraden) => {
    const { status, fel } = await (await as('admin')).post('/agenter', { namn: 'Agenten', ip_omraden });
    expect([status, fel.map((entry) => entry.falt)]).toEqual([422, [falt]]);
  });
});

describe('an agent with calls of its own', () => {
  let time = Date.parse('2026-11-20T08:00:00Z');
  let studio: Awaited<ReturnType<typeof ownStudio>>;
  let newsroom: OwnNewsroom;
  let admin: Caller;
  beforeAll(async () => {
    newsroom = await ownNewsroom();
    studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, now: () => new Date(time) });
    admin = await newsroom.as('superadmin', studio.url);
  });
  afterAll(async () => {
    await studio.stop();
    await newsroom.end();
  });

  test('may call so often, reading and writing together, is told of it, and again when the minute is over', async () => {
    const { body } = await admin.post('/agenter', { namn: 'Den långsamme', ...EVERYWHERE, anrop_per_minut: 5 });
    const slow = callerWith(body.nyckel, studio.url);
    for (let call = 0; call < 3; call++) expect((await slow('GET', '/jag')).status).toBe(200);
    const last = await slow('POST', '/ko', { rubrik: 'Ring kommunen' });
    expect(last.headers).toMatchObject({ 'ratelimit-policy': '"skrivning";q=5;w=60', ratelimit: '"skrivning";r=1;t=60' });
    expect(JSON.parse((await slow('GET', '/jag')).text).agent.anrop_per_minut).toBe(5);
    for (const [method, path] of [
      ['GET', '/jag'],
      ['POST', '/ko'],
    ] as const) {
      const refused = await slow(method, path, method === 'POST' ? { rubrik: 'En till' } : undefined);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    }
    await admin.patch(`/agenter/${body.agent.id}`, { anrop_per_minut: null });
    expect((await slow('GET', '/jag')).status).toBe(200);
    time += 60_000;
    await admin.patch(`/agenter/${body.agent.id}`, { anrop_per_minut: 1 });
    expect([(await slow('GET', '/jag')).status, (await slow('GET', '/jag')).status]).toEqual([200, 429]);
  });

  test('each operation of a batch counts', async () => {
    const { body } = await admin.post('/agenter', { namn: 'Den långsamme', ...EVERYWHERE, anrop_per_minut: 3 });
    const slow = callerWith(body.nyckel, studio.url);
    const operationer = Array.from({ length: 4 }, (_, nr) => ({ operation: 'skapaKouppgift', kropp: { rubrik: `Ring ${nr}` } }));
    const answer = JSON.parse((await slow('POST', '/satser', { lage: 'var_for_sig', operationer })).text);
    expect([answer.gjorda, answer.nekade]).toEqual([2, 2]);
  });

  test.each([0, -1, 1.5, 1_201, 'många'])('may not be given %j of them', async (anrop_per_minut) => {
    const { status, fel } = await admin.post('/agenter', { namn: 'Agenten', anrop_per_minut });
    expect([status, fel.map(({ falt }) => falt)]).toEqual([422, ['anrop_per_minut']]);
  });

  describe('where keys may open for ninety days', () => {
    const inDays = (days: number) => new Date(time + days * DAY).toISOString();
    let before: string;
    beforeAll(async () => {
      before = (await admin.post('/agenter', { namn: 'Från förr', ...EVERYWHERE })).body.agent.id;
      const { body } = await admin.get('/installningar');
      const changed = await admin.patch('/installningar', { version: body.version, sakerhet: { agentnyckel_dagar: 90 } });
      expect(changed.status, JSON.stringify(changed.fel)).toBe(200);
    });

    test('a key that opens for longer, or for ever, is not made, and the last day is told', async () => {
      for (const utgar of [undefined, null, inDays(92)]) {
        const { status, fel } = await admin.post('/agenter', { namn: 'Agenten', utgar });
        expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([422, [['nyckel_for_lange', 'utgar']]]);
        expect(fel[0]?.atgard).toContain('18 februari 2027');
      }
      expect((await admin.post('/agenter', { namn: 'Agenten', utgar: inDays(90) })).status).toBe(201);
    });

    test('one from before opens on, is told of and may be changed otherwise, and is given no new key until it has a last day', async () => {
      const list = (await admin.get('/agenter')).body;
      expect(list.nyckel_dagar).toBe(90);
      expect(list.agenter.find(({ id }: { id: string }) => id === before).utgar).toBeNull();
      expect((await admin.patch(`/agenter/${before}`, { publicera: true, utgar: null })).status).toBe(200);
      expect((await admin.patch(`/agenter/${before}`, { utgar: inDays(365) })).koder).toEqual(['nyckel_for_lange']);
      expect((await admin.post(`/agenter/${before}/rotera`)).koder).toEqual(['nyckel_for_lange']);
      expect((await admin.patch(`/agenter/${before}`, { utgar: inDays(30) })).status).toBe(200);
      expect((await admin.post(`/agenter/${before}/rotera`)).status).toBe(200);
    });
  });
});

/** Calls with a key. */
function callerWith(nyckel: string, url: string) {
  return (method: string, path: string, body?: unknown) =>
    send(
      {
        method,
        path: `/studio/api${path}`,
        headers: { Authorization: `Bearer ${nyckel}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      url,
    );
}

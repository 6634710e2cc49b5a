import { randomUUID } from 'node:crypto';
import { decode, encode } from 'next-auth/jwt';
import { describe, expect, inject, test } from 'vitest';
import { stranger } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, sessionCookie } from './newsroom/people.ts';

const { url, secret, operations } = inject('studio');

test.each(operations.map(({ method, path }) => [method, path.replace('/studio/api', '').replace(/\{\w+\}/g, 'sv')]))(
  'nobody gets in without a credential: %s %s',
  async (method, path) => {
    const { status, koder, headers } = await stranger().call(method, path);
    expect([status, koder]).toEqual([401, ['inloggning_saknas']]);
    expect(headers['www-authenticate']).toMatch(/^Bearer\b/);
  },
);

describe('a key', () => {
  test('opens for its agent, and tells who it is and what it may', async () => {
    const rights = { sektioner: ['nyheter'], mallar: ['nyhet'], sprak: ['sv'], publicera: true, schemalagga: false };
    const writer = await agent(rights);
    const { body } = await writer.get('/jag');
    expect(body).toMatchObject({
      ok: true,
      release: '2.5.43',
      vem: { typ: 'agent', id: writer.id, namn: 'Testagenten', roll: 'agent', ...rights },
    });
  });

  test.each([
    ['unknown', 'Bearer studio_finnsinte'],
    ['empty', 'Bearer '],
    ['of another scheme', 'Basic cmVkOmhlbWxpZ3Q='],
    ['without a scheme', 'studio_finnsinte'],
    ['two', 'Bearer a b'],
    ['very long', `Bearer ${'x'.repeat(5_000)}`],
    ['hostile', "Bearer ' OR 1=1 --"],
  ])('that is no key is 401: %s', async (_, authorization) => {
    const { status, koder, headers } = await stranger({ Authorization: authorization }).get('/jag');
    expect([status, koder]).toEqual([401, ['nyckel_ogiltig']]);
    expect(headers['www-authenticate']).toMatch(/^Bearer\b/);
  });

  test('the scheme may be written in small letters', async () => {
    const { nyckel } = await agent();
    expect((await stranger({ Authorization: `bearer ${nyckel}` }).get('/jag')).status).toBe(200);
  });

  test('that is wrong is not helped by a cookie that is right', async () => {
    const skribent = await as('skribent');
    const { status } = await stranger({ ...skribent.credential, Authorization: 'Bearer fel' }).get('/jag');
    expect(status).toBe(401);
  });

  test('is over at once when it is revoked, though it has just been used', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    expect((await writer.get('/jag')).status).toBe(200);
    expect((await admin.delete(`/agenter/${writer.id}`)).status).toBe(200);
    const { status, koder } = await writer.get('/jag');
    expect([status, koder]).toEqual([401, ['nyckel_ogiltig']]);
  });

  test('is over at once when its owner is deactivated, and back with its owner', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    await writer.get('/jag');
    await admin.patch(`/anvandare/${writer.agare.id}`, { aktiv: false });
    expect((await writer.get('/jag')).status).toBe(401);
    await admin.patch(`/anvandare/${writer.agare.id}`, { aktiv: true });
    expect((await writer.get('/jag')).status).toBe(200);
  });

  test('that has gone out is 401', async () => {
    const writer = await agent();
    await sql(`UPDATE agent SET utgar = '2026-01-01T00:00:00Z' WHERE id = $1`, [writer.id]);
    expect((await writer.get('/jag')).status).toBe(401);
  });

  test('goes out at its time, though it has just been used', async () => {
    const writer = await agent({ utgar: new Date(Date.now() + 1_200).toISOString() });
    expect((await writer.get('/jag')).status).toBe(200);
    await expect.poll(async () => (await writer.get('/jag')).status, { timeout: 3_000 }).toBe(401);
  });

  test('that has been rotated is over, and the new one opens', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    await writer.get('/jag');
    const { body } = await admin.post(`/agenter/${writer.id}/rotera`, { overlapp_timmar: 0 });
    expect((await writer.get('/jag')).status).toBe(401);
    expect((await stranger({ Authorization: `Bearer ${body.nyckel}` }).get('/jag')).status).toBe(200);
  });

  test('has new rights from the next call', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    await writer.get('/jag');
    await admin.patch(`/agenter/${writer.id}`, { publicera: true, sektioner: ['mat'] });
    expect((await writer.get('/jag')).body.vem).toMatchObject({ publicera: true, sektioner: ['mat'] });
  });

  test('is shown once: the database has its hash, the list its beginning', async () => {
    const [writer, admin] = await Promise.all([agent(), as('admin')]);
    const { body } = await admin.get('/agenter');
    const listed = body.agenter.find((one: { id: string }) => one.id === writer.id);
    expect(writer.nyckel.startsWith(listed.nyckel_prefix)).toBe(true);
    expect(listed.nyckel_prefix.length).toBeLessThan(writer.nyckel.length / 2);
    expect(JSON.stringify(body)).not.toContain(writer.nyckel);
    const [row] = await sql<{ rad: string }>('SELECT row_to_json(agent)::text AS rad FROM agent WHERE id = $1', [writer.id]);
    expect(row?.rad).not.toContain(writer.nyckel);
    const lines = await sql<{ rad: string }>(`SELECT row_to_json(logg)::text AS rad FROM logg WHERE detalj->>'agent' = $1`, [writer.id]);
    expect(lines.length).toBeGreaterThan(0);
    for (const { rad } of lines) expect(rad).not.toContain(writer.nyckel);
  });
});

test('jag tells which Studio it is: the release, and the build of it', async () => {
  expect((await (await as('lasare')).get('/jag')).body).toMatchObject({ release: '2.5.43', build: 'v45.220' });
});

describe('a session', () => {
  test('opens for its person, and says the same each time', async () => {
    const granskare = await as('granskare', { sektioner: ['mat'], sprak: ['sv'] });
    const rights = { sektioner: ['mat'], mallar: [], sprak: ['sv'], publicera: false, schemalagga: false };
    const vem = { typ: 'person', id: granskare.id, namn: `granskare ${granskare.id.slice(0, 4)}`, roll: 'granskare', ...rights };
    for (let time = 1; time <= 3; time++) expect((await granskare.get('/jag')).body.vem).toEqual(vem);
  });

  test.each([
    ['forged with another secret', (id: string) => sessionCookie(id, { secret: 'en-annan-hemlighet-som-ocksa-ar-lang' })],
    ['expired', (id: string) => sessionCookie(id, { maxAge: -60 })],
    ['unused for twelve hours', (id: string) => sessionCookie(id, { skapad: '-1 day', anvand: '-12 hours' })],
    ['thirty days old, though it has just been used', (id: string) => sessionCookie(id, { skapad: '-30 days' })],
    ['of another password', (id: string) => sessionCookie(id, { sessionNr: 1 })],
    ['that names no login', async (id: string) => `studiosess=${await encode({ token: { sub: id, session: randomUUID() }, secret })}`],
    ['of before logins were kept', async (id: string) => `studiosess=${await encode({ token: { sub: id, session_nr: 1 }, secret })}`],
    ['of somebody else’s login', somebodyElses],
    ['of nobody', () => sessionCookie(randomUUID())],
    ['with an id that is none', () => sessionCookie('1; DROP TABLE person')],
    ['without a login', async (id: string) => `studiosess=${await encode({ token: { sub: id }, secret })}`],
    ['that is rubbish', async () => 'studiosess=abc.def.ghi'],
    ['that is empty', async () => 'studiosess='],
    ['unsigned', async (id: string) => `studiosess=${unsigned({ sub: id, session_nr: 1 })}`],
  ])('%s is 401', async (_, cookie) => {
    const { id } = await as('superadmin');
    const { status, koder, headers } = await stranger({ Cookie: await cookie(id) }).get('/jag');
    expect([status, koder]).toEqual([401, ['inloggning_upphord']]);
    expect(headers['www-authenticate']).toMatch(/^Bearer\b/);
  });

  /** A token of one's own name with another's login in it: only who knows the secret could make one. */
  async function somebodyElses(id: string): Promise<string> {
    const theirs = await sessionCookie((await as('skribent')).id);
    const claims = await decode({ token: theirs.split('=')[1] ?? '', secret });
    return `studiosess=${await encode({ token: { ...claims, sub: id }, secret })}`;
  }

  function unsigned(claims: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  }

  test('in a cookie of another name is none', async () => {
    const { credential } = await as('skribent');
    const cookie = String(credential.Cookie).replace('studiosess=', 'next-auth.session-token=');
    expect((await stranger({ Cookie: cookie }).get('/jag')).koder).toEqual(['inloggning_saknas']);
  });

  test('is found among other cookies', async () => {
    const { credential } = await as('skribent');
    expect((await stranger({ Cookie: `a=1; ${credential.Cookie}; xstudiosess=2; studiosess_b=3` }).get('/jag')).status).toBe(200);
  });

  test('is over at once when its person is deactivated, and does not come back with the person', async () => {
    const [skribent, admin] = await Promise.all([as('skribent'), as('admin')]);
    const { id } = await skribent.created();
    await admin.patch(`/anvandare/${skribent.id}`, { aktiv: false });
    expect((await skribent.get(`/innehall/${id}`)).status).toBe(401);
    await admin.patch(`/anvandare/${skribent.id}`, { aktiv: true });
    expect((await skribent.get(`/innehall/${id}`)).status).toBe(401);
  });

  test('is over at once when the password is changed', async () => {
    const [skribent, admin] = await Promise.all([as('skribent'), as('admin')]);
    await skribent.get('/jag');
    await admin.patch(`/anvandare/${skribent.id}`, { losenord: 'ett-nytt-lösenord' });
    expect((await skribent.get('/jag')).status).toBe(401);
  });

  test('has a new role from the next call', async () => {
    const [person, admin] = await Promise.all([as('chefredaktor'), as('superadmin')]);
    const { id } = await person.created();
    await admin.patch(`/anvandare/${person.id}`, { roll: 'lasare' });
    expect((await person.save(id, 'en', { rubrik: 'x' })).status).toBe(403);
  });
});

describe('a call from a page that another opened than who is logged in', () => {
  test('with a cookie is 403, and does nothing; with a key it is the key that counts', async () => {
    const [skribent, other] = await Promise.all([as('skribent'), as('publicist')]);
    const headers = { 'Studio-Person': other.id };
    const write = await skribent.create({}, { headers });
    expect([write.status, write.koder]).toEqual([403, ['annan_inloggad']]);
    const read = await skribent.call('GET', '/jag', { headers });
    expect([read.status, read.koder]).toEqual([403, ['annan_inloggad']]);
    expect((await skribent.get('/innehall', { agare: skribent.id })).body.antal).toBe(0);
    expect((await (await agent()).create({}, { headers })).status).toBe(201);
  });

  test('is answered where it is theirs', async () => {
    const skribent = await as('skribent');
    expect((await skribent.create({}, { headers: { 'Studio-Person': skribent.id } })).status).toBe(201);
  });
});

describe('a call from another website', () => {
  const { host } = new URL(url);
  const FOREIGN = [
    { Origin: 'https://ond.example' },
    { Origin: 'null' },
    { Origin: `http://${host}.ond.example` },
    { Origin: 'http://127.0.0.1:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: `http://${host}`, 'Sec-Fetch-Site': 'cross-site' },
  ];

  test.each(FOREIGN)('with a cookie is 403, and does nothing: %j', async (headers) => {
    const skribent = await as('skribent');
    const write = await skribent.create({}, { headers });
    expect([write.status, write.koder]).toEqual([403, ['frammande_ursprung']]);
    const read = await skribent.call('GET', '/jag', { headers });
    expect([read.status, read.koder]).toEqual([403, ['frammande_ursprung']]);
    expect((await skribent.get('/innehall', { agare: skribent.id })).body.antal).toBe(0);
  });

  test.each(FOREIGN)('with a key is answered: %j', async (headers) => {
    const writer = await agent();
    expect((await writer.create({}, { headers })).status).toBe(201);
  });

  test.each([
    { Origin: url },
    { Origin: url, 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    {},
  ])('that is none is answered: %j', async (headers) => {
    const skribent = await as('skribent');
    expect((await skribent.create({}, { headers })).status).toBe(201);
    expect((await skribent.call('GET', '/jag', { headers })).status).toBe(200);
  });
});

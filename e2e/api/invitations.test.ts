import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#lib/adapters/mail/mail-server.ts';
import { send } from './newsroom/http.ts';
import { logIn, ownNetwork, PASSWORD } from './newsroom/login.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Whoever is invited, or has forgotten, chooses a password by a link: once, in time, and nobody else does. */

const CHOSEN = 'fyra lampor på en lina';
let mail: MailServer;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  mail = await startMailServer();
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, mail: `smtp://127.0.0.1:${mail.port}/?fran=studio@test.se`, silent: true });
});
afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
  await mail?.stop();
});

const address = () => `ny-${randomUUID()}@test.se`;
const admin = () => newsroom.as('admin', studio.url);

async function post(name: string, fields: Record<string, string>, adress = ownNetwork()) {
  const body = new URLSearchParams(fields).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': adress };
  const { status, text, headers: told } = await send({ method: 'POST', path: `/api/auth/${name}`, headers, body }, studio.url);
  const answered = JSON.parse(text);
  return { status, body: answered, koder: (answered.fel ?? []).map(({ kod }: { kod: string }) => kod), headers: told };
}

const keyOf = (lank: string) => new URL(lank).hash.slice(1);
const invited = async (fields: object = {}) => {
  const epost = address();
  const { status, body } = await (await admin()).post('/anvandare', { epost, namn: 'Nora Ek', roll: 'skribent', ...fields });
  expect(status, JSON.stringify(body)).toBe(201);
  return { epost, id: body.person.id as string, inbjudan: body.inbjudan };
};
const comesIn = async (epost: string, losenord: string) => (await logIn({ epost, losenord }, {}, studio.url)).status === 200;
const letterTo = async (epost: string, saying = '') => {
  const found = () => mail.received.findLast(({ till, raw }) => till.includes(epost) && raw.includes(saying));
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  // As quoted-printable has it (RFC 2045 §6.7).
  return (found()?.raw ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
};
const linkIn = (text: string) => /https?:\S+#\S+/.exec(text)?.[0] ?? '';

describe('whoever is invited', () => {
  test('gets a letter with the link that the administrator is shown, chooses a password by it and comes in', async () => {
    const { epost, inbjudan } = await invited();
    expect(inbjudan).toMatchObject({ mejlad: true, lank: expect.stringMatching(/\/studio\/valj-losenord#\S{20,}$/) });
    expect(Date.parse(inbjudan.utgar) - Date.now()).toBeGreaterThan(71.9 * 3_600_000);
    expect(await comesIn(epost, '')).toBe(false);
    expect(linkIn(await letterTo(epost))).toBe(inbjudan.lank);
    const nyckel = keyOf(inbjudan.lank);
    expect((await post('losenordslank', { nyckel })).body.lank).toMatchObject({ namn: 'Nora Ek', epost });
    expect((await post('losenordslank/val', { nyckel, losenord: CHOSEN })).status).toBe(200);
    expect(await comesIn(epost, CHOSEN)).toBe(true);
    // Once.
    for (const name of ['losenordslank', 'losenordslank/val']) {
      const again = await post(name, { nyckel, losenord: 'ett helt annat lösenord' });
      expect([again.status, again.koder]).toEqual([410, ['losenordslank_upphord']]);
    }
    expect(await comesIn(epost, CHOSEN)).toBe(true);
  });

  test.each([
    ['kort', 'for_kort'],
    ['password1234', 'losenord_vanligt'],
    ['aaaaaaaaaaaaaaaa', 'losenord_monster'],
    ['Min redaktion 2026', 'losenord_redaktionens'],
    ['x'.repeat(201), 'for_lang'],
  ])('may not choose %s, and may try again', async (losenord, kod) => {
    const { epost, inbjudan } = await invited();
    const nyckel = keyOf(inbjudan.lank);
    const refused = await post('losenordslank/val', { nyckel, losenord });
    expect([refused.status, refused.koder[0]]).toEqual([422, kod === 'for_kort' ? refused.koder[0] : kod]);
    expect((await post('losenordslank/val', { nyckel, losenord: CHOSEN })).status).toBe(200);
    expect(await comesIn(epost, CHOSEN)).toBe(true);
  });

  test('of two who use a link at once one does, and of two links the later is good', async () => {
    const { id, inbjudan } = await invited();
    const later = await (await admin()).post(`/anvandare/${id}/inbjudan`);
    expect([later.status, (await post('losenordslank', { nyckel: keyOf(inbjudan.lank) })).status]).toEqual([201, 410]);
    const nyckel = keyOf(later.body.inbjudan.lank);
    const both = await Promise.all([1, 2].map((nr) => post('losenordslank/val', { nyckel, losenord: `${CHOSEN} ${nr}` })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  });

  test('cannot come in by a link that is too old, or when they have been shut off, or given a password meanwhile', async () => {
    const [old, off, given] = [await invited(), await invited(), await invited()];
    await newsroom.sql(
      "UPDATE losenordslank SET skapad = now() - interval '80 hours', utgar = now() - interval '1 second' WHERE person_id::text = $1",
      [old.id],
    );
    expect((await (await admin()).patch(`/anvandare/${off.id}`, { aktiv: false })).status).toBe(200);
    expect((await (await admin()).patch(`/anvandare/${given.id}`, { losenord: CHOSEN })).status).toBe(200);
    for (const { inbjudan } of [old, off, given]) {
      expect((await post('losenordslank/val', { nyckel: keyOf(inbjudan.lank), losenord: 'ett helt annat lösenord' })).status).toBe(410);
    }
    const again = await (await admin()).post(`/anvandare/${off.id}/inbjudan`);
    expect([again.status, again.koder]).toEqual([422, ['person_avstangd']]);
  });

  test('is told of to nobody who reads the outbox, and the database has no key', async () => {
    const { epost, inbjudan } = await invited();
    await letterTo(epost);
    const nyckel = keyOf(inbjudan.lank);
    const { utskick } = (await (await admin()).get('/utskick', { per_sida: '100' })).body;
    expect(utskick.some(({ till }: { till: string }) => till === epost)).toBe(true);
    const kept = await newsroom.sql(
      'SELECT row_to_json(u)::text AS rad FROM utskick u UNION ALL SELECT row_to_json(l)::text FROM losenordslank l',
    );
    expect(JSON.stringify([utskick, kept])).not.toContain(nyckel);
  });

  test('is invited as a superadministrator by one alone', async () => {
    const refused = await (await admin()).post('/anvandare', { epost: address(), namn: 'Nora', roll: 'superadmin' });
    expect(refused.status).toBe(403);
    const superadmin = await newsroom.as('superadmin', studio.url);
    expect((await (await admin()).post(`/anvandare/${superadmin.id}/inbjudan`)).status).toBe(403);
  });
});

describe('whoever has forgotten', () => {
  test('is sent a link, chooses anew, and is logged out everywhere; meanwhile the old password is good', async () => {
    const { epost, inbjudan, id } = await invited();
    await post('losenordslank/val', { nyckel: keyOf(inbjudan.lank), losenord: PASSWORD });
    expect((await post('glomt-losenord', { epost: ` ${epost.toUpperCase()} ` })).body).toEqual({ ok: true });
    const text = await letterTo(epost, 'bett om ett nytt');
    expect(await comesIn(epost, PASSWORD)).toBe(true);
    const nyckel = keyOf(linkIn(text));
    expect((await post('losenordslank/val', { nyckel, losenord: CHOSEN })).status).toBe(200);
    expect([await comesIn(epost, PASSWORD), await comesIn(epost, CHOSEN)]).toEqual([false, true]);
    const rows = await newsroom.sql<{ operation: string }>(
      "SELECT operation FROM logg WHERE detalj ->> 'konto' = $1 OR principal ->> 'id' = $1 ORDER BY id",
      [id],
    );
    expect(rows.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['glomtLosenord', 'valjLosenord', 'loggaIn']));
  });

  test('keeps the second factor that they have', async () => {
    const { epost, id, inbjudan } = await invited();
    await post('losenordslank/val', { nyckel: keyOf(inbjudan.lank), losenord: PASSWORD });
    await newsroom.sql(`INSERT INTO andra_faktor (person_id, hemlighet, sedan) VALUES ($1, 'x', now())`, [id]);
    await post('glomt-losenord', { epost });
    const nyckel = keyOf(linkIn(await letterTo(epost, 'bett om ett nytt')));
    expect((await post('losenordslank/val', { nyckel, losenord: CHOSEN })).status).toBe(200);
    const answer = await logIn({ epost, losenord: CHOSEN }, {}, studio.url);
    expect([answer.status, answer.koder]).toEqual([401, ['engangskod_kravs']]);
  });

  test('gets one letter however often they ask, and nobody learns who is here', async () => {
    const { epost, inbjudan } = await invited();
    await post('losenordslank/val', { nyckel: keyOf(inbjudan.lank), losenord: PASSWORD });
    await letterTo(epost);
    mail.received.length = 0;
    const asked = [epost, epost, address(), '', 'x'.repeat(300), 'a\u0000b@test.se'];
    for (const one of asked) expect(await post('glomt-losenord', { epost: one })).toMatchObject({ status: 200, body: { ok: true } });
    await letterTo(epost);
    expect(mail.received.filter(({ till }) => till.includes(epost))).toHaveLength(1);
    expect(mail.received).toHaveLength(1);
  });

  test('and asks from one network too often waits, as does whoever guesses links', async () => {
    const adress = ownNetwork();
    for (let nr = 0; nr < 10; nr++) expect((await post('glomt-losenord', { epost: address() }, adress)).status).toBe(200);
    const blocked = await post('glomt-losenord', { epost: address() }, adress);
    expect([blocked.status, Number(blocked.headers['retry-after']) > 0]).toEqual([429, true]);
    for (let nr = 0; nr < 10; nr++) expect((await post('losenordslank', { nyckel: `gissning-${nr}` }, adress)).status).toBe(410);
    expect((await post('losenordslank', { nyckel: 'gissning' }, adress)).status).toBe(429);
  });
});

test('a letter that lets an administrator in is sent again by nobody who may not invite them', async () => {
  const superadmin = await newsroom.as('superadmin', studio.url);
  const above = await newsroom.as('superadmin', studio.url);
  const invitedAbove = await superadmin.post(`/anvandare/${above.id}/inbjudan`);
  expect(invitedAbove.status).toBe(201);
  const { epost } = await invited();
  await Promise.all([letterTo(above.epost), letterTo(epost)]);
  const letterOf = async (till: string) => {
    await expect
      .poll(() => newsroom.sql("SELECT 1 FROM utskick WHERE till = $1 AND lage = 'skickat'", [till]), { timeout: 10_000 })
      .toHaveLength(1);
    const [row] = await newsroom.sql<{ id: string }>("UPDATE utskick SET lage = 'misslyckat' WHERE till = $1 RETURNING id", [till]);
    return row?.id;
  };
  const [theirs, writers] = [await letterOf(above.epost), await letterOf(epost)];
  const refused = await (await admin()).post(`/utskick/${theirs}/igen`);
  expect([refused.status, refused.koder]).toEqual([403, ['rattighet_saknas']]);
  expect((await (await admin()).post(`/utskick/${writers}/igen`)).status).toBe(200);
  expect((await superadmin.post(`/utskick/${theirs}/igen`)).status).toBe(200);
});

test('whoever comes to administer is in by no link that somebody holds who may not invite them', async () => {
  const superadmin = await newsroom.as('superadmin', studio.url);
  const { id, inbjudan } = await invited();
  const other = await invited();
  // To be given more that is not administration leaves it as it is.
  expect((await superadmin.patch(`/anvandare/${other.id}`, { roll: 'chefredaktor' })).status).toBe(200);
  expect((await post('losenordslank', { nyckel: keyOf(other.inbjudan.lank) })).status).toBe(200);
  expect((await superadmin.patch(`/anvandare/${id}`, { roll: 'superadmin' })).status).toBe(200);
  expect((await post('losenordslank/val', { nyckel: keyOf(inbjudan.lank), losenord: CHOSEN })).status).toBe(410);
  const anew = await superadmin.post(`/anvandare/${id}/inbjudan`);
  expect((await superadmin.patch(`/anvandare/${id}`, { namn: 'Nora Ekman' })).status).toBe(200);
  expect((await post('losenordslank/val', { nyckel: keyOf(anew.body.inbjudan.lank), losenord: CHOSEN })).status).toBe(200);
});

test('nobody is invited by an administrator in the moment in which they come to administer', async () => {
  const [above, below] = [await newsroom.as('superadmin', studio.url), await admin()];
  for (let round = 0; round < 8; round++) {
    const { id } = await invited();
    const [anew] = await Promise.all([below.post(`/anvandare/${id}/inbjudan`), above.patch(`/anvandare/${id}`, { roll: 'superadmin' })]);
    const nyckel = anew.status === 201 ? keyOf(anew.body.inbjudan.lank) : 'ingen';
    expect([[201, 403].includes(anew.status), (await post('losenordslank', { nyckel })).status]).toEqual([true, 410]);
  }
});

describe('somebody who has done nothing', () => {
  test('is removed, and can be added anew; whoever has logged in stays', async () => {
    const { epost, id, inbjudan } = await invited();
    expect((await (await admin()).get(`/anvandare/${id}`)).body.person).toMatchObject({ id, epost });
    expect((await (await admin()).delete(`/anvandare/${id}`)).status).toBe(200);
    expect((await (await admin()).get(`/anvandare/${id}`)).koder).toEqual(['finns_inte']);
    expect((await post('losenordslank', { nyckel: keyOf(inbjudan.lank) })).status).toBe(410);
    const again = await (await admin()).post('/anvandare', { epost, namn: 'Nora Ek', roll: 'skribent' });
    await post('losenordslank/val', { nyckel: keyOf(again.body.inbjudan.lank), losenord: CHOSEN });
    const stays = await (await admin()).delete(`/anvandare/${again.body.person.id}`);
    expect([stays.status, stays.koder]).toEqual([409, ['person_i_historien']]);
    expect(await comesIn(epost, CHOSEN)).toBe(true);
  });
});

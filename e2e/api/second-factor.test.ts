import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { logLines } from './newsroom/log-lines.ts';
import { codeOf, loggedIn, logIn, PASSWORD, person, sessionOf } from './newsroom/login.ts';
import { agent, as, EVERYWHERE } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

/** Somebody with a second factor, who has just turned it on. */
async function withSecondFactor(roll: 'skribent' | 'admin' = 'skribent') {
  const who = await person(roll);
  const caller = await loggedIn(who);
  const begun = await caller.post('/jag/andra-faktor', { losenord: PASSWORD });
  expect(begun.status, JSON.stringify(begun.fel)).toBe(201);
  const nyckel: string = begun.body.nyckel;
  const confirmed = await caller.post('/jag/andra-faktor/bekrafta', { kod: codeOf(nyckel, -1) });
  expect(confirmed.status, JSON.stringify(confirmed.fel)).toBe(200);
  return { who, caller, nyckel, adress: String(begun.body.adress), koder: confirmed.body.reservkoder as string[] };
}

const login = (epost: string, kod?: string) => logIn({ epost, losenord: PASSWORD, ...(kod === undefined ? {} : { kod }) });

describe('a second factor', () => {
  test('is turned on by a code of the new key, and then asked for', async () => {
    const { who, caller, nyckel, adress, koder } = await withSecondFactor();
    expect(adress).toMatch(/^otpauth:\/\/totp\//);
    expect(new URL(adress).searchParams.get('secret')).toBe(nyckel);
    expect(koder).toHaveLength(10);
    expect((await caller.get('/jag/andra-faktor')).body.andra_faktor).toMatchObject({ aktiv: true, kravs: false, koder_kvar: 10 });

    const without = await login(who.epost);
    expect([without.status, without.koder, sessionOf(without)]).toEqual([401, ['engangskod_kravs'], undefined]);
    const answered = await login(who.epost, codeOf(nyckel));
    expect(answered.status).toBe(200);
    const [newest] = (await caller.get('/jag/sessioner')).body.sessioner;
    expect(newest.inloggad_med).toBe('engangskod');
  });

  test('is not on before it is confirmed, and wrong codes do not confirm it', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    expect((await caller.post('/jag/andra-faktor/bekrafta', { kod: '123456' })).koder).toEqual(['andra_faktor_ej_paborjad']);
    const { body } = await caller.post('/jag/andra-faktor', { losenord: PASSWORD });
    for (const kod of ['', 'abcdef', codeOf(body.nyckel, 50), '000 0000'])
      expect((await caller.post('/jag/andra-faktor/bekrafta', { kod })).koder).toEqual(['engangskod_ogiltig']);
    expect((await login(who.epost)).status).toBe(200);
    const later = await caller.post('/jag/andra-faktor', { losenord: PASSWORD });
    expect((await caller.post('/jag/andra-faktor/bekrafta', { kod: codeOf(body.nyckel) })).koder).toEqual(['engangskod_ogiltig']);
    const kod = codeOf(later.body.nyckel).replace(/^(...)/, '$1 ');
    expect((await caller.post('/jag/andra-faktor/bekrafta', { kod })).status).toBe(200);
  });

  test('ends the person’s other logins when it is turned on', async () => {
    const who = await person();
    const [one, two] = [await loggedIn(who), await loggedIn(who)];
    const { body } = await one.post('/jag/andra-faktor', { losenord: PASSWORD });
    expect((await one.post('/jag/andra-faktor/bekrafta', { kod: codeOf(body.nyckel) })).body.avslutade).toBe(1);
    expect([(await one.get('/jag')).status, (await two.get('/jag')).status]).toEqual([200, 401]);
  });

  test('ends the logins that are being made with the password alone while it is turned on', async () => {
    const who = await person();
    const own = await loggedIn(who);
    const { body } = await own.post('/jag/andra-faktor', { losenord: PASSWORD });
    const racing = Array.from({ length: 8 }, () => login(who.epost));
    expect((await own.post('/jag/andra-faktor/bekrafta', { kod: codeOf(body.nyckel) })).status).toBe(200);
    const cookies = (await Promise.all(racing)).flatMap((answer) => sessionOf(answer) ?? []);
    const opened = await Promise.all(
      cookies.map(async (Cookie) => (await new Caller({ ...who, credential: { Cookie } }).get('/jag')).status),
    );
    expect(opened).not.toContain(200);
    expect((await own.get('/jag')).status).toBe(200);
  });

  test('of an old telephone gives way to that of a new one', async () => {
    const { who, caller, nyckel } = await withSecondFactor();
    const { body } = await caller.post('/jag/andra-faktor', { losenord: PASSWORD });
    expect((await login(who.epost, codeOf(nyckel))).status).toBe(200);
    expect((await caller.post('/jag/andra-faktor/bekrafta', { kod: codeOf(body.nyckel) })).status).toBe(200);
    expect((await login(who.epost, codeOf(nyckel, 1))).koder).toEqual(['engangskod_fel']);
    expect((await login(who.epost, codeOf(body.nyckel, 1))).status).toBe(200);
  });

  test('is turned off with the password, and not twice', async () => {
    const { who, caller } = await withSecondFactor();
    expect((await caller.post('/jag/andra-faktor/stang-av', { losenord: 'fel' })).koder).toEqual(['losenord_fel']);
    expect((await caller.post('/jag/andra-faktor/stang-av', { losenord: PASSWORD })).status).toBe(200);
    expect((await login(who.epost)).status).toBe(200);
    expect((await caller.post('/jag/andra-faktor/stang-av', { losenord: PASSWORD })).koder).toEqual(['andra_faktor_ej_pa']);
    expect((await caller.post('/jag/andra-faktor/reservkoder', { losenord: PASSWORD })).koder).toEqual(['andra_faktor_ej_pa']);
  });

  test('is sealed: neither key nor codes stand in the database or in the log', async () => {
    const { who, nyckel, koder } = await withSecondFactor();
    const tables = ['andra_faktor WHERE person_id', 'reservkod WHERE person_id'];
    const rows = await Promise.all(
      tables.map((from) => sql<{ rad: string }>(`SELECT row_to_json(t)::text AS rad FROM ${from.replace(' ', ' t ')} = $1`, [who.id])),
    );
    const lines = await sql<{ rad: string }>(`SELECT row_to_json(logg)::text AS rad FROM logg WHERE principal ->> 'id' = $1`, [who.id]);
    const everything = [...rows.flat(), ...lines].map(({ rad }) => rad).join('\n');
    expect(everything.length).toBeGreaterThan(500);
    for (const secret of [nyckel, ...koder, ...koder.map((kod) => kod.replace('-', ''))]) expect(everything).not.toContain(secret);
  });

  test('is a person’s own: no program sets one up', async () => {
    const caller = await agent();
    for (const path of ['', '/bekrafta', '/reservkoder', '/stang-av'])
      expect((await caller.post(`/jag/andra-faktor${path}`, { losenord: 'x', kod: 'x' })).koder).toEqual(['bara_redaktionen']);
  });
});

describe('a code', () => {
  test('lets in once: neither again, nor an earlier one, nor two at the same time', async () => {
    const { who, nyckel } = await withSecondFactor();
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(who.epost, codeOf(nyckel))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect((await login(who.epost, codeOf(nyckel))).koder).toEqual(['engangskod_fel']);
    expect((await login(who.epost, codeOf(nyckel, -1))).koder).toEqual(['engangskod_fel']);
    expect((await login(who.epost, codeOf(nyckel, 1))).status).toBe(200);
  });

  test('that is wrong is told so, logged, and after ten tries blocked', async () => {
    const { who, nyckel } = await withSecondFactor();
    for (let time = 0; time < 10; time++) expect((await login(who.epost, '000000')).status).toBe(401);
    const blocked = await login(who.epost, codeOf(nyckel));
    expect([blocked.status, Number(blocked.headers['retry-after']) > 800]).toEqual([429, true]);
    const lines = await sql<{ detalj: object }>(
      `SELECT detalj FROM logg WHERE operation = 'inloggningMisslyckad' AND detalj ->> 'konto' = $1`,
      [who.id],
    );
    expect(lines).toHaveLength(10);
    expect(lines[0]?.detalj).toMatchObject({ orsak: 'engangskod' });
  });

  test('is not asked of who has the wrong password, and to be asked for one is no failure', async () => {
    const { who, nyckel } = await withSecondFactor();
    expect((await logIn({ epost: who.epost, losenord: 'fel', kod: codeOf(nyckel) })).koder).toEqual(['inloggning_fel']);
    for (let time = 0; time < 11; time++) expect((await login(who.epost)).koder).toEqual(['engangskod_kravs']);
    expect((await login(who.epost, codeOf(nyckel))).status).toBe(200);
  });

  test('of who has no second factor is not looked at', async () => {
    expect((await login((await person()).epost, '123456')).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('lets in once, however it is typed, and is counted', async () => {
    const { who, caller, koder } = await withSecondFactor();
    const typed = ` ${koder[0]?.toUpperCase().replace('-', ' ')} `;
    expect((await login(who.epost, typed)).status).toBe(200);
    expect((await login(who.epost, koder[0])).koder).toEqual(['engangskod_fel']);
    expect((await caller.get('/jag/andra-faktor')).body.andra_faktor.koder_kvar).toBe(9);
    const [line] = (await logLines('loggaIn', who.id)).slice(-1);
    expect(line?.detalj).toMatchObject({ inloggad_med: 'reservkod' });
  });

  test('of two at once lets one in', async () => {
    const { who, koder } = await withSecondFactor();
    const answers = await Promise.all([login(who.epost, koder[3]), login(who.epost, koder[3])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('of somebody else lets nobody in', async () => {
    const [one, other] = [await withSecondFactor(), await withSecondFactor()];
    expect((await login(one.who.epost, other.koder[0])).koder).toEqual(['engangskod_fel']);
  });

  test('is worth nothing when there are new ones', async () => {
    const { who, caller, koder } = await withSecondFactor();
    const { body } = await caller.post('/jag/andra-faktor/reservkoder', { losenord: PASSWORD });
    expect(body.reservkoder).toHaveLength(10);
    expect((await login(who.epost, koder[0])).koder).toEqual(['engangskod_fel']);
    expect((await login(who.epost, body.reservkoder[9])).status).toBe(200);
  });

  test('still lets in where the seal of the key cannot be opened any more', async () => {
    const { who, nyckel, koder } = await withSecondFactor();
    await sql(`UPDATE andra_faktor SET hemlighet = 'AAAA' WHERE person_id = $1`, [who.id]);
    expect((await login(who.epost, codeOf(nyckel))).koder).toEqual(['engangskod_fel']);
    expect((await login(who.epost, koder[0])).status).toBe(200);
  });
});

describe('an administrator', () => {
  test('sees who has one, and sets it back: the person is logged out and comes in with the password', async () => {
    const [{ who, caller, koder }, admin] = [await withSecondFactor(), await as('admin')];
    const listed = async () => (await admin.get('/anvandare')).body.anvandare.find(({ id }: { id: string }) => id === who.id).andra_faktor;
    expect(await listed()).toBe(true);
    expect((await admin.delete(`/anvandare/${who.id}/andra-faktor`)).body).toMatchObject({ ok: true, antal: 1 });
    expect(await listed()).toBe(false);
    expect((await caller.get('/jag')).status).toBe(401);
    expect((await login(who.epost)).status).toBe(200);
    expect(koder).toHaveLength(10);
    expect(await logLines('nollstallAndraFaktor', admin.id)).toMatchObject([{ detalj: { person: who.id, fanns: true } }]);
  });

  test('does not set back that of those who appoint administrators', async () => {
    const [chief, admin] = [await as('superadmin'), await as('admin')];
    expect((await admin.delete(`/anvandare/${chief.id}/andra-faktor`)).koder).toEqual(['rattighet_saknas']);
    expect((await admin.delete(`/anvandare/${crypto.randomUUID()}/andra-faktor`)).koder).toEqual(['finns_inte']);
  });
});

describe('where a role demands one', () => {
  let strict: Awaited<ReturnType<typeof ownStudio>>;
  beforeAll(async () => {
    strict = await ownStudio({ databaseUrl: inject('studio').databaseUrl, prepared: true, andraFaktor: 'superadmin, admin' });
  });
  afterAll(() => strict.stop());

  test('whoever has none does nothing but set it up, and then everything', async () => {
    const who = await person('admin');
    const lenient: Caller = await loggedIn(who);
    const caller = lenient.at(strict.url);
    const { status, koder, fel } = await caller.get('/anvandare');
    expect([status, koder, fel[0]?.atgard]).toEqual([403, ['andra_faktor_saknas'], expect.stringContaining('/studio/konto')]);
    expect((await caller.post('/agenter', { namn: 'x', ...EVERYWHERE })).koder).toEqual(['andra_faktor_saknas']);
    expect((await caller.get('/jag')).body.krav).toBe('andra_faktor');
    expect((await caller.get('/jag/sessioner')).status).toBe(200);
    expect((await caller.get('/jag/andra-faktor')).body.andra_faktor).toMatchObject({ aktiv: false, kravs: true });
    const { body } = await caller.post('/jag/andra-faktor', { losenord: PASSWORD });
    expect((await caller.post('/jag/andra-faktor/bekrafta', { kod: codeOf(body.nyckel) })).status).toBe(200);
    expect((await caller.get('/anvandare')).status).toBe(200);
    expect((await caller.get('/jag')).body.krav).toBeUndefined();
    expect((await caller.post('/jag/andra-faktor/stang-av', { losenord: PASSWORD })).koder).toEqual(['andra_faktor_tvungen']);
  });

  test('other roles, and agents, go on as before', async () => {
    const writer = await as('skribent');
    expect((await writer.at(strict.url).get('/innehall')).status).toBe(200);
    const { credential } = await agent();
    expect((await writer.at(strict.url).call('GET', '/jag', { headers: credential })).status).toBe(200);
  });

  test('whoever is made an administrator is asked from the next call', async () => {
    const [writer, chief] = [await as('skribent'), await as('superadmin')];
    expect((await writer.at(strict.url).get('/innehall')).status).toBe(200);
    expect((await chief.patch(`/anvandare/${writer.id}`, { roll: 'admin' })).status).toBe(200);
    await expect
      .poll(async () => (await writer.at(strict.url).get('/innehall')).koder, { interval: 5, timeout: 500 })
      .toEqual(['andra_faktor_saknas']);
  });
});

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Authenticator, type Forged, strangersKey } from './newsroom/authenticator.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { logLines } from './newsroom/log-lines.ts';
import { call, codeOf, FORM, loggedIn, logIn, ownNetwork, PASSWORD, person, sessionOf } from './newsroom/login.ts';
import { agent, as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const PASSKEYS = '/jag/andra-faktor/passernycklar';

async function asked(caller: Caller) {
  const { status, body, fel } = await caller.post(`${PASSKEYS}/paborja`, { losenord: PASSWORD });
  expect(status, JSON.stringify(fel)).toBe(201);
  return body.fraga;
}

/** Adds a passkey of a device of its own. */
async function added(caller: Caller, namn = 'Jobbdatorn') {
  const device = new Authenticator(inject('studio').url);
  const answer = await caller.post(PASSKEYS, { namn, svar: device.make(await asked(caller)) });
  expect(answer.status, JSON.stringify(answer.fel)).toBe(201);
  return { device, id: String(answer.body.passernyckel.id), body: answer.body };
}

async function withPasskey() {
  const who = await person();
  const caller = await loggedIn(who);
  return { who, caller, ...(await added(caller)) };
}

/** What the sign-in form asks before it asks the passkey. */
function askedAtSignIn(
  epost: string,
  { losenord = PASSWORD, network = ownNetwork(), url }: { losenord?: string; network?: string; url?: string } = {},
) {
  const body = new URLSearchParams({ epost, losenord }).toString();
  const headers = { 'Content-Type': FORM, 'X-Forwarded-For': network };
  return call({ method: 'POST', path: '/api/auth/passernyckel', headers, body }, url);
}

async function questionTo(epost: string) {
  const { status, body } = await askedAtSignIn(epost);
  expect(status).toBe(200);
  return body.fraga;
}

const login = (epost: string, passernyckel: string) => logIn({ epost, losenord: PASSWORD, passernyckel });
const refusals = (id: string) =>
  sql<{ orsak: string }>(
    `SELECT detalj ->> 'orsak' AS orsak FROM logg WHERE operation = 'inloggningMisslyckad' AND detalj ->> 'konto' = $1 ORDER BY id`,
    [id],
  ).then((lines) => lines.map(({ orsak }) => orsak));

describe('a passkey', () => {
  test('is added with the password, is listed, and turns the second step on with recovery codes', async () => {
    const { who, caller, id, body } = await withPasskey();
    expect(body.passernyckel).toMatchObject({ namn: 'Jobbdatorn', senast_anvand: null, sakerhetskopierad: false });
    expect(body.reservkoder).toHaveLength(10);
    expect((await caller.get(PASSKEYS)).body.passernycklar).toMatchObject([{ id, namn: 'Jobbdatorn' }]);
    const state = (await caller.get('/jag/andra-faktor')).body.andra_faktor;
    expect(state).toMatchObject({ aktiv: true, engangskoder: false, passernycklar: 1, koder_kvar: 10 });
    expect((await logIn({ epost: who.epost, losenord: PASSWORD })).koder).toEqual(['engangskod_kravs']);
    expect((await logIn({ epost: who.epost, losenord: PASSWORD, kod: body.reservkoder[0] })).status).toBe(200);
    expect(await logLines('laggTillPassernyckel', who.id)).toMatchObject([{ detalj: { passernyckel: id, namn: 'Jobbdatorn' } }]);
  });

  test('lets in beside the password, and is marked as used', async () => {
    const { who, caller, device } = await withPasskey();
    const question = await questionTo(who.epost);
    expect(question).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['internal'] }],
    });
    const answer = await login(who.epost, device.use(question));
    expect([answer.status, sessionOf(answer)]).toEqual([200, expect.any(String)]);
    const [newest] = (await caller.get('/jag/sessioner')).body.sessioner;
    expect(newest.inloggad_med).toBe('passernyckel');
    expect((await caller.get(PASSKEYS)).body.passernycklar[0].senast_anvand).not.toBeNull();
  });

  test('that is the first ends the person’s other logins, and no later one does', async () => {
    const who = await person();
    const [one, two] = [await loggedIn(who), await loggedIn(who)];
    const first = await added(one);
    expect(first.body.avslutade).toBe(1);
    expect([(await one.get('/jag')).status, (await two.get('/jag')).status]).toEqual([200, 401]);
    const answer = await login(who.epost, first.device.use(await questionTo(who.epost)));
    const three = new Caller({ ...who, credential: { Cookie: String(sessionOf(answer)) } });
    expect((await added(three, 'Telefonen')).body.avslutade).toBe(0);
    expect([(await one.get('/jag')).status, (await three.get('/jag')).status]).toEqual([200, 200]);
  });

  test('lets in on another instance than the one that asked', async () => {
    const { who, device } = await withPasskey();
    const other = await ownStudio({ prepared: true });
    try {
      const { body } = await askedAtSignIn(who.epost, { url: other.url });
      // Behind one address, as instances are.
      expect((await login(who.epost, device.use(body.fraga))).status).toBe(200);
    } finally {
      await other.stop();
    }
  });

  test('stands beside codes: either lets in, and a second one gives no new recovery codes', async () => {
    const { who, caller, device } = await withPasskey();
    const { body } = await caller.post('/jag/andra-faktor', { losenord: PASSWORD });
    expect((await caller.post('/jag/andra-faktor/bekrafta', { kod: codeOf(body.nyckel, -1) })).status).toBe(200);
    expect((await logIn({ epost: who.epost, losenord: PASSWORD, kod: codeOf(body.nyckel) })).status).toBe(200);
    expect((await login(who.epost, device.use(await questionTo(who.epost)))).status).toBe(200);
    const second = await added(caller, 'Telefonen');
    expect(second.body.reservkoder).toBeNull();
    expect((await login(who.epost, second.device.use(await questionTo(who.epost)))).status).toBe(200);
  });

  test('is renamed and removed by its person alone, the latter with the password', async () => {
    const [{ who, caller, id }, stranger] = [await withPasskey(), await loggedIn(await person())];
    for (const other of [id, crypto.randomUUID(), 'annan']) {
      expect((await stranger.patch(`${PASSKEYS}/${other}`, { namn: 'Min' })).koder).toEqual(['finns_inte']);
      expect((await stranger.post(`${PASSKEYS}/${other}/ta-bort`, { losenord: PASSWORD })).koder).toEqual(['finns_inte']);
    }
    expect((await caller.patch(`${PASSKEYS}/${id}`, { namn: '  Åsas nyckel ' })).body.passernyckel.namn).toBe('Åsas nyckel');
    expect((await caller.patch(`${PASSKEYS}/${id}`, { namn: ' ' })).status).toBe(422);
    expect((await caller.post(`${PASSKEYS}/${id}/ta-bort`, { losenord: 'fel' })).koder).toEqual(['losenord_fel']);
    expect((await caller.post(`${PASSKEYS}/${id}/ta-bort`, { losenord: PASSWORD })).body).toMatchObject({ ok: true, aktiv: false });
    expect((await caller.get('/jag/andra-faktor')).body.andra_faktor).toMatchObject({ aktiv: false, sedan: null, koder_kvar: 0 });
    expect((await logIn({ epost: who.epost, losenord: PASSWORD })).status).toBe(200);
    expect(await logLines('taBortPassernyckel', who.id)).toMatchObject([{ detalj: { passernyckel: id, namn: 'Åsas nyckel' } }]);
  });

  test('goes with the rest when the second step is turned off, or set back by an administrator', async () => {
    const [one, two, admin] = [await withPasskey(), await withPasskey(), await as('admin')];
    expect((await one.caller.post('/jag/andra-faktor/stang-av', { losenord: PASSWORD })).status).toBe(200);
    expect((await admin.delete(`/anvandare/${two.who.id}/andra-faktor`)).status).toBe(200);
    for (const { who } of [one, two]) expect((await logIn({ epost: who.epost, losenord: PASSWORD })).status).toBe(200);
    expect(await logLines('nollstallAndraFaktor', admin.id)).toMatchObject([{ detalj: { fanns: true } }]);
  });

  test('is seen by administrators as a second factor', async () => {
    const [{ who }, admin] = [await withPasskey(), await as('admin')];
    const listed = (await admin.get('/anvandare')).body.anvandare.find(({ id }: { id: string }) => id === who.id);
    expect(listed.andra_faktor).toBe(true);
  });

  test('is a person’s own: no program has one', async () => {
    const caller = await agent();
    expect((await caller.get(PASSKEYS)).koder).toEqual(['bara_redaktionen']);
    expect((await caller.post(`${PASSKEYS}/paborja`, { losenord: 'x' })).koder).toEqual(['bara_redaktionen']);
  });
});

describe('a new passkey is refused, and that is logged,', () => {
  test.each<[string, Forged]>([
    ['from another site', { origin: 'https://studio.example' }],
    ['for another site', { rpId: 'studio.example' }],
    ['that answers something else', { type: 'webauthn.get' }],
    ['that nobody has touched', { flags: 0x40 }],
  ])('%s', async (_, forged) => {
    const who = await person();
    const caller = await loggedIn(who);
    const svar = new Authenticator(inject('studio').url).make(await asked(caller), forged);
    const { status, koder, fel } = await caller.post(PASSKEYS, { namn: 'x', svar });
    expect([status, koder, fel[0]?.falt]).toEqual([422, ['passernyckel_ogiltig'], 'svar']);
    expect(fel[0]?.atgard).toMatch(/^Öppna Studio på http/);
    expect(await logLines('passernyckelAvvisad', who.id)).toMatchObject([{ detalj: { orsak: forged.origin ? 'adressen' : 'svaret' } }]);
    // The question is used up by the refused answer.
    const again = await caller.post(PASSKEYS, { namn: 'x', svar });
    expect([again.status, again.koder]).toEqual([409, ['passernyckel_ej_paborjad']]);
  });

  test('that answers what was not asked, or asked of somebody else, or too long ago', async () => {
    const [one, other] = [await loggedIn(await person()), await loggedIn(await person())];
    const device = new Authenticator(inject('studio').url);
    const refused = async (question: { challenge: string; rp: { id: string } }) =>
      (await one.post(PASSKEYS, { namn: 'x', svar: device.make(question) })).koder;
    expect(await refused({ challenge: 'aGVq', rp: { id: 'localhost' } })).toEqual(['passernyckel_ej_paborjad']);
    expect(await refused(await asked(other))).toEqual(['passernyckel_ej_paborjad']);
    const old = await asked(one);
    await sql(`UPDATE passernyckelfraga SET utgar = now() WHERE person_id = $1`, [one.id]);
    expect(await refused(old)).toEqual(['passernyckel_ej_paborjad']);
    expect(await logLines('passernyckelAvvisad', one.id)).toHaveLength(3);
  });

  test('when it is somebody’s already', async () => {
    const [{ device }, other] = [await withPasskey(), await loggedIn(await person())];
    expect((await other.post(PASSKEYS, { namn: 'x', svar: device.make(await asked(other)) })).koder).toEqual(['passernyckel_finns']);
    expect((await other.get('/jag/andra-faktor')).body.andra_faktor.aktiv).toBe(false);
  });

  test.each([
    ['nothing', {}],
    ['texts for an answer', { namn: 'x', svar: 'hej' }],
    [
      'no bytes',
      { namn: 'x', svar: { id: 'å', rawId: 'å', type: 'public-key', response: { clientDataJSON: 'å', attestationObject: '{}' } } },
    ],
  ])('that is %s', async (_, body) => {
    const { status, fel } = await (await loggedIn(await person())).post(PASSKEYS, body);
    expect([409, 422]).toContain(status);
    expect(fel[0]?.atgard).toMatch(/^[A-ZÅÄÖ]/);
  });

  test('beyond the twentieth', async () => {
    const { who, caller } = await withPasskey();
    const svar = new Authenticator(inject('studio').url).make(await asked(caller));
    await sql(
      `INSERT INTO passernyckel (id, person_id, kredential, publik_nyckel, namn, raknare, transporter, sakerhetskopierad, skapad)
        SELECT gen_random_uuid(), $1, gen_random_uuid(), 'p', 'N', 0, '{}', false, now() FROM generate_series(1, 19)`,
      [who.id],
    );
    expect((await caller.post(`${PASSKEYS}/paborja`, { losenord: PASSWORD })).koder).toEqual(['passernycklar_for_manga']);
    expect((await caller.post(PASSKEYS, { namn: 'x', svar })).koder).toEqual(['passernycklar_for_manga']);
  });
});

describe('a login by passkey is refused, and that is logged,', () => {
  test.each<[string, string, () => Forged]>([
    ['from another site', 'passernyckel_adress', () => ({ origin: 'https://studio.example' })],
    ['for another site', 'passernyckel_fel', () => ({ rpId: 'studio.example' })],
    ['signed with another key', 'passernyckel_fel', () => ({ key: strangersKey() })],
    ['that answers something else', 'passernyckel_fel', () => ({ type: 'webauthn.create' })],
    ['that nobody has touched', 'passernyckel_fel', () => ({ flags: 0 })],
  ])('%s', async (_, kod, forged) => {
    const { who, device } = await withPasskey();
    const refused = await login(who.epost, device.use(await questionTo(who.epost), forged()));
    expect([refused.status, refused.koder, sessionOf(refused)]).toEqual([401, [kod], undefined]);
    expect(refused.body.fel[0].atgard).toMatch(/^[A-ZÅÄÖ].+\.$/);
    expect(await refusals(who.id)).toEqual([kod]);
    expect((await login(who.epost, device.use(await questionTo(who.epost)))).status).toBe(200);
  });

  test('a second time with the same answer, and of two at once one', async () => {
    const { who, device } = await withPasskey();
    const answer = device.use(await questionTo(who.epost));
    const answers = await Promise.all([login(who.epost, answer), login(who.epost, answer)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await login(who.epost, answer)).koder).toEqual(['passernyckel_for_sen']);
    expect(await refusals(who.id)).toEqual(['passernyckel_for_sen', 'passernyckel_for_sen']);
  });

  test('with somebody else’s passkey, or an answer to somebody else’s question', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    expect((await login(one.who.epost, other.device.use(await questionTo(one.who.epost)))).koder).toEqual(['passernyckel_fel']);
    expect((await login(one.who.epost, one.device.use(await questionTo(other.who.epost)))).koder).toEqual(['passernyckel_for_sen']);
  });

  test('with what was asked for another passkey, or too long ago', async () => {
    const { who, caller, device } = await withPasskey();
    const made = await asked(caller);
    expect((await login(who.epost, device.use({ challenge: made.challenge, rpId: made.rp.id }))).koder).toEqual(['passernyckel_for_sen']);
    const question = await questionTo(who.epost);
    await sql(`UPDATE passernyckelfraga SET utgar = now() WHERE person_id = $1`, [who.id]);
    expect((await login(who.epost, device.use(question))).koder).toEqual(['passernyckel_for_sen']);
  });

  test('when it has been used as often before, or more often', async () => {
    const { who, device } = await withPasskey();
    const used = async (raknare: number) => (await login(who.epost, device.use(await questionTo(who.epost), { raknare }))).koder;
    expect(await used(5)).toBeUndefined();
    for (const raknare of [5, 4, 0]) expect(await used(raknare)).toEqual(['passernyckel_kopierad']);
    expect(await used(6)).toBeUndefined();
    expect(await refusals(who.id)).toEqual(Array(3).fill('passernyckel_kopierad'));
  });

  test('when the passkey has been removed meanwhile', async () => {
    const { who, caller, device, id } = await withPasskey();
    await added(caller, 'Telefonen');
    const question = await questionTo(who.epost);
    expect((await caller.post(`${PASSKEYS}/${id}/ta-bort`, { losenord: PASSWORD })).body.aktiv).toBe(true);
    expect((await login(who.epost, device.use(question))).koder).toEqual(['passernyckel_fel']);
  });

  test.each(['hej', '{}', '[]', 'null', '{"id":1}', JSON.stringify({ id: 'x', rawId: 'x', type: 'public-key', response: {} })])(
    'when it says %s',
    async (rubbish) => {
      const { who } = await withPasskey();
      const { status, koder } = await login(who.epost, rubbish);
      expect([status, koder]).toEqual([401, ['passernyckel_fel']]);
    },
  );

  test('after ten tries, whatever is shown then', async () => {
    const { who, device } = await withPasskey();
    for (let time = 0; time < 10; time++) expect((await login(who.epost, 'skräp')).status).toBe(401);
    expect((await askedAtSignIn(who.epost)).status).toBe(429);
    expect((await login(who.epost, device.use({ challenge: 'x', rpId: 'localhost' }))).status).toBe(429);
  });
});

describe('what a passkey is asked at the sign-in', () => {
  test('is told to nobody without the password, in the words and with the limits of a login', async () => {
    const { who } = await withPasskey();
    for (const epost of [who.epost, 'ingen@test.se']) {
      const { status, koder, body } = await askedAtSignIn(epost, { losenord: 'fel' });
      expect([status, koder, body.fraga]).toEqual([401, ['inloggning_fel'], undefined]);
    }
    for (let time = 0; time < 9; time++) await askedAtSignIn(who.epost, { losenord: 'fel' });
    expect((await askedAtSignIn(who.epost)).koder).toEqual(['for_manga_inloggningar']);
  });

  test('is nothing of who has none, and to ask is no failure', async () => {
    const who = await person();
    for (let time = 0; time < 11; time++) expect((await askedAtSignIn(who.epost)).body).toEqual({ ok: true, fraga: null });
    expect((await logIn({ epost: who.epost, losenord: PASSWORD })).status).toBe(200);
  });

  test('is asked with POST, in a small body, from Studio’s own pages', async () => {
    const path = '/api/auth/passernyckel';
    expect((await call({ method: 'GET', path })).status).toBe(405);
    const headers = { 'Content-Type': FORM };
    expect((await call({ method: 'POST', path, headers, body: `epost=${'a'.repeat(17_000)}` })).status).toBe(413);
    const foreign = { ...headers, Origin: 'https://studio.example' };
    expect((await call({ method: 'POST', path, headers: foreign, body: 'epost=a' })).status).toBe(403);
  });
});

describe('where a role demands a second factor', () => {
  let strict: Awaited<ReturnType<typeof ownStudio>>;
  beforeAll(async () => {
    strict = await ownStudio({ prepared: true, andraFaktor: 'admin' });
  });
  afterAll(() => strict.stop());

  test('a passkey is one, and the last of them stays', async () => {
    const caller = (await loggedIn(await person('admin'))).at(strict.url);
    expect((await caller.get('/anvandare')).koder).toEqual(['andra_faktor_saknas']);
    const make = async () => {
      const { body } = await caller.post(`${PASSKEYS}/paborja`, { losenord: PASSWORD });
      const answer = await caller.post(PASSKEYS, { namn: 'x', svar: new Authenticator(strict.url).make(body.fraga) });
      expect(answer.status, JSON.stringify(answer.fel)).toBe(201);
      return answer.body.passernyckel.id;
    };
    const ids = [await make(), await make()];
    expect((await caller.get('/anvandare')).status).toBe(200);
    const removed = await Promise.all(ids.map((id) => caller.post(`${PASSKEYS}/${id}/ta-bort`, { losenord: PASSWORD })));
    expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(removed.flatMap(({ koder }) => koder ?? [])).toEqual(['andra_faktor_tvungen']);
    expect((await caller.get(PASSKEYS)).body.passernycklar).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { Authenticator } from './newsroom/authenticator.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { logLines } from './newsroom/log-lines.ts';
import { call, codeOf, FORM, loggedIn, logIn, ownNetwork, PASSWORD, person, sessionOf } from './newsroom/login.ts';
import { address, begin, cookiesOf, lastRefusal, personWith } from './newsroom/openid.ts';
import { as } from './newsroom/people.ts';
import { besideIssuer } from './studio/beside-issuer.ts';
import { ownStudio } from './studio/own-studio.ts';

const there = besideIssuer();

describe('somebody with a second factor', () => {
  /** A step after the provider's. */
  const step = (path: 'kod' | 'passernyckel', Cookie: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    call(
      {
        method: 'POST',
        path: `/api/auth/oidc/${path}`,
        headers: { Cookie, 'Content-Type': FORM, 'X-Forwarded-For': ownNetwork(), ...headers },
        body: new URLSearchParams(fields).toString(),
      },
      there.studio.url,
    );
  const codes = (Cookie: string, kod: string, headers: Record<string, string> = {}) => step('kod', Cookie, { kod }, headers);
  const shows = (Cookie: string, passernyckel: string) => step('kod', Cookie, { passernyckel });

  async function vouchedForWithPasskey() {
    const who = await person();
    const caller = (await loggedIn(who)).at(there.studio.url);
    const device = new Authenticator(there.studio.url);
    const { fraga } = (await caller.post('/jag/andra-faktor/passernycklar/paborja', { losenord: PASSWORD })).body;
    expect((await caller.post('/jag/andra-faktor/passernycklar', { namn: 'Datorn', svar: device.make(fraga) })).status).toBe(201);
    return { who, caller, device, Cookie: cookiesOf(await there.through({ claims: { email: who.epost } })) };
  }
  const question = async (Cookie: string) => (await step('passernyckel', Cookie)).body.fraga;

  async function vouchedFor() {
    const who = await person();
    const caller = await loggedIn(who);
    const { nyckel } = (await caller.post('/jag/andra-faktor', { losenord: PASSWORD })).body;
    await caller.post('/jag/andra-faktor/bekrafta', { kod: codeOf(nyckel, -1) });
    const half = await there.through({ claims: { email: who.epost, amr: ['mfa', 'otp'], acr: '3' } });
    return { who, caller, nyckel, half, Cookie: cookiesOf(half) };
  }

  test('is not in before they have shown it, whatever the provider says of factors', async () => {
    const { who, half, Cookie, nyckel } = await vouchedFor();
    expect([half.headers.location, sessionOf(half)]).toEqual([
      `${there.studio.url}/studio/logga-in?steg=kod&till=%2Fstudio%2Fatt-gora`,
      undefined,
    ]);
    expect((await codes(Cookie, '')).koder).toEqual(['engangskod_kravs']);
    expect((await codes(Cookie, '000000')).koder).toEqual(['engangskod_fel']);
    expect(await lastRefusal(who.id)).toMatchObject({ detalj: { orsak: 'engangskod' } });
    const answer = await codes(Cookie, codeOf(nyckel));
    expect([answer.status, answer.body]).toEqual([200, { url: `${there.studio.url}/studio/att-gora` }]);
    const jag = await call({ method: 'GET', path: '/studio/api/jag', headers: { Cookie: sessionOf(answer) } }, there.studio.url);
    expect(jag.status).toBe(200);
    expect((await logLines('loggaIn', who.id)).at(-1)?.detalj).toEqual({ inloggad_med: 'oidc_kod' });
    expect((await codes(Cookie, codeOf(nyckel))).koder).toEqual(['engangskod_fel']);
  });

  test('is blocked after ten wrong codes, as with a password', async () => {
    const { who, Cookie, nyckel } = await vouchedFor();
    for (let time = 0; time < 10; time++) expect((await codes(Cookie, '000000')).status).toBe(401);
    expect((await codes(Cookie, codeOf(nyckel))).status).toBe(429);
    expect((await logIn({ epost: who.epost, losenord: PASSWORD, kod: codeOf(nyckel) }, {}, there.studio.url)).status).toBe(429);
  });

  test('shows a passkey as well as a code, and the login says so', async () => {
    const { who, device, Cookie } = await vouchedForWithPasskey();
    const asked = await step('passernyckel', Cookie);
    expect([asked.status, asked.body.fraga.allowCredentials]).toMatchObject([200, [{ id: device.id }]]);
    const passernyckel = device.use(asked.body.fraga);
    const answer = await shows(Cookie, passernyckel);
    expect([answer.status, answer.body]).toEqual([200, { url: `${there.studio.url}/studio/att-gora` }]);
    const jag = await call({ method: 'GET', path: '/studio/api/jag', headers: { Cookie: sessionOf(answer) } }, there.studio.url);
    expect(jag.status).toBe(200);
    expect((await logLines('loggaIn', who.id)).at(-1)?.detalj).toEqual({ inloggad_med: 'oidc_passernyckel' });
    expect((await shows(Cookie, passernyckel)).koder).toEqual(['passernyckel_for_sen']);
  });

  test('is refused a passkey that is not theirs, that was used elsewhere or that says nothing, and it is logged and counted', async () => {
    const [{ who, device, Cookie }, other] = [await vouchedForWithPasskey(), await vouchedForWithPasskey()];
    expect((await shows(Cookie, other.device.use(await question(Cookie)))).koder).toEqual(['passernyckel_fel']);
    expect((await shows(Cookie, device.use(await question(other.Cookie)))).koder).toEqual(['passernyckel_for_sen']);
    const phished = device.use(await question(Cookie), { origin: 'https://ond.example' });
    expect((await shows(Cookie, phished)).koder).toEqual(['passernyckel_adress']);
    expect((await shows(Cookie, 'skräp')).koder).toEqual(['passernyckel_fel']);
    expect(await lastRefusal(who.id)).toMatchObject({ operation: 'inloggningMisslyckad', detalj: { orsak: 'passernyckel_fel' } });
    for (let time = 4; time < 10; time++) expect((await shows(Cookie, 'skräp')).status).toBe(401);
    expect((await shows(Cookie, device.use(await question(Cookie)))).status).toBe(429);
  });

  test('is asked for a passkey only as the other half of a login, from our own page, and for none who has none', async () => {
    const { who, Cookie } = await vouchedForWithPasskey();
    expect((await step('passernyckel', '')).koder).toEqual(['oidc_upphord']);
    expect((await step('passernyckel', Cookie, {}, { Origin: 'https://ond.example' })).koder).toEqual(['frammande_ursprung']);
    expect(await question((await vouchedFor()).Cookie)).toBeNull();
    await sql('UPDATE person SET session_nr = session_nr + 1 WHERE id = $1', [who.id]);
    expect((await step('passernyckel', Cookie)).koder).toEqual(['oidc_upphord']);
  });

  test('needs both halves of the same login, from our own page', async () => {
    const { who, caller, Cookie, nyckel } = await vouchedFor();
    expect((await codes('', codeOf(nyckel))).koder).toEqual(['oidc_upphord']);
    expect((await codes((await begin(there.studio.url)).Cookie.replace('studiooidc=', 'studiooidckod='), codeOf(nyckel))).koder).toEqual([
      'oidc_upphord',
    ]);
    expect((await codes(Cookie, codeOf(nyckel), { Origin: 'https://ond.example' })).koder).toEqual(['frammande_ursprung']);
    await sql('UPDATE person SET session_nr = session_nr + 1 WHERE id = $1', [who.id]);
    expect((await codes(Cookie, codeOf(nyckel))).koder).toEqual(['oidc_upphord']);
    expect(caller).toBeDefined();
  });
});

test('where the role demands a second factor, who has none sets one up and does nothing else', async () => {
  const strict = await ownStudio({ prepared: true, andraFaktor: 'admin', oidc: there.issuer.environment });
  try {
    const { id, epost } = await person('admin');
    const answer = await there.through({ claims: { email: epost, amr: ['mfa'] } }, { url: strict.url });
    const caller = new Caller({ id, epost, credential: { Cookie: sessionOf(answer) ?? '' } }).at(strict.url);
    expect((await caller.get('/anvandare')).koder).toEqual(['andra_faktor_saknas']);
    expect((await caller.get('/jag')).body.krav).toBe('andra_faktor');
  } finally {
    await strict.stop();
  }
});

describe('somebody who has no password', () => {
  const FACTOR = '/jag/andra-faktor';

  /** Made by coming here, so long ago. */
  async function readerFor(minutes: number) {
    const epost = address();
    const answer = await there.through({ claims: { email: epost } });
    const { id = '' } = (await personWith(epost)) ?? {};
    await sql('UPDATE session SET skapad = skapad - make_interval(mins => $2) WHERE person_id = $1', [id, minutes]);
    const caller = new Caller({ id, epost, credential: { Cookie: sessionOf(answer) ?? '' } }).at(there.studio.url);
    return { id, epost, caller };
  }

  /** Turns codes on: what the app has. */
  async function withCodes(caller: Caller): Promise<string> {
    const { body, status } = await caller.post(FACTOR, { losenord: '' });
    expect(status).toBe(201);
    expect((await caller.post(`${FACTOR}/bekrafta`, { kod: codeOf(body.nyckel, -1) })).status).toBe(200);
    return body.nyckel;
  }

  test('proves to be who they are by having logged in lately, and sets up a second factor', async () => {
    const { caller } = await readerFor(9);
    expect((await caller.get(FACTOR)).body.andra_faktor).toMatchObject({ bevis: 'inloggning', aktiv: false });
    await withCodes(caller);
    expect((await caller.post(`${FACTOR}/reservkoder`, { losenord: '' })).body.reservkoder).toHaveLength(10);
    const device = new Authenticator(there.studio.url);
    const { fraga } = (await caller.post(`${FACTOR}/passernycklar/paborja`, { losenord: '' })).body;
    const { passernyckel } = (await caller.post(`${FACTOR}/passernycklar`, { namn: 'Datorn', svar: device.make(fraga) })).body;
    expect((await caller.post(`${FACTOR}/passernycklar/${passernyckel.id}/ta-bort`, { losenord: '' })).body.aktiv).toBe(true);
    expect((await caller.post(`${FACTOR}/stang-av`, { losenord: '' })).status).toBe(200);
  });

  test('has to log in anew after ten minutes, with the second factor once they have one', async () => {
    const { id, epost, caller } = await readerFor(11);
    for (const path of [FACTOR, `${FACTOR}/passernycklar/paborja`, `${FACTOR}/reservkoder`, `${FACTOR}/stang-av`])
      expect((await caller.post(path, { losenord: '' })).koder).toEqual(['inloggning_gammal']);
    expect((await logLines('losenordAvvisat', id)).at(-1)?.detalj).toMatchObject({ konto: id, fel: 'inloggning_gammal' });
    expect((await caller.post(FACTOR, { losenord: 'en gissning' })).koder).toEqual(['losenord_fel']);
    const fresh = sessionOf(await there.through({ claims: { email: epost } })) ?? '';
    await withCodes(new Caller({ id, epost, credential: { Cookie: fresh } }).at(there.studio.url));
    expect(sessionOf(await there.through({ claims: { email: epost } }))).toBeUndefined();
  });

  test('chooses no password: whoever loses the organisation’s login is to be out', async () => {
    const { epost, caller } = await readerFor(0);
    const { koder } = await caller.post('/jag/losenord', { nuvarande: '', losenord: PASSWORD });
    expect(koder).toEqual(['losenord_fel']);
    expect(await personWith(epost)).toMatchObject({ losenord_hash: '' });
  });
});

test('who has a password says it, however lately the organisation has vouched for them', async () => {
  const { id, epost } = await person();
  const Cookie = sessionOf(await there.through({ claims: { email: epost } })) ?? '';
  const caller = new Caller({ id, epost, credential: { Cookie } }).at(there.studio.url);
  expect((await caller.get('/jag/andra-faktor')).body.andra_faktor.bevis).toBe('losenord');
  expect((await caller.post('/jag/andra-faktor', { losenord: '' })).koder).toEqual(['losenord_fel']);
  expect((await caller.post('/jag/andra-faktor', { losenord: PASSWORD })).status).toBe(201);
});

test('such a login is shown to its person, and ended as every other', async () => {
  const { id, epost } = await person();
  const answer = await there.through({ claims: { email: epost } });
  const caller = new Caller({ id, epost, credential: { Cookie: sessionOf(answer) ?? '' } }).at(there.studio.url);
  expect((await caller.get('/jag/sessioner')).body.sessioner).toMatchObject([{ inloggad_med: 'oidc', denna: true }]);
  await (await as('admin')).at(there.studio.url).delete(`/anvandare/${id}/sessioner`);
  expect((await caller.get('/jag')).koder).toEqual(['inloggning_upphord']);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRealIssuer } from '../openid/real-issuer.ts';
import { type Answer, CLIENT } from '../openid/stand-in-issuer.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { logLines } from './newsroom/log-lines.ts';
import { call, logIn, ownNetwork, PASSWORD, person, sessionOf } from './newsroom/login.ts';
import { address, begin, comeBack, errorOf, lastRefusal, personWith } from './newsroom/openid.ts';
import { besideIssuer } from './studio/beside-issuer.ts';
import { ownStudio } from './studio/own-studio.ts';

describe('with a provider as organisations have one', () => {
  let issuer: Awaited<ReturnType<typeof startRealIssuer>>;
  let studio: Awaited<ReturnType<typeof ownStudio>>;
  const [known, unknown] = [{ email: '' }, { email: address() }];

  beforeAll(async () => {
    issuer = await startRealIssuer();
    studio = await ownStudio({ prepared: true, oidc: issuer.environment });
    known.email = (await person()).epost;
    issuer.serve(studio.url, {
      kand: { email: known.email.toUpperCase(), email_verified: true, name: 'Annat namn' },
      ny: { email: unknown.email, email_verified: true, name: 'Nya Nyman' },
      obekraftad: { email: known.email, email_verified: false, name: 'Någon' },
    });
  });
  afterAll(async () => {
    await studio.stop();
    await issuer.stop();
  });

  /** The whole way, through the provider's own forms. */
  async function throughTheForms(login: string) {
    const { to, Cookie } = await begin(studio.url, '/studio/innehall?sida=2');
    const jar = new Map<string, string>();
    let next = to;
    for (let step = 0; step < 12; step++) {
      if (next.origin === studio.url) return { Cookie, query: Object.fromEntries(next.searchParams) };
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const isForm = next.pathname.startsWith('/interaction/');
      const prompt = isForm ? /name="prompt" value="(\w+)"/.exec(await (await fetch(next, { headers: { cookie } })).text())?.[1] : '';
      const body = new URLSearchParams({ prompt: prompt ?? '', ...(prompt === 'login' ? { login, password: 'x' } : {}) });
      const answer = await fetch(next, { redirect: 'manual', headers: { cookie }, ...(isForm ? { method: 'POST', body } : {}) });
      for (const set of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        jar.set(name, value);
      }
      next = new URL(answer.headers.get('location') ?? '', next);
    }
    throw new Error(`${login} did not come back`);
  }

  test('a person of the newsroom comes in as who they are, and where they wanted to go', async () => {
    const { query, Cookie } = await throughTheForms('kand');
    const answer = await comeBack(studio.url, query, Cookie);
    expect([answer.status, answer.headers.location]).toEqual([302, `${studio.url}/studio/innehall?sida=2`]);
    expect(answer.headers['set-cookie']?.find((one) => one.startsWith('studiosess='))).toMatch(/HttpOnly; SameSite=Lax/);
    const jag = await call({ method: 'GET', path: '/studio/api/jag', headers: { Cookie: sessionOf(answer) } }, studio.url);
    expect([jag.status, jag.body.vem.namn === 'Annat namn']).toEqual([200, false]);
    const again = await comeBack(studio.url, query, Cookie);
    expect([errorOf(again), sessionOf(again)]).toEqual(['oidc_upphord', undefined]);
  });

  test('somebody new becomes a reader of the newsroom, once', async () => {
    for (let time = 0; time < 2; time++) {
      const { query, Cookie } = await throughTheForms('ny');
      expect(sessionOf(await comeBack(studio.url, query, Cookie))).toBeDefined();
    }
    expect(await personWith(unknown.email)).toMatchObject({ namn: 'Nya Nyman', roll: 'lasare', publicera: false, losenord_hash: '' });
    const made = await sql(`SELECT FROM logg WHERE operation = 'skapaAnvandare' AND detalj ->> 'epost' = $1`, [unknown.email]);
    expect(made).toHaveLength(1);
  });

  test('an address that is not confirmed is nobody’s', async () => {
    const { query, Cookie } = await throughTheForms('obekraftad');
    const answer = await comeBack(studio.url, query, Cookie);
    expect([errorOf(answer), sessionOf(answer)]).toEqual(['oidc_epost', undefined]);
  });

  test('a code is worth nothing in another browser’s login, nor twice at the provider', async () => {
    const { query } = await throughTheForms('kand');
    const other = await begin(studio.url);
    expect(errorOf(await comeBack(studio.url, query, other.Cookie))).toBe('oidc_upphord');
    const third = await begin(studio.url);
    expect(errorOf(await comeBack(studio.url, { ...query, state: third.state }, third.Cookie))).toBe('oidc_ogiltig');
  });
});

describe('with a provider that says anything', () => {
  const there = besideIssuer();

  test('is asked with PKCE, state and nonce, and shown the secret in the header alone', async () => {
    const { to, answer } = await begin(there.studio.url);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${there.studio.url}/api/auth/oidc/svar`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{20,}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
    });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^studiooidc=.*Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/)]);
    expect(answer.headers['set-cookie']?.[0]).not.toContain(to.searchParams.get('state'));
    await there.through({ claims: { email: address() } });
    const { form, authorization } = there.issuer.redeemed.at(-1) ?? { form: new URLSearchParams(), authorization: '' };
    expect([form.get('code_verifier')?.length, form.has('client_secret')]).toEqual([43, false]);
    expect(authorization).toMatch(/^Basic /);
  });

  test.each<[string, Answer]>([
    ['of another issuer', { claims: { iss: 'https://ond.example' } }],
    ['for another audience', { claims: { aud: 'annan' } }],
    ['for several, made for another', { claims: { aud: [CLIENT.id, 'annan'], azp: 'annan' } }],
    ['made for another client', { claims: { azp: 'annan' } }],
    ['with another nonce', { claims: { nonce: 'en annan' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that is out of time', { claims: { exp: Math.floor(Date.now() / 1000) - 600 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['signed by nobody', { alg: 'none' }],
    ['signed with what both know', { alg: 'HS256' }],
    ['signed by somebody else', { foreignKey: true }],
    ['that is missing', { withoutToken: true }],
    ['of a code that is not redeemed', { status: 400 }],
  ])('a token %s lets nobody in, and is logged', async (_, answer) => {
    const { epost } = await person();
    const refused = await there.through({ ...answer, claims: { email: epost, ...answer.claims } });
    expect([refused.status, errorOf(refused), sessionOf(refused)]).toEqual([302, 'oidc_ogiltig', undefined]);
    expect(await lastRefusal()).toMatchObject({ operation: 'inloggningMisslyckad', detalj: { orsak: 'oidc_ogiltig', epost: null } });
  });

  test.each<[string, Record<string, unknown>]>([
    ['is not confirmed', { email_verified: false }],
    ['is said to be confirmed in a word', { email_verified: 'true' }],
    ['is said to be confirmed by a number', { email_verified: 1 }],
    ['is not said to be confirmed', { email_verified: undefined }],
    ['is none', { email: 'inte en adress' }],
    ['is a list', { email: ['a@test.se'] }],
    ['is too long', { email: `${'a'.repeat(260)}@test.se` }],
    ['has a letter that becomes another', { email: '\u212Aalle@test.se' }],
  ])('an address that %s lets nobody in', async (_, claims) => {
    const refused = await there.through({ claims: { email: (await person()).epost, ...claims } });
    expect([errorOf(refused), sessionOf(refused)]).toEqual(['oidc_epost', undefined]);
    expect(await lastRefusal()).toMatchObject({ detalj: { orsak: 'oidc_epost' } });
  });

  test('an address of the token and a yes of elsewhere are not put together', async () => {
    const { epost } = await person();
    const userinfo = { sub: 'x', email: epost, email_verified: true };
    expect(errorOf(await there.through({ claims: { email: epost, email_verified: false }, userinfo }))).toBe('oidc_epost');
    expect(errorOf(await there.through({ claims: { email_verified: true }, userinfo: { sub: 'x', email: epost } }))).toBe('oidc_epost');
    expect(errorOf(await there.through({ userinfo: { ...userinfo, sub: 'y' } }))).toBe('oidc_ogiltig');
    expect(sessionOf(await there.through({ userinfo }))).toBeDefined();
  });

  test('what is claimed of somebody new makes them no more than a reader', async () => {
    const epost = address();
    const claims = {
      email: epost,
      name: '  Ny\n\u202E Person ',
      role: 'superadmin',
      roll: 'superadmin',
      roles: ['admin'],
      groups: ['admin'],
      publicera: true,
    };
    const answer = await there.through({ claims });
    expect(await personWith(epost)).toMatchObject({
      namn: 'Ny Person',
      roll: 'lasare',
      publicera: false,
      sektioner: [],
      losenord_hash: '',
    });
    const caller = new Caller({ id: '', epost, credential: { Cookie: sessionOf(answer) ?? '' } }).at(there.studio.url);
    expect((await caller.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' })).koder).toEqual(['rattighet_saknas']);
    expect((await logIn({ epost, losenord: '' })).status).toBe(401);
  });

  test('what is claimed of somebody known changes nothing of them', async () => {
    const { id, epost } = await person('skribent');
    const before = await personWith(epost);
    expect(sessionOf(await there.through({ claims: { email: epost.toUpperCase(), name: 'Nytt', roles: ['admin'] } }))).toBeDefined();
    expect(await personWith(epost)).toEqual(before);
    expect((await logLines('loggaIn', id)).at(-1)?.detalj).toEqual({ inloggad_med: 'oidc' });
  });

  test('of many at once one person is made', async () => {
    const epost = address();
    const answers = await Promise.all(Array.from({ length: 4 }, () => there.through({ claims: { email: epost } })));
    expect(answers.filter((answer) => sessionOf(answer) !== undefined)).toHaveLength(4);
    expect(await sql('SELECT FROM person WHERE epost = $1', [epost])).toHaveLength(1);
  });

  test('somebody who is shut out stays out, and is told so', async () => {
    const { id, epost } = await person();
    await sql('UPDATE person SET aktiv = false WHERE id = $1', [id]);
    const refused = await there.through({ claims: { email: epost } });
    expect([errorOf(refused), sessionOf(refused)]).toEqual(['oidc_avstangd', undefined]);
    expect(await lastRefusal(id)).toMatchObject({ detalj: { orsak: 'oidc_avstangd', epost } });
  });

  test('where nobody is to be made, somebody unknown is refused', async () => {
    const strict = await ownStudio({ prepared: true, oidc: { ...there.issuer.environment, STUDIO_OIDC_SKAPA: '0' } });
    try {
      const epost = address();
      expect(errorOf(await there.through({ claims: { email: epost } }, { url: strict.url }))).toBe('oidc_okand');
      expect(await personWith(epost)).toBeUndefined();
      const known = await person();
      expect(sessionOf(await there.through({ claims: { email: known.epost } }, { url: strict.url }))).toBeDefined();
    } finally {
      await strict.stop();
    }
  });

  test('an answer counts once, for who asked, for that very question, and for ten minutes', async () => {
    const { epost } = await person();
    const { Cookie, state, nonce } = await begin(there.studio.url);
    const query = { code: there.issuer.codeFor(nonce, { claims: { email: epost } }), state };
    expect(errorOf(await comeBack(there.studio.url, query, ''))).toBe('oidc_upphord');
    expect(errorOf(await comeBack(there.studio.url, query, 'studiooidc=skräp'))).toBe('oidc_upphord');
    expect(errorOf(await comeBack(there.studio.url, { code: query.code }, Cookie))).toBe('oidc_upphord');
    expect(errorOf(await comeBack(there.studio.url, { ...query, state: 'fel' }, Cookie))).toBe('oidc_upphord');
    expect(await lastRefusal()).toMatchObject({ detalj: { orsak: 'oidc_upphord' } });
    expect(sessionOf(await comeBack(there.studio.url, query, Cookie))).toBeDefined();
    expect(errorOf(await comeBack(there.studio.url, query, Cookie))).toBe('oidc_upphord');
  });

  test('an answer that took longer than ten minutes is too late', async () => {
    let late = 0;
    const own = await ownStudio({ prepared: true, oidc: there.issuer.environment, now: () => new Date(Date.now() + late) });
    try {
      const { Cookie, state, nonce } = await begin(own.url);
      const code = there.issuer.codeFor(nonce, { claims: { email: (await person()).epost } });
      late = 11 * 60_000;
      expect(errorOf(await comeBack(own.url, { code, state }, Cookie))).toBe('oidc_upphord');
    } finally {
      await own.stop();
    }
  });

  test('an answer of another issuer is refused by its name', async () => {
    const { epost } = await person();
    expect(errorOf(await there.through({ claims: { email: epost } }, { query: { iss: 'https://ond.example' } }))).toBe('oidc_ogiltig');
  });

  test('who turns back there is told so, and has failed at nothing', async () => {
    const from = { 'X-Forwarded-For': ownNetwork() };
    for (let time = 0; time < 12; time++) {
      const { Cookie, state } = await begin(there.studio.url);
      expect(errorOf(await comeBack(there.studio.url, { error: 'access_denied', state }, Cookie, from))).toBe('oidc_avbruten');
    }
    const { Cookie } = await begin(there.studio.url);
    expect(errorOf(await comeBack(there.studio.url, { error: 'access_denied', state: 'fel' }, Cookie, from))).toBe('oidc_upphord');
  });

  test.each([
    ['/studio/artiklar?sida=2', '/studio/artiklar?sida=2'],
    ['https://ond.example/studio', '/studio/att-gora'],
    ['//ond.example/studio', '/studio/att-gora'],
    ['/\\ond.example/studio', '/studio/att-gora'],
    ['/studio/..//ond.example', '/studio/att-gora'],
    ['/studio/../api/auth/oidc', '/studio/att-gora'],
    ['/studio\r\nSet-Cookie: a=b', '/studio/att-gora'],
    ['/studio/logga-in', '/studio/att-gora'],
    ['javascript:alert(1)', '/studio/att-gora'],
    [`/studio/${'a'.repeat(5_000)}`, '/studio/att-gora'],
  ])('whoever wanted to go to %s is led to %s', async (till, place) => {
    const { epost } = await person();
    const { Cookie, state, nonce } = await begin(there.studio.url, till);
    const code = there.issuer.codeFor(nonce, { claims: { email: epost } });
    expect((await comeBack(there.studio.url, { code, state }, Cookie)).headers.location).toBe(`${there.studio.url}${place}`);
  });

  test('another site’s page gets its visitor no further than to the button', async () => {
    const { answer } = await begin(there.studio.url, '/studio/ko', { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.headers.location, answer.headers['set-cookie']]).toEqual([
      `${there.studio.url}/studio/logga-in?till=%2Fstudio%2Fko`,
      undefined,
    ]);
  });

  test('ten refusals from one network are the last: 429, in Swedish, logged, and no hindrance to passwords', async () => {
    const from = { 'X-Forwarded-For': ownNetwork() };
    const { epost } = await person();
    for (let time = 0; time < 10; time++)
      expect(errorOf(await there.through({ claims: { email: epost, email_verified: false } }, { headers: from }))).toBe('oidc_epost');
    const blocked = await there.through({ claims: { email: epost } }, { headers: from });
    expect([blocked.status, blocked.koder, sessionOf(blocked)]).toEqual([429, ['for_manga_inloggningar'], undefined]);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    expect(blocked.headers.refresh).toMatch(/^0; url=http.*error=for_manga_inloggningar/);
    expect(await lastRefusal()).toMatchObject({ operation: 'inloggningSparrad', detalj: { genom: 'oidc' } });
    expect((await logIn({ epost, losenord: PASSWORD }, from, there.studio.url)).status).toBe(200);
    expect(sessionOf(await there.through({ claims: { email: epost } }))).toBeDefined();
  });

  test('pages that send browsers here uninvited stop nobody who was invited', async () => {
    const from = { 'X-Forwarded-For': ownNetwork() };
    for (let time = 0; time < 12; time++) await comeBack(there.studio.url, { code: 'c', state: 's' }, '', from);
    expect(sessionOf(await there.through({ claims: { email: (await person()).epost } }, { headers: from }))).toBeDefined();
  });

  test.each([
    ['POST', '/api/auth/oidc'],
    ['HEAD', '/api/auth/oidc/svar'],
    ['GET', '/api/auth/oidc/kod'],
    ['GET', '/api/auth/oidc/passernyckel'],
    ['DELETE', '/api/auth/oidc/svar'],
  ])('%s %s is 405', async (method, path) => {
    expect((await send({ method, path }, there.studio.url)).status).toBe(405);
  });
});

test('where nothing is set up there is no such address', async () => {
  for (const path of ['', '/svar', '/passernyckel', '/kod', '/annat', '/constructor'])
    expect((await call({ method: 'GET', path: `/api/auth/oidc${path}` })).koder).toEqual(['adress_okand']);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { startRealIssuer } from '../openid/real-issuer.ts';
import { type Answer, CLIENT, type StandInIssuer, startStandInIssuer } from '../openid/stand-in-issuer.ts';
import { Authenticator } from './newsroom/authenticator.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { logLines } from './newsroom/log-lines.ts';
import { call, codeOf, FORM, loggedIn, logIn, ownNetwork, PASSWORD, person, sessionOf } from './newsroom/login.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

type Studio = Awaited<ReturnType<typeof ownStudio>>;

const cookiesOf = ({ headers }: Awaited<ReturnType<typeof call>>) =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
const errorOf = ({ headers }: Awaited<ReturnType<typeof call>>) => URL.parse(headers.location ?? '')?.searchParams.get('error');
const address = () => `${randomUUID()}@test.se`;

/** Presses the button: where it leads, and what the browser keeps. */
async function begin(url: string, till = '/studio', headers: Record<string, string> = {}) {
  const answer = await call({ method: 'GET', path: `/api/auth/oidc?${new URLSearchParams({ till })}`, headers }, url);
  const to = new URL(answer.headers.location ?? 'about:blank');
  return { answer, to, Cookie: cookiesOf(answer), state: to.searchParams.get('state') ?? '', nonce: to.searchParams.get('nonce') ?? '' };
}

/** Comes back from there. */
function comeBack(url: string, query: Record<string, string>, Cookie: string, headers: Record<string, string> = {}) {
  const path = `/api/auth/oidc/svar?${new URLSearchParams(query)}`;
  return call({ method: 'GET', path, headers: { Cookie, 'X-Forwarded-For': ownNetwork(), ...headers } }, url);
}

async function personWith(epost: string) {
  const [row] = await sql<{ id: string; namn: string; roll: string; publicera: boolean; sektioner: string[]; losenord_hash: string }>(
    'SELECT * FROM person WHERE epost = $1',
    [epost],
  );
  return row;
}

/** The last refusal that the log has, of nobody known or of that person. */
async function lastRefusal(konto: string | null = null) {
  const [line] = await sql<{ operation: string; detalj: Record<string, unknown> }>(
    `SELECT operation, detalj FROM logg WHERE operation LIKE 'inloggning%' AND detalj ->> 'konto' IS NOT DISTINCT FROM $1 ORDER BY id DESC LIMIT 1`,
    [konto],
  );
  return line;
}

describe('with a provider as organisations have one', () => {
  let issuer: Awaited<ReturnType<typeof startRealIssuer>>;
  let studio: Studio;
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
  let issuer: StandInIssuer;
  let studio: Studio;

  beforeAll(async () => {
    issuer = await startStandInIssuer();
    studio = await ownStudio({ prepared: true, silent: true, oidc: issuer.environment });
  });
  afterAll(async () => {
    await studio.stop();
    await issuer.stop();
  });
  beforeEach(() => issuer.fail(undefined));

  /** The way there and back, with that answer at the end. */
  async function through(answer: Answer, more: { headers?: Record<string, string>; query?: Record<string, string>; url?: string } = {}) {
    const url = more.url ?? studio.url;
    const { Cookie, state, nonce } = await begin(url);
    const code = issuer.codeFor(nonce, answer);
    return comeBack(url, { code, state, ...more.query }, Cookie, more.headers);
  }

  test('is asked with PKCE, state and nonce, and shown the secret in the header alone', async () => {
    const { to, answer } = await begin(studio.url);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      client_id: CLIENT.id,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${studio.url}/api/auth/oidc/svar`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{20,}$/),
      nonce: expect.stringMatching(/^[\w-]{20,}$/),
    });
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^studiooidc=.*Path=\/api\/auth\/oidc; HttpOnly; SameSite=Lax$/)]);
    expect(answer.headers['set-cookie']?.[0]).not.toContain(to.searchParams.get('state'));
    await through({ claims: { email: address() } });
    const { form, authorization } = issuer.redeemed.at(-1) ?? { form: new URLSearchParams(), authorization: '' };
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
    const refused = await through({ ...answer, claims: { email: epost, ...answer.claims } });
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
    const refused = await through({ claims: { email: (await person()).epost, ...claims } });
    expect([errorOf(refused), sessionOf(refused)]).toEqual(['oidc_epost', undefined]);
    expect(await lastRefusal()).toMatchObject({ detalj: { orsak: 'oidc_epost' } });
  });

  test('an address of the token and a yes of elsewhere are not put together', async () => {
    const { epost } = await person();
    const userinfo = { sub: 'x', email: epost, email_verified: true };
    expect(errorOf(await through({ claims: { email: epost, email_verified: false }, userinfo }))).toBe('oidc_epost');
    expect(errorOf(await through({ claims: { email_verified: true }, userinfo: { sub: 'x', email: epost } }))).toBe('oidc_epost');
    expect(errorOf(await through({ userinfo: { ...userinfo, sub: 'y' } }))).toBe('oidc_ogiltig');
    expect(sessionOf(await through({ userinfo }))).toBeDefined();
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
    const answer = await through({ claims });
    expect(await personWith(epost)).toMatchObject({
      namn: 'Ny Person',
      roll: 'lasare',
      publicera: false,
      sektioner: [],
      losenord_hash: '',
    });
    const caller = new Caller({ id: '', epost, credential: { Cookie: sessionOf(answer) ?? '' } }).at(studio.url);
    expect((await caller.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' })).koder).toEqual(['rattighet_saknas']);
    expect((await logIn({ epost, losenord: '' })).status).toBe(401);
  });

  test('what is claimed of somebody known changes nothing of them', async () => {
    const { id, epost } = await person('skribent');
    const before = await personWith(epost);
    expect(sessionOf(await through({ claims: { email: epost.toUpperCase(), name: 'Nytt', roles: ['admin'] } }))).toBeDefined();
    expect(await personWith(epost)).toEqual(before);
    expect((await logLines('loggaIn', id)).at(-1)?.detalj).toEqual({ inloggad_med: 'oidc' });
  });

  test('of many at once one person is made', async () => {
    const epost = address();
    const answers = await Promise.all(Array.from({ length: 4 }, () => through({ claims: { email: epost } })));
    expect(answers.filter((answer) => sessionOf(answer) !== undefined)).toHaveLength(4);
    expect(await sql('SELECT FROM person WHERE epost = $1', [epost])).toHaveLength(1);
  });

  test('somebody who is shut out stays out, and is told so', async () => {
    const { id, epost } = await person();
    await sql('UPDATE person SET aktiv = false WHERE id = $1', [id]);
    const refused = await through({ claims: { email: epost } });
    expect([errorOf(refused), sessionOf(refused)]).toEqual(['oidc_avstangd', undefined]);
    expect(await lastRefusal(id)).toMatchObject({ detalj: { orsak: 'oidc_avstangd', epost } });
  });

  test('where nobody is to be made, somebody unknown is refused', async () => {
    const strict = await ownStudio({ prepared: true, oidc: { ...issuer.environment, STUDIO_OIDC_SKAPA: '0' } });
    try {
      const epost = address();
      expect(errorOf(await through({ claims: { email: epost } }, { url: strict.url }))).toBe('oidc_okand');
      expect(await personWith(epost)).toBeUndefined();
      const known = await person();
      expect(sessionOf(await through({ claims: { email: known.epost } }, { url: strict.url }))).toBeDefined();
    } finally {
      await strict.stop();
    }
  });

  test('an answer counts once, for who asked, for that very question, and for ten minutes', async () => {
    const { epost } = await person();
    const { Cookie, state, nonce } = await begin(studio.url);
    const query = { code: issuer.codeFor(nonce, { claims: { email: epost } }), state };
    expect(errorOf(await comeBack(studio.url, query, ''))).toBe('oidc_upphord');
    expect(errorOf(await comeBack(studio.url, query, 'studiooidc=skräp'))).toBe('oidc_upphord');
    expect(errorOf(await comeBack(studio.url, { code: query.code }, Cookie))).toBe('oidc_upphord');
    expect(errorOf(await comeBack(studio.url, { ...query, state: 'fel' }, Cookie))).toBe('oidc_upphord');
    expect(await lastRefusal()).toMatchObject({ detalj: { orsak: 'oidc_upphord' } });
    expect(sessionOf(await comeBack(studio.url, query, Cookie))).toBeDefined();
    expect(errorOf(await comeBack(studio.url, query, Cookie))).toBe('oidc_upphord');
  });

  test('an answer that took longer than ten minutes is too late', async () => {
    let late = 0;
    const own = await ownStudio({ prepared: true, oidc: issuer.environment, now: () => new Date(Date.now() + late) });
    try {
      const { Cookie, state, nonce } = await begin(own.url);
      const code = issuer.codeFor(nonce, { claims: { email: (await person()).epost } });
      late = 11 * 60_000;
      expect(errorOf(await comeBack(own.url, { code, state }, Cookie))).toBe('oidc_upphord');
    } finally {
      await own.stop();
    }
  });

  test('an answer of another issuer is refused by its name', async () => {
    const { epost } = await person();
    expect(errorOf(await through({ claims: { email: epost } }, { query: { iss: 'https://ond.example' } }))).toBe('oidc_ogiltig');
  });

  test('who turns back there is told so, and has failed at nothing', async () => {
    const from = { 'X-Forwarded-For': ownNetwork() };
    for (let time = 0; time < 12; time++) {
      const { Cookie, state } = await begin(studio.url);
      expect(errorOf(await comeBack(studio.url, { error: 'access_denied', state }, Cookie, from))).toBe('oidc_avbruten');
    }
    const { Cookie } = await begin(studio.url);
    expect(errorOf(await comeBack(studio.url, { error: 'access_denied', state: 'fel' }, Cookie, from))).toBe('oidc_upphord');
  });

  test.each([
    ['/studio/artiklar?sida=2', '/studio/artiklar?sida=2'],
    ['https://ond.example/studio', '/studio'],
    ['//ond.example/studio', '/studio'],
    ['/\\ond.example/studio', '/studio'],
    ['/studio/..//ond.example', '/studio'],
    ['/studio/../api/auth/oidc', '/studio'],
    ['/studio\r\nSet-Cookie: a=b', '/studio'],
    ['/studio/logga-in', '/studio'],
    ['javascript:alert(1)', '/studio'],
    [`/studio/${'a'.repeat(5_000)}`, '/studio'],
  ])('whoever wanted to go to %s is led to %s', async (till, place) => {
    const { epost } = await person();
    const { Cookie, state, nonce } = await begin(studio.url, till);
    const code = issuer.codeFor(nonce, { claims: { email: epost } });
    expect((await comeBack(studio.url, { code, state }, Cookie)).headers.location).toBe(`${studio.url}${place}`);
  });

  test('another site’s page gets its visitor no further than to the button', async () => {
    const { answer } = await begin(studio.url, '/studio/ko', { 'Sec-Fetch-Site': 'cross-site' });
    expect([answer.headers.location, answer.headers['set-cookie']]).toEqual([
      `${studio.url}/studio/logga-in?till=%2Fstudio%2Fko`,
      undefined,
    ]);
  });

  test('ten refusals from one network are the last: 429, in Swedish, logged, and no hindrance to passwords', async () => {
    const from = { 'X-Forwarded-For': ownNetwork() };
    const { epost } = await person();
    for (let time = 0; time < 10; time++)
      expect(errorOf(await through({ claims: { email: epost, email_verified: false } }, { headers: from }))).toBe('oidc_epost');
    const blocked = await through({ claims: { email: epost } }, { headers: from });
    expect([blocked.status, blocked.koder, sessionOf(blocked)]).toEqual([429, ['for_manga_inloggningar'], undefined]);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    expect(blocked.headers.refresh).toMatch(/^0; url=http.*error=for_manga_inloggningar/);
    expect(await lastRefusal()).toMatchObject({ operation: 'inloggningSparrad', detalj: { genom: 'oidc' } });
    expect((await logIn({ epost, losenord: PASSWORD }, from, studio.url)).status).toBe(200);
    expect(sessionOf(await through({ claims: { email: epost } }))).toBeDefined();
  });

  test('pages that send browsers here uninvited stop nobody who was invited', async () => {
    const from = { 'X-Forwarded-For': ownNetwork() };
    for (let time = 0; time < 12; time++) await comeBack(studio.url, { code: 'c', state: 's' }, '', from);
    expect(sessionOf(await through({ claims: { email: (await person()).epost } }, { headers: from }))).toBeDefined();
  });

  describe('somebody with a second factor', () => {
    /** A step after the provider's. */
    const step = (
      path: 'kod' | 'passernyckel',
      Cookie: string,
      fields: Record<string, string> = {},
      headers: Record<string, string> = {},
    ) =>
      call(
        {
          method: 'POST',
          path: `/api/auth/oidc/${path}`,
          headers: { Cookie, 'Content-Type': FORM, 'X-Forwarded-For': ownNetwork(), ...headers },
          body: new URLSearchParams(fields).toString(),
        },
        studio.url,
      );
    const codes = (Cookie: string, kod: string, headers: Record<string, string> = {}) => step('kod', Cookie, { kod }, headers);
    const shows = (Cookie: string, passernyckel: string) => step('kod', Cookie, { passernyckel });

    async function vouchedForWithPasskey() {
      const who = await person();
      const caller = (await loggedIn(who)).at(studio.url);
      const device = new Authenticator(studio.url);
      const { fraga } = (await caller.post('/jag/andra-faktor/passernycklar/paborja', { losenord: PASSWORD })).body;
      expect((await caller.post('/jag/andra-faktor/passernycklar', { namn: 'Datorn', svar: device.make(fraga) })).status).toBe(201);
      return { who, caller, device, Cookie: cookiesOf(await through({ claims: { email: who.epost } })) };
    }
    const question = async (Cookie: string) => (await step('passernyckel', Cookie)).body.fraga;

    async function vouchedFor() {
      const who = await person();
      const caller = await loggedIn(who);
      const { nyckel } = (await caller.post('/jag/andra-faktor', { losenord: PASSWORD })).body;
      await caller.post('/jag/andra-faktor/bekrafta', { kod: codeOf(nyckel, -1) });
      const half = await through({ claims: { email: who.epost, amr: ['mfa', 'otp'], acr: '3' } });
      return { who, caller, nyckel, half, Cookie: cookiesOf(half) };
    }

    test('is not in before they have shown it, whatever the provider says of factors', async () => {
      const { who, half, Cookie, nyckel } = await vouchedFor();
      expect([half.headers.location, sessionOf(half)]).toEqual([`${studio.url}/studio/logga-in?steg=kod&till=%2Fstudio`, undefined]);
      expect((await codes(Cookie, '')).koder).toEqual(['engangskod_kravs']);
      expect((await codes(Cookie, '000000')).koder).toEqual(['engangskod_fel']);
      expect(await lastRefusal(who.id)).toMatchObject({ detalj: { orsak: 'engangskod' } });
      const answer = await codes(Cookie, codeOf(nyckel));
      expect([answer.status, answer.body]).toEqual([200, { url: `${studio.url}/studio` }]);
      const jag = await call({ method: 'GET', path: '/studio/api/jag', headers: { Cookie: sessionOf(answer) } }, studio.url);
      expect(jag.status).toBe(200);
      expect((await logLines('loggaIn', who.id)).at(-1)?.detalj).toEqual({ inloggad_med: 'oidc_kod' });
      expect((await codes(Cookie, codeOf(nyckel))).koder).toEqual(['engangskod_fel']);
    });

    test('is blocked after ten wrong codes, as with a password', async () => {
      const { who, Cookie, nyckel } = await vouchedFor();
      for (let time = 0; time < 10; time++) expect((await codes(Cookie, '000000')).status).toBe(401);
      expect((await codes(Cookie, codeOf(nyckel))).status).toBe(429);
      expect((await logIn({ epost: who.epost, losenord: PASSWORD, kod: codeOf(nyckel) }, {}, studio.url)).status).toBe(429);
    });

    test('shows a passkey as well as a code, and the login says so', async () => {
      const { who, device, Cookie } = await vouchedForWithPasskey();
      const asked = await step('passernyckel', Cookie);
      expect([asked.status, asked.body.fraga.allowCredentials]).toMatchObject([200, [{ id: device.id }]]);
      const passernyckel = device.use(asked.body.fraga);
      const answer = await shows(Cookie, passernyckel);
      expect([answer.status, answer.body]).toEqual([200, { url: `${studio.url}/studio` }]);
      const jag = await call({ method: 'GET', path: '/studio/api/jag', headers: { Cookie: sessionOf(answer) } }, studio.url);
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
      expect((await codes((await begin(studio.url)).Cookie.replace('studiooidc=', 'studiooidckod='), codeOf(nyckel))).koder).toEqual([
        'oidc_upphord',
      ]);
      expect((await codes(Cookie, codeOf(nyckel), { Origin: 'https://ond.example' })).koder).toEqual(['frammande_ursprung']);
      await sql('UPDATE person SET session_nr = session_nr + 1 WHERE id = $1', [who.id]);
      expect((await codes(Cookie, codeOf(nyckel))).koder).toEqual(['oidc_upphord']);
      expect(caller).toBeDefined();
    });
  });

  test('where the role demands a second factor, who has none sets one up and does nothing else', async () => {
    const strict = await ownStudio({ prepared: true, andraFaktor: 'admin', oidc: issuer.environment });
    try {
      const { id, epost } = await person('admin');
      const answer = await through({ claims: { email: epost, amr: ['mfa'] } }, { url: strict.url });
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
      const answer = await through({ claims: { email: epost } });
      const { id = '' } = (await personWith(epost)) ?? {};
      await sql('UPDATE session SET skapad = skapad - make_interval(mins => $2) WHERE person_id = $1', [id, minutes]);
      const caller = new Caller({ id, epost, credential: { Cookie: sessionOf(answer) ?? '' } }).at(studio.url);
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
      const device = new Authenticator(studio.url);
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
      const fresh = sessionOf(await through({ claims: { email: epost } })) ?? '';
      await withCodes(new Caller({ id, epost, credential: { Cookie: fresh } }).at(studio.url));
      expect(sessionOf(await through({ claims: { email: epost } }))).toBeUndefined();
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
    const Cookie = sessionOf(await through({ claims: { email: epost } })) ?? '';
    const caller = new Caller({ id, epost, credential: { Cookie } }).at(studio.url);
    expect((await caller.get('/jag/andra-faktor')).body.andra_faktor.bevis).toBe('losenord');
    expect((await caller.post('/jag/andra-faktor', { losenord: '' })).koder).toEqual(['losenord_fel']);
    expect((await caller.post('/jag/andra-faktor', { losenord: PASSWORD })).status).toBe(201);
  });

  test('such a login is shown to its person, and ended as every other', async () => {
    const { id, epost } = await person();
    const answer = await through({ claims: { email: epost } });
    const caller = new Caller({ id, epost, credential: { Cookie: sessionOf(answer) ?? '' } }).at(studio.url);
    expect((await caller.get('/jag/sessioner')).body.sessioner).toMatchObject([{ inloggad_med: 'oidc', denna: true }]);
    await (await as('admin')).at(studio.url).delete(`/anvandare/${id}/sessioner`);
    expect((await caller.get('/jag')).koder).toEqual(['inloggning_upphord']);
  });

  test('when it is away that is said at the login within seconds, passwords go on, and it is found when it is back', async () => {
    const own = await ownStudio({ prepared: true, silent: true, oidc: issuer.environment });
    try {
      issuer.fail('broken');
      const { answer } = await begin(own.url, '/studio/ko');
      expect([answer.status, answer.headers.location]).toEqual([302, `${own.url}/studio/logga-in?error=oidc_borta&till=%2Fstudio%2Fko`]);
      expect((await logIn({ epost: (await person()).epost, losenord: PASSWORD }, {}, own.url)).status).toBe(200);
      issuer.fail(undefined);
      const { Cookie, state } = await begin(own.url);
      issuer.fail('silent');
      const elapsed = stopwatch();
      expect(errorOf(await comeBack(own.url, { code: 'c', state }, Cookie))).toBe('oidc_borta');
      expect(elapsed()).toBeLessThan(9_000);
    } finally {
      await own.stop();
    }
  });

  test('is asked what it is like once, for many who wait', async () => {
    const own = await ownStudio({ prepared: true, oidc: issuer.environment });
    try {
      const before = issuer.asked.get('/.well-known/openid-configuration') ?? 0;
      await Promise.all(Array.from({ length: 5 }, () => begin(own.url)));
      await begin(own.url);
      expect(issuer.asked.get('/.well-known/openid-configuration')).toBe(before + 1);
    } finally {
      await own.stop();
    }
  });

  test('why is in the log of the server, for whoever has set it up, without what is secret', async () => {
    const lines: string[] = [];
    const own = await ownStudio({ prepared: true, oidc: issuer.environment, logTo: (line) => lines.push(line) });
    try {
      const { epost } = await person();
      for (const answer of [
        { claims: { email: epost, aud: 'annan' } },
        { claims: { email: epost, exp: 1 } },
        { status: 400 },
        { status: 502 },
      ] as Answer[])
        expect(errorOf(await through({ ...answer }, { url: own.url }))).toMatch(/oidc_ogiltig|oidc_borta/);
      const told = lines.filter((line) => line.includes('OpenID Connect failed')).join('\n');
      expect(told).toContain('unexpected JWT claim value');
      expect(told).toContain('status 502');
      const { form } = issuer.redeemed.at(-2) ?? {};
      for (const secret of [epost, CLIENT.secret, form?.get('code'), form?.get('code_verifier'), 'eyJ']) expect(told).not.toContain(secret);
    } finally {
      await own.stop();
    }
  });

  test.each([
    ['POST', '/api/auth/oidc'],
    ['HEAD', '/api/auth/oidc/svar'],
    ['GET', '/api/auth/oidc/kod'],
    ['GET', '/api/auth/oidc/passernyckel'],
    ['DELETE', '/api/auth/oidc/svar'],
  ])('%s %s is 405', async (method, path) => {
    expect((await send({ method, path }, studio.url)).status).toBe(405);
  });
});

test('where nothing is set up there is no such address', async () => {
  for (const path of ['', '/svar', '/passernyckel', '/kod', '/annat', '/constructor'])
    expect((await call({ method: 'GET', path: `/api/auth/oidc${path}` })).koder).toEqual(['adress_okand']);
});

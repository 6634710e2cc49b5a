import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { OauthConnections } from '#lib/store/oauth-connections.ts';
import { CALLBACK, EVERYTHING, Program, proof } from './newsroom/assistants.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as, sessionCookie } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

// Persons call the Studio that all tests share: what one instance is told holds at the other at once.
const lines: string[] = [];
const studio = await ownStudio({ prepared: true, logTo: (line) => lines.push(line) });
const { url } = studio;
const program = new Program(url);
afterAll(() => studio.stop());

/** Where a refused request for access is sent, and what it says there. */
function refusedTo(location: unknown): Record<string, string> {
  const to = new URL(String(location));
  expect(`${to.origin}${to.pathname}`).toBe(CALLBACK);
  return Object.fromEntries(to.searchParams);
}

/** Everything that the tokens of a connection still open. */
async function opens(tokens: readonly string[]): Promise<number[]> {
  return Promise.all(tokens.map(async (token) => (await program.call(token)).status));
}

async function logged(operation: string, person: string): Promise<Array<{ detalj: Record<string, unknown> }>> {
  return sql(`SELECT detalj FROM logg WHERE operation = $1 AND principal ->> 'id' = $2 ORDER BY id`, [operation, person]);
}

describe('a program finds its way', () => {
  test('from the refusal of a resource to whoever gives tokens for it', async () => {
    const refusal = await program.call('sat_okand');
    expect(refusal.status).toBe(401);
    const metadata = /resource_metadata="([^"]+)"/.exec(String(refusal.headers['www-authenticate']))?.[1] ?? '';
    const resource = JSON.parse((await send({ method: 'GET', path: new URL(metadata).pathname }, url)).text);
    expect(resource).toMatchObject({
      resource: program.resource('redaktion'),
      authorization_servers: [url],
      scopes_supported: ['innehall:las', 'innehall:skriv', 'innehall:publicera'],
    });
    const { status, headers, text } = await send({ method: 'GET', path: '/.well-known/oauth-authorization-server' }, url);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(JSON.parse(text)).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/studio/oauth/auktorisera`,
      token_endpoint: `${url}/studio/oauth/token`,
      registration_endpoint: `${url}/studio/oauth/registrera`,
      revocation_endpoint: `${url}/studio/oauth/aterkalla`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });

  test.each([
    ['claude.ai', 'https://claude.ai/api/mcp/auth_callback', 'https://claude.ai/api/mcp/auth_callback'],
    ['claude.com', 'https://claude.com/api/mcp/auth_callback', 'https://claude.com/api/mcp/auth_callback'],
    ['ChatGPT', 'https://chatgpt.com/connector_platform_oauth_redirect', 'https://chatgpt.com/connector_platform_oauth_redirect'],
    ['a program on the own machine, at any port', 'http://localhost:1/callback', 'http://localhost:51234/callback'],
    ['the same by its address', 'http://127.0.0.1/callback', 'http://127.0.0.1:8080/callback'],
  ])('%s is let in, and told who answers', async (_, named, redirect) => {
    const writer = await as('skribent');
    const client_id = await program.registered({ redirect_uris: [named] });
    const { beslut, omfang, svarar, egenDator } = await program.question(
      writer,
      await program.authorize({ client_id, redirect_uri: redirect }),
    );
    expect([svarar, egenDator]).toEqual([new URL(redirect).host, redirect.startsWith('http:')]);
    expect(omfang).toEqual([
      { scope: 'innehall:las', far: true },
      { scope: 'innehall:skriv', far: true },
      { scope: 'innehall:publicera', far: false },
      { scope: 'offline_access', far: true },
    ]);
    const { body } = await program.decide(writer, { beslut, godkann: true, omfang: omfang.map(({ scope }) => scope) });
    const to = new URL(body.till);
    expect(body.till.startsWith(`${redirect}?`)).toBe(true);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({ state: 'mitt tillstånd', iss: url, code: expect.stringMatching(/^sac_/) });
  });

  test('and acts for its person there, within what was granted and what the person may', async () => {
    const writer = await as('skribent');
    const { access, scope } = await program.connected(writer);
    expect(scope).toBe('innehall:las innehall:skriv offline_access');
    expect((await program.call(access)).status).toBe(200);
    const [line] = await logged('godkannAnslutning', writer.id);
    expect(line?.detalj).toMatchObject({
      vard: 'claude.ai',
      namn: 'Provassistenten',
      omfang: ['innehall:las', 'innehall:skriv', 'offline_access'],
    });
    const { body } = await writer.get('/anslutningar');
    expect(body.anslutningar).toMatchObject([{ klient: 'Provassistenten', vard: 'claude.ai', person: { id: writer.id } }]);
  });

  test('pages of other places may call what programs call, and not what a person’s browser does here', async () => {
    for (const path of ['/studio/oauth/token', '/studio/oauth/registrera', '/studio/oauth/aterkalla']) {
      const preflight = await send({ method: 'OPTIONS', path, headers: { Origin: 'https://claude.ai' } }, url);
      expect([preflight.status, preflight.headers['access-control-allow-origin']], path).toEqual([204, '*']);
    }
    const decision = await send({ method: 'OPTIONS', path: '/studio/oauth/beslut', headers: { Origin: 'https://claude.ai' } }, url);
    expect(decision.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('nobody is sent to an address that the program has not named', () => {
  test.each([
    ['another site', 'https://evil.example/callback'],
    ['a longer path', `${CALLBACK}/more`],
    ['another query', `${CALLBACK}?x=1`],
    ['a user before the host', 'https://claude.ai@evil.example/api/mcp/auth_callback'],
    ['a backslash', 'https://evil.example\\@claude.ai/api/mcp/auth_callback'],
    ['a script', 'javascript:alert(1)//claude.ai'],
    ['a fragment', `${CALLBACK}#x`],
    ['another scheme', 'http://claude.ai/api/mcp/auth_callback'],
    ['a subdomain', 'https://x.claude.ai/api/mcp/auth_callback'],
    ['the own machine', 'http://localhost:1/api/mcp/auth_callback'],
  ])('%s', async (_, redirect_uri) => {
    const client_id = await program.registered();
    // Whatever else is wrong: the redirect comes first.
    for (const scope of [EVERYTHING, 'nonsens']) {
      const { status, headers, text } = await program.authorize({ client_id, redirect_uri, scope });
      expect(status).toBe(400);
      expect(headers.location).toBeUndefined();
      expect(headers['x-frame-options']).toBe('DENY');
      expect(text).toContain('Anslutningen gick inte');
      expect(text).not.toContain('evil.example');
    }
  });

  test('two redirects, or two programs, in one request', async () => {
    const client_id = await program.registered();
    const twice = async (name: string, value: string) => program.authorize({ client_id }, new URLSearchParams([[name, value]]));
    expect((await twice('redirect_uri', 'https://evil.example/')).status).toBe(400);
    expect((await twice('client_id', await program.registered())).status).toBe(400);
  });

  test.each([
    ['that never registered', 'stk_x.y'],
    ['whose client_id somebody has changed', 'forged'],
    ['without a client_id', undefined],
  ])('a program %s', async (_, given) => {
    const client = await program.registered();
    const [, mark] = client.split('.');
    const payload = Buffer.from(JSON.stringify(['x', ['https://evil.example/'], true, 1])).toString('base64url');
    const client_id = given === 'forged' ? `stk_${payload}.${mark}` : given;
    const { status, headers } = await program.authorize({ client_id, redirect_uri: 'https://evil.example/' });
    expect([status, headers.location]).toEqual([400, undefined]);
  });
});

describe('a request that cannot be granted is told to the program', () => {
  test.each([
    ['the method plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['a challenge that is none', { code_challenge: 'kort' }, 'invalid_request'],
    ['no resource', { resource: undefined }, 'invalid_target'],
    ['a resource elsewhere', { resource: 'https://evil.example/studio/mcp/redaktion' }, 'invalid_target'],
    ['a resource that is none', { resource: `${url}/studio/api` }, 'invalid_target'],
    ['a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['a scope that is none', { scope: 'innehall:las superadmin' }, 'invalid_scope'],
    ['scopes of another resource alone', { scope: 'trafik:las' }, 'invalid_scope'],
    ['an endless state', { state: 'x'.repeat(5_000) }, 'invalid_request'],
  ])('%s', async (_, parameters, error) => {
    const { status, headers } = await program.authorize({ client_id: await program.registered(), ...parameters });
    expect(status).toBe(303);
    expect(refusedTo(headers.location)).toMatchObject({ error, iss: url });
  });

  test('a challenge given twice', async () => {
    const client_id = await program.registered();
    const { headers } = await program.authorize({ client_id }, new URLSearchParams({ code_challenge: proof().challenge }));
    expect(refusedTo(headers.location)).toMatchObject({ error: 'invalid_request', state: 'mitt tillstånd' });
  });
});

describe('a link to Studio', () => {
  const wrong = { scope: undefined, code_challenge: undefined, resource: 'https://studlo.example/' };

  test('is no way to an address that anybody has registered: the person sees where it leads, and decides', async () => {
    const redirect_uri = 'https://studlo.example/studio/logga-in?a=1';
    const client_id = await program.registered({ redirect_uris: [redirect_uri] });
    const { status, headers, text } = await program.authorize({
      client_id,
      redirect_uri,
      state: `"><script>alert('x')</script>`,
      ...wrong,
    });
    expect([status, headers.location, headers['x-frame-options']]).toEqual([400, undefined, 'DENY']);
    const [, href = '', words = ''] = /<a rel="noreferrer" href="([^"]+)">([^<]+)<\/a>/.exec(text) ?? [];
    expect(words).toBe('Tillbaka till studlo.example');
    const back = new URL(href.replaceAll('&amp;', '&'));
    expect(`${back.origin}${back.pathname}`).toBe('https://studlo.example/studio/logga-in');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ a: '1', error: 'invalid_request', iss: url });
    expect(text).not.toContain('<script');
  });

  test('leads back to a program on the own machine, which no stranger can read', async () => {
    const redirect_uri = 'http://127.0.0.1:51234/callback';
    const client_id = await program.registered({ redirect_uris: [redirect_uri] });
    const { status, headers } = await program.authorize({ client_id, redirect_uri, ...wrong });
    expect([status, String(headers.location)]).toEqual([303, expect.stringContaining(`${redirect_uri}?error=invalid_request`)]);
  });
});

describe('a person’s answer', () => {
  const asked = async () => {
    const person = await as('skribent');
    return { person, ...(await program.question(person, await program.authorize({ client_id: await program.registered() }))) };
  };

  test('may be no', async () => {
    const { person, beslut } = await asked();
    const { body } = await program.decide(person, { beslut, godkann: false });
    expect(refusedTo(body.till)).toMatchObject({ error: 'access_denied', state: 'mitt tillstånd', iss: url });
    expect((await person.get('/anslutningar')).body.anslutningar).toEqual([]);
  });

  test('may grant less than was asked for, and never more', async () => {
    const { person, beslut } = await asked();
    const { verifier, challenge } = proof();
    const client_id = await program.registered();
    const fresh = await program.question(
      person,
      await program.authorize({ client_id, code_challenge: challenge, scope: 'innehall:las innehall:skriv' }),
    );
    const omfang = ['innehall:las', 'innehall:publicera', 'trafik:las'];
    const { body } = await program.decide(person, { beslut: fresh.beslut, godkann: true, omfang });
    const code = new URL(body.till).searchParams.get('code') ?? '';
    const { body: tokens } = await program.token({ grant_type: 'authorization_code', code, client_id, code_verifier: verifier });
    expect(tokens).toMatchObject({ scope: 'innehall:las', token_type: 'Bearer' });
    expect(tokens.refresh_token).toBeUndefined();
    const none = await program.decide(person, { beslut, godkann: true, omfang: ['offline_access'] });
    expect(refusedTo(none.body.till)).toMatchObject({ error: 'access_denied' });
  });

  test('is given by that very person, from Studio’s own page', async () => {
    const { person, beslut } = await asked();
    const yes = { beslut, godkann: true, omfang: ['innehall:las'] };
    const other = await as('chefredaktor');
    const attempts = [
      await program.decide(other, yes),
      await program.decide(person, yes, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }),
      await program.decide(person, yes, { 'Sec-Fetch-Site': 'same-site' }),
      await program.decide(person, { ...yes, beslut: `${beslut}x` }),
      await program.decide(person, {}),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await program.decide(person, yes, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await program.decide({ credential: {} }, yes)).status).toBe(401);
    expect((await program.decide(await agent(), yes)).status).toBe(401);
    expect((await program.decide({ credential: { Cookie: await sessionCookie(person.id, { session_nr: 0 }) } }, yes)).status).toBe(401);
    expect((await person.get('/anslutningar')).body.anslutningar).toEqual([]);
  });
});

describe('a code', () => {
  test.each([
    ['with another verifier', { code_verifier: proof().verifier }, 'invalid_grant'],
    ['without a verifier', { code_verifier: undefined }, 'invalid_request'],
    ['with a verifier that is too short', { code_verifier: 'kort' }, 'invalid_grant'],
    ['for another redirect', { redirect_uri: 'https://claude.com/api/mcp/auth_callback' }, 'invalid_grant'],
    ['for another resource', { resource: `${url}/studio/mcp/trafik` }, 'invalid_target'],
    ['without a program', { client_id: undefined }, 'invalid_request'],
    ['of another kind', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['that is none', { code: 'sac_okand' }, 'invalid_grant'],
  ])('opens nothing %s', async (_, change, error) => {
    const { redeem } = await program.granted(await as('skribent'));
    const { status, body } = await program.token({ ...redeem, ...change });
    expect([status, body.error]).toEqual([400, error]);
    expect(body.access_token).toBeUndefined();
    // The program whose code it is has lost nothing by it.
    expect((await program.token(redeem)).status).toBe(200);
  });

  test('opens nothing for another program than asked', async () => {
    const { redeem } = await program.granted(await as('skribent'));
    const other = await program.registered({ client_name: 'En annan' });
    expect(other).not.toBe(redeem.client_id);
    expect((await program.token({ ...redeem, client_id: other })).body.error).toBe('invalid_grant');
  });

  test('opens nothing after a minute', async () => {
    const writer = await as('skribent');
    const { redeem } = await program.granted(writer);
    await sql(
      `UPDATE anslutningskod SET utgar = now() - interval '1 second' WHERE anslutning_id IN (SELECT id FROM anslutning WHERE person_id = $1)`,
      [writer.id],
    );
    expect((await program.token(redeem)).body.error).toBe('invalid_grant');
  });

  test('that is redeemed twice ends what it had opened', async () => {
    const writer = await as('skribent');
    const { redeem, access, refresh, client } = await program.connected(writer);
    expect(await opens([access])).toEqual([200]);
    expect((await program.token(redeem)).body.error).toBe('invalid_grant');
    expect(await opens([access])).toEqual([401]);
    expect((await program.refresh(client, refresh)).body.error).toBe('invalid_grant');
    expect(await logged('anslutningskodAteranvand', writer.id)).toHaveLength(1);
  });

  test('is redeemed once by ten at the same moment', async () => {
    const { redeem } = await program.granted(await as('skribent'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => program.token(redeem)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const access = answers.find(({ status }) => status === 200)?.body.access_token;
    expect(await opens([access])).toEqual([401]);
  });

  test('is asked for with a form, by a program without a secret', async () => {
    const { redeem } = await program.granted(await as('skribent'));
    const json = await send(
      { method: 'POST', path: '/studio/oauth/token', headers: { 'Content-Type': 'application/json' }, body: '{}' },
      url,
    );
    expect([json.status, JSON.parse(json.text).error]).toEqual([400, 'invalid_request']);
    const basic = await program.token(redeem, { Authorization: 'Basic eDp5' });
    expect([basic.status, basic.body.error]).toEqual([401, 'invalid_client']);
    const large = await program.token({ ...redeem, x: 'x'.repeat(20_000) });
    expect(large.status).toBe(413);
    const get = await send({ method: 'GET', path: '/studio/oauth/token' }, url);
    expect([get.status, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('a token', () => {
  test('opens the resource it is for, and nothing else', async () => {
    const { access } = await program.connected(await as('skribent'));
    expect((await program.call(access, 'redaktion')).status).toBe(200);
    expect((await program.call(access, 'trafik')).status).toBe(401);
    const api = await send({ method: 'GET', path: '/studio/api/jag', headers: { Authorization: `Bearer ${access}` } }, url);
    expect(api.status).toBe(401);
  });

  test('of the traffic opens nothing at the editors’', async () => {
    const { access } = await program.connected(await as('skribent'), { resource: program.resource('trafik'), scope: 'trafik:las' });
    expect((await program.call(access, 'trafik')).status).toBe(200);
    expect((await program.call(access, 'redaktion')).status).toBe(401);
  });

  test('is known by its hash alone', async () => {
    const { access, refresh, code } = await program.connected(await as('skribent'));
    const [rows] = await sql<{ text: string }>(
      `SELECT string_agg(t.x, ' ') AS text FROM (SELECT n::text AS x FROM anslutningsnyckel n UNION ALL SELECT k::text FROM anslutningskod k
        UNION ALL SELECT a::text FROM anslutning a) t`,
    );
    for (const secret of [access, refresh, code]) expect(rows?.text).not.toContain(secret);
  });

  test('is over when its time is up', async () => {
    const writer = await as('skribent');
    const { access, client, refresh } = await program.connected(writer);
    await sql(
      `UPDATE anslutningsnyckel SET utgar = now() - interval '1 second' WHERE anslutning_id IN (SELECT id FROM anslutning WHERE person_id = $1)`,
      [writer.id],
    );
    expect(await opens([access])).toEqual([401]);
    expect((await program.refresh(client, refresh)).body.error).toBe('invalid_grant');
  });

  test.each([
    ['is deactivated', { aktiv: false }],
    ['gets a new password', { losenord: 'ett-nytt-losenord' }],
  ])('is over at once when its person %s, for good', async (_, change) => {
    const [writer, admin] = await Promise.all([as('skribent'), as('admin')]);
    const { access, client, refresh } = await program.connected(writer);
    const { redeem } = await program.granted(writer);
    expect((await admin.patch(`/anvandare/${writer.id}`, change)).status).toBe(200);
    expect(await opens([access])).toEqual([401]);
    expect((await program.refresh(client, refresh)).body.error).toBe('invalid_grant');
    expect((await program.token(redeem)).body.error).toBe('invalid_grant');
    await admin.patch(`/anvandare/${writer.id}`, { aktiv: true });
    expect(await opens([access])).toEqual([401]);
  });

  test('has no more than its person has now', async () => {
    const [chief, admin] = await Promise.all([as('chefredaktor'), as('admin')]);
    const { access, scope } = await program.connected(chief);
    expect(scope).toContain('innehall:publicera');
    await admin.patch(`/anvandare/${chief.id}`, { roll: 'lasare' });
    const call = {
      method: 'tools/call',
      params: { name: 'skapa_innehall', arguments: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' } },
    };
    const answer = await program.call(access, 'redaktion', call);
    expect(answer.text).not.toContain('"ok":true');
  });
});

describe('a refresh token', () => {
  test('is exchanged for a new one, and its use a second time ends the family', async () => {
    const writer = await as('skribent');
    const first = await program.connected(writer);
    const second = await program.refresh(first.client, first.refresh);
    expect(second.body).toMatchObject({ token_type: 'Bearer', expires_in: 1800, scope: first.scope });
    expect(second.body.refresh_token).not.toBe(first.refresh);
    expect(await opens([second.body.access_token])).toEqual([200]);
    expect((await program.refresh(first.client, first.refresh)).body.error).toBe('invalid_grant');
    expect(await opens([first.access, second.body.access_token])).toEqual([401, 401]);
    expect((await program.refresh(first.client, second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await logged('fornyelsenyckelAteranvand', writer.id)).toHaveLength(1);
    expect((await writer.get('/anslutningar')).body.anslutningar).toEqual([]);
  });

  test('is exchanged once by ten at the same moment, and then ends the family', async () => {
    const { client, refresh } = await program.connected(await as('skribent'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => program.refresh(client, refresh)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await opens(won.map(({ body }) => body.access_token))).toEqual([401]);
  });

  test('gives less when asked, never more, and keeps what it had', async () => {
    const writer = await as('chefredaktor');
    const { client, refresh } = await program.connected(writer, { scope: 'innehall:las innehall:skriv offline_access' });
    expect((await program.refresh(client, refresh, { scope: 'innehall:las innehall:publicera' })).body.error).toBe('invalid_scope');
    const less = await program.refresh(client, refresh, { scope: 'innehall:las' });
    expect(less.body.scope).toBe('innehall:las');
    const again = await program.refresh(client, less.body.refresh_token);
    expect(again.body.scope).toBe('innehall:las innehall:skriv offline_access');
  });

  test('is nothing for another program, for another resource, or in the place of an access token', async () => {
    const { client, refresh, access } = await program.connected(await as('skribent'));
    const other = await program.registered({ client_name: 'En annan' });
    expect((await program.refresh(other, refresh)).body.error).toBe('invalid_grant');
    expect((await program.refresh(client, refresh, { resource: program.resource('trafik') })).body.error).toBe('invalid_target');
    expect((await program.refresh(client, access)).body.error).toBe('invalid_grant');
    expect(await opens([refresh])).toEqual([401]);
    expect((await program.refresh(client, refresh)).status).toBe(200);
  });
});

test('a program that does nothing but renew its access is asked to wait, and loses nothing by it', async () => {
  const { client, refresh } = await program.connected(await as('skribent'));
  let [held, renewed] = [refresh, 0];
  let answer = await program.refresh(client, held);
  for (; answer.status === 200 && renewed < 1_000; renewed += 1) {
    held = answer.body.refresh_token;
    answer = await program.refresh(client, held);
  }
  expect([renewed, answer.status, answer.body.error]).toEqual([60, 429, 'temporarily_unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  const [row] = await sql<{ forbrukad: string | null }>('SELECT forbrukad FROM anslutningsnyckel WHERE hash = $1', [
    createHash('sha256').update(held).digest('hex'),
  ]);
  expect(row).toEqual({ forbrukad: null });
});

test('what a program is told is written with the marks that it may be written with (RFC 6749 §5.2)', async () => {
  const { body } = await program.token(
    {},
    {},
    new URLSearchParams([
      ['gräns"\\\u202e', '1'],
      ['gräns"\\\u202e', '2'],
    ]),
  );
  expect([body.error, body.error_description]).toEqual(['invalid_request', 'grns is given more than once']);
});

describe('a connection ends', () => {
  test('when its program gives back its refresh token (RFC 7009)', async () => {
    const { client, refresh, access } = await program.connected(await as('skribent'));
    const other = await program.registered({ client_name: 'En annan' });
    expect((await program.revoke({ token: refresh, client_id: other })).body.error).toBe('invalid_client');
    expect(await opens([access])).toEqual([200]);
    expect((await program.revoke({ token: refresh, client_id: client, token_type_hint: 'access_token' })).status).toBe(200);
    expect(await opens([access])).toEqual([401]);
    expect((await program.revoke({ token: 'srt_okand', client_id: client })).status).toBe(200);
    expect((await program.revoke({ client_id: client })).body.error).toBe('invalid_request');
  });

  test('not when it gives back an access token, which alone is over', async () => {
    const { client, refresh, access } = await program.connected(await as('skribent'));
    expect((await program.revoke({ token: access, client_id: client })).status).toBe(200);
    expect(await opens([access])).toEqual([401]);
    expect((await program.refresh(client, refresh)).status).toBe(200);
  });

  test('when its person, or an administrator, ends it; nobody else can', async () => {
    const [writer, other, admin] = await Promise.all([as('skribent'), as('chefredaktor'), as('admin')]);
    const [first, second] = [await program.connected(writer), await program.connected(writer)];
    const { body } = await writer.get('/anslutningar');
    expect(body.antal).toBe(2);
    const [one, two] = body.anslutningar;
    expect((await other.delete(`/anslutningar/${one.id}`)).status).toBe(404);
    expect((await writer.delete(`/anslutningar/${two.id}`)).status).toBe(200);
    expect((await admin.get('/anslutningar', { alla: 'true' })).body.anslutningar.map(({ id }: { id: string }) => id)).toContain(one.id);
    expect(await opens([first.access, second.access])).toEqual([401, 200]);
    expect((await admin.delete(`/anslutningar/${one.id}`)).status).toBe(200);
    expect(await opens([second.access])).toEqual([401]);
    expect(await logged('aterkallaAnslutning', admin.id)).toHaveLength(1);
  });

  test('and is cleared away when nothing of it can be used; an exchanged key is remembered until it would have expired', async () => {
    const writer = await as('skribent');
    const [kept, over] = [await program.connected(writer), await program.connected(writer)];
    await program.refresh(kept.client, kept.refresh);
    const ids = await sql<{ id: string }>('SELECT id FROM anslutning WHERE person_id = $1 ORDER BY id', [writer.id]);
    await sql(
      `UPDATE anslutningsnyckel SET utgar = now() - interval '1 second' WHERE anslutning_id = $1 OR (anslutning_id = $2 AND sort = 'atkomst')`,
      [ids[1]?.id, ids[0]?.id],
    );
    await sql(`UPDATE anslutning SET skapad = now() - interval '2 days' WHERE person_id = $1`, [writer.id]);
    const connections = new OauthConnections({
      query: <Row>({ text }: { text: string }, values: unknown[]) => sql<Row & object>(text, values),
    });
    await connections.purge(new Date().toISOString());
    expect(await sql('SELECT id FROM anslutning WHERE person_id = $1', [writer.id])).toEqual([ids[0]]);
    expect((await program.refresh(over.client, over.refresh)).body.error).toBe('invalid_grant');
    expect((await program.refresh(kept.client, kept.refresh)).body.error_description).toBe('it has been used already');
  });
});

describe('the log', () => {
  test('tells of everybody who was refused, from where and why; it holds nothing that opens anything, and no answer but their own does', async () => {
    const [writer, bot] = await Promise.all([as('skribent'), agent()]);
    lines.length = 0;
    const first = await program.connected(writer);
    const other = await program.granted(writer);
    const narrow = await program.connected(writer, { scope: 'innehall:las' });
    const asked = await program.authorize({ client_id: await program.registered() });
    const { beslut } = await program.question(writer, asked);
    const begaran = new URL(String(asked.headers.location), url).searchParams.get('begaran') ?? '';
    const makes = {
      method: 'tools/call',
      params: { name: 'skapa_innehall', arguments: { sektion: 'nyheter', mall: 'nyhet', rubrik: 'x' } },
    };
    const stolen = proof().verifier;
    const attempts = [
      await program.authorize({ client_id: first.client, code_challenge_method: 'plain' }),
      await program.authorize({ client_id: first.client, redirect_uri: 'https://evil.example/' }),
      await program.authorize({ client_id: 'stk_x.y' }),
      await program.authorize({ client_id: 'https://127.0.0.1/x.json' }),
      await program.token({ ...other.redeem, code_verifier: stolen }),
      await program.token({ ...other.redeem, resource: program.resource('trafik') }),
      await program.refresh(narrow.client, narrow.refresh, { scope: 'innehall:skriv' }),
      await program.call(first.access, 'trafik'),
      await program.call(narrow.access, 'redaktion', makes),
      await program.call(bot.nyckel, 'redaktion', undefined, { Host: 'angripare.example' }),
      await program.call(bot.nyckel, 'redaktion', undefined, { Origin: 'https://angripare.example' }),
      await program.token(first.redeem),
      await program.refresh(narrow.client, narrow.refresh),
      await program.refresh(narrow.client, narrow.refresh),
      await program.call(first.access),
      await program.decide(writer, { beslut, godkann: false }),
    ];
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /^(oauth|mcp): /.test(msg));
    expect(said.map(({ orsak, fel, msg }) => orsak ?? fel?.[0] ?? msg)).toEqual([
      'code_challenge_method must be S256',
      'no redirect of a registered client',
      'never registered',
      'not an address of a metadata document',
      'code_verifier does not fit the challenge',
      'it was granted for another resource',
      'more than was granted',
      'nyckel_ogiltig',
      'omfang_saknas',
      'frammande_adress',
      'frammande_ursprung',
      'oauth: anslutningskodAteranvand, the connection is revoked',
      'it has been used already',
      'oauth: fornyelsenyckelAteranvand, the connection is revoked',
      'it has been used already',
      'nyckel_ogiltig',
      'oauth: a person has refused a connection',
    ]);
    for (const { korrelation, level } of said) expect([korrelation, level]).toEqual([expect.stringMatching(/./), 40]);
    for (const line of said.filter(({ msg }) => msg.endsWith('refused'))) expect(line.adress, line.msg).toEqual(expect.stringMatching(/./));
    const session = /studiosess=([^;]+)/.exec(String(writer.credential.Cookie))?.[1] ?? '';
    const [codes, secrets] = [
      [first.code, other.code, narrow.code],
      [
        first.access,
        first.refresh,
        first.verifier,
        other.verifier,
        stolen,
        narrow.access,
        narrow.refresh,
        bot.nyckel,
        session,
        beslut,
        begaran,
      ],
    ];
    const written = lines.join('\n');
    const answered = attempts.map((answer) => JSON.stringify(answer)).join('\n');
    for (const secret of [...codes, ...secrets]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(written).not.toContain(secret);
      expect(answered).not.toContain(secret);
    }
  });
});

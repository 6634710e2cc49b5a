import { describe, expect, test } from 'vitest';
import { CALLBACK, EVERYTHING, Program, proof } from './newsroom/assistants.ts';
import { send } from './newsroom/http.ts';
import { logLines } from './newsroom/log-lines.ts';
import { agent, as, sessionCookie } from './newsroom/people.ts';

const program = new Program();
const { url } = program;

/** Where a refused request for access is sent, and what it says there. */
function refusedTo(location: unknown): Record<string, string> {
  const to = new URL(String(location));
  expect(`${to.origin}${to.pathname}`).toBe(CALLBACK);
  return Object.fromEntries(to.searchParams);
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
    const [line] = await logLines('godkannAnslutning', writer.id);
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
    expect((await program.decide({ credential: { Cookie: await sessionCookie(person.id, { skapad: '-31 days' }) } }, yes)).status).toBe(
      401,
    );
    expect((await person.get('/anslutningar')).body.anslutningar).toEqual([]);
  });

  test('that is sent twice, at once or later, or given in two windows, gives one code', async () => {
    const { person, beslut } = await asked();
    const yes = { beslut, godkann: true, omfang: ['innehall:las'] };
    const answers = await Promise.all([1, 2, 3].map(() => program.decide(person, yes)));
    const later = await program.decide(person, yes);
    const codes = [...answers, later].filter(({ body }) => body.till?.includes('code='));
    expect(codes).toHaveLength(1);
    expect([...answers, later].map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);

    const request = await program.authorize({ client_id: await program.registered() });
    const windows = [await program.question(person, request), await program.question(person, request)];
    const both = await Promise.all(windows.map((window) => program.decide(person, { ...yes, beslut: window.beslut })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const lines = await logLines('godkannAnslutning', person.id);
    expect(lines).toHaveLength(2);
  });
});

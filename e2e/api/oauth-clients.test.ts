import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { CALLBACK, Program } from './newsroom/assistants.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const PUBLIC = '93.184.216.34';

/** What the programs' own hosts answer, by host and path; each request is remembered. */
const pages = new Map<string, (response: ServerResponse) => void>();
const asked: string[] = [];
const web = createServer((request, response) => {
  const page = `https://${request.headers.host}${request.url}`;
  asked.push(page);
  (pages.get(page) ?? (() => response.writeHead(404).end()))(response);
});
web.listen(0, '127.0.0.1');
await once(web, 'listening');
// A server that listens on TCP has such an address.
const { port } = web.address() as AddressInfo;

/** The addresses of each host, one answer after the other; and the addresses that were connected to. */
const names = new Map<string, string[][]>();
const connected: string[] = [];
const studio = await ownStudio({
  prepared: true,
  silent: true,
  network: {
    async resolve(host) {
      const answers = names.get(host) ?? [[PUBLIC]];
      return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    },
    connect(addresses, host) {
      connected.push(`${addresses.join()} ${host}`);
      return connect(port, '127.0.0.1');
    },
  },
});
const program = new Program(studio.url);
afterAll(async () => {
  await studio.stop();
  web.closeAllConnections();
  web.close();
});

const json = (value: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
};

let counter = 0;
/** The address of a new program's document, which says what it should unless something is given. */
function documentAt(host: string, change: Record<string, unknown> = {}): string {
  counter += 1;
  const client_id = `https://${host}/oauth/${counter}.json`;
  pages.set(client_id, json({ client_id, client_name: 'Redaktionsassistenten', redirect_uris: [CALLBACK], ...change }));
  return client_id;
}

describe('a program that describes itself at an address of its own', () => {
  test('is shown by the host of that address, whatever it calls itself', async () => {
    const writer = await as('skribent');
    const client_id = documentAt('assistent.example', {
      client_name: 'Claude \u202e\n<b>Studio</b>',
      grant_types: ['authorization_code', 'refresh_token'],
    });
    const question = await program.question(writer, await program.authorize({ client_id }));
    expect(question).toMatchObject({ vard: 'assistent.example', svarar: 'claude.ai', egenDator: false });
    expect(question.namn).toMatch(/^Claude +<b>Studio<\/b>$/);
    const { access } = await program.connected(writer, { client_id });
    expect((await program.call(access)).status).toBe(200);
    // Known from the first time on.
    expect(asked.filter((page) => page === client_id)).toHaveLength(1);
  });

  test('may run on the person’s own machine, at any port', async () => {
    const client_id = documentAt('assistent.example', { redirect_uris: ['http://localhost/callback', 'http://127.0.0.1/callback'] });
    const answer = await program.authorize({ client_id, redirect_uri: 'http://localhost:43210/callback' });
    expect(await program.question(await as('skribent'), answer)).toMatchObject({ vard: 'assistent.example', egenDator: true });
  });

  test('may name addresses that it cannot use here beside those that it can', async () => {
    const client_id = documentAt('assistent.example', { redirect_uris: ['javascript:alert(1)', 'vscode://assistent/svar', 'okand://x'] });
    const answer = await program.authorize({ client_id, redirect_uri: 'vscode://assistent/svar' });
    expect(await program.question(await as('skribent'), answer)).toMatchObject({ vard: 'assistent.example', schema: 'vscode' });
    expect((await program.authorize({ client_id, redirect_uri: 'okand://x' })).status).toBe(400);
  });

  test.each([
    ['is of another client_id', { client_id: 'https://assistent.example/annan.json' }],
    ['names no redirect', { redirect_uris: [] }],
    ['names a redirect that none may have', { redirect_uris: ['javascript:alert(1)'] }],
    ['relies on a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    ['cannot use a code', { grant_types: ['implicit'] }],
  ])('is refused when the document %s', async (_, change) => {
    const { status, headers } = await program.authorize({ client_id: documentAt('assistent.example', change) });
    expect([status, headers.location]).toEqual([400, undefined]);
  });

  const head = { 'Content-Type': 'application/json' };
  test.concurrent.each<[string, (response: ServerResponse) => void]>([
    ['leads inward', (response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end()],
    ['leads anywhere else', (response) => response.writeHead(301, { Location: 'https://assistent.example/oauth/x.json' }).end()],
    ['is too large', (response) => response.writeHead(200, head).end(JSON.stringify({ fyllnad: 'x'.repeat(6_000) }))],
    ['is a page', (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>')],
    ['is no JSON', (response) => response.writeHead(200, head).end('{')],
    ['is compressed', (response) => response.writeHead(200, { ...head, 'Content-Encoding': 'gzip' }).end('x')],
    ['is broken off', (response) => response.writeHead(200, head).write('{', () => response.destroy())],
    ['never begins', () => {}],
    ['never ends', (response) => void response.writeHead(200, head).write('{')],
    [
      'never ends and never stops',
      (response) => {
        response.writeHead(200, head);
        const timer = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('is refused within seconds when the document %s', async (name, answer) => {
    const client_id = `https://assistent.example/${encodeURIComponent(name)}`;
    pages.set(client_id, answer);
    const elapsed = stopwatch();
    const { status, headers } = await program.authorize({ client_id });
    expect([status, headers.location]).toEqual([400, undefined]);
    expect(elapsed()).toBeLessThan(10_000);
    expect(asked.filter((page) => page === client_id)).toHaveLength(1);
  });
});

describe('Studio fetches nothing from its own network', () => {
  test.each([
    ['127.0.0.1'],
    ['10.0.0.8'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['fd00:ec2::254'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
  ])('from a host at %s, alone or beside a public address', async (address) => {
    const before = connected.length;
    for (const addresses of [[address], [PUBLIC, address]]) {
      const host = `inat-${counter}.example`;
      names.set(host, [addresses]);
      expect((await program.authorize({ client_id: documentAt(host) })).status).toBe(400);
    }
    expect(connected.length).toBe(before);
  });

  test.each([
    'https://127.0.0.1/x.json',
    'https://[::1]/x.json',
    'https://[::ffff:7f00:1]/x.json',
    'https://2130706433/x.json',
    'https://0x7f.1/x.json',
    'https://localhost/x.json',
    'https://assistent.example:8443/x.json',
    'https://anna:x@assistent.example/x.json',
    'https://assistent.example/',
    'https://assistent.example/a/../x.json',
    'https://assistent.example/x.json#del',
    'https://assistent.example./x.json',
    'http://assistent.example/x.json',
  ])('from %s', async (client_id) => {
    const before = connected.length;
    expect((await program.authorize({ client_id })).status).toBe(400);
    expect(connected.length).toBe(before);
  });

  test('from a host whose name is answered otherwise the second time (DNS rebinding)', async () => {
    names.set('vandande.example', [[PUBLIC], ['127.0.0.1']]);
    const client_id = documentAt('vandande.example');
    expect((await program.authorize({ client_id })).status).toBe(303);
    // Connected to what was looked at, by the name that was asked for; and asked once.
    expect(connected.filter((connection) => connection.endsWith('vandande.example'))).toEqual([`${PUBLIC} vandande.example`]);
    expect(names.get('vandande.example')).toEqual([['127.0.0.1']]);
  });
});

describe('registration (RFC 7591)', () => {
  test('gives a name and no secret, whatever is asked for', async () => {
    const { status, body } = await program.register({ token_endpoint_auth_method: 'client_secret_post', scope: 'x', software_id: 'y' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      redirect_uris: [CALLBACK],
      client_name: 'Provassistenten',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    });
    expect(body.client_secret).toBeUndefined();
  });

  test.each([
    ['no redirects', { redirect_uris: [] }, 'invalid_redirect_uri'],
    ['one without encryption', { redirect_uris: ['http://a.example/'] }, 'invalid_redirect_uri'],
    ['one of a scheme of its own', { redirect_uris: ['program://svar'] }, 'invalid_redirect_uri'],
    ['a name that is none', { client_name: { sv: 'x' } }, 'invalid_client_metadata'],
    ['another flow', { grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    ['tokens in the address', { response_types: ['token'] }, 'invalid_client_metadata'],
  ])('refuses %s', async (_, metadata, error) => {
    const { status, body } = await program.register(metadata);
    expect([status, body.error]).toEqual([400, error]);
  });

  test('refuses a field that stands twice: nobody knows which was meant', async () => {
    const body = '{"client_name": "x", "redirect_uris": ["https://a.example/"], "redirect_uris": ["https://b.example/"]}';
    const headers = { 'Content-Type': 'application/json' };
    const { status, text } = await send({ method: 'POST', path: '/studio/oauth/registrera', headers, body }, program.url);
    expect([status, JSON.parse(text)]).toEqual([
      400,
      { error: 'invalid_client_metadata', error_description: 'redirect_uris stands more than once' },
    ]);
  });

  const many = (count: number, path: string) => Array.from({ length: count }, (_, n) => `https://a.example/${n}${path}`);
  test.each([
    ['eleven', many(11, ''), many(10, '')],
    ['endless ones', [...many(9, 'x'.repeat(400)), CALLBACK], [...many(2, 'x'.repeat(400)), CALLBACK]],
  ])('takes of %s those that there is room for, in order', async (_, redirect_uris, taken) => {
    const { status, body } = await program.register({ redirect_uris });
    expect([status, body.redirect_uris]).toEqual([201, taken]);
  });

  test('takes of several redirects those that may be used, says which, and refuses the others when they are asked for', async () => {
    const cursor = 'cursor://anysphere.cursor-retrieval/oauth/user-studio/callback';
    const redirect_uris = [cursor, CALLBACK, 'javascript:alert(1)', 'program://svar', 'se.exempel.assistent:/svar', 'http://a.example/'];
    const { status, body } = await program.register({ redirect_uris });
    expect([status, body.redirect_uris]).toEqual([201, [cursor, CALLBACK, 'se.exempel.assistent:/svar']]);
    const refused = await program.authorize({ client_id: body.client_id, redirect_uri: 'program://svar' });
    expect([refused.status, refused.headers.location]).toEqual([400, undefined]);
  });

  test('lets a program with an address of its own kind answer there, and says so to the person', async () => {
    const writer = await as('skribent');
    const redirect_uri = 'cursor://claude.ai/callback';
    const client_id = await program.registered({ redirect_uris: [redirect_uri, CALLBACK] });
    const question = await program.question(writer, await program.authorize({ client_id, redirect_uri }));
    expect(question).toMatchObject({ vard: undefined, svarar: 'cursor://claude.ai', egenDator: true, schema: 'cursor' });
    const { access } = await program.connected(writer, { client_id, redirect_uri });
    expect((await program.call(access)).status).toBe(200);
    const { body } = await writer.at(studio.url).get('/anslutningar');
    expect(body.anslutningar[0].vard).toBe('cursor:');
  });

  test('nobody is sent to such an address before anybody has been asked', async () => {
    const redirect_uri = 'cursor://a/callback';
    const client_id = await program.registered({ redirect_uris: [redirect_uri] });
    const { status, headers, text } = await program.authorize({ client_id, redirect_uri, scope: 'okant' });
    expect([status, headers.location]).toEqual([400, undefined]);
    expect(text).toContain('Tillbaka till cursor://a<');
  });

  test('takes the schemes that the newsroom has listed, and no others', async () => {
    const own = await ownStudio({ prepared: true, silent: true, cms: { STUDIO_ANSLUTNING_SCHEMAN: 'min-assistent' } });
    const here = new Program(own.url);
    const { body } = await here.register({ redirect_uris: ['min-assistent://svar', 'cursor://svar'] });
    expect(body.redirect_uris).toEqual(['min-assistent://svar']);
    expect((await here.register({ redirect_uris: ['cursor://svar'] })).body.error).toBe('invalid_redirect_uri');
    await own.stop();
  });

  test('ten thousand times leaves nothing behind; from one place it is refused, and nobody else is the worse for it', async () => {
    const client_name = `Massanmälan ${crypto.randomUUID()}`;
    const statuses = new Map<number, number>();
    for (let hundred = 0; hundred < 100; hundred += 1) {
      const places = [...Array<string>(90).fill('198.51.100.7'), ...Array.from({ length: 10 }, () => crypto.randomUUID())];
      const answers = await Promise.all(places.map((place) => program.register({ client_name }, place)));
      for (const { status, headers } of answers) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(Object.fromEntries(statuses)).toEqual({ 201: 1_060, 429: 8_940 });
    expect((await program.register()).status).toBe(201);
    const tables = await sql<{ tablename: string }>(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
    for (const { tablename } of tables) {
      const kept = await sql(`SELECT FROM "${tablename}" t WHERE t::text LIKE '%' || $1 || '%' LIMIT 1`, [client_name]);
      expect(kept, tablename).toEqual([]);
    }
  });
});

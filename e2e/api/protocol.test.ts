import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, inject, test } from 'vitest';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { isStandaloneRun, unlessStandalone } from '../ways-to-run.ts';
import { readAnswer } from './newsroom/answer.ts';
import { stranger } from './newsroom/caller.ts';
import { type RawRequest, send } from './newsroom/http.ts';
import { givePassword, PASSWORD } from './newsroom/login.ts';
import { as } from './newsroom/people.ts';

const [skribent, above] = await Promise.all([as('skribent'), as('superadmin')]);

async function raw(request: RawRequest) {
  return readAnswer(await send({ ...request, headers: { ...skribent.credential, ...request.headers } }), request.method, request.path);
}

const json = { 'Content-Type': 'application/json' };

test.each([
  '/studio/api/finns-inte',
  '/studio/api/',
  '/studio/api',
  '/studio/api/innehall/1/2/3/4/5',
  ...unlessStandalone('/studio/api//jag'),
  '/studio/api/JAG',
])('an address without an operation is 404, in the envelope: %s', async (path) => {
  const { status, koder } = await raw({ method: 'GET', path });
  expect([status, koder]).toEqual([404, ['adress_okand']]);
});

test.each([
  ['DELETE', '/studio/api/jag', 'GET, HEAD'],
  ['GET', '/studio/api/innehall/x/release', 'POST'],
  ['PUT', '/studio/api/innehall', 'GET, HEAD, POST'],
  ['POST', '/studio/api/innehall/x/sprak/sv', 'PUT'],
  ...unlessStandalone<[string, string, string]>(['PROPFIND', '/studio/api/jag', 'GET, HEAD']),
  ['OPTIONS', '/studio/api/innehall/x', 'GET, HEAD, PATCH'],
])('a method that does not fit is 405 and told which do: %s %s', async (method, path, allow) => {
  const { status, headers, koder } = await raw({ method, path });
  expect([status, koder, headers.allow]).toEqual([405, ['metod_ej_tillaten'], allow]);
});

test.each(['application/xml', 'text/html', 'image/*', 'text/plain;q=0.5, application/xhtml+xml', 'application/jsonp'])(
  'Accept that JSON cannot satisfy is 406: %s',
  async (accept) => {
    const { status, koder } = await raw({ method: 'GET', path: '/studio/api/jag', headers: { Accept: accept } });
    expect([status, koder]).toEqual([406, ['svarstyp_saknas']]);
  },
);

test.each(['application/json;q=0', '*/*;q=0', 'application/json; q=0.0, */*', 'text/html, application/*;q=0'])(
  'Accept that refuses JSON by its weight is 406: %s',
  async (accept) => {
    expect((await raw({ method: 'GET', path: '/studio/api/jag', headers: { Accept: accept } })).status).toBe(406);
  },
);

test.each([
  '*/*;q=0, application/json',
  '*/*',
  'application/json',
  'Application/JSON; charset=utf-8',
  'application/*;q=0.3',
  'text/html,application/xml;q=0.9,*/*;q=0.8',
  '',
])('Accept that JSON satisfies is answered: «%s»', async (accept) => {
  expect((await raw({ method: 'GET', path: '/studio/api/jag', headers: { Accept: accept } })).status).toBe(200);
});

test('HEAD is answered as GET is, without a body', async () => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map((method) => send({ method, path: '/studio/api/jag', headers: skribent.credential })),
  );
  expect([head?.status, head?.headers['content-length'], head?.text]).toEqual([200, get?.headers['content-length'], '']);
  expect((await send({ method: 'HEAD', path: '/studio/api/jag' })).status).toBe(401);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx', ''])(
  'a body of another type than JSON is 415: «%s»',
  async (type) => {
    const headers = type === '' ? {} : { 'Content-Type': type };
    const { status, koder } = await raw({ method: 'POST', path: '/studio/api/innehall', headers, body: '{}' });
    expect([status, koder]).toEqual([415, ['innehallstyp_fel']]);
  },
);

test('a compressed body is 415: it cannot be read', async () => {
  const headers = { ...json, 'Content-Encoding': 'gzip' };
  const { status, koder } = await raw({ method: 'POST', path: '/studio/api/innehall', headers, body: new Uint8Array([31, 139, 8, 0]) });
  expect([status, koder]).toEqual([415, ['innehallstyp_fel']]);
});

test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
  'JSON is read whatever its type adds: %s',
  async (type) => {
    const { koder } = await raw({ method: 'POST', path: '/studio/api/innehall', headers: { 'Content-Type': type }, body: '{}' });
    expect(koder).toEqual(['falt_saknas', 'falt_saknas', 'falt_saknas']);
  },
);

test.each([
  ['cut off', '{"rubrik": "Hej'],
  ['not JSON at all', 'rubrik=Hej'],
  ['a comma too many', '{"rubrik": "Hej",}'],
  ['two values', '{} {}'],
  ['a list', '[]'],
  ['a text', '"hej"'],
  ['null', 'null'],
  ['a number', '42'],
  ['only spaces', '   '],
])('a body that is no JSON object is 400: %s', async (_, body) => {
  const { status, koder, fel } = await raw({ method: 'POST', path: '/studio/api/innehall', headers: json, body });
  expect([status, koder]).toEqual([400, ['json_ogiltig']]);
  expect(fel[0]?.falt).toBe('');
});

test.each([
  ['{"rubrik": "Hej', 'Texten slutar mitt i ett värde.'],
  ['{"rubrik":', 'Texten slutar mitt i ett värde.'],
  ['{"rubrik": NaN}', 'Tecknet N kan inte stå där det står.'],
  ["{'rubrik': 'Hej'}", 'Felet finns vid tecken 2.'],
  ['{"rubrik": “Hej”}', 'Tecknet “ kan inte stå där det står.'],
  ['{"rubrik":\u00a0"Hej"}', 'Ett osynligt tecken (U+00A0) kan inte stå där det står.'],
  ['{"rubrik":\u2028"Hej"}', 'Ett osynligt tecken (U+2028) kan inte stå där det står.'],
  ['{"rubrik": "Hej",}', 'Felet finns vid tecken 18.'],
])('where a body is no JSON is told as it is: %s', async (body, told) => {
  const { fel } = await raw({ method: 'POST', path: '/studio/api/innehall', headers: json, body });
  expect(fel[0]?.atgard).toBe(`Skicka ett JSON-objekt i UTF-8. ${told}`);
});

test('a field that stands twice in one object is told by its path: nobody knows which was meant', async () => {
  const body =
    '{"sektion":"nyheter","rubrik":"En","meta":{"puffTitel":"a","puffTitel":"b"},"block":[{"type":"x","type":"paragraph"}],"rubr\\u0069k":"Två"}';
  const { status, fel } = await raw({ method: 'POST', path: '/studio/api/innehall', headers: json, body });
  const twice = ['meta.puffTitel', 'block[0].type', 'rubrik'].map((falt) => ['falt_dubbelt', falt]);
  expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([422, twice]);
  const texts = fel.map(({ falt, sprak }) => `${falt} ${sprak}`);
  expect(texts).toEqual(['meta.puffTitel sv', 'block[0].type sv', 'rubrik sv']);
  const { id } = await skribent.created();
  const save = await raw({
    method: 'PUT',
    path: `/studio/api/innehall/${id}/sprak/en`,
    headers: json,
    body: '{"rubrik":"A","rubrik":"B"}',
  });
  expect(save.fel.map(({ kod, falt, sprak }) => [kod, falt, sprak])).toEqual([['falt_dubbelt', 'rubrik', 'en']]);
});

test('a body that is not UTF-8 is 400', async () => {
  const body = new Uint8Array([...Buffer.from('{"rubrik":"'), 0xe5, 0xe4, 0xf6, ...Buffer.from('"}')]);
  const { status, koder } = await raw({ method: 'POST', path: '/studio/api/innehall', headers: json, body });
  expect([status, koder]).toEqual([400, ['json_ogiltig']]);
});

test('JSON nested a hundred thousand levels deep is refused, not fatal', async () => {
  const body = `{"sponsrad":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const { status } = await raw({ method: 'POST', path: '/studio/api/innehall', headers: json, body });
  expect([400, 422]).toContain(status);
});

test.each([false, true])('a body of 3 MB is 413 (length unsaid: %s), and the next call goes on', async (chunked) => {
  const body = JSON.stringify({ sektion: 'nyheter', mall: 'nyhet', rubrik: 'x', ingress: 'a'.repeat(3_000_000) });
  const before = await skribent.get('/innehall', { agare: skribent.id });
  const { status, koder, fel } = await raw({ method: 'POST', path: '/studio/api/innehall', headers: json, body, chunked });
  expect([status, koder]).toEqual([413, ['for_stor']]);
  expect(fel[0]?.orsak).toContain('2 MiB');
  const after = await skribent.get('/innehall', { agare: skribent.id });
  expect(after.body.antal).toBe(before.body.antal);
});

test('a caller that listens only when it has sent everything hears its 413', async () => {
  const { hostname, port } = new URL(inject('studio').url);
  const body = Buffer.alloc(3_000_000, 'a');
  const head = [
    'POST /studio/api/innehall HTTP/1.1',
    `Host: ${hostname}`,
    `Cookie: ${skribent.credential.Cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
  const socket = connect(Number(port), hostname);
  socket.pause();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(head);
    socket.write(body, (error) => (error ? reject(error) : resolve()));
  });
  socket.resume();
  const [first] = await once(socket, 'data');
  socket.destroy();
  expect(String(first)).toMatch(/^HTTP\/1.1 413 /);
});

test('a body just under the limit is read, and refused for what it says', async () => {
  const { status, koder } = await skribent.create({ ingress: 'a'.repeat(2 * 1024 * 1024 - 200) });
  expect([status, koder]).toEqual([422, ['for_lang']]);
});

test.skipIf(isStandaloneRun()).each(['%', '%zz', '%E0%A4%A', '%ff'])('a path that is not rightly encoded is 400: %s', async (piece) => {
  const { status, koder } = await raw({ method: 'GET', path: `/studio/api/innehall/${piece}` });
  expect([status, koder]).toEqual([400, ['adress_ogiltig']]);
});

test.each(['sok=%', 'sok=%E0%A4%A', '%ff=1', 'sektion=%ED%A0%80'])('a query that is not rightly encoded is 400: %s', async (query) => {
  const { status, koder } = await raw({ method: 'GET', path: `/studio/api/innehall?${query}` });
  expect([status, koder]).toEqual([400, ['adress_ogiltig']]);
});

/** All but the one that takes a file: what is no form is refused before anything is looked up. */
const ID_OPERATIONS = inject('studio').operations.filter(({ path, name }) => path.includes('{id}') && name !== 'bytMediafil');

test.each([
  '1',
  '%00',
  'null',
  '..%2f..%2fetc',
  "'%20OR%201=1",
  '%C3%A4',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(150),
  'x'.repeat(500),
])('an id that is no item is 404 everywhere: %s', async (id) => {
  const admin = await as('superadmin');
  await givePassword(admin.id);
  for (const { method, path } of ID_OPERATIONS) {
    const address = path
      .replace('/studio/api', '')
      .replace('{id}', id)
      .replace('{sprak}', 'sv')
      .replace('{rid}', '1')
      .replace('{did}', '1');
    const { status, koder } = await admin.call(method, address, { ...bodyFor(method, path), ...queryFor(path) });
    expect([status, ...koder], `${method} ${path}`).toSatisfy(([code]) => code === 404);
  }
});

function bodyFor(method: string, path: string): { body?: unknown } {
  if (method === 'GET' || method === 'DELETE') return {};
  if (path.endsWith('/release')) return { body: { lage: 'publicera' } };
  if (path.endsWith('/nedtagning')) return { body: { orsak: 'Fel' } };
  if (path.endsWith('/publiceringssystem')) return { body: { tillstand: 'x', val: 'lat_sta' } };
  if (path.endsWith('/arbetskopia')) return { body: { bas: null, nr: 0 } };
  if (path.endsWith('/gemensam-text')) return { body: { fonster: 'a', skrivning: 1, bas: null, nr: 0 } };
  if (path.endsWith('/lasning')) return { body: { revision: crypto.randomUUID() } };
  if (path.endsWith('/narvaro')) return { body: { fonster: 'a', sprak: 'sv' } };
  if (path.endsWith('/status')) return { body: { status: 'utkast' } };
  if (path.endsWith('/revisioner/{rid}/namn')) return { body: { namn: 'Till tryck' } };
  if (path.endsWith('/svar')) return { body: { uppgift: 1, svar: {} } };
  if (path.endsWith('/angra-agent')) return { body: { agent: crypto.randomUUID(), fran: '2026-11-20' } };
  if (path.endsWith('/aterstall')) return { body: { revision: '1' } };
  if (path.endsWith('/passernycklar/{id}')) return { body: { namn: 'Datorn' } };
  if (path.endsWith('/ta-bort')) return { body: { losenord: PASSWORD } };
  if (path.endsWith('/ignorera')) return { body: { till: null } };
  if (path.endsWith('/slaihop')) return { body: { till: 'x' } };
  if (path.endsWith('/lamna-over')) return { body: { till: 'x' } };
  if (path.endsWith('/innehall/{id}/kommentarer')) return { body: { sprak: 'sv', text: 'Stämmer det?' } };
  if (path.includes('/kommentarer')) return { body: { text: 'Jag ringer' } };
  if (path.endsWith('/media/{id}/forslag')) return { body: { sprak: 'sv' } };
  if (path.endsWith('/bildbyte')) return { body: { fran: 'x', till: 'y' } };
  return {};
}

function queryFor(path: string): { query?: Record<string, string> } {
  return path.endsWith('/jamfor') ? { query: { fran: '1', till: '2' } } : {};
}

test.each([
  ['sida=0', 'sida'],
  ['sida=-1', 'sida'],
  ['sida=1.5', 'sida'],
  ['sida=abc', 'sida'],
  ['sida=1e9', 'sida'],
  ['sida=', 'sida'],
  ['per_sida=101', 'per_sida'],
  ['per_sida=NaN', 'per_sida'],
  ['status=borta', 'status'],
  ['raderad=ja', 'raderad'],
  ['en=alla', 'en'],
  ['sprak=de', 'sprak'],
  ['sortera=slump', 'sortera'],
  ['sok=%00', 'sok'],
  ['sektion=%00', 'sektion'],
  ['tagg=a%00b', 'tagg'],
  ['agare=%00', 'agare'],
  [`sok=${'a'.repeat(201)}`, 'sok'],
  ['__proto__=1', '__proto__'],
  ['constructor=1', 'constructor'],
])('a query with a value that cannot be used is 422 and names it: %s', async (query, falt) => {
  const { status, fel } = await raw({ method: 'GET', path: `/studio/api/innehall?${query}` });
  expect([status, fel.map((entry) => entry.falt)]).toEqual([422, [falt]]);
});

test.each([
  "sok='; DROP TABLE innehall; --",
  'sok=qzx %26 b | !c <-> (d',
  'sok=:*',
  'sok=\\',
  'sok=%25_%25',
  'sok=och att som',
  "tagg={a,b}' OR 1=1",
  'ansvarig="]}',
  'sok=😀🏳️‍🌈',
  'sida=90&per_sida=100',
])('a hostile query finds nothing and harms nothing: %s', async (query) => {
  const path = `/studio/api/innehall?${encodeURI(query).replaceAll('%25', '%')}`;
  const { status, body } = await raw({ method: 'GET', path });
  expect([status, body.innehall]).toEqual([200, []]);
});

test('an unknown query field is told its nearest name', async () => {
  const { status, fel } = await raw({ method: 'GET', path: '/studio/api/innehall?sektin=nyheter' });
  expect(status).toBe(422);
  expect(fel).toMatchObject([{ kod: 'falt_okant', falt: 'sektin', atgard: 'Menade du sektion?' }]);
});

test.each([
  ['a-1:b.c+d/e=f@g_h', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['med mellanslag', false],
])('X-Request-Id is kept when it is one to keep: %s', async (sent, kept) => {
  const { headers } = await raw({ method: 'GET', path: '/studio/api/jag', headers: { 'X-Request-Id': sent } });
  expect(headers['x-request-id'] === sent).toBe(kept);
});

test('each refusal has a request id of its own, which a 404 keeps too', async () => {
  const nobody = stranger();
  const [first, second] = await Promise.all([nobody.get('/jag'), nobody.get('/jag')]);
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  const missing = await nobody.call('GET', '/finns-inte', { headers: { 'X-Request-Id': 'spår-1'.replace('å', 'a') } });
  expect(missing.headers['x-request-id']).toBe('spar-1');
});

test('nothing is to be kept by caches, and nothing guessed about its type', async () => {
  const { headers } = await skribent.get('/jag');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

test.each([
  ...['/.git/HEAD', '/.git/config', '/.env', '/.data/hemlighet', '/package.json', '/package-lock.json', '/server.ts', '/next.config.mjs'],
  ...['/prisma/schema.prisma', '/node_modules/next/package.json', '/dist/studio.mjs', '/.next/BUILD_ID', '/_next/../package.json'],
  ...['/%2e%2e/package.json', '/..%2fpackage.json', '/studio/stil/../../package.json', '/studio/stil/%2e%2e/%2e%2e/package.json'],
])('what Studio is made of and what it keeps is served to nobody: %s', async (path) => {
  for (const credential of [{}, skribent.credential]) {
    const { status, text } = await send({ method: 'GET', path, headers: credential });
    expect(status).toBeGreaterThanOrEqual(300);
    expect(text).not.toMatch(/"dependencies"|ref: refs|datasource|\[core\]/);
  }
});

test('whoever calls without encryption is answered as they called: nobody is led on with what they have sent', async () => {
  const unencrypted = { 'X-Forwarded-Proto': 'http', Forwarded: 'proto=http' };
  const { status, headers } = await raw({ method: 'GET', path: '/studio/api/jag', headers: unencrypted });
  expect([status, headers.location]).toEqual([200, undefined]);
});

// What a database would take for the end of a text and for a command of its own (OWASP ASVS V1.2.4).
const COMMANDS = ["'", "' OR '1'='1", "'; DROP TABLE person; --", "x' UNION SELECT losenord_hash FROM person --", '$1', '%', '\\', '$$;--'];

/** What is read by an address alone, with the fields that it may be asked with. */
const ASKED = OPERATIONS.flatMap(({ method, path, query }): Array<[path: string, fields: string[]]> => {
  const fields = Object.keys(query.shape);
  return method !== 'GET' || path.includes('{') || fields.length === 0 ? [] : [[path.replace('/studio/api', ''), fields]];
});

test.each(ASKED)('what is asked with a field of %s is a text, and no command', async (path, fields) => {
  for (const field of fields)
    for (const value of COMMANDS) {
      const { status, text } = await send({
        method: 'GET',
        path: `/studio/api${path}?${new URLSearchParams({ [field]: value })}`,
        headers: above.credential,
      });
      expect([field, value, status < 500 && status !== 403]).toEqual([field, value, true]);
      expect(text).not.toMatch(/argon2id|syntax error/);
    }
});

import { describe, expect, inject, test } from 'vitest';
import { CONTRACT_VERSIONS } from '#lib/contract/contract-versions.ts';
import { rawCall } from './assistant/raw-call.ts';
import { type RawRequest, send } from './newsroom/http.ts';
import { agent } from './newsroom/people.ts';

const { nyckel } = await agent();
const bearer = { Authorization: `Bearer ${nyckel}` };
const [{ datum }] = CONTRACT_VERSIONS;
const studio = inject('studio').url;
const call = (request: Partial<RawRequest>) => send({ method: 'GET', path: '/studio/api/jag', ...request }, studio);

describe('Studio-Version', () => {
  test('is told with every answer, refusals and unchanged ones too', async () => {
    const read = await call({ headers: bearer });
    const etag = String(read.headers.etag);
    const unchanged = await call({ headers: { ...bearer, 'If-None-Match': etag } });
    const [nobody, nowhere] = await Promise.all([call({}), call({ path: '/studio/api/finns-inte', headers: bearer })]);
    expect([read, unchanged, nobody, nowhere].map(({ status }) => status)).toEqual([200, 304, 401, 404]);
    for (const { headers } of [read, unchanged, nobody, nowhere]) expect(headers['studio-version']).toBe(datum);
    expect(read.headers.deprecation).toBeUndefined();
  });

  test('is asked for by a day on which it held', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const day of [datum, today]) {
      const { status, headers } = await call({ headers: { ...bearer, 'Studio-Version': day } });
      expect([status, headers['studio-version']]).toEqual([200, datum]);
    }
  });

  test.each(['2020-01-01', '2999-01-01', '2026-13-01', 'senaste', ''])(
    'is refused when it names none, before anything is done: %j',
    async (asked) => {
      const headers = { ...bearer, 'Studio-Version': asked, 'Content-Type': 'application/json' };
      const { status, text } = await call({ method: 'POST', path: '/studio/api/taggar', headers, body: '{"namn":"Skickas aldrig"}' });
      const { fel } = JSON.parse(text);
      expect([status, fel[0].kod, fel[0].falt]).toEqual([422, 'falt_format', 'Studio-Version']);
      expect(fel[0].atgard).toContain(datum);
    },
  );
});

test('the stream of events is held to it as well', async () => {
  const path = '/studio/api/handelser/strom';
  const told = await call({ method: 'HEAD', path, headers: bearer });
  expect([told.status, told.headers['studio-version']]).toEqual([200, datum]);
  const refused = await call({ path, headers: { ...bearer, 'Studio-Version': '2020-01-01' } });
  expect([refused.status, refused.headers['studio-version']]).toEqual([422, datum]);
});

describe('a program that runs in a page elsewhere', () => {
  const preflight = (headers: Record<string, string>) => ({
    method: 'OPTIONS',
    headers: { Origin: 'https://redaktion.example', ...headers },
  });

  test('may call with a key, and read what it needs of the answer', async () => {
    const asked = await call(
      preflight({ 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'authorization,if-match' }),
    );
    expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(String(asked.headers['access-control-allow-methods'])).toContain('PATCH');
    for (const name of ['Authorization', 'If-Match', 'Idempotency-Key', 'Studio-Version']) {
      expect(String(asked.headers['access-control-allow-headers'])).toContain(name);
    }
    const answer = await call({ headers: { ...bearer, Origin: 'https://redaktion.example' } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
    for (const name of ['ETag', 'Studio-Version', 'RateLimit', 'X-Request-Id']) {
      expect(String(answer.headers['access-control-expose-headers'])).toContain(name);
    }
    const refused = await call({ headers: { Origin: 'null' } });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, '*']);
  });

  test('is never allowed anybody’s cookie', async () => {
    const asked = await call(preflight({ 'Access-Control-Request-Method': 'GET' }));
    const answer = await call({ headers: { Origin: 'https://redaktion.example' } });
    for (const { headers } of [asked, answer]) expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('finds the events there, and the tools for assistants only from the machine itself', async () => {
    const events = await call({ ...preflight({ 'Access-Control-Request-Method': 'GET' }), path: '/studio/api/handelser/strom' });
    expect([events.status, events.headers['access-control-allow-origin']]).toEqual([204, '*']);
    const local = { Origin: 'http://localhost:6274' };
    const path = '/studio/mcp/redaktion';
    const asked = await call({ method: 'OPTIONS', path, headers: { ...local, 'Access-Control-Request-Method': 'POST' } });
    expect([asked.status, asked.headers['access-control-allow-origin'], asked.headers.vary]).toEqual([204, local.Origin, 'Origin']);
    expect(String(asked.headers['access-control-allow-headers'])).toMatch(/authorization.*mcp-protocol-version/i);
    const challenged = await call({ method: 'POST', path, headers: local });
    expect([challenged.status, challenged.headers['access-control-allow-origin']]).toEqual([401, local.Origin]);
    expect(String(challenged.headers['access-control-expose-headers'])).toContain('WWW-Authenticate');
    expect((await rawCall({ nyckel, headers: local })).headers['access-control-allow-origin']).toBe(local.Origin);
    const elsewhere = await call({ ...preflight({ 'Access-Control-Request-Method': 'POST' }), path });
    expect([elsewhere.status, elsewhere.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });
});

import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import type { Actor } from '#lib/contract/actor.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { bindPort, type HttpServer } from '#lib/http/server.ts';
import { unauthorised } from '#lib/transports/doors/accounts.ts';
import { applicationGate } from '#lib/transports/doors/application.ts';

const ANNA: Actor = {
  ...{ typ: 'person', id: '1', namn: 'Anna', roll: 'skribent', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: false, schemalagga: false },
};

let server: HttpServer | undefined;
afterEach(() => server?.stop());

/** Pages that say what they were asked, behind the gate; whoever has the session «anna» is known. */
async function gated(bySession?: (token: string) => Promise<Actor>): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const known = async (token: string): Promise<Actor> => {
    if (token === 'kravs') return { ...ANNA, krav: 'andra_faktor' };
    if (token !== 'anna') throw unauthorised('inloggning_upphord');
    return ANNA;
  };
  const log = pino({ level: 'silent' });
  const gate = applicationGate({ accounts: { bySession: bySession ?? known }, previewPolicy: "default-src 'none'", dev: false, log });
  server = await bindPort({ port: 0, host: '127.0.0.1', behindProxy: false, secure: false, log });
  const { port } = server;
  server.answerWith({
    door: () => undefined,
    pages: {
      gate,
      async show(request, response) {
        const body = await text(request);
        response.end(JSON.stringify({ method: request.method, body, policy: request.headers['content-security-policy'] }));
      },
    },
  });
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

const ANNAS = { Cookie: 'studiosess=anna' };

test('a page is for those with a session; others are sent to sign in, with the way back', async () => {
  const ask = await gated();
  const stranger = await ask('/studio/agenter?sida=2');
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/studio/logga-in?till=%2Fstudio%2Fagenter%3Fsida%3D2']);
  expect((await ask('/studio/agenter', { headers: ANNAS })).status).toBe(200);
  expect((await ask('/studio/logga-in')).status).toBe(200);
});

test('whoever must set up a second factor first is led to where that is done, from every page but that', async () => {
  const ask = await gated();
  const headers = { Cookie: 'studiosess=kravs' };
  for (const path of ['/studio', '/studio/agenter?sida=2', '/studio/forhandsvisning/1/sv', '/studio/kontoret']) {
    const led = await ask(path, { headers });
    expect([led.status, led.headers.get('location')]).toEqual([302, '/studio/konto']);
  }
  for (const path of ['/studio/konto', '/studio/konto?x', '/studio/logga-in', '/_next/static/x.js'])
    expect((await ask(path, { headers })).status).toBe(200);
});

test('each answer has a nonce of its own, which the pages are told, whatever the caller says it is', async () => {
  const ask = await gated();
  const headers = { ...ANNAS, 'Content-Security-Policy': "script-src 'nonce-abc'" };
  const answers = [await ask('/studio', { headers }), await ask('/studio', { headers })];
  const policies = answers.map((answer) => answer.headers.get('content-security-policy'));
  expect(new Set(policies).size).toBe(2);
  expect(policies[0]).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
  expect(policies[0]).not.toContain('unsafe-eval');
  expect(await Promise.all(answers.map(async (answer) => (await answer.json()).policy))).toEqual(policies);
});

test('a preview has the policy of the readers’ page', async () => {
  const ask = await gated();
  expect((await ask('/studio/forhandsvisning/1/sv', { headers: ANNAS })).headers.get('content-security-policy')).toBe("default-src 'none'");
});

test('what a page is sent reaches it, up to 16 KiB', async () => {
  const ask = await gated();
  const body = 'ö'.repeat(8_192);
  expect(await (await ask('/studio/logga-in', { method: 'POST', body })).json()).toMatchObject({ method: 'POST', body });
  for (const path of ['/studio/logga-in', '/studio/agenter', '/_next/x', '/vadsomhelst.php']) {
    const refused = await ask(path, { method: 'POST', body: `${body}x`, headers: ANNAS });
    expect([refused.status, (await refused.json()).fel[0].kod]).toEqual([413, 'for_stor']);
  }
});

test('with the database away a person is shown a page that says so, and a program the envelope; both when to come back', async () => {
  const ask = await gated(() => Promise.reject(new DatabaseAway('borta')));
  for (const path of ['/studio', '/studio/logga-in']) {
    const shown = await ask(path, { headers: { ...ANNAS, Accept: 'text/html,*/*' } });
    expect([shown.status, Number(shown.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toContain('Databasen går inte att nå just nu.');
  }
  const told = await ask('/studio', { headers: ANNAS });
  expect([told.status, (await told.json()).fel[0].kod]).toEqual([503, 'databas_borta']);
});

import pino from 'pino';
import { expect, test } from 'vitest';
import type { LoggedIn } from '#lib/callers/callers.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import { type Answered, askDoor, type Question } from '#lib/http/ask-door.ts';
import { applicationGate } from '#lib/transports/doors/application.ts';

const ANNA: LoggedIn = {
  ...{ typ: 'person', id: '1', namn: 'Anna', roll: 'skribent', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: false, schemalagga: false, session: '2' },
};

interface Parts {
  bySession(token: string): Promise<LoggedIn>;
  databaseAnswers(): Promise<void>;
}

/** Asks the gate as if what it admits were answered with 200; whoever has the session «anna» is known. */
function gated(parts: Partial<Parts> = {}): (path: string, question?: Question) => Promise<Answered> {
  const known = async (token: string): Promise<LoggedIn> => {
    if (token === 'kravs') return { ...ANNA, krav: 'andra_faktor' };
    if (token !== 'anna') throw unauthorised('inloggning_upphord');
    return ANNA;
  };
  const log = pino({ level: 'silent' });
  const { bySession = known, databaseAnswers = async () => {} } = parts;
  const gate = applicationGate({ callers: { bySession }, databaseAnswers, previewPolicy: "default-src 'none'", dev: false, log });
  return (path, question) =>
    askDoor(
      async (asked) => {
        const admitted = await gate(asked);
        if ('status' in admitted) return admitted;
        return { status: 200, headers: Object.entries(admitted.headers).flat(), body: admitted.policy };
      },
      path,
      question,
    );
}

const away = () => Promise.reject(new DatabaseAway('borta'));

const ANNAS = { Cookie: 'studiosess=anna' };

test('a page is for those with a session; others are sent to sign in, with the way back', async () => {
  const ask = gated();
  const stranger = await ask('/studio/agenter?sida=2');
  expect([stranger.status, stranger.headers.location]).toEqual([302, '/studio/logga-in?till=%2Fstudio%2Fagenter%3Fsida%3D2']);
  const { status, headers } = await ask('/studio/agenter', { headers: ANNAS });
  // Where somebody is in the application is told to no other site.
  expect([status, headers['referrer-policy']]).toEqual([200, 'same-origin']);
  expect((await ask('/studio/logga-in')).status).toBe(200);
});

test('whoever must set up a second factor first is led to where that is done, from every page but that', async () => {
  const ask = gated();
  const headers = { Cookie: 'studiosess=kravs' };
  for (const path of ['/studio', '/studio/agenter?sida=2', '/studio/forhandsvisning/1/sv', '/studio/kontoret']) {
    const led = await ask(path, { headers });
    expect([led.status, led.headers.location]).toEqual([302, '/studio/konto']);
  }
  for (const path of ['/studio/konto', '/studio/konto?x', '/studio/logga-in', '/_next/static/x.js'])
    expect((await ask(path, { headers })).status).toBe(200);
});

test('each answer has a nonce of its own, which the pages are told, whatever the caller says it is', async () => {
  const ask = gated();
  const headers = { ...ANNAS, 'Content-Security-Policy': "script-src 'nonce-abc'" };
  const answers = [await ask('/studio', { headers }), await ask('/studio', { headers })];
  const policies = answers.map((answer) => answer.headers['content-security-policy']);
  expect(new Set(policies).size).toBe(2);
  expect(policies[0]).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
  expect(policies[0]).not.toContain('unsafe-eval');
  expect(answers.map(({ text }) => text)).toEqual(policies);
});

test('a preview has the policy of the readers’ page', async () => {
  const ask = gated();
  expect((await ask('/studio/forhandsvisning/1/sv', { headers: ANNAS })).headers['content-security-policy']).toBe("default-src 'none'");
});

test('pages are read: a form sent without their script shows them again, everything else is refused, and no more than 16 KiB is heard', async () => {
  const ask = gated();
  const html = { ...ANNAS, Accept: 'text/html,*/*' };
  const again = await ask('/studio/logga-in?till=%2Fstudio', { method: 'POST', body: 'epost=a', headers: html });
  expect([again.status, again.headers.location]).toEqual([303, '/studio/logga-in?till=%2Fstudio']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const refused = await ask('/studio/agenter', { method, headers: ANNAS });
    expect([refused.status, refused.headers.allow, JSON.parse(refused.text).fel[0].kod]).toEqual([405, 'GET, HEAD', 'metod_ej_tillaten']);
  }
  for (const path of ['/studio/logga-in', '/studio/agenter']) {
    const refused = await ask(path, { method: 'POST', body: `${'ö'.repeat(8_192)}x`, headers: html });
    expect([refused.status, JSON.parse(refused.text).fel[0].kod]).toEqual([413, 'for_stor']);
  }
});

test('with the database away a person is shown a page that says so, and a program the envelope; both when to come back', async () => {
  const ask = gated({ bySession: away });
  for (const path of ['/studio', '/studio/logga-in']) {
    const shown = await ask(path, { headers: { ...ANNAS, Accept: 'text/html,*/*' } });
    expect([shown.status, Number(shown.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.text).toContain('Databasen går inte att nå just nu.');
  }
  const told = await ask('/studio', { headers: ANNAS });
  expect([told.status, JSON.parse(told.text).fel[0].kod]).toEqual([503, 'databas_borta']);
});

test('with the database away it is told before a page begins, also to whoever is known without it and to whoever is nobody', async () => {
  const ask = gated({ databaseAnswers: away });
  const strangers = ['/studio/logga-in', '/studio/valj-losenord', '/studio/glomt-losenord?x=1', '/studio'];
  const known = ['/studio', '/studio/logga-in', '/studio/konto', '/studio/forhandsvisning/1/sv', '/studio/vad/som/helst'];
  for (const [paths, headers] of [
    [strangers, {}],
    [known, ANNAS],
  ] as const) {
    for (const path of paths) {
      const shown = await ask(path, { headers: { ...headers, Accept: 'text/html' } });
      expect([path, shown.status, Number(shown.headers['retry-after']) > 0]).toEqual([path, 503, true]);
    }
  }
});

test('a database that hangs is waited for once, whatever else is asked of it for the page', async () => {
  const ask = gated({ bySession: () => new Promise(() => {}), databaseAnswers: away });
  expect((await ask('/studio', { headers: ANNAS })).status).toBe(503);
});

test('what says the same whatever is in the database is shown without it', async () => {
  const ask = gated({ bySession: away, databaseAnswers: away });
  for (const path of ['/studio/referens', '/studio/referens/felkoder?sok=x', '/_next/static/x.js'])
    expect((await ask(path, { headers: ANNAS })).status).toBe(200);
});

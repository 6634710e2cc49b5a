import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { unlessStandalone } from '../ways-to-run.ts';
import { sql } from './newsroom/database.ts';
import { call, FORM, freshForm, logIn, logOut, ownNetwork, PASSWORD, person, sessionOf } from './newsroom/login.ts';

const setCookie = ({ headers }: Awaited<ReturnType<typeof call>>) => headers['set-cookie']?.find((one) => one.startsWith('studiosess='));

describe('whoever logs in', () => {
  test('is given a session, by a script and by a form', async () => {
    const { epost } = await person();
    const byScript = await logIn({ epost, losenord: PASSWORD });
    expect([byScript.status, byScript.body]).toEqual([200, { url: inject('studio').url }]);
    const cookie = sessionOf(byScript) ?? '';
    expect(setCookie(byScript)).toMatch(/HttpOnly.*SameSite=Lax/);
    expect((await call({ method: 'GET', path: '/studio/api/jag', headers: { Cookie: cookie } })).body.vem.epost ?? epost).toBe(epost);
    const byForm = await logIn({ epost: ` ${epost.toUpperCase()} `, losenord: PASSWORD, json: '', callbackUrl: '/studio' });
    expect([byForm.status, byForm.headers.location]).toEqual([302, `${inject('studio').url}/studio`]);
    expect(sessionOf(byForm)).toBeDefined();
  });

  test('is sent to no other site', async () => {
    const { epost } = await person();
    const { body } = await logIn({ epost, losenord: PASSWORD, callbackUrl: 'https://ond.example/' });
    expect(body.url).toBe(inject('studio').url);
  });

  test.each([
    ['another site', { Origin: 'https://ond.example' }],
    ['a form of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('from %s is refused', async (_, headers) => {
    const { epost } = await person();
    const answer = await logIn({ epost, losenord: PASSWORD }, headers);
    expect([answer.status, answer.koder, sessionOf(answer)]).toEqual([403, ['frammande_ursprung'], undefined]);
  });

  test('with a token that is not the form’s is refused', async () => {
    const { epost } = await person();
    for (const csrfToken of ['', 'x'.repeat(64), (await freshForm()).csrfToken]) {
      const answer = await logIn({ epost, losenord: PASSWORD, csrfToken });
      expect([answer.status, answer.koder, sessionOf(answer)]).toEqual([403, ['csrf_ogiltig'], undefined]);
    }
  });

  test('logs out with a form of ours', async () => {
    const { epost } = await person();
    const answer = await logOut(sessionOf(await logIn({ epost, losenord: PASSWORD })));
    expect([answer.status, setCookie(answer)]).toEqual([200, expect.stringMatching(/^studiosess=;.*Max-Age=0/)]);
  });
});

test('a page that another opened does not log out whoever is logged in', async () => {
  const [one, other] = await Promise.all([person(), person()]);
  const cookie = sessionOf(await logIn({ epost: one.epost, losenord: PASSWORD })) ?? '';
  const answer = await logOut(cookie, { 'Studio-Person': other.id });
  expect([answer.status, answer.koder, setCookie(answer)]).toEqual([403, ['annan_inloggad'], undefined]);
  expect((await call({ method: 'GET', path: '/studio/api/jag', headers: { Cookie: cookie } })).status).toBe(200);
  expect((await logOut(cookie, { 'Studio-Person': one.id })).status).toBe(200);
});

describe('a login that fails', () => {
  test('is 401 to a script, and shown on the sign-in page to a form', async () => {
    const { epost } = await person();
    const byScript = await logIn({ epost, losenord: 'fel' });
    expect([byScript.status, byScript.koder]).toEqual([401, ['inloggning_fel']]);
    expect(byScript.body.url).toMatch(/\/studio\/logga-in\?error=inloggning_fel$/);
    const byForm = await logIn({ epost, losenord: 'fel', json: '' });
    expect([byForm.status, byForm.headers.location]).toEqual([302, byScript.body.url]);
  });

  test.each([
    ['longer than any', `${'a'.repeat(300)}@test.se`],
    ['with U+0000', 'anna\u0000@test.se'],
    ['that is missing', ''],
  ])('for an address %s is 401 too', async (_, epost) => {
    expect((await logIn({ epost, losenord: 'fel' })).status).toBe(401);
  });

  test('ten times is blocked: 429 with when to come back, in Swedish, whatever asks; and both are in the log', async () => {
    const { id, epost } = await person();
    for (let time = 0; time < 10; time++) expect((await logIn({ epost, losenord: 'gissning' })).status).toBe(401);
    for (const json of ['true', '']) {
      const { status, headers, koder, body } = await logIn({ epost, losenord: PASSWORD, json });
      expect([status, koder]).toEqual([429, ['for_manga_inloggningar']]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(800);
      expect(body.fel[0].atgard).toMatch(/Vänta 15 minuter/);
    }
    const lines = await sql<{ operation: string; detalj: object }>(
      `SELECT operation, detalj FROM logg WHERE detalj ->> 'konto' = $1 ORDER BY id`,
      [id],
    );
    expect(lines.map(({ operation }) => operation)).toEqual([...Array(10).fill('inloggningMisslyckad'), 'inloggningSparrad']);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`gissning|${PASSWORD}`));
  });

  test('for ever new accounts is blocked by its network', async () => {
    const from = ownNetwork().replace(/1$/, '');
    for (let time = 0; time < 10; time++)
      await logIn({ epost: `${randomUUID()}@test.se`, losenord: 'fel' }, { 'X-Forwarded-For': `${from}${time}` });
    const { status } = await logIn({ epost: `${randomUUID()}@test.se`, losenord: 'fel' }, { 'X-Forwarded-For': `${from}abcd` });
    expect(status).toBe(429);
  });
});

const ADDRESSES = ['callback/credentials', 'signout', '_log', 'csrf', 'session', 'vadsomhelst/djupt/ner', ''];

describe.each(ADDRESSES)('at /api/auth/%s', (address) => {
  const path = `/api/auth/${address}`;

  test.each([
    ['its length', false],
    ['no length', true],
  ])('a body beyond 16 KiB that tells %s is 413, in the envelope', async (_, chunked) => {
    const body = `epost=${'a'.repeat(16 * 1024)}`;
    const { status, koder, text } = await call({ method: 'POST', path, headers: { 'Content-Type': FORM }, body, chunked });
    expect([status, koder]).toEqual([413, ['for_stor']]);
    expect(text).toContain('16 KiB');
  });

  test.each([
    ['text/plain', 'hej'],
    ['application/json', '{"a":'],
    ['application/json', 'null'],
    ['application/json', '[]'],
    ['application/json', '"hej"'],
    ['application/json', '{"csrfToken": {"a": 1}, "level": "constructor", "code": 7}'],
    ['multipart/form-data', 'hej'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/x-www-form-urlencoded; charset=utf-16', '%%%=%ff&&&'],
    ['', 'hej'],
    ['nonsens;;;,', '\u0000'],
  ])('a body of type «%s» that cannot be used is told so: %s', async (type, body) => {
    const { status, koder } = await call({ method: 'POST', path, headers: type === '' ? {} : { 'Content-Type': type }, body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(koder).toHaveLength(1);
  });

  test.each(['DELETE', 'PUT', 'OPTIONS', ...unlessStandalone('PROPFIND')])('%s is refused', async (method) => {
    expect([404, 405]).toContain((await call({ method, path })).status);
  });
});

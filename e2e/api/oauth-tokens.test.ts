import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { OauthConnections } from '#lib/store/oauth-connections.ts';
import { Program, proof } from './newsroom/assistants.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { logLines } from './newsroom/log-lines.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

// Persons call the Studio that all tests share: what one instance is told holds at the other at once.
const studio = await ownStudio({ prepared: true });
const { url } = studio;
const program = new Program(url);
afterAll(() => studio.stop());

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
    expect(await program.opens([access])).toEqual([200]);
    expect((await program.token(redeem)).body.error).toBe('invalid_grant');
    expect(await program.opens([access])).toEqual([401]);
    expect((await program.refresh(client, refresh)).body.error).toBe('invalid_grant');
    expect(await logLines('anslutningskodAteranvand', writer.id)).toHaveLength(1);
  });

  test('is redeemed once by ten at the same moment', async () => {
    const { redeem } = await program.granted(await as('skribent'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => program.token(redeem)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const access = answers.find(({ status }) => status === 200)?.body.access_token;
    expect(await program.opens([access])).toEqual([401]);
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
    expect(await program.opens([access])).toEqual([401]);
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
    expect(await program.opens([access])).toEqual([401]);
    expect((await program.refresh(client, refresh)).body.error).toBe('invalid_grant');
    expect((await program.token(redeem)).body.error).toBe('invalid_grant');
    await admin.patch(`/anvandare/${writer.id}`, { aktiv: true });
    expect(await program.opens([access])).toEqual([401]);
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
    expect(await program.opens([second.body.access_token])).toEqual([200]);
    expect((await program.refresh(first.client, first.refresh)).body.error).toBe('invalid_grant');
    expect(await program.opens([first.access, second.body.access_token])).toEqual([401, 401]);
    expect((await program.refresh(first.client, second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await logLines('fornyelsenyckelAteranvand', writer.id)).toHaveLength(1);
    expect((await writer.get('/anslutningar')).body.anslutningar).toEqual([]);
  });

  test('is exchanged once by ten at the same moment, and then ends the family', async () => {
    const { client, refresh } = await program.connected(await as('skribent'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => program.refresh(client, refresh)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await program.opens(won.map(({ body }) => body.access_token))).toEqual([401]);
  });

  test('is good for no longer than a year after the person was asked, however often it is renewed', async () => {
    const writer = await as('skribent');
    const { client, refresh } = await program.connected(writer);
    const asked = (ago: string) => sql(`UPDATE anslutning SET skapad = now() - $2::interval WHERE person_id = $1`, [writer.id, ago]);
    await asked('364 days');
    const renewed = await program.refresh(client, refresh);
    expect(renewed.status).toBe(200);
    const [kept] = await sql<{ days: number }>(
      `SELECT ceil(extract(epoch FROM max(n.utgar) - now()) / 86400)::int AS days FROM anslutningsnyckel n JOIN anslutning a ON a.id = n.anslutning_id
        WHERE a.person_id = $1 AND n.sort = 'fornyelse' AND n.forbrukad IS NULL`,
      [writer.id],
    );
    expect(kept?.days).toBe(1);
    await asked('366 days');
    expect((await program.refresh(client, renewed.body.refresh_token)).body.error).toBe('invalid_grant');
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
    expect(await program.opens([refresh])).toEqual([401]);
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
    expect(await program.opens([access])).toEqual([200]);
    expect((await program.revoke({ token: refresh, client_id: client, token_type_hint: 'access_token' })).status).toBe(200);
    expect(await program.opens([access])).toEqual([401]);
    expect((await program.revoke({ token: 'srt_okand', client_id: client })).status).toBe(200);
    expect((await program.revoke({ client_id: client })).body.error).toBe('invalid_request');
  });

  test('not when it gives back an access token, which alone is over', async () => {
    const { client, refresh, access } = await program.connected(await as('skribent'));
    expect((await program.revoke({ token: access, client_id: client })).status).toBe(200);
    expect(await program.opens([access])).toEqual([401]);
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
    expect(await program.opens([first.access, second.access])).toEqual([401, 200]);
    expect((await admin.delete(`/anslutningar/${one.id}`)).status).toBe(200);
    expect(await program.opens([second.access])).toEqual([401]);
    expect(await logLines('aterkallaAnslutning', admin.id)).toHaveLength(1);
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

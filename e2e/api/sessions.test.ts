import { createHash } from 'node:crypto';
import { decode } from 'next-auth/jwt';
import { describe, expect, inject, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { logLines } from './newsroom/log-lines.ts';
import { loggedIn, logOut, person } from './newsroom/login.ts';
import { agent, as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const cookieOf = (caller: Caller) => String(caller.credential.Cookie);
const answers = async (...callers: Caller[]) => Promise.all(callers.map(async (caller) => (await caller.get('/jag')).status));

/** The same person at three tables. */
async function threeLogins() {
  const who = await person();
  const [one, two, three] = [await loggedIn(who), await loggedIn(who), await loggedIn(who)];
  return { who, one, two, three };
}

/** Another instance over the same database, for as long as the work takes. */
async function withAnotherInstance(work: (url: string) => Promise<void>): Promise<void> {
  const other = await ownStudio({ databaseUrl: inject('studio').databaseUrl, prepared: true });
  try {
    await work(other.url);
  } finally {
    await other.stop();
  }
}

describe('a login', () => {
  test('is told to its person: the program, the network without its end, when, and which one asks', async () => {
    const who = await person();
    const mine = await loggedIn(who, {}, { 'User-Agent': FIREFOX, 'X-Forwarded-For': '198.51.100.77' });
    const script = await loggedIn(who, {}, { 'User-Agent': 'curl/8.9', 'X-Forwarded-For': '2001:db8:1:2:3::9' });
    const { body } = await mine.get('/jag/sessioner');
    expect(body).toMatchObject({ ok: true, antal: 2, sida: 1, sidor: 1 });
    const [at, elsewhere] = [true, false].map((denna) => body.sessioner.find((one: { denna: boolean }) => one.denna === denna));
    expect(at).toMatchObject({ klient: 'Firefox på Windows', adress: '198.51.100.*', inloggad_med: 'losenord' });
    expect(elsewhere).toMatchObject({ klient: 'curl', adress: '2001:db8:1:*' });
    expect(Date.parse(at.utgar) - Date.parse(at.skapad)).toBe(30 * 24 * 3_600_000);
    expect((await script.get('/jag/sessioner')).body.sessioner.find((one: { denna: boolean }) => one.denna).id).toBe(elsewhere.id);
  });

  test('is kept as a hash: what is in the cookie is not in the database', async () => {
    const who = await person();
    const before = await sql<{ hash: string }>('SELECT hash FROM session WHERE person_id = $1', [who.id]);
    const cookie = cookieOf(await loggedIn(who));
    const [row] = await sql<{ hash: string }>('SELECT hash FROM session WHERE person_id = $1', [who.id]);
    expect([before.length, row?.hash]).toEqual([0, expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const claims = await decode({ token: cookie.replace('studiosess=', ''), secret: inject('studio').secret });
    const session = String(claims?.session);
    expect([Buffer.from(session, 'base64url').length, createHash('sha256').update(session).digest('hex')]).toEqual([16, row?.hash]);
  });

  test('is another each time', async () => {
    const who = await person();
    const cookies = await Promise.all(Array.from({ length: 8 }, async () => cookieOf(await loggedIn(who))));
    expect(new Set(cookies).size).toBe(8);
    const rows = await sql<{ hash: string }>('SELECT DISTINCT hash FROM session WHERE person_id = $1', [who.id]);
    expect(rows).toHaveLength(8);
  });

  test('goes on for as long as it is used, and no longer than thirty days', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    await sql(`UPDATE session SET senast_anvand = now() - interval '11 hours' WHERE person_id = $1`, [who.id]);
    expect(await answers(caller)).toEqual([200]);
    const used = async () => {
      const [row] = await sql<{ nyss: boolean }>(
        `SELECT senast_anvand > now() - interval '1 minute' AS nyss FROM session WHERE person_id = $1`,
        [who.id],
      );
      return row?.nyss;
    };
    await expect.poll(used).toBe(true);
  });

  test('that has not been used for half a day is not among them', async () => {
    const { one } = await threeLogins();
    const ids = (await one.get('/jag/sessioner')).body.sessioner.map(({ id }: { id: string }) => id);
    await sql(`UPDATE session SET senast_anvand = now() - interval '13 hours' WHERE id = $1`, [ids[1]]);
    expect((await one.get('/jag/sessioner')).body.antal).toBe(2);
  });
});

describe('to log out', () => {
  test('ends the login on the server: a copy of the cookie opens nothing, anywhere', async () => {
    await withAnotherInstance(async (elsewhere) => {
      const { one, two } = await threeLogins();
      expect(await answers(one, one.at(elsewhere), two)).toEqual([200, 200, 200]);
      expect((await logOut(cookieOf(one))).status).toBe(200);
      expect((await one.get('/jag')).koder).toEqual(['inloggning_upphord']);
      await expect.poll(() => answers(one.at(elsewhere)), { interval: 5, timeout: 500 }).toEqual([401]);
      expect(await answers(two, two.at(elsewhere))).toEqual([200, 200]);
    });
  });

  test('is in the log, once', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    for (let time = 0; time < 2; time++) expect((await logOut(cookieOf(caller))).status).toBe(200);
    expect(await logLines('loggaUt', who.id)).toHaveLength(1);
  });

  test.each(['studiosess=', 'studiosess=abc.def', 'annat=1'])('with the cookie %s does no harm', async (cookie) => {
    expect((await logOut(cookie)).status).toBe(200);
  });
});

describe('somebody who is logged in', () => {
  test('ends another of their logins, at once on every instance', async () => {
    await withAnotherInstance(async (elsewhere) => {
      const { one, two, three } = await threeLogins();
      await answers(two.at(elsewhere), three.at(elsewhere));
      const { body } = await two.get('/jag/sessioner');
      const { id } = body.sessioner.find(({ denna }: { denna: boolean }) => denna);
      expect((await one.delete(`/jag/sessioner/${id}`)).status).toBe(200);
      expect(await answers(one, two, three)).toEqual([200, 401, 200]);
      await expect.poll(() => answers(two.at(elsewhere)), { interval: 5, timeout: 500 }).toEqual([401]);
      expect((await one.delete(`/jag/sessioner/${id}`)).koder).toEqual(['finns_inte']);
    });
  });

  test('ends nobody else’s', async () => {
    const [mine, theirs] = [await loggedIn(await person()), await loggedIn(await person())];
    const [{ id }] = (await theirs.get('/jag/sessioner')).body.sessioner;
    for (const no of [id, 'inte-ett-id', '00000000-0000-7000-8000-000000000000'])
      expect((await mine.delete(`/jag/sessioner/${no}`)).koder).toEqual(['finns_inte']);
    expect(await answers(theirs)).toEqual([200]);
  });

  test('ends all the others, or every one', async () => {
    const { one, two, three } = await threeLogins();
    expect((await one.delete('/jag/sessioner?utom_denna=true')).body).toMatchObject({ ok: true, antal: 2 });
    expect(await answers(one, two, three)).toEqual([200, 401, 401]);
    expect((await one.delete('/jag/sessioner')).body).toMatchObject({ antal: 1 });
    expect(await answers(one)).toEqual([401]);
  });

  test('is told what may be asked', async () => {
    const caller = await as('skribent');
    expect((await caller.delete('/jag/sessioner?utom_denna=ja')).status).toBe(422);
    expect((await caller.delete('/jag/sessioner?alla=true')).koder).toEqual(['falt_okant']);
  });
});

describe('an administrator', () => {
  test('logs somebody out everywhere, and the log tells who did', async () => {
    const [{ who, one, two }, admin] = [await threeLogins(), await as('admin')];
    expect((await admin.delete(`/anvandare/${who.id}/sessioner`)).body).toMatchObject({ antal: 3 });
    expect(await answers(one, two)).toEqual([401, 401]);
    const lines = await sql(`SELECT FROM logg WHERE operation = 'avslutaAnvandaresSessioner' AND detalj ->> 'person' = $1`, [who.id]);
    expect(lines).toHaveLength(1);
    expect((await loggedIn(who)).id).toBe(who.id);
  });

  test('does not log out those who appoint administrators, nor nobody', async () => {
    const [chief, admin] = [await as('superadmin'), await as('admin')];
    expect((await admin.delete(`/anvandare/${chief.id}/sessioner`)).koder).toEqual(['rattighet_saknas']);
    for (const id of ['x', crypto.randomUUID()]) expect((await admin.delete(`/anvandare/${id}/sessioner`)).koder).toEqual(['finns_inte']);
    expect(await answers(chief)).toEqual([200]);
  });
});

test('a program is told that logins are a person’s own', async () => {
  const caller = await agent();
  for (const [method, path] of [
    ['GET', '/jag/sessioner'],
    ['DELETE', '/jag/sessioner'],
    ['DELETE', `/jag/sessioner/${crypto.randomUUID()}`],
  ] as const) {
    const { status, koder, fel } = await caller.call(method, path);
    expect([status, koder, fel[0]?.atgard]).toEqual([403, ['bara_redaktionen'], 'Be personen som inloggningen gäller göra det.']);
  }
});

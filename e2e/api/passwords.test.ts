import { describe, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { logLines } from './newsroom/log-lines.ts';
import { loggedIn, logIn, PASSWORD, person } from './newsroom/login.ts';
import { agent, as } from './newsroom/people.ts';

const BETTER = 'fyra ord som inte hör ihop';
const change = (caller: Caller, losenord: unknown, nuvarande: unknown = PASSWORD) => caller.post('/jag/losenord', { nuvarande, losenord });

const WEAK: Array<[losenord: unknown, kod: string]> = [
  ['elva tecken', 'falt_for_kort'],
  ['x7'.repeat(101), 'for_lang'],
  [123_456_789_012, 'falt_typ'],
  [undefined, 'falt_saknas'],
  ['password1234', 'losenord_vanligt'],
  ['Sommar2026!!', 'losenord_vanligt'],
  ['granskare2026!!', 'losenord_redaktionens'],
  ['studiostudio1', 'losenord_redaktionens'],
  ['Studio Nyheter 26', 'losenord_redaktionens'],
  ['839201847562', 'losenord_monster'],
  ['hejhejhejhej', 'losenord_monster'],
];

describe('a person’s own password', () => {
  test('is changed by who knows the one they have, and opens at once; the old one opens nothing more', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    expect((await change(caller, BETTER)).body).toMatchObject({ ok: true, avslutade: 0 });
    expect((await caller.get('/jag')).status).toBe(200);
    expect((await logIn({ epost: who.epost, losenord: PASSWORD })).status).toBe(401);
    expect((await logIn({ epost: who.epost, losenord: BETTER })).status).toBe(200);
  });

  test('is just what was typed, to its last letter, and is kept as Argon2id', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    const long = ` Åsnor äter  ${'fyra ord som inte hör ihop '.repeat(6)}Z`;
    expect((await change(caller, long)).status).toBe(200);
    for (const other of [long.toLowerCase(), long.slice(0, -1), long.trim(), `${long.slice(0, -1)}z`, long.replaceAll('  ', ' ')])
      expect((await logIn({ epost: who.epost, losenord: other })).status).toBe(401);
    expect((await logIn({ epost: who.epost, losenord: long })).status).toBe(200);
    const [kept] = await sql<{ hash: string }>('SELECT losenord_hash AS hash FROM person WHERE id = $1', [who.id]);
    expect(kept?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('ends every login but the one that changed it', async () => {
    const who = await person();
    const [one, two] = [await loggedIn(who), await loggedIn(who)];
    await Promise.all([one.get('/jag'), two.get('/jag')]);
    expect((await change(one, BETTER)).body).toMatchObject({ avslutade: 1 });
    expect([(await one.get('/jag')).status, (await two.get('/jag')).status]).toEqual([200, 401]);
    expect((await one.get('/jag/sessioner')).body.antal).toBe(1);
  });

  test.each(WEAK)('is not %j', async (losenord, kod) => {
    const caller = await loggedIn(await person());
    const { status, fel } = await change(caller, losenord);
    expect([status, fel.map((one) => [one.falt, one.kod])]).toEqual([422, [['losenord', kod]]]);
  });

  test('is neither their name, their address, nor the one they have', async () => {
    const who = await person();
    await sql(`UPDATE person SET namn = 'Karl-Otto Lindqvist', epost = 'kaol-' || left(id::text, 8) || '@test.se' WHERE id = $1`, [who.id]);
    const [row] = await sql<{ epost: string }>('SELECT epost FROM person WHERE id = $1', [who.id]);
    const caller = await loggedIn({ ...who, epost: row?.epost ?? '' });
    for (const losenord of ['karlottolindqvist', 'Lindqvist-2026', row?.epost])
      expect((await change(caller, losenord)).koder).toEqual(['losenord_eget_namn']);
    expect((await change(caller, PASSWORD)).koder).toEqual(['losenord_samma']);
  });

  test('is changed by nobody who does not know it: told at the field, logged, and after ten tries blocked, at the sign-in too', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    for (let time = 0; time < 10; time++) {
      const { status, fel } = await change(caller, BETTER, 'en gissning');
      expect([status, fel.map((one) => [one.falt, one.kod])]).toEqual([422, [['nuvarande', 'losenord_fel']]]);
    }
    const blocked = await change(caller, BETTER);
    expect([blocked.status, blocked.koder]).toEqual([429, ['for_manga_inloggningar']]);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await logIn({ epost: who.epost, losenord: PASSWORD })).status).toBe(429);
    expect(await logLines('losenordAvvisat', who.id)).toHaveLength(10);
    expect(await logLines('inloggningSparrad', who.id)).toHaveLength(1);
    expect(await logLines('bytLosenord', who.id)).toHaveLength(0);
  });

  test('is not guessed by trying only', async () => {
    const caller = await loggedIn(await person());
    const guess = { nuvarande: 'en gissning', losenord: BETTER, provkor: true };
    for (let time = 0; time < 10; time++) expect((await caller.post('/jag/losenord', guess)).koder).toEqual(['losenord_fel']);
    expect((await caller.post('/jag/losenord', guess)).status).toBe(429);
  });

  test('that is only tried stays', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    expect((await caller.post('/jag/losenord', { nuvarande: PASSWORD, losenord: BETTER, provkor: true })).body.provkor).toBe(true);
    expect((await logIn({ epost: who.epost, losenord: PASSWORD })).status).toBe(200);
  });

  test('stands in no line of the log', async () => {
    const who = await person();
    const caller = await loggedIn(who);
    await change(caller, BETTER, 'en gissning');
    await change(caller, BETTER);
    const lines = await sql<{ rad: string }>(`SELECT row_to_json(logg)::text AS rad FROM logg WHERE principal ->> 'id' = $1`, [who.id]);
    expect(lines.length).toBeGreaterThan(2);
    for (const { rad } of lines) expect(rad).not.toMatch(new RegExp(`${BETTER}|${PASSWORD}|gissning`));
  });

  test('is no program’s to change', async () => {
    expect((await change(await agent(), BETTER)).koder).toEqual(['bara_redaktionen']);
  });
});

describe('a password that an administrator gives', () => {
  const fields = () => ({ epost: `ny-${crypto.randomUUID()}@test.se`, namn: 'Karl-Otto Lindqvist', roll: 'skribent' });

  // Who is given none chooses one: e2e/api/invitations.test.ts.
  const given = WEAK.filter(([losenord]) => losenord !== undefined);

  test.each([...given, ['Lindqvist-2026', 'losenord_eget_namn']])('is not %j', async (losenord, kod) => {
    const admin = await as('admin');
    const made = await admin.post('/anvandare', { ...fields(), losenord });
    expect([made.status, made.koder]).toEqual([422, [kod]]);
    const { body } = await admin.post('/anvandare', { ...fields(), losenord: BETTER });
    const changed = await admin.patch(`/anvandare/${body.person.id}`, { losenord });
    expect([changed.status, changed.koder]).toEqual([422, [kod]]);
  });

  test('is told to be weak together with all else that is wrong', async () => {
    const { koder } = await (await as('admin')).post('/anvandare', {
      epost: 'inte en adress',
      namn: 'Nora',
      roll: 'chef',
      losenord: 'password1234',
    });
    expect(koder.toSorted()).toEqual(['falt_format', 'losenord_vanligt', 'roll_okand']);
  });

  test('is to be changed by who has it: another knows it until then', async () => {
    const admin = await as('superadmin');
    const who = fields();
    const { body } = await admin.post('/anvandare', { ...who, losenord: PASSWORD });
    expect(body.person.byta_inloggning).toBe(true);
    const { id } = body.person;
    const writer = await loggedIn({ id, epost: who.epost });
    expect((await writer.get('/jag')).body.krav).toBe('eget_losenord');
    // A script goes on; who opens the application is led to where it is done (lib/transports/doors/application.test.ts).
    expect((await writer.get('/innehall')).status).toBe(200);
    expect((await change(writer, BETTER)).status).toBe(200);
    expect((await writer.get('/jag')).body).not.toHaveProperty('krav');
    const again = await admin.patch(`/anvandare/${id}`, { losenord: PASSWORD });
    expect(again.body.person.byta_inloggning).toBe(true);
  });

  test('lets nobody administer: who is made an administrator chooses their own before anything else', async () => {
    const superadmin = await as('superadmin');
    const who = fields();
    const { body } = await superadmin.post('/anvandare', { ...who, losenord: PASSWORD });
    const person = await loggedIn({ id: body.person.id, epost: who.epost });
    expect((await superadmin.patch(`/anvandare/${body.person.id}`, { roll: 'admin' })).status).toBe(200);
    const refused = await person.get('/anvandare');
    expect([refused.status, refused.koder, refused.fel[0]?.atgard]).toEqual([
      403,
      ['eget_losenord_saknas'],
      expect.stringContaining('/studio/konto'),
    ]);
    expect((await person.get('/jag/sessioner')).status).toBe(200);
    expect((await change(person, BETTER)).status).toBe(200);
    expect((await person.get('/anvandare')).status).toBe(200);
  });

  test('may not be the name that comes with it', async () => {
    const admin = await as('admin');
    const { body } = await admin.post('/anvandare', { ...fields(), losenord: BETTER });
    const both = { namn: 'Vendela Silfverschiöld', losenord: 'silfverschiöld-1' };
    expect((await admin.patch(`/anvandare/${body.person.id}`, both)).koder).toEqual(['losenord_eget_namn']);
  });
});

import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { studioProcess } from './studio/studio-process.ts';

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;

/** It is noon and goes on from there, so that the check of the night has been due for hours. */
let ahead = Date.parse('2026-11-22T12:00:00Z') - Date.now();

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, now: () => new Date(Date.now() + ahead) });
  admin = await newsroom.as('admin', studio.url);
});

afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
});

const state = async () => (await admin.get('/historik')).body.historik;

async function sealed(): Promise<void> {
  await expect.poll(async () => (await state()).vantar, { timeout: 15_000 }).toBe(0);
}

/** A check made now, from its order to its end. */
async function checked() {
  const { status, body } = await admin.post('/historik/kontroll');
  expect(status).toBe(202);
  await expect.poll(async () => (await state()).senaste?.id, { timeout: 15_000 }).toBe(body.kontroll.id);
  return (await state()).senaste;
}

/** What a database owner does: no trigger is asked. */
async function asOwner(script: string): Promise<void> {
  await newsroom.sql(`SET session_replication_role = replica; ${script}; SET session_replication_role = DEFAULT`);
}

interface Verified {
  code: number;
  said: string;
}

function verify(args: readonly string[] = [], databaseUrl = newsroom.databaseUrl): Promise<Verified> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl };
    execFile('node_modules/.bin/node', ['scripts/verify.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    );
  });
}

describe('history', () => {
  test('is sealed behind the writes, and found whole by a check that an administrator asks for', async () => {
    const { id, revision } = await admin.created(swedish());
    expect((await admin.put(`/innehall/${id}/sprak/sv`, { ...swedish({ rubrik: 'Ny' }), bas: revision })).status).toBe(200);
    await sealed();
    const { rot } = await state();
    expect(rot).toMatch(/^[0-9a-f]{64}$/);
    const kontroll = await checked();
    expect(kontroll).toMatchObject({ hel: true, antal_fynd: 0, fynd: [], av: { id: admin.id }, rot: expect.any(String) });
    expect(kontroll.kontrollerade).toBeGreaterThan(3);
  });

  test('that is asked for twice is checked once', async () => {
    const answers = await Promise.all([
      admin.post('/historik/kontroll'),
      admin.post('/historik/kontroll'),
      admin.post('/historik/kontroll'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.kontroll.id)).size).toBe(1);
    await expect.poll(async () => (await state()).pagar, { timeout: 15_000 }).toBeNull();
  });

  test('that was changed in the database is told with which version of which article, in administration and by npm run verify', async () => {
    const { id } = await admin.created(swedish());
    await sealed();
    const { rot } = await state();
    expect(await verify(['--rot', rot])).toMatchObject({ code: 0, said: expect.stringContaining('✓ Historiken är orörd') });
    await asOwner(`UPDATE revision SET ingress = 'Något annat' WHERE innehall_id = '${id}'`);
    const kontroll = await checked();
    expect(kontroll).toMatchObject({
      hel: false,
      antal_fynd: 1,
      fynd: [{ kod: 'andrad', tabell: 'revision', innehall: id, sprak: 'sv', nr: 1 }],
    });
    const { code, said } = await verify();
    expect([code, said]).toEqual([1, expect.stringContaining(`✗ Version 1 på sv av artikeln ${id}`)]);
  });

  test('and what readers see besides it: what was changed in the database is told, in administration and by npm run verify', async () => {
    const own = await ownNewsroom();
    const beside = await ownStudio({ databaseUrl: own.databaseUrl, silent: true });
    const chief = await own.as('superadmin', beside.url);
    const { id } = await chief.created(swedish());
    expect((await chief.release(id)).status).toBe(200);
    await expect.poll(async () => (await own.sql('SELECT 1 FROM renderad WHERE akthet IS NOT NULL')).length, { timeout: 15_000 }).toBe(1);
    const { senaste } = (await chief.get('/historik')).body.historik;
    await own.sql(`UPDATE publicerad_version SET publicerad = publicerad - interval '1 day'`);
    await own.sql(`UPDATE sektion SET namn = 'Nöje' WHERE id = 'nyheter'`);
    await own.sql(`UPDATE renderad SET delar = '\\x00'`);
    await chief.post('/historik/kontroll');
    const latest = async () => (await chief.get('/historik')).body.historik.senaste;
    await expect.poll(async () => (await latest())?.av?.id, { timeout: 15_000 }).toBe(chief.id);
    expect((await latest()).id).not.toBe(senaste?.id);
    const wrong = ['visar_annat publicering', 'andrad_utanfor sektion', 'andrad_utanfor renderad'];
    expect((await latest()).fynd.map(({ kod, tabell }: Record<string, string>) => `${kod} ${tabell}`)).toEqual(wrong);
    expect(await latest()).toMatchObject({ hel: false, totalt: expect.any(Number) });
    const { code, said } = await verify([], own.databaseUrl);
    expect([code, said]).toEqual([1, expect.stringContaining('✗ Sektionen nyheter har ändrats vid sidan av Studio.')]);
    expect(said).toContain('(publicerad)');
    expect(said).toContain('Färdiga sidor är inte kontrollerade');
    await beside.stop();
    await own.end();
  });

  test('is looked at every night, and administrators are written to when it is not whole', async () => {
    const letters = () =>
      newsroom.sql<{ till: string; text: string }>(`SELECT till, text FROM utskick WHERE amne = 'Historiken i Studio är inte orörd'`);
    expect(await letters()).toEqual([]);
    const { senaste } = await state();
    ahead += 24 * 60 * 60_000;
    await expect.poll(async () => (await state()).senaste.id, { timeout: 15_000 }).not.toBe(senaste.id);
    expect((await state()).senaste).toMatchObject({ av: null, hel: false });
    const sent = await letters();
    expect(sent.map(({ till }) => till)).toContain(admin.epost);
    expect(sent[0]?.text).toContain('har ändrats sedan den förseglades');
    expect(sent[0]?.text).toContain('/studio/historik');
  });

  test.each([
    [['--rot', 'f'.repeat(64)], 1, 'finns inte längre'],
    [['--rot', 'kort'], 2, 'En rot är 64 tecken'],
    [['--fel'], 2, 'Så här:'],
  ])('npm run verify -- %j ends with %i', async (args, code, said) => {
    expect(await verify(args)).toEqual({ code, said: expect.stringContaining(said) });
  });
});

test('written through two instances, of which one is killed, stays whole', async () => {
  const own = await ownNewsroom();
  const first = await ownStudio({ databaseUrl: own.databaseUrl, silent: true });
  const chief = await own.as('superadmin', first.url);
  const second = await studioProcess({ databaseUrl: own.databaseUrl, leaseMs: 1_000 });
  const { id } = await chief.created(swedish());
  const save = (at: string, nr: number) =>
    chief.at(at).put(`/innehall/${id}/sprak/sv`, { ...swedish({ rubrik: `Nr ${nr}` }), tvinga: true });
  const saves = Array.from({ length: 40 }, (_, nr) => save(nr % 2 === 0 ? first.url : second.url, nr).catch(() => undefined));
  await Promise.all(saves.slice(0, 30));
  await second.kill();
  await Promise.all(saves);
  await expect.poll(async () => (await chief.get('/historik')).body.historik.vantar, { timeout: 15_000 }).toBe(0);
  await chief.post('/historik/kontroll');
  await expect.poll(async () => (await chief.get('/historik')).body.historik.senaste?.av?.id, { timeout: 15_000 }).toBe(chief.id);
  expect((await chief.get('/historik')).body.historik.senaste).toMatchObject({ hel: true, fynd: [] });
  await first.stop();
  await own.end();
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A newsroom of three years decides for how long its log is kept; two instances of Studio are at work in it. */

const THREE_YEARS_MS = 3 * 365 * 86_400_000;
const WAIT = { timeout: 60_000 };

let newsroom: OwnNewsroom;
let studios: Awaited<ReturnType<typeof ownStudio>>[] = [];
let superadmin: Caller;
/** How many lines are from then. */
let old: number;

const of = (index: number) => studios[index]?.url ?? '';
const count = async (where: string) =>
  (await newsroom.sql<{ antal: number }>(`SELECT count(*)::int AS antal FROM logg WHERE ${where}`))[0]?.antal ?? 0;
const settings = async () => (await superadmin.get('/installningar')).body;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  // The database that all are copied from was made today.
  await newsroom.sql(`SET session_replication_role = replica; DELETE FROM oforseglad; DELETE FROM sigillrad; DELETE FROM sigill; DELETE FROM logg;
    DELETE FROM avtryck; DELETE FROM historikkontroll; SET session_replication_role = DEFAULT`);
  const then = await ownStudio({ databaseUrl: newsroom.databaseUrl, now: () => new Date(Date.now() - THREE_YEARS_MS) });
  const writer = await newsroom.as('skribent', then.url);
  for (let nr = 0; nr < 5; nr += 1) await writer.created(swedish());
  await vi.waitFor(async () => expect(await newsroom.sql('SELECT FROM oforseglad')).toEqual([]), WAIT);
  await then.stop();
  old = await count(`tid < now() - interval '2 years'`);
  const { databaseUrl } = newsroom;
  studios = [await ownStudio({ databaseUrl, prepared: true }), await ownStudio({ databaseUrl, prepared: true })];
  superadmin = await newsroom.as('superadmin', of(0));
});

afterAll(async () => {
  for (const studio of studios) await studio.stop();
  await newsroom?.end();
});

test('the log is kept for ever until a superadministrator says otherwise, and an administrator is not one', async () => {
  expect(old).toBe(5);
  const { version, installningar } = await settings();
  expect(installningar.logg).toEqual({ sparas_manader: 0 });
  const admin = await newsroom.as('admin', of(0));
  expect((await admin.patch('/installningar', { version, logg: { sparas_manader: 24 } })).status).toBe(403);
});

test.each([
  [3, 'Loggen sparas i minst 6 månader, eller för alltid (0).'],
  [-1, ''],
  [1201, ''],
  [7.5, ''],
  ['två år', ''],
])('%s months are refused in Swedish, by the field', async (sparas_manader, orsak) => {
  const { version } = await settings();
  const refused = await superadmin.patch('/installningar', { version, logg: { sparas_manader } });
  expect(refused.status).toBe(422);
  expect(refused.body.fel[0]).toMatchObject({ falt: 'logg.sparas_manader', ...(orsak === '' ? {} : { orsak }) });
  expect(await count(`tid < now() - interval '2 years'`)).toBe(old);
});

test('what is older goes, once though two look after it, nothing newer does, and history is found whole', async () => {
  const { version } = await settings();
  const newer = await count(`tid > now() - interval '2 years'`);
  expect((await superadmin.patch('/installningar', { version, logg: { sparas_manader: 24 } })).status).toBe(200);
  await expect.poll(() => count(`tid < now() - interval '2 years'`), WAIT).toBe(0);
  // The change of the setting has a line of its own.
  expect(await count(`operation <> 'gallraLogg'`)).toBeGreaterThan(newer);
  const { body } = await superadmin.get('/logg', { handelse: 'gallraLogg' });
  expect(body.logg).toMatchObject([
    { av: { id: 'studio' }, utfall: 'genomford', detalj: { antal: old, manader: 24, version: version + 1 } },
  ]);
  await expect.poll(async () => (await superadmin.get('/historik')).body.historik.vantar, WAIT).toBe(0);
  const ordered = await superadmin.post('/historik/kontroll');
  await expect.poll(async () => (await superadmin.get('/historik')).body.historik.senaste?.id, WAIT).toBe(ordered.body.kontroll.id);
  expect((await superadmin.get('/historik')).body.historik.senaste).toMatchObject({ hel: true, fynd: [] });
});

test('the file of the log has the line that tells what is gone, and what is gone is in no list', async () => {
  const file = await superadmin.get('/logg/export', { format: 'ndjson', handelse: 'gallraLogg' });
  expect(file.status).toBe(200);
  const writers = await newsroom.sql<{ id: string }>(`SELECT id::text FROM person WHERE roll = 'skribent'`);
  expect((await superadmin.get('/logg', { av: writers[0]?.id ?? '' })).body.logg).toEqual([]);
});

test('the role that Studio works as can remove no line, whatever it asks for', async () => {
  const [role] = await newsroom.sql<{ ratt: boolean; utfor: boolean }>(
    `SELECT bool_or(has_table_privilege(rolname, 'logg', 'DELETE')) AS ratt, bool_and(has_function_privilege(rolname, 'gallra_logg(integer)', 'EXECUTE')) AS utfor
      FROM pg_roles WHERE rolname = current_database() || '_app'`,
  );
  expect(role).toEqual({ ratt: false, utfor: true });
});

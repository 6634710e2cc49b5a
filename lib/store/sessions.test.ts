import { afterAll, beforeAll, expect, test } from 'vitest';
import { Database } from '#lib/store/database.ts';
import { People } from '#lib/store/people.ts';
import { Sessions } from '#lib/store/sessions.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

const ANNA = '00000000-0000-7000-8000-000000000001';
const BEGUN = Date.parse('2026-11-22T08:00:00.000Z');
const HOUR = 3_600_000;
/** As the settings say at first. */
const IDLE = 12 * HOUR;

let database: Database;
let sessions: Sessions;
let people: People;

const server = ownDatabase();

beforeAll(async () => {
  database = new Database(server.url);
  sessions = new Sessions(database);
  people = new People(database, database.prisma);
  const person = {
    id: ANNA,
    epost: 'anna@test.se',
    namn: 'Anna',
    losenord_hash: '',
    byta_inloggning: false,
    roll: 'skribent' as const,
    publicera: false,
  };
  await people.create({ ...person, sektioner: [], sprak: [], skapad: at(0) });
});

afterAll(async () => {
  await database?.close();
});

function at(hours: number): string {
  return new Date(BEGUN + hours * HOUR).toISOString();
}

let made = 0;

/** A login of Anna's as she is now. */
async function login(): Promise<{ id: string; hash: string }> {
  made += 1;
  const [id, hash] = [`00000000-0000-7000-8000-0000000001${String(made).padStart(2, '0')}`, `hash ${made}`];
  const session_nr = (await people.byId(ANNA))?.session_nr ?? 0;
  const rest = { klient: 'curl', adress: '', inloggad_med: 'losenord' as const };
  await sessions.add({ id, hash, person: ANNA, session_nr, skapad: at(0), utgar: at(30 * 24), ...rest });
  return { id, hash };
}

test('a login stands for twelve hours after it was used, and no longer than thirty days', async () => {
  const { id, hash } = await login();
  expect(await sessions.open(hash, at(11.99), IDLE)).toMatchObject({ session: id, person: { id: ANNA, andra_faktor: false } });
  expect(await sessions.open(hash, at(12), IDLE)).toBeUndefined();
  for (let hours = 11; hours < 30 * 24; hours += 11) await sessions.markUsed(id, at(hours));
  expect(await sessions.open(hash, at(30 * 24 - 0.01), IDLE)).toBeDefined();
  expect(await sessions.open(hash, at(30 * 24), IDLE)).toBeUndefined();
});

test('that it is used is written down once a minute, whoever says so', async () => {
  const { id } = await login();
  const used = async () => (await sessions.list(ANNA, at(0.5), IDLE)).find((one) => one.id === id)?.senast_anvand;
  for (const hours of [0.005, 0.02, 0.021, 0.01]) await sessions.markUsed(id, at(hours));
  expect(await used()).toBe(at(0.02));
});

test('another password ends every login but the one that is renewed, also one that was begun meanwhile', async () => {
  const [mine, other] = [await login(), await login()];
  await people.setPassword(ANNA, 'ny', mine.id);
  expect([await sessions.open(mine.hash, at(1), IDLE), await sessions.open(other.hash, at(1), IDLE)]).toMatchObject([
    { session: mine.id },
    undefined,
  ]);
  expect((await sessions.list(ANNA, at(1), IDLE)).map(({ id }) => id)).toEqual([mine.id]);
});

test('what is out of time is removed, and what stands is not', async () => {
  const [old, used] = [await login(), await login()];
  await sessions.markUsed(used.id, at(5));
  await sessions.purge(at(13), IDLE);
  expect(await sessions.open(used.hash, at(13), IDLE)).toBeDefined();
  // At another time it would stand: it is gone.
  expect(await sessions.open(old.hash, at(1), IDLE)).toBeUndefined();
});

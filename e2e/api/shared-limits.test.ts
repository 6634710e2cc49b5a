import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from './newsroom/database.ts';
import { call, givePassword, logIn, ownNetwork, PASSWORD, person } from './newsroom/login.ts';
import { agent, as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * Two instances over one database: what is tried at one counts at the other. Their clock stands still: all that is called here is called within
 * one minute, however long the machine takes over it.
 */

type Studio = Awaited<ReturnType<typeof ownStudio>>;

let one: Studio;
let other: Studio;
const STARTED = Date.now();
const now = () => new Date(STARTED);

beforeAll(async () => {
  [one, other] = await Promise.all([ownStudio({ prepared: true, now }), ownStudio({ prepared: true, now })]);
});
afterAll(() => Promise.all([one.stop(), other.stop()]));

const tried = async (epost: string, losenord: string, url: string, from = ownNetwork()) =>
  (await logIn({ epost, losenord }, { 'X-Forwarded-For': from }, url)).status;

test('ten wrong passwords, some at each, close the account at both, at once and one after another; the closing is logged once', async () => {
  const { id, epost } = await person();
  const guesses = await Promise.all(Array.from({ length: 24 }, (_, nr) => tried(epost, 'gissning', nr % 2 === 0 ? one.url : other.url)));
  expect(guesses.filter((status) => status === 401)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(14);
  expect([await tried(epost, PASSWORD, one.url), await tried(epost, PASSWORD, other.url)]).toEqual([429, 429]);
  const lines = await sql(`SELECT 1 FROM logg WHERE operation = 'inloggningSparrad' AND detalj ->> 'konto' = $1`, [id]);
  expect(lines).toHaveLength(1);
});

test('a network that has guessed at one is closed at the other', async () => {
  const [{ epost }, from] = [await person(), ownNetwork()];
  for (let nr = 0; nr < 10; nr++)
    expect(await tried(`ingen-${nr}@test.se`, 'gissning', nr % 2 === 0 ? one.url : other.url, from)).toBe(401);
  expect([await tried(epost, PASSWORD, one.url, from), await tried(epost, PASSWORD, other.url, from)]).toEqual([429, 429]);
  expect(await tried(epost, PASSWORD, other.url)).toBe(200);
});

test('a login at one gives the account a clean slate at the other', async () => {
  const { epost } = await person();
  for (let nr = 0; nr < 9; nr++) expect(await tried(epost, 'gissning', one.url)).toBe(401);
  expect(await tried(epost, PASSWORD, other.url)).toBe(200);
  for (let nr = 0; nr < 9; nr++) expect(await tried(epost, 'gissning', one.url)).toBe(401);
});

test('a restart forgets nothing', { timeout: 60_000 }, async () => {
  const { epost } = await person();
  const first = await ownStudio({ prepared: true });
  for (let nr = 0; nr < 10; nr++) expect(await tried(epost, 'gissning', first.url)).toBe(401);
  await first.stop();
  const again = await ownStudio({ prepared: true });
  expect(await tried(epost, PASSWORD, again.url)).toBe(429);
  await again.stop();
});

test('passwords that are tried by a login already made count together with those tried at the sign-in, and stay counted though refused', async () => {
  const someone = await as('skribent');
  await givePassword(someone.id);
  const change = (url: string) =>
    someone.at(url).post('/jag/losenord', { nuvarande: 'gissning', losenord: 'ett annat riktigt långt lösenord' });
  for (let nr = 0; nr < 5; nr++) expect((await change(one.url)).status).toBe(422);
  for (let nr = 0; nr < 5; nr++) expect(await tried(someone.epost, 'gissning', other.url)).toBe(401);
  expect([(await change(one.url)).status, await tried(someone.epost, PASSWORD, other.url)]).toEqual([429, 429]);
});

test('who has tried is kept so that nobody can tell', async () => {
  const { epost } = await person();
  const from = ownNetwork();
  await tried(epost, 'gissning', one.url, from);
  const rows = JSON.stringify(await sql('SELECT nyckel FROM inloggningsforsok'));
  expect(rows).not.toContain(epost);
  expect(rows).not.toContain(from.slice(0, 19));
});

test.each([
  ['one by one', 1],
  ['twenty-five at once', 25],
  ['a hundred at once', 100],
])('reads of one agent over both, %s, are refused after twelve hundred, give or take fifty', async (_, atOnce) => {
  const reader = await agent();
  const callers = [reader.at(one.url), reader.at(other.url)] as const;
  const answers = new Map<number, number>();
  for (let nr = 0; nr < 1_400; nr += atOnce) {
    const batch = Array.from({ length: atOnce }, (_, place) => callers[(nr + place) % 2 === 0 ? 0 : 1].get('/jag'));
    for (const { status } of await Promise.all(batch)) answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  expect([...answers.keys()].toSorted()).toEqual([200, 429]);
  expect(answers.get(200)).toBeGreaterThanOrEqual(1_150);
  expect(answers.get(200)).toBeLessThanOrEqual(1_250);
  const { headers } = await callers[0].get('/jag');
  expect(headers.ratelimit).toMatch(/^"lasning";r=0;t=\d+$/);
  expect((await call({ method: 'GET', path: '/api/auth/csrf' }, one.url)).status).toBe(200);
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillNewsroom, RARE_SECTION, SECTIONS, wordOf } from '../database/large-newsroom.ts';
import { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Lists and searches of a newsroom that has more than is counted. */

const ARTICLES = 12_000;
const COMMON = wordOf(3);

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let writer: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  const client = new pg.Client({ connectionString: newsroom.databaseUrl });
  await client.connect();
  await fillNewsroom(client, ARTICLES, 40, { figures: false });
  await client.end();
  writer = await newsroom.as('skribent', studio.url);
});

afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
});

const LISTS = [
  ['/innehall', 'innehall'],
  ['/media', 'media'],
  ['/releaser', 'releaser'],
  ['/ko', 'ko'],
  ['/personer', 'personer'],
  ['/utskick', 'utskick'],
  ['/logg', 'logg'],
] as const;

describe.each(LISTS)('%s, longer than is counted,', (path, name) => {
  test('says so, and goes on by number as far as that is bounded work', async () => {
    const admin = await newsroom.as('admin', studio.url);
    const { body } = await admin.get(path, { per_sida: '100' });
    expect(body).toMatchObject({ antal: 1_000, antal_minst: true, sida: 1, sidor: 11, nasta: expect.any(String) });
    const further = (await admin.get(path, { per_sida: '100', sida: '12' })).body;
    expect(further).toMatchObject({ antal: 1_200, antal_minst: true, sida: 12, sidor: 13 });
    expect(further[name]).toHaveLength(100);
  });

  test('refuses a page further down than that, with what leads there', async () => {
    const admin = await newsroom.as('admin', studio.url);
    const lists = name === 'personer' ? [] : ['101', '100000'];
    for (const sida of lists) {
      const { status, body } = await admin.get(path, { per_sida: '100', sida });
      expect([status, body.fel]).toMatchObject([422, [{ falt: 'sida', kod: 'falt_for_stort', atgard: expect.stringContaining('nasta') }]]);
    }
  });

  test('has every row once by its cursors, as many as there are', async () => {
    const admin = await newsroom.as('admin', studio.url);
    const seen = new Set<string>();
    let rows = 0;
    for (let markor: string | null = ''; markor !== null; ) {
      const { body }: { body: Record<string, unknown> } = await admin.get(path, { per_sida: '100', markor });
      const page = body[name];
      if (!Array.isArray(page)) throw new Error(JSON.stringify(body).slice(0, 300));
      for (const { id } of page) seen.add(id);
      rows += page.length;
      markor = typeof body.nasta === 'string' ? body.nasta : null;
    }
    expect(rows).toBeGreaterThan(name === 'personer' ? 5_000 : 9_000);
    expect(seen.size).toBe(rows);
  });
});

test('whoever comes to the end of a list by numbers is told how long it was', async () => {
  const query = { sektion: SECTIONS[0] ?? '', per_sida: '100' };
  const [row] = await newsroom.sql<{ antal: number }>('SELECT count(*)::int AS antal FROM innehall WHERE sektion = $1 AND NOT raderad', [
    query.sektion,
  ]);
  const antal = row?.antal ?? 0;
  const sida = String(Math.ceil(antal / 100));
  const { body } = await writer.get('/innehall', { ...query, sida });
  expect(body).toMatchObject({ antal, sidor: Number(sida), nasta: null });
  expect(body.antal_minst).toBeUndefined();
  const beyond = await writer.get('/innehall', { ...query, sida: String(Number(sida) + 1) });
  expect(beyond.body).toMatchObject({ ok: true, innehall: [], nasta: null });
  const few = await writer.get('/innehall', { sektion: RARE_SECTION, per_sida: '100', sida: '100000' });
  expect(few.body).toMatchObject({ ok: true, innehall: [], antal: ARTICLES / 2_000 });
});

test.each<Record<string, string>>([
  { en: 'saknas' },
  { en: 'inaktuell' },
  { priser: 'gamla' },
  { alt: 'saknas' },
  { ansvarig: 'Ansvarig 7' },
  { status: 'publicerad', sortera: 'publicerad' },
])('what is narrowed by %j has the same rows by cursors as by numbers', async (query) => {
  const byNumber: string[] = [];
  const byCursor: string[] = [];
  let markor: string | null = '';
  for (let sida = 1; sida <= 12; sida++) {
    const numbered = (await writer.get('/innehall', { ...query, per_sida: '100', sida: String(sida) })).body;
    byNumber.push(...numbered.innehall.map(({ id }: { id: string }) => id));
    if (markor === null) continue;
    const { body } = await writer.get('/innehall', { ...query, per_sida: '100', markor });
    byCursor.push(...body.innehall.map(({ id }: { id: string }) => id));
    markor = body.nasta;
  }
  expect(byCursor.length).toBeGreaterThan(100);
  expect(byCursor).toEqual(byNumber);
});

test('a common word is told to have more than is counted, those with it in their headline first', async () => {
  const { body } = await writer.get('/innehall', { sok: COMMON });
  expect(body).toMatchObject({ antal: 1_000, antal_minst: true });
  expect(body.innehall).toHaveLength(25);
  for (const { rubrik } of body.innehall) expect(rubrik.split(' ')).toContain(COMMON);
  const beyond = await writer.get('/innehall', { sok: COMMON, sida: '41' });
  expect([beyond.status, beyond.body.fel?.[0]?.falt]).toEqual([422, 'sida']);
  expect(beyond.body.fel?.[0]?.atgard).not.toContain('markor');
});

test('each page of a common word has others than the pages before', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 10].map((sida) => writer.get('/innehall', { sok: COMMON, sida: String(sida), per_sida: '20' })),
  );
  const ids = pages.flatMap(({ body }) => body.innehall.map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(80);
});

test('of a common word a filter leaves just what it leaves', async () => {
  const agare = '00000000-0000-7000-8000-000000000007';
  const { body } = await writer.get('/innehall', { sok: COMMON, agare, per_sida: '100' });
  const rows = await newsroom.sql<{ antal: number }>(
    `SELECT count(DISTINCT i.id)::int AS antal FROM innehall i JOIN sokpost s ON s.innehall_id = i.id
      WHERE NOT i.raderad AND i.agare->>'id' = $1 AND s.vektor @@ $2::tsquery`,
    [agare, COMMON],
  );
  expect(body.antal).toBe(rows[0]?.antal);
  expect(body.antal_minst).toBeUndefined();
});

test('of a common word an agent that reads some sections is told what it reads, on each page, and not how common it is', async () => {
  const { body } = await (await newsroom.as('admin', studio.url)).post('/agenter', { namn: 'Udda', laser: 'egna_sektioner' });
  // Its section was put into the database behind Studio’s back.
  await newsroom.sql('UPDATE agent SET sektioner = ARRAY[$2] WHERE id = $1', [body.agent.id, RARE_SECTION]);
  const reader = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
  const rows = await newsroom.sql<{ antal: number }>(
    `SELECT count(DISTINCT i.id)::int AS antal FROM innehall i JOIN sokpost s ON s.innehall_id = i.id
      WHERE NOT i.raderad AND i.sektion = $1 AND s.vektor @@ $2::tsquery`,
    [RARE_SECTION, COMMON],
  );
  for (const sida of ['1', '2']) {
    const found = (await reader.get('/innehall', { sok: COMMON, per_sida: '2', sida })).body;
    expect([found.antal, found.antal_minst], `page ${sida}`).toEqual([rows[0]?.antal, undefined]);
  }
});

test('a rare word beside a common one is found, and a headline with a slip', async () => {
  const [row] = await newsroom.sql<{ id: string; rubrik: string; ord: string }>(
    `SELECT i.id, i.rubrik, (SELECT lexeme FROM unnest(s.rubrikord) ORDER BY length(lexeme) DESC LIMIT 1) AS ord
      FROM innehall i JOIN sokpost s ON s.innehall_id = i.id WHERE length(i.rubrik) > 25 AND NOT i.raderad LIMIT 1`,
  );
  if (row === undefined) throw new Error('no headline is that long');
  const ids = async (sok: string) =>
    (await writer.get('/innehall', { sok, per_sida: '100' })).body.innehall.map(({ id }: { id: string }) => id);
  expect(await ids(row.rubrik)).toContain(row.id);
  expect(await ids(`${row.ord}z`)).toContain(row.id);
});

test('twenty searches at once from one key are all answered, and leave room for what others do', async () => {
  const key = (await (await newsroom.as('admin', studio.url)).post('/agenter', { namn: 'Sökaren' })).body.nyckel;
  const headers = { Authorization: `Bearer ${key}` };
  const [first] = (await writer.get('/innehall')).body.innehall;
  const read = async () => {
    const began = performance.now();
    expect((await writer.get(`/innehall/${first.id}`)).status).toBe(200);
    return performance.now() - began;
  };
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const terms = ['a', COMMON, wordOf(200), 'bafcdazx', Array.from({ length: 12 }, (_, nr) => wordOf(2 + nr)).join(' ')];
  let over = false;
  const searching = Promise.all(
    Array.from({ length: 20 }, async (_, nr) => {
      const began = performance.now();
      const answer = await fetch(`${studio.url}/studio/api/innehall?sok=${encodeURIComponent(terms[nr % terms.length] ?? '')}`, {
        headers,
      });
      return { status: answer.status, ms: performance.now() - began };
    }),
  ).finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) times.push(await read());
  const answers = await searching;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  // Whoever reads waits for no search: the longest of those takes many times as long.
  const longest = Math.max(...answers.map(({ ms }) => ms));
  expect(median(times)).toBeLessThan(Math.max(100, longest / 2));
});

import { describe, expect, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';

/* Lists that grow, gone through by `nasta` and `markor`: docs/decisions/lists.md. */

/** So many rows at a time, of a list in which all tests have some. */
const SHARED = '7';

/** All of a list, two rows at a time, each page asked for by the cursor of the one before; `between` happens after each. */
async function through(caller: Caller, path: string, query: Record<string, string>, name: string, between = async () => {}) {
  const rows: Record<string, unknown>[] = [];
  let markor = '';
  for (let page = 0; page < 150; page++) {
    const { status, body } = await caller.get(path, { per_sida: '2', ...query, ...(markor === '' ? {} : { markor }) });
    expect(status, JSON.stringify(body.fel)).toBe(200);
    expect(body.sida).toBe(1);
    rows.push(...body[name]);
    if (body.nasta === null) return rows;
    markor = body.nasta;
    await between();
  }
  throw new Error('the list had no end');
}

const ids = (rows: readonly Record<string, unknown>[]) => rows.map(({ id }) => id);

async function whole(caller: Caller, path: string, query: Record<string, string>, name: string) {
  return (await caller.get(path, { ...query, per_sida: '100' })).body[name];
}

describe('articles', () => {
  test.each(['andrad', 'skapad', 'publicerad', 'rubrik'])('in the order of %s come once each', async (sortera) => {
    const chief = await as('chefredaktor');
    const word = uniqueWord();
    for (const [nr, rubrik] of ['Banan', 'ananas', 'Ananas', 'citron', 'Äpple', 'banan', 'öl'].entries()) {
      const { id } = await chief.created(swedish({ rubrik: `${rubrik} ${word}` }));
      if (nr % 3 === 0) await chief.release(id, { datum: `2026-03-0${nr + 1} 12:00` });
    }
    const query = { agare: chief.id, sortera };
    const rows = await through(chief, '/innehall', query, 'innehall');
    expect(rows).toHaveLength(7);
    expect(ids(rows)).toEqual(ids(await whole(chief, '/innehall', query, 'innehall')));
  });

  test('that moved to the top meanwhile are not shown again, and none is left out', async () => {
    const writer = await as('skribent');
    const made: string[] = [];
    for (let nr = 0; nr < 6; nr++) made.push((await writer.created(swedish())).id);
    const rows = await through(writer, '/innehall', { agare: writer.id }, 'innehall', async () => {
      await writer.patch(`/innehall/${made.at(-1)}`, { taggar: [uniqueWord()] });
      await writer.created(swedish());
    });
    expect(ids(rows)).toEqual(made.toReversed());
  });

  test('that are found by words come once each, as long as nothing changes', async () => {
    const writer = await as('skribent');
    const word = uniqueWord();
    const made: string[] = [];
    for (let nr = 0; nr < 5; nr++) made.push((await writer.created(swedish({ rubrik: `Nummer ${nr} ${word}` }))).id);
    const query = { sok: word, agare: writer.id };
    await expect.poll(async () => ids(await whole(writer, '/innehall', query, 'innehall')).length, { timeout: 5_000 }).toBe(5);
    expect(ids(await through(writer, '/innehall', query, 'innehall'))).toEqual(made.toReversed());
  });

  test('by a cursor of another order, another filter or another list are refused', async () => {
    const writer = await as('skribent');
    for (let nr = 0; nr < 3; nr++) await writer.created(swedish());
    const query = { agare: writer.id, per_sida: '1' };
    const { nasta: markor } = (await writer.get('/innehall', query)).body;
    const refused = async (path: string, asked: Record<string, string>) => (await writer.get(path, asked)).koder;
    expect(await refused('/innehall', { ...query, sortera: 'rubrik', markor })).toEqual(['markor_ogiltig']);
    expect(await refused('/innehall', { ...query, sektion: 'mat', markor })).toEqual(['markor_ogiltig']);
    expect(await refused('/innehall', { ...query, sok: 'bro', markor })).toEqual(['markor_ogiltig']);
    expect(await refused('/media', { markor })).toEqual(['markor_ogiltig']);
    expect(await refused('/ko', { markor: 'x'.repeat(4_001) })).toEqual(['for_lang']);
    // Another size of page is no other selection.
    expect((await writer.get('/innehall', { ...query, per_sida: '2', markor })).body).toMatchObject({ antal: 3, nasta: null });
  });
});

test('tasks come in the order of their times, those without one last', async () => {
  const chief = await as('chefredaktor');
  const made: string[] = [];
  for (const senast of ['2031-01-02T12:00:00Z', null, '2031-01-01T12:00:00Z', '2031-01-02T12:00:00Z', null])
    made.push((await chief.post('/ko', { rubrik: 'Ring', ...(senast === null ? {} : { senast }) })).body.uppgift.id);
  const rows = ids(await through(chief, '/ko', { status: 'oppen', per_sida: SHARED }, 'ko')).filter((id) => made.some((own) => own === id));
  expect(rows).toEqual([2, 0, 3, 1, 4].map((nr) => made[nr]));
});

test('releases come once each', async () => {
  const chief = await as('chefredaktor');
  for (let day = 1; day <= 5; day++) {
    const { id } = await chief.created(swedish());
    await chief.release(id, { lage: 'schemalagd', datum: `2093-02-0${Math.ceil(day / 2)} 12:00` });
  }
  const query = { fran: '2093-02-01', till: '2093-03-01' };
  const rows = await through(chief, '/releaser', query, 'releaser');
  expect(rows).toHaveLength(5);
  expect(ids(rows)).toEqual(ids(await whole(chief, '/releaser', query, 'releaser')));
  expect(Object.keys(rows[0] ?? {})).not.toContain('tur');
});

test('releases are of the section that their article is of now', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created(swedish());
  await chief.release(id, { lage: 'schemalagd', datum: '2094-02-01 12:00' });
  const of = async (sektion: string) =>
    (await chief.get('/releaser', { fran: '2094-02-01', till: '2094-03-01', sektion })).body.releaser.map(
      ({ innehall }: { innehall: { id: string } }) => innehall.id,
    );
  expect([await of('nyheter'), await of('mat')]).toEqual([[id], []]);
  expect((await chief.patch(`/innehall/${id}`, { sektion: 'mat' })).status).toBe(200);
  expect([await of('nyheter'), await of('mat')]).toEqual([[], [id]]);
});

test('letters come once each, also those that were written at the same time', async () => {
  const admin = await as('admin');
  const amne = uniqueWord();
  await sql(
    `INSERT INTO utskick (till, amne, text, lage, skapad) SELECT 'nagon@exempel.se', $1, '', 'bara_utkorg', '2035-01-01T00:00:00Z' FROM generate_series(1, 7)`,
    [amne],
  );
  const rows = (await through(admin, '/utskick', { lage: 'bara_utkorg', per_sida: '3' }, 'utskick')).filter((row) => row.amne === amne);
  expect(new Set(ids(rows)).size).toBe(7);
});

test('people come by name, once each', async () => {
  const publicist = await as('publicist');
  const tail = uniqueWord();
  for (const namn of ['Åke', 'anna', 'Anna', 'Bo', 'örjan']) await publicist.post('/personer', { namn: `${namn} ${tail}`, kalla: 'Prov' });
  const found = await through(publicist, '/personer', { sok: tail }, 'personer');
  expect(found).toHaveLength(5);
  const all = await through(publicist, '/personer', { per_sida: SHARED }, 'personer');
  expect(new Set(ids(all)).size).toBe(all.length);
  expect(ids(all)).toEqual(expect.arrayContaining(ids(found)));
});

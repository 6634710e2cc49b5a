import { describe, expect, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';

interface Row {
  operation: string;
  innehall: string | null;
  rubrik: string | null;
  utfall: string;
  tid: string;
  av: { id: string; namn: string };
  id: string;
}

async function log(caller: Caller, query: Record<string, string>): Promise<{ logg: Row[]; antal: number; nasta: string | null }> {
  const { status, body } = await caller.get('/logg', query);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return body as never;
}

const told = ({ logg }: { logg: Row[] }) => logg.map(({ operation }) => operation);

/** A writer who has made an article under a headline that nobody else has, and saved it once more. */
async function busy() {
  const writer = await as('skribent');
  const word = uniqueWord();
  const { id, revision } = await writer.created(swedish({ rubrik: `Bron vid ${word}` }));
  const saved = await writer.put(`/innehall/${id}/sprak/sv`, { ...swedish({ rubrik: `Bron över ${word}` }), bas: revision });
  expect(saved.status).toBe(200);
  return { writer, id, word };
}

describe('a line of the log', () => {
  test('names the article as it is called now, and who did it', async () => {
    const { writer, id, word } = await busy();
    const { logg } = await log(await as('chefredaktor'), { av: writer.id });
    expect(logg).toMatchObject([
      { operation: 'sparaSprakversion', innehall: id, rubrik: `Bron över ${word}`, utfall: 'genomford', av: { id: writer.id } },
      { operation: 'skapaInnehall', innehall: id, rubrik: `Bron över ${word}`, utfall: 'genomford' },
    ]);
    expect(logg[0]?.av.namn).toMatch(/^skribent /);
    // One zone for everything that is kept, whoever reads it.
    for (const { tid } of logg) expect(tid).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('that concerns no article names none', async () => {
    const admin = await as('admin');
    await admin.post('/agenter', { namn: 'Hjälparen', agare: (await as('chefredaktor')).id });
    expect((await log(admin, { av: admin.id })).logg).toMatchObject([{ operation: 'skapaAgent', innehall: null, rubrik: null }]);
  });
});

describe('the log narrowed', () => {
  test('to what was done', async () => {
    const { writer } = await busy();
    const chief = await as('chefredaktor');
    expect(told(await log(chief, { av: writer.id, handelse: 'skapaInnehall' }))).toEqual(['skapaInnehall']);
    expect(await log(chief, { av: writer.id, handelse: 'slappInnehall' })).toMatchObject({ logg: [], antal: 0 });
  });

  test('to how it went', async () => {
    const { writer, id } = await busy();
    const chief = await as('chefredaktor');
    await sql(
      `INSERT INTO logg (tid, operation, principal, innehall_id, detalj, korrelation)
        SELECT now(), namn, jsonb_build_object('typ', 'person', 'id', $1::text, 'namn', 'Robot'), $2::uuid, detalj::jsonb, 'prov'
        FROM (VALUES ('utforRelease', '{"fel": ["cms_nere"]}'), ('slappInnehall', '{"tillstand": "vantar_pa_godkannande"}')) AS rad (namn, detalj)`,
      [writer.id, id],
    );
    const went = async (utfall: string) => told(await log(chief, { av: writer.id, utfall }));
    expect(await went('misslyckad')).toEqual(['utforRelease']);
    expect(await went('vantar')).toEqual(['slappInnehall']);
    expect(await went('genomford')).toEqual(['sparaSprakversion', 'skapaInnehall']);
  });

  test('to a time: the days and minutes that are told are included', async () => {
    const { writer } = await busy();
    const chief = await as('chefredaktor');
    const { logg } = await log(chief, { av: writer.id });
    const at = logg[0]?.tid ?? '';
    const day = new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' });
    const count = async (query: Record<string, string>) => (await log(chief, { av: writer.id, ...query })).antal;
    expect(await count({ fran: day, till: day })).toBe(2);
    expect(await count({ fran: '2020-01-01', till: '2020-12-31' })).toBe(0);
    expect(await count({ fran: at })).toBeGreaterThanOrEqual(1);
    expect(await count({ till: at })).toBe(2);
    expect(await count({ fran: '2999-01-01' })).toBe(0);
  });

  test('to words: of the headline, of a name, of a reason, or a whole id', async () => {
    const { writer, id, word } = await busy();
    const chief = await as('chefredaktor');
    // Headlines are found by the index of articles, which runs a moment behind the saves.
    await expect
      .poll(async () => told(await log(chief, { sok: `bron ÖVER ${word}` })), { timeout: 10_000 })
      .toEqual(['sparaSprakversion', 'skapaInnehall']);
    expect(told(await log(chief, { sok: id }))).toEqual(['sparaSprakversion', 'skapaInnehall']);
    expect(told(await log(chief, { sok: writer.epost }))).toEqual(['sparaSprakversion', 'skapaInnehall']);
    const reason = `${uniqueWord()} 100% fel_person`;
    await sql(
      `INSERT INTO logg (tid, operation, principal, innehall_id, detalj, korrelation)
        VALUES (now(), 'taNedInnehall', $1, $2, $3, $4)`,
      [{ typ: 'person', id: chief.id, namn: 'Chefen' }, id, { orsak: reason }, word],
    );
    expect(told(await log(chief, { sok: reason.toUpperCase() }))).toEqual(['taNedInnehall']);
    expect(await log(chief, { sok: reason.replace('%', '_') })).toMatchObject({ antal: 0 });
    expect(await log(chief, { sok: reason.replace('_', '%') })).toMatchObject({ antal: 0 });
    expect(told(await log(chief, { sok: word }))).toEqual(['taNedInnehall', 'sparaSprakversion', 'skapaInnehall']);
  });

  test('to whoever ordered it, by id or e-mail, and by several at once', async () => {
    const { id } = await busy();
    const [chief, other] = [await as('chefredaktor'), await as('chefredaktor')];
    for (const order of [chief, other]) {
      await sql(
        `INSERT INTO logg (tid, operation, principal, order_av, innehall_id, korrelation) VALUES (now(), 'slappInnehall', $1, $2, $3, 'prov')`,
        [{ typ: 'agent', id: 'a', namn: 'Agenten' }, { typ: 'person', id: order.id, namn: 'Chefen' }, id],
      );
    }
    for (const order_av of [chief.id, chief.epost, chief.epost.toUpperCase()]) {
      expect(await log(chief, { order_av, innehall: id, handelse: 'slappInnehall' }), order_av).toMatchObject({ antal: 1 });
    }
    expect(await log(chief, { order_av: chief.id, handelse: 'skapaInnehall' })).toMatchObject({ antal: 0 });
  });
});

test.each([
  [{ handelse: 'slapp' }, ['handelse falt_varde']],
  [{ utfall: 'bra' }, ['utfall falt_varde']],
  [{ fran: 'i går', till: '2026-02-30' }, ['fran falt_format', 'till falt_format']],
  [{ fran: '2026-03-29 02:30' }, ['fran tid_finns_inte']],
  [{ fran: '2026-11-21', till: '2026-11-20' }, ['till tid_bakvand']],
  [{ sok: 'x'.repeat(201) }, ['sok for_lang']],
])('%j is refused', async (query, faults) => {
  const { status, body } = await (await as('chefredaktor')).get('/logg', query as never);
  expect([status, body.fel.map(({ falt, kod }: Record<string, string>) => `${falt} ${kod}`)]).toEqual([422, faults]);
});

test('an empty filter narrows nothing', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created(swedish());
  const empty = { av: '', order_av: '', handelse: '', utfall: '', fran: '', till: '', sok: ' ' };
  expect(told(await log(chief, { ...empty, innehall: id }))).toEqual(['skapaInnehall']);
  expect((await log(chief, { ...empty, av: chief.id, innehall: '' })).antal).toBe(1);
});

test('the first and the last day there is are days as any, and the year 0 is none', async () => {
  const { chief, id } = await chiefWithArticle();
  const days: Array<Record<string, string>> = [{ fran: '0001-01-01' }, { till: '9999-12-31' }, { fran: '0001-01-01', till: '9999-12-31' }];
  for (const span of days) expect(told(await log(chief, { innehall: id, ...span })), JSON.stringify(span)).toEqual(['skapaInnehall']);
  const none: Array<Record<string, string>> = [{ fran: '0000-01-01' }, { till: '0000-06-01 10:00' }];
  for (const span of none) expect((await chief.get('/logg', span)).koder, JSON.stringify(span)).toEqual(['falt_format']);
});

test('why faults were overruled is found by its words', async () => {
  const { chief, id } = await chiefWithArticle();
  const word = uniqueWord();
  const row = [
    { typ: 'person', id: chief.id, namn: 'Chefen' },
    { lage: 'publicera', overstyr_orsak: `Det brådskar: ${word}` },
  ];
  await sql(
    `INSERT INTO logg (tid, operation, principal, innehall_id, detalj, korrelation) VALUES (now(), 'slappInnehall', $1, $2, $3, 'prov')`,
    [JSON.stringify(row[0]), id, JSON.stringify(row[1])],
  );
  expect(told(await log(chief, { sok: word }))).toEqual(['slappInnehall']);
});

async function chiefWithArticle() {
  const chief = await as('chefredaktor');
  return { chief, id: (await chief.created(swedish())).id };
}

/** Lines that nobody but this test asks for, made by a writer of its own. */
async function lines(count: number, detalj = '{}', tid = 'now()') {
  const writer = await as('skribent');
  await sql(
    `INSERT INTO logg (tid, operation, principal, detalj, korrelation)
      SELECT ${tid}, 'skapaInnehall', $1, $2, 'prov ' || nr FROM generate_series(1, ${count}) nr`,
    [{ typ: 'person', id: writer.id, namn: 'Den, som "skriver"' }, detalj],
  );
  return writer;
}

describe('a page behind a line', () => {
  test.each([{}, { fran: '2020-01-01' }])('has what the page before left, whatever comes meanwhile: %j', async (narrowed: object) => {
    const writer = await lines(7);
    const chief = await as('chefredaktor');
    const query = { av: writer.id, per_sida: '3', ...narrowed };
    const seen: string[] = [];
    let nasta: string | null = '';
    for (let page = 0; nasta !== null && page < 9; page++) {
      const { logg, ...frame } = await log(chief, { ...query, markor: nasta });
      seen.push(...logg.map(({ id }) => id));
      nasta = frame.nasta;
      await sql(`INSERT INTO logg (tid, operation, principal, korrelation) VALUES (now(), 'skapaInnehall', $1, 'ny')`, [
        { typ: 'person', id: writer.id, namn: 'x' },
      ]);
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toEqual(seen.toSorted((one, other) => Number(other) - Number(one)));
  });

  test('is refused with another filter, and one that is no cursor', async () => {
    const writer = await lines(2);
    const chief = await as('chefredaktor');
    const { nasta } = await log(chief, { av: writer.id, per_sida: '1' });
    const refused = async (query: Record<string, string>) => (await chief.get('/logg', query)).koder;
    expect(await refused({ av: chief.id, markor: nasta ?? '' })).toEqual(['markor_ogiltig']);
    expect(await refused({ markor: 'nästa' })).toEqual(['markor_ogiltig']);
    expect((await log(chief, { av: writer.id, per_sida: '1', markor: nasta ?? '' })).nasta).toBeNull();
  });
});

describe('the log as a file', () => {
  test('has in CSV every line that the filters choose, newest first, with no formula in it', async () => {
    const writer = await lines(1_203, '{"orsak": "=1+1"}');
    const chief = await as('chefredaktor');
    const { headers, body } = await chief.get('/logg/export', { av: writer.id, format: 'csv' });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first, ...rest] = (body as string).split('\r\n');
    expect(head).toBe(
      '\uFEFF"id","tid","operation","utfall","av_typ","av_id","av_namn","order_av_id","order_av_namn","innehall","rubrik","detalj","korrelation"',
    );
    expect(first).toContain('"Den, som ""skriver""","","","","","{""orsak"":""=1+1""}","prov 1203"');
    expect(rest).toHaveLength(1_203);
    expect(rest.at(-2)).toContain('"prov 1"');
  });

  test('has in NDJSON the lines as the list has them, and is a line of the log itself', async () => {
    const { writer } = await busy();
    const chief = await as('chefredaktor');
    const { logg } = await log(chief, { av: writer.id });
    const { headers, body } = await chief.get('/logg/export', { av: writer.id, format: 'ndjson', till: '2999-12-31' });
    expect(headers['content-type']).toBe('application/x-ndjson');
    const told = (body as string)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(told).toEqual(logg);
    const [own] = (await log(chief, { av: chief.id })).logg;
    expect(own).toMatchObject({
      operation: 'exporteraLogg',
      detalj: { format: 'ndjson', urval: { av: writer.id, till: '2999-12-31' } },
    });
  });

  test('is called by its days, and comes to whoever takes such a file', async () => {
    const chief = await as('chefredaktor');
    const asked = (Accept: string) =>
      chief.call('GET', '/logg/export', { query: { av: chief.id, fran: '2026-11-01 08:30', till: '2026-11-20' }, headers: { Accept } });
    expect((await asked('text/csv')).headers['content-disposition']).toBe(
      `attachment; filename="Logg fran 2026-11-01 till 2026-11-20.csv"; filename*=UTF-8''Logg%20fr%C3%A5n%202026-11-01%20till%202026-11-20.csv`,
    );
    expect((await asked('image/png')).koder).toEqual(['svarstyp_saknas']);
  });
});

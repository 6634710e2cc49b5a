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
}

async function log(caller: Caller, query: Record<string, string>): Promise<{ logg: Row[]; antal: number }> {
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

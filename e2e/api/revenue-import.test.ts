import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { csvOf, removeFigures, sendFigures } from './newsroom/figures.ts';
import { articleLinkingTo, linksOf } from './newsroom/links.ts';
import { programOf } from './newsroom/outbound.ts';
import { agent, as } from './newsroom/people.ts';

const chief = await as('chefredaktor');

/** A program and an article, with all that a file may call them. */
async function setting() {
  const program = await programOf(chief);
  const namn = String((await sql('SELECT namn FROM annonsprogram WHERE id = $1', [program]))[0]?.namn);
  const { id } = await chief.created({ sektion: 'mat', ...swedish() });
  expect((await chief.release(id)).status).toBe(200);
  const lank = (await chief.item(id)).sprak.sv?.lank ?? '';
  return { program, namn, id, lank, slug: lank.slice(lank.lastIndexOf('/') + 1), kalla: `prov-${randomUUID().slice(0, 8)}` };
}

const send = (csv: string | Uint8Array, fields: Record<string, string> = {}) => sendFigures(chief, '/intakter/import', csv, fields);
const kept = (kalla: string) =>
  sql(`SELECT innehall_id AS innehall, dag::text, valuta, belopp::text FROM intakt WHERE kalla = $1 ORDER BY dag, valuta, belopp`, [kalla]);
const told = ({ rad, kod }: { rad: number; kod: string }) => [rad, kod];
/** What is summed of a source, as the rows say and as the sums say. */
const sums = (kalla: string) =>
  sql(
    `SELECT valuta, sum(belopp)::text AS belopp, (SELECT sum(i.belopp)::text FROM intakt i WHERE i.kalla = $1 AND i.valuta = s.valuta) AS rader
     FROM intaktsumma s WHERE kalla = $1 AND slag = 'alla' GROUP BY valuta ORDER BY valuta`,
    [kalla],
  );

test('a file sent twice gives the same sums, and a correction takes the place of what it corrects', async () => {
  const { namn, id, lank, kalla } = await setting();
  const csv = csvOf([
    ['Datum', 'Program', 'URL', 'Provision', 'Valuta'],
    ['2026-11-01', namn, lank, '1 234,50', 'SEK'],
    ['2026-11-01', namn, id, '0,50', 'SEK'],
    ['2026-11-02', namn.toUpperCase(), lank, '10', 'EUR'],
    ['2026-11-02', namn, '', '-3,00', 'SEK'],
  ]);
  const tried = await send(csv, { kalla, provkor: 'true' });
  expect([tried.status, tried.body.provkor, tried.body.rapport.nya]).toEqual([200, true, 3]);
  expect(await kept(kalla)).toEqual([]);
  const first = await send(csv, { kalla });
  expect(first.body.rapport).toMatchObject({
    ...{ rader: 4, tagna: 4, nya: 3, ersatta: 0, samma: 0, avvisade: 0, fel: [], utan_artikel: 1, avrundade: 0, i_andra_kallor: 0 },
    ...{ fran: '2026-11-01', till: '2026-11-02' },
    kolumner: { dag: 'Datum', program: 'Program', artikel: 'URL', belopp: 'Provision', valuta: 'Valuta' },
  });
  expect(first.body.rapport.summor.map(({ valuta, belopp }: { valuta: string; belopp: number }) => [valuta, belopp])).toEqual([
    ['EUR', 1000],
    ['SEK', 123_200],
  ]);
  const rows = [
    { innehall: id, dag: '2026-11-01', valuta: 'SEK', belopp: '123500' },
    { innehall: id, dag: '2026-11-02', valuta: 'EUR', belopp: '1000' },
    { innehall: null, dag: '2026-11-02', valuta: 'SEK', belopp: '-300' },
  ];
  expect(await kept(kalla)).toEqual(rows);
  expect((await send(csv, { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 0, samma: 3 });
  expect(await kept(kalla)).toEqual(rows);
  const correction = csvOf([
    ['Datum', 'Program', 'URL', 'Provision', 'Valuta'],
    ['2026-11-02', namn, lank, '7,25', 'EUR'],
  ]);
  expect((await send(correction, { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 1, samma: 0 });
  expect(await sums(kalla)).toEqual([
    { valuta: 'EUR', belopp: '725', rader: '725' },
    { valuta: 'SEK', belopp: '123200', rader: '123200' },
  ]);
});

test('ten who send the same at once leave it once', async () => {
  const { program, id, kalla } = await setting();
  const csv = csvOf([
    ['dag', 'belopp', 'artikel'],
    ...Array.from({ length: 20 }, (_, nr) => [`2026-10-${String(nr + 1).padStart(2, '0')}`, '1', id]),
  ]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(csv, { kalla, program, valuta: 'sek' })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.reduce((nya, { body }) => nya + body.rapport.nya, 0)).toBe(20);
  expect(await sums(kalla)).toEqual([{ valuta: 'SEK', belopp: '2000', rader: '2000' }]);
});

test('what another source tells of the same is kept apart, and said', async () => {
  const { program, id, kalla } = await setting();
  const csv = csvOf([
    ['dag', 'belopp', 'artikel'],
    ['2026-11-01', '5', id],
  ]);
  await send(csv, { kalla, program, valuta: 'SEK' });
  const other = await send(csv, { kalla: `${kalla}-2`, program, valuta: 'SEK' });
  expect(other.body.rapport).toMatchObject({ nya: 1, i_andra_kallor: 1 });
  expect(await sums(kalla)).toEqual([{ valuta: 'SEK', belopp: '500', rader: '500' }]);
});

test('what the file does not name of its days is told, and stays', async () => {
  const { program, id, kalla } = await setting();
  const csv = (...rows: string[][]) => csvOf([['dag', 'belopp', 'artikel'], ...rows]);
  const fields = { kalla, program, valuta: 'SEK' };
  await send(csv(['2026-11-01', '5', id], ['2026-11-01', '6', ''], ['2026-11-02', '7', id]), fields);
  const half = csv(['2026-11-01', '4', id]);
  expect((await send(half, { ...fields, provkor: 'true' })).body.rapport).toMatchObject({ ersatta: 1, kvar: 1 });
  expect((await send(half, fields)).body.rapport).toMatchObject({ ersatta: 1, kvar: 1 });
  expect((await send(csv(['2026-11-02', '7', id]), fields)).body.rapport).toMatchObject({ samma: 1, kvar: 0 });
});

test('what was read in wrongly is removed by its source, days and program, and read in again', async () => {
  const { program, namn, id, kalla } = await setting();
  const other = (await chief.post('/program', { namn: `${namn} ny` })).body.program.id;
  const csv = csvOf([
    ['dag', 'belopp', 'artikel'],
    ['2026-11-01', '5', id],
    ['2026-11-02', '6', id],
    ['2026-11-03', '7', id],
  ]);
  await send(csv, { kalla, program, valuta: 'EUR' });
  await send(csv, { kalla, program: other, valuta: 'SEK' });
  await send(csv, { kalla: `${kalla}-2`, program, valuta: 'SEK' });
  const days = { kalla, ta_bort_fran: '2026-11-01', ta_bort_till: '2026-11-02' };
  const remove = (fields: Record<string, string>) => removeFigures(chief, '/intakter/import', { ...days, ...fields });

  const tried = await remove({ program, provkor: 'true' });
  expect([tried.status, tried.body.provkor]).toEqual([200, true]);
  expect(tried.body.rapport).toMatchObject({
    borttagna: 2,
    fran: '2026-11-01',
    till: '2026-11-02',
    summor: [{ valuta: 'EUR', belopp: 1100 }],
  });
  expect(await kept(kalla)).toHaveLength(6);
  expect((await remove({ program })).body.rapport).toMatchObject({ borttagna: 2 });
  expect(await sums(kalla)).toEqual([
    { valuta: 'EUR', belopp: '700', rader: '700' },
    { valuta: 'SEK', belopp: '1800', rader: '1800' },
  ]);
  expect((await remove({})).body.rapport).toMatchObject({ borttagna: 2, summor: [{ valuta: 'SEK', belopp: 1100 }] });
  expect((await remove({})).body.rapport).toMatchObject({ borttagna: 0, fran: null, summor: [] });
  expect(await kept(`${kalla}-2`)).toHaveLength(3);
  expect((await send(csv, { kalla, program, valuta: 'EUR' })).body.rapport).toMatchObject({ nya: 2, samma: 1 });
  const { body } = await chief.get('/logg', { handelse: 'importeraIntakter', av: chief.id });
  expect(body.logg.map(({ detalj }: { detalj: unknown }) => detalj)).toContainEqual(
    expect.objectContaining({ kalla, borttagna: 2, fran: '2026-11-01', till: '2026-11-02', program }),
  );
});

test.each([
  [{}, 'falt_saknas fil'],
  [{ ta_bort_fran: '2026-11-01' }, 'falt_saknas ta_bort_till'],
  [{ ta_bort_till: '2026-11-01' }, 'falt_saknas ta_bort_fran'],
  [{ ta_bort_fran: '2026-11-02', ta_bort_till: '2026-11-01' }, 'tid_bakvand ta_bort_till'],
  [{ ta_bort_fran: '0000-11-02', ta_bort_till: '2026-11-01' }, 'falt_format ta_bort_fran'],
  [{ ta_bort_fran: '2020-11-02', ta_bort_till: '2026-11-01' }, 'falt_for_stort ta_bort_till'],
])('to remove %j is refused', async (fields, what) => {
  for (const path of ['/intakter/import', '/trafik/import'] as const) {
    const { status, fel } = await removeFigures(chief, path, fields);
    expect([path, status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([path, 422, [what]]);
  }
});

test('a file and days to remove are never sent together', async () => {
  const { status, fel } = await send('dag;belopp', { ta_bort_fran: '2026-11-01', ta_bort_till: '2026-11-01' });
  expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['falt_format fil']]);
});

describe('an article', () => {
  test.each(['id', 'lank', 'slug'] as const)('is found by its %s', async (way) => {
    const it = await setting();
    const csv = csvOf([
      ['dag', 'belopp', 'artikel'],
      ['2026-11-01', '5', it[way]],
    ]);
    expect((await send(csv, { kalla: it.kalla, program: it.program, valuta: 'SEK' })).body.rapport).toMatchObject({
      tagna: 1,
      utan_artikel: 0,
    });
    expect((await kept(it.kalla)).map(({ innehall }) => innehall)).toEqual([it.id]);
  });

  test('is found by an outbound link that stands in it alone, and so is its program', async () => {
    const { program, kalla } = await setting();
    const kod = `panna-${randomUUID().slice(0, 8)}`;
    expect((await chief.post('/utlankar', { kod, adress: 'https://butik.example/panna', program })).status).toBe(201);
    const csv = csvOf([
      ['dag', 'belopp', 'valuta', 'epi'],
      ['2026-11-01', '5', 'SEK', kod],
      ['2026-11-01', '5', 'SEK', 'finns-inte'],
    ]);
    const { rapport } = (await send(csv, { kalla })).body;
    expect([rapport.tagna, rapport.utan_artikel, rapport.fel.map(told)]).toEqual([1, 1, [[3, 'rad_kod']]]);
    expect(await sql('SELECT program_id FROM intakt WHERE kalla = $1', [kalla])).toEqual([{ program_id: program }]);
    const article = await articleLinkingTo(chief, [`/ut/${kod}`]);
    await linksOf(chief, article);
    await send(csv, { kalla: `${kalla}-2` });
    expect((await kept(`${kalla}-2`)).map(({ innehall }) => innehall)).toEqual([article]);
    await linksOf(chief, await articleLinkingTo(chief, [`/ut/${kod}`]));
    expect((await send(csv, { kalla: `${kalla}-3` })).body.rapport.utan_artikel).toBe(1);
  });
});

describe('what an outbound link has earned is told again', () => {
  const codeCsv = (...rows: Array<readonly [kod: string, belopp: string]>) =>
    csvOf([['dag', 'belopp', 'valuta', 'kod'], ...rows.map(([kod, belopp]) => ['2026-11-01', belopp, 'SEK', kod])]);
  /** A code of a program, and an article that it alone stands in. */
  async function standing(program: string) {
    const kod = `panna-${randomUUID().slice(0, 8)}`;
    expect((await chief.post('/utlankar', { kod, adress: 'https://butik.example/panna', program })).status).toBe(201);
    const article = await articleLinkingTo(chief, [`/ut/${kod}`]);
    await linksOf(chief, article);
    return { kod, article };
  }

  test('since it came to stand in another article too', async () => {
    const { program, kalla } = await setting();
    const { kod, article } = await standing(program);
    await send(codeCsv([kod, '100']), { kalla });
    expect(await kept(kalla)).toMatchObject([{ innehall: article, belopp: '10000' }]);
    await linksOf(chief, await articleLinkingTo(chief, [`/ut/${kod}`]));
    expect((await send(codeCsv([kod, '100']), { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 0, samma: 1, utan_artikel: 1 });
    expect(await kept(kalla)).toMatchObject([{ innehall: null, belopp: '10000' }]);
    expect((await send(codeCsv([kod, '90']), { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 1, samma: 0 });
    expect(await sums(kalla)).toEqual([{ valuta: 'SEK', belopp: '9000', rader: '9000' }]);
  });

  test('since it was given to another program', async () => {
    const { program, namn, kalla } = await setting();
    const { kod } = await standing(program);
    await send(codeCsv([kod, '100']), { kalla });
    const other = (await chief.post('/program', { namn: `${namn} ny` })).body.program.id;
    expect((await chief.patch(`/utlankar/${kod}`, { program: other })).status).toBe(200);
    expect((await send(codeCsv([kod, '100']), { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 0, samma: 1 });
    expect(await sql('SELECT program_id FROM intakt WHERE kalla = $1', [kalla])).toEqual([{ program_id: other }]);
    expect(await sums(kalla)).toEqual([{ valuta: 'SEK', belopp: '10000', rader: '10000' }]);
  });

  test('beside what others of its article have earned, which stays', async () => {
    const { program, kalla } = await setting();
    const { kod, article } = await standing(program);
    const sibling = `gryta-${randomUUID().slice(0, 8)}`;
    expect((await chief.post('/utlankar', { kod: sibling, adress: 'https://butik.example/gryta', program })).status).toBe(201);
    const both = await articleLinkingTo(chief, [`/ut/${sibling}`]);
    await linksOf(chief, both);
    await send(codeCsv([kod, '100'], [sibling, '50']), { kalla });
    const byName = csvOf([
      ['dag', 'belopp', 'valuta', 'artikel'],
      ['2026-11-01', '7', 'SEK', article],
    ]);
    await send(byName, { kalla, program });
    expect(await kept(kalla)).toMatchObject([
      { innehall: article, belopp: '10700' },
      { innehall: both, belopp: '5000' },
    ]);
    expect((await send(codeCsv([kod, '80']), { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 1, samma: 0 });
    expect(await kept(kalla)).toMatchObject([{ belopp: '5000' }, { innehall: article, belopp: '8700' }]);
    await linksOf(chief, await articleLinkingTo(chief, [`/ut/${kod}`]));
    await send(codeCsv([kod, '80']), { kalla });
    expect(await kept(kalla)).toMatchObject([
      { innehall: both, belopp: '5000' },
      { innehall: article, belopp: '700' },
      { innehall: null, belopp: '8000' },
    ]);
    expect(await sums(kalla)).toEqual([{ valuta: 'SEK', belopp: '13700', rader: '13700' }]);
  });

  test('as a former release kept it, which does not say what it was told by', async () => {
    const { program, kalla } = await setting();
    const { kod } = await standing(program);
    await send(codeCsv([kod, '100']), { kalla });
    await sql('UPDATE intakt SET delar = NULL WHERE kalla = $1', [kalla]);
    await linksOf(chief, await articleLinkingTo(chief, [`/ut/${kod}`]));
    expect((await send(codeCsv([kod, '100']), { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 0, samma: 1 });
    expect(await kept(kalla)).toMatchObject([{ innehall: null, belopp: '10000' }]);
    // Also what the release before has written since over the row of this one.
    await sql('UPDATE intakt SET belopp = 12000 WHERE kalla = $1', [kalla]);
    expect((await send(codeCsv([kod, '100']), { kalla })).body.rapport).toMatchObject({ nya: 0, ersatta: 1, samma: 0 });
    expect(await sums(kalla)).toEqual([{ valuta: 'SEK', belopp: '10000', rader: '10000' }]);
  });
});

test('rows that say nothing are told one by one in Swedish, and the rest goes on', async () => {
  const { namn, program, id, kalla } = await setting();
  const twin = await chief.post('/program', { namn: `${namn} tvilling` });
  await chief.post('/program', { namn: `${namn} tvilling` });
  const other = (
    await chief.post('/utlankar', { kod: `k-${randomUUID().slice(0, 8)}`, adress: 'https://x.example/', program: twin.body.program.id })
  ).body.utlank.kod;
  const csv = csvOf([
    ['dag', 'belopp', 'valuta', 'program', 'artikel', 'kod'],
    ['1970-01-01', '1', 'SEK', namn, id, ''],
    ['2099-01-01', '1', 'SEK', namn, id, ''],
    ['2026-11-01', 'tolv', 'SEK', namn, id, ''],
    ['2026-11-01', '=1+1', 'SEK', namn, id, ''],
    ['2026-11-01', '1', 'kronor', namn, id, ''],
    ['2026-11-01', '1', '', namn, id, ''],
    ['2026-11-01', '1 €', 'SEK', namn, id, ''],
    ['2026-11-01', '1', 'SEK', 'Ingens', id, ''],
    ['2026-11-01', '1', 'SEK', `${namn} tvilling`, id, ''],
    ['2026-11-01', '1', 'SEK', '', id, ''],
    ['2026-11-01', '1', 'SEK', namn, 'https://andra.se/mat/x', ''],
    ['2026-11-01', '1', 'SEK', namn, randomUUID(), ''],
    ['2026-11-01', '1', 'SEK', namn, id, other],
    ['2026-11-01', '1', 'SEK', namn],
    ['2026-11-01', '1', 'SEK', program, id, ''],
  ]);
  const { status, body } = await send(csv, { kalla });
  expect([status, body.rapport.tagna, body.rapport.avvisade]).toEqual([200, 1, 14]);
  expect(body.rapport.fel.map(told)).toEqual([
    [2, 'rad_dag'],
    [3, 'rad_dag'],
    [4, 'rad_belopp'],
    [5, 'rad_formel'],
    [6, 'rad_valuta'],
    [7, 'rad_valuta_saknas'],
    [8, 'rad_tva_valutor'],
    [9, 'rad_program'],
    [10, 'rad_program_flera'],
    [11, 'rad_program_saknas'],
    [12, 'rad_artikel'],
    [13, 'rad_artikel'],
    [14, 'rad_program_annat'],
    [15, 'rad_kolumner'],
  ]);
  for (const { orsak, atgard } of body.rapport.fel) expect(`${orsak} ${atgard}`).not.toMatch(/\{|undefined|””/);
});

test('a file of sales is summed exactly, and rounded once', async () => {
  const { program, id, kalla } = await setting();
  const csv = csvOf([['dag', 'belopp', 'artikel'], ...Array.from({ length: 1000 }, () => ['2026-11-01', '0,0012', id])]);
  expect((await send(csv, { kalla, program, valuta: 'SEK' })).body.rapport).toMatchObject({
    rader: 1000,
    tagna: 1000,
    nya: 1,
    avrundade: 0,
  });
  expect(await sums(kalla)).toEqual([{ valuta: 'SEK', belopp: '120', rader: '120' }]);
});

test('a program that has paid is not removed', async () => {
  const { program, id, kalla } = await setting();
  const csv = csvOf([
    ['dag', 'belopp', 'artikel'],
    ['2026-11-01', '5', id],
  ]);
  await send(csv, { kalla, program, valuta: 'SEK' });
  expect((await chief.delete(`/program/${program}`)).koder).toEqual(['program_anvands']);
});

test('what is wrong with the whole file is told at once, with the columns that it has', async () => {
  const { status, koder, body } = await send('När;Kronor\n2026-11-01;1', { program: 'x', valuta: 'KRONOR', kolumner: '{"dagen": 1}' });
  expect([status, koder.toSorted()]).toEqual([422, ['falt_format', 'falt_okant', 'program_okant']]);
  expect(body.ok).toBe(false);
  const columns = await send('När;Kronor\n2026-11-01;1', { valuta: 'SEK' });
  expect([columns.status, columns.koder, columns.body.rubriker]).toEqual([
    422,
    ['csv_kolumn_saknas', 'csv_kolumn_saknas'],
    ['När', 'Kronor'],
  ]);
  const excel = await send(Buffer.from('PK\u0003\u0004'), { valuta: 'SEK' });
  expect([excel.koder, excel.fel[0]?.orsak]).toEqual([['csv_ogiltig'], 'Filen går inte att läsa: den är en zip-fil eller en Excelfil.']);
});

test('agents and those who only write read nothing in, and remove nothing', async () => {
  for (const caller of [await as('skribent'), await as('granskare'), await agent({})]) {
    for (const path of ['/intakter/import', '/trafik/import'] as const) {
      expect((await sendFigures(caller, path, 'dag;belopp\n')).status).toBe(403);
      expect((await removeFigures(caller, path, { ta_bort_fran: '2026-11-01', ta_bort_till: '2026-11-01' })).status).toBe(403);
    }
  }
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { csvOf, sendFigures } from './newsroom/figures.ts';
import { programOf } from './newsroom/outbound.ts';
import { MAY_PUBLISH } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* In a newsroom of its own: since when readings are counted is one day for all of it. Each test has days of its own. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  chief = await newsroom.as('superadmin', studio.url);
  await read(await written(chief), '2000-01-02', 1);
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

async function agent(): Promise<Caller> {
  const { body } = await chief.post('/agenter', { namn: 'Testagenten', agare: chief.id, ...MAY_PUBLISH });
  return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
}

const written = async (caller: Caller, fields: Record<string, unknown> = {}) =>
  (await caller.created({ sektion: 'mat', ...swedish(), ...fields })).id;

/** So many views of an article on a day, as if readers' browsers had told of them. */
async function read(id: string, day: string, views: number): Promise<void> {
  const [item] = await newsroom.sql('SELECT sektion, mall, agare FROM innehall WHERE id = $1', [id]);
  for (const [slag, varde] of [
    ['alla', ''],
    ['artikel', id],
    ['sektion', item?.sektion],
    ['mall', item?.mall],
    ['agent', ''],
  ])
    await newsroom.sql(
      `INSERT INTO trafiksumma (slag, dag, varde, visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75)
       VALUES ($1, $2, $3, $4, $4, 0, 0, 0, 0, $4, 0, 0, 0)
       ON CONFLICT (slag, dag, varde) DO UPDATE SET visningar = trafiksumma.visningar + excluded.visningar`,
      [slag, day, varde, views],
    );
}

const earn = async (program: string, kalla: string, rows: ReadonlyArray<readonly string[]>) => {
  const { body } = await sendFigures(chief, '/intakter/import', csvOf([['dag', 'artikel', 'belopp', 'valuta'], ...rows]), {
    program,
    kalla,
  });
  expect([body.rapport?.tagna, body.rapport?.fel]).toEqual([rows.length, []]);
};
const told = ({
  nyckel,
  visningar,
  belopp,
}: {
  nyckel?: string;
  visningar: number | null;
  belopp: Array<{ valuta: string; belopp: number; per_tusen: { belopp: number } | null }>;
}) => [
  ...(nyckel === undefined ? [] : [nyckel]),
  visningar,
  ...belopp.map(({ valuta, belopp: amount, per_tusen }) => `${amount} ${valuta} ${per_tusen?.belopp ?? '–'}`),
];

test('revenue is told by day, article, section, template, program and maker, each currency by itself', async () => {
  const program = await programOf(chief);
  const writer = await agent();
  const [one, other] = [await written(chief), await written(writer, { sektion: 'nyheter' })];
  const kalla = `natverk-${randomUUID().slice(0, 8)}`;
  await earn(program, kalla, [
    ['2001-03-01', one, '100', 'SEK'],
    ['2001-03-01', other, '50', 'SEK'],
    ['2001-03-01', one, '3', 'EUR'],
    ['2001-03-03', one, '20', 'SEK'],
    ['2001-03-03', '', '7', 'SEK'],
  ]);
  await read(one, '2001-03-01', 1500);
  await read(one, '2001-03-02', 9000);
  await read(one, '2001-03-03', 500);
  const of = async (per: string) => (await chief.get('/intakter', { fran: '2001-03-01', till: '2001-03-04', per })).body;
  const days = await of('dag');
  expect(days).toMatchObject({ matt: true, fran: '2001-03-01', till: '2001-03-04', importerad: expect.stringMatching(/Z$/) });
  // Of the second day there is no revenue: that it was read then says nothing of what readers bring in.
  expect(told(days.totalt)).toEqual([2000, '17700 SEK 8850', '300 EUR 150']);
  expect(days.totalt.belopp[0].text.replace(/\s/g, ' ')).toBe('177,00 kr');
  expect(days.rader.map(told)).toEqual([
    ['2001-03-01', 1500, '300 EUR 200', '15000 SEK 10000'],
    ['2001-03-03', 500, '2700 SEK 5400'],
  ]);
  expect(days.tackning).toEqual([
    {
      program,
      namn: expect.stringContaining('Program'),
      kalla,
      fran: '2001-03-01',
      till: '2001-03-03',
      dagar: 2,
      importerad: days.importerad,
    },
  ]);
  expect(days.besked).toContain('1 av 1 program och källor saknar dagar');
  expect((await of('artikel')).rader.map(told)).toEqual([
    [one, 2000, '12000 SEK 6000', '300 EUR 150'],
    [other, null, '5000 SEK –'],
    ['utan_artikel', null, '700 SEK –'],
  ]);
  expect((await of('sektion')).rader.map(told)).toEqual([
    ['mat', 2000, '12000 SEK 6000', '300 EUR 150'],
    ['nyheter', null, '5000 SEK –'],
    ['utan_artikel', null, '700 SEK –'],
  ]);
  expect((await of('mall')).rader.map(told)).toEqual([
    ['nyhet', 2000, '17000 SEK 8500', '300 EUR 150'],
    ['utan_artikel', null, '700 SEK –'],
  ]);
  expect((await of('agent')).rader.map(({ nyckel, namn }: { nyckel: string; namn: string }) => [nyckel, namn])).toEqual([
    ['', 'Människor'],
    [writer.id, expect.any(String)],
    ['utan_artikel', 'Utan artikel'],
  ]);
  expect((await of('program')).rader.map(told)).toEqual([[program, 2000, '17700 SEK 8850', '300 EUR 150']]);
});

test('what a confidential article earns is in the sums, and is told as its own to those alone who know of it', async () => {
  const [owner, outsider] = [await newsroom.as('skribent', studio.url), await newsroom.as('publicist', studio.url)];
  const [open, secret] = [await written(chief), await written(owner, { konfidentiell: true })];
  await earn(await programOf(chief), 'natverk', [
    ['2006-03-01', open, '50', 'SEK'],
    ['2006-03-01', secret, '100', 'SEK'],
    ['2006-03-01', '', '7', 'SEK'],
  ]);
  await read(secret, '2006-03-01', 1500);
  for (const kalla of ['', 'natverk']) {
    const of = async (caller: Caller) => {
      const { body } = await caller.get('/intakter', { fran: '2006-03-01', till: '2006-03-01', per: 'artikel', kalla });
      return { rader: body.rader.map(({ nyckel }: { nyckel: string }) => nyckel), totalt: body.totalt };
    };
    const all = await of(owner);
    expect(all.rader).toEqual([secret, open, 'utan_artikel']);
    expect(await of(chief)).toEqual(all);
    expect(await of(outsider)).toEqual({ rader: [open, 'utan_artikel'], totalt: all.totalt });
  }
});

test('of an article: by day and program, and what pays for it', async () => {
  const [one, two] = [await programOf(chief), await programOf(chief)];
  const id = await written(chief, { sponsrad: { partner: 'Ost AB', markning: 'Annons' } });
  await earn(one, 'natverk', [
    ['2002-03-01', id, '10', 'SEK'],
    ['2002-03-02', id, '-2,50', 'SEK'],
  ]);
  await earn(two, 'natverk', [['2002-03-02', id, '1', 'SEK']]);
  await read(id, '2002-03-02', 100);
  const { body } = await chief.get(`/innehall/${id}/intakter`, { fran: '2002-03-01', till: '2002-03-02' });
  expect(body).toMatchObject({ matt: true, id, sponsrad: 'Ost AB' });
  expect([told(body.totalt), body.dagar.map(told), body.program.map(told)]).toEqual([
    [100, '850 SEK 8500'],
    [
      ['2002-03-01', null, '1000 SEK –'],
      ['2002-03-02', 100, '-150 SEK -1500'],
    ],
    expect.arrayContaining([
      [one, 100, '750 SEK 7500'],
      [two, 100, '100 SEK 1000'],
    ]),
  ]);
});

test('two sources that tell of the same are said to, and can be told apart', async () => {
  const program = await programOf(chief);
  const id = await written(chief);
  await earn(program, 'natverk', [['2003-03-01', id, '10', 'SEK']]);
  await earn(program, 'bokforing', [['2003-03-01', id, '11', 'SEK']]);
  const of = async (query: Record<string, string>) =>
    (await chief.get('/intakter', { fran: '2003-03-01', till: '2003-03-01', ...query })).body;
  const both = await of({});
  expect([told(both.totalt), both.besked]).toEqual([[null, '2100 SEK –'], expect.stringContaining('flera källor 1 gång;')]);
  const one = await of({ kalla: 'Natverk' });
  expect([told(one.totalt), one.besked, one.tackning.length]).toEqual([
    [null, '1000 SEK –'],
    expect.not.stringContaining('flera källor'),
    1,
  ]);
});

test('days of which nothing is known are said to be unknown, not nothing', async () => {
  const { body } = await chief.get('/intakter', { fran: '2004-03-01', till: '2004-03-02' });
  expect(body).toMatchObject({ matt: false, importerad: null, tackning: [], rader: [], totalt: { belopp: [] } });
  expect(body.besked).toContain('okända, inte noll');
});

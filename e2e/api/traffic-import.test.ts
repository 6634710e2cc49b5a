import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { csvOf, removeFigures, sendFigures } from './newsroom/figures.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const chief = await as('chefredaktor');

/** An article with an address. */
async function published() {
  const { id } = await chief.created({ sektion: 'mat', ...swedish() });
  expect((await chief.release(id)).status).toBe(200);
  return { id, lank: (await chief.item(id)).sprak.sv?.lank ?? '' };
}

const send = (csv: string, fields: Record<string, string> = {}) => sendFigures(chief, '/trafik/import', csv, fields);
const source = () => `prov-${randomUUID().slice(0, 8)}`;
const ofArticle = async (id: string) => (await chief.get(`/innehall/${id}/trafik`, { fran: '2026-10-01', till: '2026-10-31' })).body;

test('a file of Matomo sent twice is the same figures, and a correction takes their place', async () => {
  const { id, lank } = await published();
  const kalla = source();
  const csv = (views: string) =>
    csvOf([
      ['Label', 'Pageviews', 'Unique Pageviews', 'Exit rate', 'Metadata: url'],
      ['Soppan', views, '900', '12%', lank],
      ['Soppan?utm=x', '100', '80', '12%', `${lank}?utm=x`],
      ['Om oss', '7', '7', '0%', new URL('/om-oss', lank).href],
    ]);
  const tried = await send(csv('1,200'), { kalla, dag: '2026-10-05', provkor: 'true' });
  expect([tried.body.provkor, tried.body.rapport.nya]).toEqual([true, 1]);
  expect((await ofArticle(id)).importerat).toEqual([]);
  const first = await send(csv('1,200'), { kalla, dag: '2026-10-05' });
  expect(first.body.rapport).toMatchObject({
    kalla,
    rader: 3,
    tagna: 2,
    nya: 1,
    ersatta: 0,
    samma: 0,
    avvisade: 1,
    fran: '2026-10-05',
    till: '2026-10-05',
  });
  expect(first.body.rapport.fel).toMatchObject([{ rad: 4, kolumn: 'Metadata: url', kod: 'rad_artikel' }]);
  const told = { kalla, visningar: 1300, besokare: 980, klick: null, exponeringar: null, fran: '2026-10-05', till: '2026-10-05', dagar: 1 };
  expect((await ofArticle(id)).importerat).toMatchObject([told]);
  expect((await send(csv('1,200'), { kalla, dag: '2026-10-05' })).body.rapport).toMatchObject({ nya: 0, ersatta: 0, samma: 1 });
  expect((await send(csv('1,500'), { kalla, dag: '2026-10-05' })).body.rapport).toMatchObject({ nya: 0, ersatta: 1, samma: 0 });
  expect((await ofArticle(id)).importerat).toMatchObject([{ ...told, visningar: 1600 }]);
  expect(await sql('SELECT visningar::int, besokare::int FROM inlast_trafiksumma WHERE kalla = $1', [kalla])).toEqual([
    { visningar: 1600, besokare: 980 },
  ]);
});

test('what others have counted is not added to what Studio has, and each source stands by itself', async () => {
  const { id, lank } = await published();
  const kalla = source();
  await send(
    csvOf([
      ['date', 'page', 'visitors', 'pageviews'],
      ['2026-10-06', lank, '5', '9'],
    ]),
    { kalla },
  );
  await send(
    csvOf([
      ['Datum', 'Populäraste sidorna', 'Klick', 'Exponeringar'],
      ['2026-10-07', lank, '3', '70'],
    ]),
    { kalla: `${kalla}-sok` },
  );
  const article = await ofArticle(id);
  expect([article.totalt.visningar, article.dagar]).toEqual([0, []]);
  expect(article.importerat).toMatchObject([
    { kalla, visningar: 9, besokare: 5, klick: null, exponeringar: null },
    { kalla: `${kalla}-sok`, visningar: null, besokare: null, klick: 3, exponeringar: 70 },
  ]);
  const { body } = await chief.get('/trafik', { fran: '2026-10-06', till: '2026-10-07' });
  expect([body.totalt.visningar, body.rader]).toEqual([0, []]);
  expect(body.importerat.filter((one: { kalla: string }) => one.kalla.startsWith(kalla))).toHaveLength(2);
});

test('a file tells by its columns where it comes from, or is asked to be told', async () => {
  const { lank } = await published();
  const form = (csv: string) =>
    chief.form('/trafik/import', [
      { name: 'fil', value: csv, filnamn: 'sidor.csv' },
      { name: 'dag', value: '2026-10-08' },
      { name: 'provkor', value: 'true' },
    ]);
  expect((await form(`Top pages,Clicks,Impressions,CTR,Position\n${lank},1,2,50%,3.4\n`)).body.rapport).toMatchObject({
    kalla: 'search-console',
    nya: 1,
  });
  expect((await form(`Sida,Visningar\n${lank},1\n`)).koder).toEqual(['kalla_saknas']);
});

test('a file without days is of the day that is given, and of none that has not been', async () => {
  const { status, koder } = await send('sida;visningar\n/mat/x;1');
  expect([status, koder]).toEqual([422, ['csv_kolumn_saknas']]);
  expect((await send('sida;visningar\n/mat/x;1', { dag: '2099-01-01' })).koder).toEqual(['falt_for_stort']);
  expect((await send('dag;sida\n2026-10-01;/mat/x')).koder).toEqual(['csv_kolumn_saknas']);
});

test('where an outside publishing system is what readers read, its addresses are the site’s', async () => {
  const { id, lank } = await published();
  const kalla = source();
  const slug = lank.slice(lank.lastIndexOf('/') + 1);
  const csv = `dag;sida;visningar\n2026-10-09;https://www.tidningen.example/2026/10/${slug}/;4\n`;
  expect((await send(csv, { kalla })).body.rapport).toMatchObject({ tagna: 0, fel: [{ kod: 'rad_artikel' }] });
  const cms = {
    ...{ STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: 'https://tidningen.example', STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x' },
  };
  const studio = await ownStudio({ prepared: true, cms });
  try {
    const { body } = await sendFigures(chief.at(studio.url), '/trafik/import', csv, { kalla });
    expect(body.rapport).toMatchObject({ tagna: 1, fel: [] });
  } finally {
    await studio.stop();
  }
  expect((await ofArticle(id)).importerat).toMatchObject([{ kalla, visningar: 4 }]);
});

test('what was read in of a wrong day is removed by its source and days', async () => {
  const { id, lank } = await published();
  const kalla = source();
  const csv = csvOf([
    ['url', 'visningar'],
    [lank, '12'],
  ]);
  await send(csv, { kalla, dag: '2026-10-05' });
  await send(csv, { kalla, dag: '2026-10-06' });
  const days = { kalla, ta_bort_fran: '2026-10-05', ta_bort_till: '2026-10-05' };
  expect((await removeFigures(chief, '/trafik/import', { ...days, provkor: 'true' })).body.rapport).toMatchObject({ borttagna: 1 });
  expect((await ofArticle(id)).importerat).toMatchObject([{ visningar: 24, dagar: 2 }]);
  expect((await removeFigures(chief, '/trafik/import', days)).body.rapport).toMatchObject({
    ...{ kalla, borttagna: 1, fran: '2026-10-05', till: '2026-10-05' },
  });
  expect((await ofArticle(id)).importerat).toMatchObject([{ visningar: 12, dagar: 1, fran: '2026-10-06' }]);
  expect(await sql('SELECT dag::text FROM inlast_trafiksumma WHERE kalla = $1', [kalla])).toEqual([{ dag: '2026-10-06' }]);
  expect((await send(csv, { kalla, dag: '2026-10-05' })).body.rapport).toMatchObject({ nya: 1 });
  expect((await send(csv, { kalla, dag: '0000-10-05' })).koder).toEqual(['falt_format']);
});

import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { listen } from './newsroom/news-stream.ts';
import { file, upload } from './newsroom/pictures.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* The whole newsroom over HTTP: taken out of one Studio, looked at and read into another. */

interface Place {
  newsroom: OwnNewsroom;
  studio: Awaited<ReturnType<typeof ownStudio>>;
  admin: Caller;
}

let from: Place;
let to: Place;
let archive: Buffer;
let id: string;

async function place(): Promise<Place> {
  const newsroom = await ownNewsroom();
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  return { newsroom, studio, admin: await newsroom.as('superadmin', studio.url) };
}

beforeAll(async () => {
  [from, to] = [await place(), await place()];
  const { media } = (await upload(from.admin, { kredit: 'Lena', caption: 'Bron', caption_en: 'The bridge' })).body;
  const told = { version: 0, webbplats: { ai_not: 'storre_del', ai_granskare: 'namn' } };
  expect((await from.admin.patch('/installningar', told)).status).toBe(200);
  const hero = { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' };
  ({ id } = await from.admin.created(swedish({ hero, gjord_med: { modell: 'claude-opus-4-5' } })));
  expect((await from.admin.release(id, { overstyr: true })).status).toBe(200);
});

afterAll(async () => {
  for (const { studio, newsroom } of [from, to]) {
    await studio.stop();
    await newsroom.end();
  }
});

async function takenOut({ studio, admin }: Place): Promise<Buffer> {
  const headers = Object.entries(admin.credential).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await fetch(`${studio.url}/studio/api/export`, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zstd']);
  expect(answer.headers.get('content-disposition')).toMatch(/filename="Redaktionen \d{4}-\d\d-\d\d\.tar\.zst"/);
  return Buffer.from(await answer.arrayBuffer());
}

const read = (caller: Caller, bytes: Buffer, fields: Record<string, string> = {}) =>
  caller.form('/import', [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    file(bytes, 'redaktion.tar.zst', 'application/zstd'),
  ]);
const logged = async ({ newsroom }: Place, operation: string) =>
  newsroom.sql<{ detalj: Record<string, unknown> }>('SELECT detalj FROM logg WHERE operation = $1 ORDER BY id', [operation]);
const stored = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('studio-import-'));

test('nobody but who administers takes it out, and nobody but a superadministrator reads one in', async () => {
  const [admin, chief] = [await from.newsroom.as('admin', from.studio.url), await from.newsroom.as('chefredaktor', from.studio.url)];
  expect((await chief.get('/export')).koder).toEqual(['rattighet_saknas']);
  for (const other of [admin, chief]) expect((await read(other, Buffer.from('x'))).koder).toEqual(['rattighet_saknas']);
  expect(await logged(from, 'exporteraRedaktion')).toEqual([]);
});

test('it is taken out, looked at without a row changed, read in, and in the log of both', async () => {
  archive = await takenOut(from);
  expect(await logged(from, 'exporteraRedaktion')).toEqual([{ detalj: { format: 'tar.zst' } }]);
  const before = await stored();
  const tried = await read(to.admin, archive, { provkor: 'true' });
  expect([tried.status, tried.body.provkor, tried.body.rapport.antal.artiklar.nya], JSON.stringify(tried.body)).toEqual([200, true, 1]);
  expect((await to.admin.get(`/innehall/${id}`)).status).toBe(404);
  const done = await read(to.admin, archive);
  expect([done.status, done.body.rapport]).toEqual([200, tried.body.rapport]);
  const [there, here] = [await from.admin.item(id), await to.admin.item(id)];
  expect(here.sprak.sv.arbetsrevision.hash).toBe(there.sprak.sv.arbetsrevision.hash);
  expect(here.status).toBe('publicerad');
  const [entry] = await logged(to, 'importeraRedaktion');
  expect(entry?.detalj).toMatchObject({ antal: { artiklar: { nya: 1 }, bilder: { nya: 1 } } });
  expect(await stored()).toEqual(before);
});

test('readers of the other Studio have the article and its picture at once', async () => {
  const lank = new URL((await to.admin.item(id)).sprak.sv.lank).pathname;
  const page = await fetch(`${to.studio.url}${lank}`);
  expect(page.status).toBe(200);
  const text = await page.text();
  // What readers are told of programs that wrote it is pinned, and told by the setting that came along.
  expect(text).toMatch(/<p class="artikel-ai">Skriven med AI, granskad av superadmin [^<]+<\/p>/);
  const picture = /\/media\/[^"\s]+\.jpg/.exec(text)?.[0] ?? '';
  expect((await fetch(`${to.studio.url}${picture}`)).status).toBe(200);
  const [, , medium] = picture.split('/');
  expect((await to.admin.get(`/media/${medium}`)).body.media).toMatchObject({ kredit: 'Lena', caption: 'Bron', caption_en: 'The bridge' });
});

/** The watches of a place, as they are told. */
const watches = async ({ admin }: Place): Promise<FeedWatch[]> => (await admin.get('/bevakningar')).body.bevakningar;

test('the watched feeds come along, with nothing of how the last reading went; one that is watched here already stays', async () => {
  const third = await place();
  try {
    const [kept, other] = ['https://nyheter.example/a.xml', 'https://nyheter.example/b.xml'];
    const fields = { sektion: 'mat', ord: ['bro', 'färja'], intervall: 60, vilande: true };
    await third.admin.post('/bevakningar', { adress: kept, namn: 'Där', ...fields });
    await third.admin.post('/bevakningar', { adress: other, namn: 'Bådas', ...fields });
    await third.newsroom.sql(
      `UPDATE bevakning SET hamtad = now(), lyckad = now(), etag = '"1"', misslyckanden = 3, hallare = gen_random_uuid()`,
    );
    const { body } = await third.admin.post('/bevakningar', { adress: 'https://nyheter.example/borta.xml', vilande: true });
    await third.admin.delete(`/bevakningar/${body.bevakning.id}`);
    await to.admin.post('/bevakningar', { adress: other, namn: 'Här', vilande: true });
    const { rapport } = (await read(to.admin, await takenOut(third))).body;
    expect(rapport.antal.bevakningar).toMatchObject({ nya: 1, olika: 1 });
    expect(rapport.se_over).toContainEqual(
      expect.objectContaining({ slag: 'bevakningar', namn: 'Bådas', orsak: 'Flödet bevakas redan här.' }),
    );
    const found = await watches(to);
    expect(found.map(({ namn }) => namn)).toEqual(['Där', 'Här']);
    expect(found[0]).toMatchObject({ adress: kept, ...fields, tillstand: 'vilande', hamtad: null, lyckad: null, misslyckanden: 0 });
  } finally {
    await third.studio.stop();
    await third.newsroom.end();
  }
});

test('of a confidential article that came nobody’s browser is told who may not know of it', async () => {
  const [owners, third] = [await place(), await place()];
  try {
    const secret = (await owners.admin.created(swedish({ konfidentiell: true }))).id;
    const outsider = await third.newsroom.as('publicist', third.studio.url);
    const { told, leave } = await listen(outsider, third.studio.url);
    try {
      expect((await read(third.admin, await takenOut(owners))).body.rapport.antal.artiklar.nya).toBe(1);
      expect((await outsider.get(`/innehall/${secret}`)).status).toBe(404);
      const open = (await third.admin.created(swedish())).id;
      for (const [fonster, article] of Object.entries({ a: secret, b: open }))
        expect((await third.admin.put(`/innehall/${article}/narvaro`, { fonster, sprak: 'sv' })).status).toBeLessThan(300);
      await expect.poll(() => told.some(({ om, innehall }) => om === 'narvaro' && innehall === open), { timeout: 20_000 }).toBe(true);
      expect(told.filter(({ innehall }) => innehall === secret)).toEqual([]);
    } finally {
      leave();
    }
  } finally {
    for (const { studio, newsroom } of [owners, third]) {
      await studio.stop();
      await newsroom.end();
    }
  }
});

test('the same archive again changes nothing', async () => {
  const again = await read(to.admin, archive);
  const { antal } = again.body.rapport;
  expect(Object.values<{ nya: number; fortsatta: number }>(antal).every(({ nya, fortsatta }) => nya + fortsatta === 0)).toBe(true);
  expect(antal.artiklar.lika).toBe(1);
});

test('what is no archive is refused in Swedish, without a word of where it lay', async () => {
  const { status, body } = await read(to.admin, archive.subarray(0, archive.length / 2));
  expect([status, body.fel[0].kod, body.fel[0].falt]).toEqual([422, 'arkiv_ogiltigt', 'fil']);
  expect(body.fel[0].atgard).toMatch(/^redaktion\.tar\.zst är inget helt arkiv/);
  const none = await to.admin.form('/import', [{ name: 'provkor', value: 'true' }]);
  expect([none.status, none.body.fel[0].falt]).toEqual([422, 'fil']);
  const broken = await to.admin.form('/import', [file(Buffer.from('x')), file(Buffer.from('y'))]);
  expect(broken.status).toBe(422);
});

test('what stops on the way is told, and can be read in again', async () => {
  const third = await place();
  try {
    await third.newsroom.sql(`CREATE FUNCTION stopp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'nej'; END $$`);
    await third.newsroom.sql('CREATE TRIGGER stopp BEFORE INSERT ON publicering FOR EACH ROW EXECUTE FUNCTION stopp()');
    const { status, body } = await read(third.admin, archive);
    expect([status, body.fel[0].kod]).toEqual([409, 'inlasning_stannade']);
    expect(body.fel[0].atgard).toMatch(/när 0 artiklar var klara.*Läs in arkivet igen/);
    expect(await logged(third, 'importeraRedaktion')).toHaveLength(1);
    await third.newsroom.sql('DROP TRIGGER stopp ON publicering');
    expect((await read(third.admin, archive)).body.rapport.antal.artiklar.nya).toBe(1);
  } finally {
    await third.studio.stop();
    await third.newsroom.end();
  }
});

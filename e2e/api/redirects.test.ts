import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { oldAddress, redirectOf, sendRedirects } from './newsroom/redirects.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const asked = (path: string) => send({ method: 'GET', path, headers: { 'user-agent': BROWSER } }, url);
const led = async (path: string) => {
  const { status, headers } = await asked(path);
  return [status, headers.location ?? null];
};

test('a status that there is not is told with each that there is', async () => {
  const { status, fel } = await chief.post('/omdirigeringar', { fran: oldAddress(), till: '/mat', status: 307 });
  expect([status, fel.map(({ falt, kod, atgard }) => [falt, kod, atgard])]).toEqual([
    422,
    [['status', 'falt_varde', 'Använd 301, 302, 410.']],
  ]);
});

test('an old address leads on at once, until it is changed or taken away, and its readers are counted', async () => {
  const fran = oldAddress();
  expect((await asked(fran)).status).toBe(404);
  const id = await redirectOf(chief, fran, '/mat');
  expect(await led(fran)).toEqual([301, '/mat']);
  expect(await led(`/en${fran}`)).toEqual([404, null]);
  await expect
    .poll(async () => (await chief.get(`/omdirigeringar/${id}`)).body.omdirigering, { timeout: 60_000 })
    .toMatchObject({ traffar: 1, senast: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  await chief.patch(`/omdirigeringar/${id}`, { status: 410 });
  expect(await led(fran)).toEqual([410, null]);
  await chief.delete(`/omdirigeringar/${id}`);
  expect((await asked(fran)).status).toBe(404);
});

test('a redirect never goes before what is live, and does when that is gone from every address', async () => {
  const { id } = await chief.created({ sektion: 'mat', ...swedish() });
  await chief.release(id);
  const { pathname } = new URL((await chief.item(id)).sprak.sv?.lank ?? '');
  const row = await redirectOf(chief, pathname, '/nyheter');
  expect((await asked(pathname)).status).toBe(200);
  expect((await chief.takeDown(id)).status).toBe(200);
  await expect.poll(() => led(pathname), { timeout: 20_000 }).toEqual([301, '/nyheter']);
  await chief.patch(`/omdirigeringar/${row}`, { status: 302 });
  expect(await led(pathname)).toEqual([302, '/nyheter']);
  await chief.patch(`/omdirigeringar/${row}`, { status: 410 });
  expect(await led(pathname)).toEqual([410, null]);
  await expect
    .poll(async () => (await chief.get(`/omdirigeringar/${row}`)).body.omdirigering.traffar, { timeout: 60_000 })
    .toBeGreaterThan(2);
  await chief.delete(`/omdirigeringar/${row}`);
  expect(await led(pathname)).toEqual([302, '/mat']);
});

test('a circle by way of what was taken down leads nobody round and round', async () => {
  const sektion = `krets${randomUUID().slice(0, 8)}`;
  const admin = await as('admin');
  expect((await admin.post('/sektioner', { id: sektion, namn: { sv: 'Krets', en: 'Circle' }, mallar: ['nyhet'] })).status).toBe(201);
  const { id } = await chief.created({ sektion, ...swedish() });
  await chief.release(id);
  const { pathname } = new URL((await chief.item(id)).sprak.sv?.lank ?? '');
  expect((await chief.takeDown(id)).status).toBe(200);
  expect((await admin.patch(`/sektioner/${sektion}`, { sprak: ['en'] })).status).toBe(200);
  await redirectOf(chief, `/${sektion}`, pathname);
  await expect.poll(() => led(`/${sektion}`), { timeout: 20_000 }).toEqual([301, pathname]);
  expect(await led(pathname)).toEqual([302, '/']);
});

test('a chain is told of, and what leads around is refused with the way', async () => {
  const [a, b] = [oldAddress(), oldAddress()];
  await redirectOf(chief, b, '/mat');
  const { body } = await chief.post('/omdirigeringar', { fran: a, till: b });
  expect(body.varningar).toMatchObject([{ kod: 'omdirigering_kedja' }]);
  const around = await chief.post('/omdirigeringar', { fran: '/mat', till: a });
  expect([around.status, around.koder]).toEqual([422, ['omdirigering_slinga']]);
  expect(around.body.fel[0].orsak).toContain(a);
  const elsewhere = { fran: oldAddress(), till: 'https://annan.example/x' };
  expect((await chief.post('/omdirigeringar', elsewhere)).koder).toEqual(['omdirigering_annan_vard']);
  expect((await chief.post('/omdirigeringar', { ...elsewhere, annan_vard: true })).status).toBe(201);
});

test('what would make a chain of others longer than anybody follows is refused, wherever it is put in', async () => {
  const own = `/kedja/${randomUUID().slice(0, 8)}`;
  // Two chains of twelve; the first is led to the second.
  const chain = (name: string, end: string) =>
    Array.from({ length: 12 }, (_, nr) => `${own}/${name}${nr};${nr === 11 ? end : `${own}/${name}${nr + 1}`}`);
  const { body } = await sendRedirects(chief, ['fran;till', ...chain('a', `${own}/mellan`), ...chain('b', '/mat')].join('\n'));
  expect(body.rapport).toMatchObject({ nya: 24, avvisade: 0 });
  const between = { fran: `${own}/mellan`, till: `${own}/b0` };
  const { status, koder, fel } = await chief.post('/omdirigeringar', between);
  expect([status, koder]).toEqual([422, ['omdirigering_slinga']]);
  expect(fel[0]?.orsak).toContain(`${own}/a`);
  expect(await led(`${own}/a0`)).toEqual([301, `${own}/a1`]);
  const id = await redirectOf(chief, between.fran, '/mat');
  expect((await chief.patch(`/omdirigeringar/${id}`, { till: between.till })).koder).toEqual(['omdirigering_slinga']);
  // What leads past the half of it is no longer.
  expect((await chief.patch(`/omdirigeringar/${id}`, { till: `${own}/b8` })).status).toBe(200);
});

test('ten thousand rows are read in, twice the same are one, and each that is refused says which, where and why', async () => {
  const own = `/flytt/${randomUUID().slice(0, 8)}`;
  const many = Array.from({ length: 10_000 }, (_, nr) => `${own}/${nr};/mat?nr=${nr};301`);
  const wrong = [
    `${own}/1;/annat;301`,
    `${own}/a;https://annan.example/;301`,
    `${own}/b;${own}/c;301`,
    `${own}/c;${own}/b;301`,
    `${own}/d;/mat;307`,
    'gammal;/mat;301',
    `${own}/e;;`,
    `${own}/f;/mat`,
  ];
  const csv = ['fran;till;status', ...many, ...wrong].join('\r\n');
  const tried = await sendRedirects(chief, csv, { provkor: 'true' });
  expect(tried.body).toMatchObject({ provkor: true, rapport: { nya: 10_001, avvisade: 7 } });
  expect((await asked(`${own}/77`)).status).toBe(404);
  const { body } = await sendRedirects(chief, csv);
  expect(body.rapport).toMatchObject({ rader: 10_008, tagna: 10_001, nya: 10_001, ersatta: 0, samma: 0, avvisade: 7 });
  expect(body.rapport.fel.map(({ rad, kolumn, kod }: { rad: number; kolumn: string; kod: string }) => [rad, kolumn, kod])).toEqual([
    [10_002, 'fran', 'rad_omdirigering_igen'],
    [10_003, 'till', 'omdirigering_annan_vard'],
    [10_005, 'till', 'omdirigering_slinga'],
    [10_006, 'status', 'rad_status'],
    [10_007, 'fran', 'omdirigering_fran'],
    [10_008, 'till', 'omdirigering_mal_saknas'],
    [10_009, '', 'rad_kolumner'],
  ]);
  expect(await led(`${own}/77`)).toEqual([301, '/mat?nr=77']);
  expect((await sendRedirects(chief, csv)).body.rapport).toMatchObject({ nya: 0, ersatta: 0, samma: 10_001 });
  expect((await sendRedirects(chief, `fran;till\n${own}/77;/nyheter`)).body.rapport).toMatchObject({ nya: 0, ersatta: 1 });
  expect(await led(`${own}/77`)).toEqual([301, '/nyheter']);
  const { body: found } = await chief.get('/omdirigeringar', { sok: `${own}/7777`, per_sida: '100' });
  expect(found.omdirigeringar.map(({ fran }: { fran: string }) => fran)).toEqual([`${own}/7777`]);
});

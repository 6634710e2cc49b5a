import { afterAll, beforeAll, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { type StandInCms, standInCms } from './studio/stand-in-cms.ts';

/* The sections of a newsroom of its own, which two instances serve. */

/** Two instances over a database that neither has seen. */
const STARTING_MS = 120_000;

let newsroom: OwnNewsroom;
let first: Awaited<ReturnType<typeof ownStudio>>;
let second: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let chief: Caller;
let cms: StandInCms;

beforeAll(async () => {
  [newsroom, cms] = await Promise.all([ownNewsroom(), standInCms()]);
  first = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  second = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, standIn: cms.url });
  admin = await newsroom.as('admin', first.url);
  chief = await newsroom.as('chefredaktor', first.url);
}, STARTING_MS);

afterAll(async () => {
  await second.stop();
  await first.stop();
  await cms.stop();
  await newsroom.end();
});

const page = async (path: string, url = first.url) => (await fetch(`${url}${path}`)).text();
const menu = async () => /<nav class="sidhuvud-sektioner".*?<\/nav>/s.exec(await page('/'))?.[0] ?? '';
const listed = async (query = {}) => (await chief.get('/sektioner', query)).body.sektioner.map(({ id }: { id: string }) => id);

test('a new section is in the menus, feeds and lists of every instance at once, in both languages', async () => {
  const made = await admin.post('/sektioner', { id: 'sport-fritid', namn: { sv: 'Sport & fritid', en: 'Sports' }, mallar: ['nyhet'] });
  expect(made.status).toBe(201);
  expect(made.body.sektion).toEqual({
    ...{ id: 'sport-fritid', namn: 'Sport & fritid', namn_en: 'Sports', mallar: ['nyhet'], sprak: ['sv', 'en'], kategori: null },
    ...{ ordning: 7, arkiverad: false },
  });
  expect(await listed()).toContain('sport-fritid');
  expect(await page('/')).toContain('Sport &amp; fritid');
  expect(await page('/en')).toContain('Sports');
  expect(await page('/en')).not.toContain('Sport &amp; fritid');
  expect((await fetch(`${first.url}/sport-fritid/rss.xml`)).status).toBe(200);
  await expect.poll(() => page('/en', second.url), { timeout: 1_000, interval: 50 }).toContain('Sports');
  expect((await chief.create({ ...swedish(), sektion: 'sport-fritid' })).status).toBe(201);
});

test('its names and place change at once, and its id never', async () => {
  expect((await admin.patch('/sektioner/sport-fritid', { namn: { en: 'Games' }, ordning: 0 })).body.sektion).toMatchObject({
    ...{ namn: 'Sport & fritid', namn_en: 'Games', ordning: 0 },
  });
  expect((await listed())[0]).toBe('sport-fritid');
  expect(await page('/en')).toContain('Games');
  // Menus, front page and feeds follow.
  expect(/href="\/([^"]+)"/.exec(await menu())?.[1]).toBe('sport-fritid');
  expect((await admin.patch('/sektioner/sport-fritid', { namn: { sv: 'Sport' } })).status).toBe(200);
  for (const path of ['/', '/sport-fritid', '/sport-fritid/rss.xml']) expect(await page(path), path).toMatch(/>[^<]*Sport\b(?! &amp;)/);
  expect((await admin.patch('/sektioner/sport-fritid', { namn: { sv: 'Sport & fritid' } })).status).toBe(200);
  expect((await admin.patch('/sektioner/sport-fritid', { id: 'sport' })).koder).toEqual(['falt_okant']);
  expect((await admin.patch('/sektioner/finns-inte', { ordning: 1 })).status).toBe(404);
});

test('one that is put away keeps its articles’ addresses, takes no new ones and is in no menu, until it is taken out again', async () => {
  const { id } = await chief.created({ ...swedish(), sektion: 'stil' });
  await chief.put(`/innehall/${id}/sprak/en`, english());
  expect((await chief.release(id)).status).toBe(200);
  const lank = new URL((await chief.item(id)).sprak.sv.lank).pathname;
  expect((await admin.patch('/sektioner/stil', { arkiverad: true })).body.sektion.arkiverad).toBe(true);
  expect(await menu()).not.toContain('href="/stil"');
  expect(await page('/sitemap-0.xml')).not.toContain('/stil<');
  expect((await fetch(first.url + lank)).status).toBe(200);
  expect(await listed()).not.toContain('stil');
  expect(await listed({ arkiverade: '1' })).toContain('stil');
  expect((await chief.create({ ...swedish(), sektion: 'stil' })).koder).toEqual(['sektion_arkiverad']);
  expect((await chief.post(`/innehall/${id}/kopiera`)).koder).toEqual(['sektion_arkiverad']);
  // What stands there already is worked on as before.
  expect((await chief.patch(`/innehall/${id}`, { mall: 'reportage' })).status).toBe(200);
  expect((await admin.patch('/sektioner/stil', { arkiverad: false })).status).toBe(200);
  expect(await menu()).toContain('href="/stil"');
});

test.each([
  ...['en', 'sv', 'studio', 'api', 'tagg', 'tag', 'ut', 'sok', 'search', 'arkiv', 'archive', 'skribent', 'author', 'halsa', 'redo', 'matt'],
  ...['media', 'dela', 'kalender'],
])('/%s is no section’s address', async (id) => {
  expect((await admin.post('/sektioner', { id, namn: { sv: 'X' } })).koder).toEqual(['sektion_reserverad']);
});

test.each([
  'Sport',
  'sport och fritid',
  'spört',
  'a',
  '-sport',
  'sport-',
  'sp--ort',
  'sport/fritid',
  '..',
  '1',
  'x'.repeat(41),
  '_next',
  'rss.xml',
])('%s has not the shape of an id', async (id) => {
  const { status, fel } = await admin.post('/sektioner', { id, namn: { sv: 'X' } });
  expect(status).toBe(422);
  expect(fel.every(({ falt }) => falt === 'id')).toBe(true);
});

test('an id that is taken stays what it is, also when it is put away or two ask at once', async () => {
  expect((await admin.post('/sektioner', { id: 'mat', namn: { sv: 'Matbladet' } })).koder).toEqual(['sektion_finns']);
  const both = await Promise.all(
    [admin, admin.at(second.url)].map((by) => by.post('/sektioner', { id: 'debatt', namn: { sv: 'Debatt' } })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
});

test('all faults are told at once', async () => {
  const { koder } = await admin.post('/sektioner', { id: 'studio', namn: { en: 'X' }, mallar: ['kronika'], sprak: ['de'] });
  expect(koder.toSorted()).toEqual(['falt_saknas', 'mall_okand', 'sektion_reserverad', 'sprak_okant']);
});

test('categories go by the names that the publishing system has for them', async () => {
  expect((await chief.get('/kategorier')).body).toEqual({ ok: true, kategorier: [], problem: null });
  expect((await chief.at(second.url).get('/kategorier')).body.kategorier).toEqual([
    { id: 7, namn: 'Inrikes' },
    { id: 9, namn: 'Utrikes' },
  ]);
});

test('a category that the publishing system does not have is refused, where it can say what it has', async () => {
  const there = admin.at(second.url);
  const unknown = await there.patch('/sektioner/mat', { kategori: 8 });
  expect([unknown.status, unknown.koder, unknown.fel[0]?.falt]).toEqual([422, ['kategori_okand'], 'kategori']);
  expect(unknown.fel[0]?.atgard).toContain('7 Inrikes, 9 Utrikes');
  expect((await there.post('/sektioner', { id: 'utan-kategori', namn: { sv: 'X' }, kategori: 10 })).koder).toEqual(['kategori_okand']);
  expect((await there.patch('/sektioner/mat', { kategori: 9 })).body.sektion.kategori).toBe(9);
  expect((await there.patch('/sektioner/mat', { kategori: null })).body.sektion.kategori).toBe(null);
  // One that it was given before is of no hindrance to a new name, and a site without categories knows of none.
  expect((await admin.patch('/sektioner/mat', { kategori: 30 })).status).toBe(200);
  expect((await there.patch('/sektioner/mat', { namn: { sv: 'Mat & dryck' } })).status).toBe(200);
  expect((await there.patch('/sektioner/mat', { kategori: 30, ordning: 3 })).status).toBe(200);
});

test('only administrators make and change sections', async () => {
  expect((await chief.post('/sektioner', { id: 'sport', namn: { sv: 'Sport' } })).status).toBe(403);
  expect((await chief.patch('/sektioner/mat', { ordning: 1 })).status).toBe(403);
});

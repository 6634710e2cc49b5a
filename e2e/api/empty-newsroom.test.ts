import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A newsroom of one's own at its first start: without sections, until somebody makes them. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, sections: false });
  admin = await newsroom.as('admin', studio.url);
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

const steps = async () => (await admin.get('/kom-igang')).body.kom_igang.steg.map(({ lage }: { lage: string }) => lage);

test.each(['/', '/en', '/rss.xml', '/en/rss.xml', '/sitemap.xml', '/nyhetssitemap.xml', '/robots.txt'])(
  'readers of %s are told that there is nothing yet, and nothing of the demo',
  async (path) => {
    const answer = await fetch(studio.url + path);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(text).not.toMatch(/Kvällsro|nyheter"|Nöje/);
    if (path === '/') expect(text).toContain('Här finns inga artiklar ännu.');
  },
);

test('what the demo’s sections were is no address', async () => {
  for (const path of ['/nyheter', '/en/mat', '/kultur/rss.xml']) expect((await fetch(studio.url + path)).status, path).toBe(404);
});

test('whoever writes before there is a section is told who makes one', async () => {
  expect((await admin.get('/sektioner')).body.sektioner).toEqual([]);
  expect((await admin.get('/mallar')).body.mallar.length).toBeGreaterThan(10);
  expect((await admin.get('/handbok')).status).toBe(200);
  const tries = [
    admin.create({ ...swedish(), sektion: 'nyheter' }),
    admin.post('/ko', { rubrik: 'Ring', sektion: 'nyheter' }),
    admin.post('/agenter', { namn: 'Agent', sektioner: ['nyheter'], mallar: ['*'], sprak: ['*'] }),
  ];
  for (const { koder, fel } of await Promise.all(tries)) {
    expect(koder).toEqual(['sektion_okand']);
    expect(fel[0]?.atgard).toBe('Välj en av dem som en administratör skapar under Sektioner (ännu finns inga).');
  }
});

test('the guide follows what is done, by whatever way, and what is said of it', async () => {
  expect((await admin.get('/kom-igang')).body.kom_igang.pagar).toBe(true);
  expect(await steps()).toEqual(['kvar', 'kvar', 'gjort', 'kvar', 'kvar']);
  expect((await admin.patch('/installningar', { version: 0, webbplats: { namn: 'Fjällbladet' } })).status).toBe(200);
  expect((await admin.post('/sektioner', { id: 'fjall', namn: { sv: 'Fjäll', en: 'Mountains' } })).status).toBe(201);
  expect(await steps()).toEqual(['gjort', 'gjort', 'gjort', 'kvar', 'kvar']);
  // Two who say something at once are both heard.
  const both = await Promise.all([
    admin.patch('/kom-igang', { steg: { utseende: 'hoppat' } }),
    admin.patch('/kom-igang', { steg: { publicering: 'gjort' } }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await steps()).toEqual(['gjort', 'gjort', 'gjort', 'hoppat', 'gjort']);
  expect((await admin.get('/kom-igang')).body.kom_igang.pagar).toBe(false);
  expect((await admin.patch('/kom-igang', { steg: { publicering: 'kvar' } })).body.kom_igang.pagar).toBe(true);
  expect((await admin.patch('/kom-igang', { avslutad: true })).body.kom_igang.pagar).toBe(false);
  const wrong = await admin.patch('/kom-igang', { steg: { farg: 'gjort', utseende: 'kanske' } });
  expect(wrong.koder.toSorted()).toEqual(['falt_okant', 'falt_varde']);
});

test('the guide is for administrators', async () => {
  const chief = await newsroom.as('chefredaktor', studio.url);
  expect((await chief.get('/kom-igang')).status).toBe(403);
  expect((await chief.patch('/kom-igang', { avslutad: true })).status).toBe(403);
});

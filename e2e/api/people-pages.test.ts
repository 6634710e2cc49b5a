import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');

type Fields = Record<string, unknown>;

/** A surname that no other test uses. */
const surname = () => [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

async function entry(fields: Fields): Promise<{ id: string; namn: string; sida: string }> {
  const { status, body } = await chief.post('/personer', fields);
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return body.person;
}

async function published(fields: Fields): Promise<string> {
  const { id } = await chief.created({ ...swedish(), ...fields });
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return id;
}

async function read(path: string): Promise<{ status: number; text: string; location: string | undefined }> {
  const { status, headers, text } = await send({ method: 'GET', path }, url);
  return { status, text, location: headers.location };
}

const factBox = (namn: string) => ({ type: 'snabbfakta', attrs: { namn, rader: [{ k: 'Bor', v: 'Umeå' }] } });
const vagOf = async (namn: string) => (await chief.get('/kandis', { namn })).body.vag;
const articlesOf = async (id: string) => (await chief.get(`/personer/${id}/artiklar`)).body;
const slugOf = (namn: string) => namn.toLowerCase().replaceAll('å', 'a').replaceAll(' ', '-');
const soon = { timeout: 10_000 };

test('somebody whom public articles are about has a page, told of where the person is, and nobody else has', async () => {
  const namn = `Åsa ${surname()}`;
  const fields = {
    namn,
    alias: [`Å. ${surname()}`],
    foddIso: '1985-11-20',
    kandFor: '</script> sin "röst"',
    rader: [{ k: 'Yrke', v: 'artist' }],
  };
  const { id, sida } = await entry({ ...fields, lankar: [{ namn: 'Webbplats', adress: 'https://nora.example/' }] });
  const path = `/person/${slugOf(namn)}`;
  expect([sida, await vagOf(namn), (await read(path)).status]).toEqual(['', '', 404]);
  const draft = await chief.created({ ...swedish(), taggar: [namn] });
  expect((await chief.release(draft.id, { lage: 'utkast' })).status).toBeLessThan(500);
  const block = [...(swedish().block as unknown[]), factBox(namn.toUpperCase())];
  const [tagged, boxed] = [await published({ taggar: [namn] }), await published({ taggar: ['Annat'], block })];
  await expect.poll(() => vagOf(namn), soon).toBe(path);
  await expect.poll(async () => (await articlesOf(id)).artiklar.length, soon).toBe(2);
  expect((await articlesOf(id)).artiklar.map(({ innehall, sprak }: Fields) => [innehall, sprak])).toEqual([
    [boxed, 'sv'],
    [tagged, 'sv'],
  ]);
  expect((await chief.get(`/personer/${id}`)).body.person.sida).toBe(path);
  const page = await read(path);
  expect(page.status).toBe(200);
  for (const words of [namn, '20 november 1985', 'artist', 'https://nora.example/', '&lt;/script&gt; sin'])
    expect(page.text).toContain(words);
  expect(page.text.match(/<article/g)).toHaveLength(2);
  const [, profile = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page.text) ?? [];
  expect(JSON.parse(profile)['@graph'][0]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: namn, birthDate: '1985-11-20' },
  });
  expect((await read('/sitemap-0.xml')).text).toContain(`${path}</loc>`);
  expect([(await read(`/en${path}`)).status, (await read(`${path}?sida=2`)).status, (await read('/person')).status]).toEqual([
    404, 404, 404,
  ]);
  expect((await read(`${path.toUpperCase()}/`)).location).toBe(path);
  // What was taken down is read by nobody.
  for (const article of [tagged, boxed]) expect((await chief.takeDown(article)).status).toBe(200);
  expect([await vagOf(namn), (await read(path)).status]).toEqual(['', 404]);
});

test('in English there is a page where there is something to read in English', async () => {
  const namn = `Nora ${surname()}`;
  await entry({ namn, foddIso: '1985-11-20', kandFor: 'svensk röst' });
  const { id } = await chief.created({ ...swedish(), taggar: [namn] });
  await chief.save(id, 'en', english());
  expect((await chief.release(id)).status).toBe(200);
  await expect.poll(async () => (await read(`/en/person/${slugOf(namn)}`)).status, soon).toBe(200);
  const { text } = await read(`/en/person/${slugOf(namn)}`);
  expect(text).toContain('20 November 1985');
  expect(text).not.toContain('svensk röst');
  expect(text).toContain(`/person/${slugOf(namn)}`);
});

test('a new name is a new address, to which the old one leads; what somebody has written of the page stands', async () => {
  const [before, after] = [`Nora ${surname()}`, `Vera ${surname()}`];
  const { id } = await entry({ namn: before });
  await published({ taggar: [before] });
  const old = `/person/${slugOf(before)}`;
  await expect.poll(async () => (await read(old)).status, soon).toBe(200);
  await chief.patch(`/personer/${id}`, { namn: after, alias: [before] });
  expect(await read(old)).toMatchObject({ status: 301, location: `/person/${slugOf(after)}` });
  expect((await read(`/person/${slugOf(after)}`)).text).toContain(after);
  expect(await vagOf(before)).toBe(`/person/${slugOf(after)}`);
  await chief.patch(`/personer/${id}`, { vag: '/noje/vera' });
  expect(await vagOf(before)).toBe('/noje/vera');
  await chief.patch(`/personer/${id}`, { namn: before, alias: [] });
  expect((await read(old)).status).toBe(200);
});

test('two who are made one have one page, to which the other’s address leads', async () => {
  const [kept, lost] = [await entry({ namn: `Nora ${surname()}` }), await entry({ namn: `Norah ${surname()}` })];
  await published({ taggar: [kept.namn] });
  await published({ taggar: [lost.namn] });
  const [to, from] = [`/person/${slugOf(kept.namn)}`, `/person/${slugOf(lost.namn)}`];
  await expect.poll(async () => [(await read(to)).status, (await read(from)).status], soon).toEqual([200, 200]);
  expect((await chief.post(`/personer/${lost.id}/slaihop`, { till: kept.id })).status).toBe(200);
  expect(await read(from)).toMatchObject({ status: 301, location: to });
  expect((await read(to)).text.match(/<article/g)).toHaveLength(2);
});

test('of an article that names one of two namesakes nobody knows which it is about', async () => {
  const namn = `Nora ${surname()}`;
  const one = await entry({ namn, foddIso: '1950' });
  await published({ taggar: [namn] });
  const path = `/person/${slugOf(namn)}`;
  await expect.poll(async () => (await read(path)).status, soon).toBe(200);
  const other = await entry({ namn, foddIso: '1985' });
  expect((await read(path)).status).toBe(404);
  expect(await articlesOf(one.id)).toMatchObject({ artiklar: [], delade_namn: [namn] });
  await chief.patch(`/personer/${other.id}`, { namn: `${namn} den yngre` });
  expect((await read(path)).status).toBe(200);
});

test('what is taken down while it is read whom it names waits for nobody, and is of nobody after', async () => {
  const namn = `Nora ${surname()}`;
  await entry({ namn });
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const id = await published({ taggar: [namn, 'Annat'] });
      const { status, body } = await chief.takeDown(id);
      expect(status, JSON.stringify(body.fel)).toBe(200);
    }),
  );
  await expect.poll(async () => (await sql('SELECT 1 FROM personko')).length, soon).toBe(0);
  expect([
    await vagOf(namn),
    (await sql('SELECT 1 FROM publicerad_person WHERE tat = $1', [namn.toLowerCase().replace(' ', '')])).length,
  ]).toEqual(['', 0]);
});

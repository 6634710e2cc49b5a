import { describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { file, picture } from './newsroom/pictures.ts';

/*
 * The letters of an id may be written large: the database takes it for the same one, and so does everything that is asked of it. Else what
 * compares ids would take somebody for another than who they are.
 */

const CHOSEN = 'fyra lampor på en lina';

describe('an administrator whose session somebody has come by, and who writes their own id in capitals,', () => {
  const themselves: Array<[what: string, ask: (who: Caller, id: string) => ReturnType<Caller['get']>]> = [
    ['chooses no password for themselves', (who, id) => who.patch(`/anvandare/${id}`, { losenord: CHOSEN })],
    ['is given no link to choose one', (who, id) => who.post(`/anvandare/${id}/inbjudan`)],
    ['does not take their own second factor away', (who, id) => who.delete(`/anvandare/${id}/andra-faktor`)],
  ];
  test.each(themselves)('%s', async (_, ask) => {
    const admin = await as('superadmin');
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      const { status, koder } = await ask(admin, id);
      expect([status, koder], id).toEqual([422, ['egen_inloggning']]);
    }
    expect((await admin.get('/jag')).status).toBe(200);
    expect(await sql('SELECT 1 FROM losenordslank WHERE person_id = $1', [admin.id])).toEqual([]);
  });
});

test('what is done to an article in capitals is done to what readers have of it', async () => {
  const chief = await as('chefredaktor');
  const { id, slug } = await chief.created(swedish());
  const page = () => send({ method: 'GET', path: `/nyheter/${slug}` });
  expect((await chief.release(id.toUpperCase())).status).toBe(200);
  expect((await page()).status).toBe(200);
  const { body } = await chief.patch(`/innehall/${id.toUpperCase()}`, { taggar: ['broar'] });
  expect(body.innehall.id).toBe(id);
  expect((await chief.takeDown(id.toUpperCase())).status).toBe(200);
  expect((await page()).status).not.toBe(200);
});

test('a picture that is replaced in capitals is another where readers have it', async () => {
  const chief = await as('chefredaktor');
  const { media } = (await chief.form('/media', [file(await picture('jpeg', 700, 500)), { name: 'kredit', value: 'Lena' }])).body;
  const { id, slug } = await chief.created(swedish({ hero: { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' } }));
  expect((await chief.release(id)).status).toBe(200);
  const page = async () => (await send({ method: 'GET', path: `/nyheter/${slug}` })).text;
  expect((await page()).includes(media.src)).toBe(true);
  const path = `/media/${media.id.toUpperCase()}`;
  const replaced = await chief.form(`${path}/fil`, [file(await picture('png', 700, 500), 'ny.png', 'image/png')], {}, 'PUT');
  expect(replaced.status).toBe(200);
  await expect.poll(async () => (await page()).includes(replaced.body.media.src)).toBe(true);
  const before = await page();
  expect((await chief.patch(path, { fokus: { x: 50, y: 0 } })).status).toBe(200);
  await expect.poll(async () => (await page()) === before).toBe(false);
});

test('the log tells of one thing under one id, however it was written', async () => {
  const admin = await as('admin');
  const writer = await as('skribent');
  expect((await admin.patch(`/anvandare/${writer.id.toUpperCase()}`, { namn: 'Ny Namn' })).status).toBe(200);
  const [line] = await sql<{ person: string }>("SELECT detalj ->> 'person' AS person FROM logg WHERE principal ->> 'id' = $1", [admin.id]);
  expect(line?.person).toBe(writer.id);
  const { body } = await admin.get('/logg', { av: admin.id.toUpperCase() });
  expect(body.logg).toHaveLength(1);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paragraph, swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Pages tell since when each piece says what it says, of releases alone, where the newsroom has said so: docs/decisions/changed-since.md. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
});
afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
});

test('what a release changed is marked with when it came, and what was saved in between is not', async () => {
  const [chief, admin] = await Promise.all([newsroom.as('chefredaktor', studio.url), newsroom.as('superadmin', studio.url)]);
  const blocks = (first: string) => [paragraph(first, 'bstycke001'), paragraph('Den är lång.', 'bstycke002')];
  const { id, slug } = await chief.created({ sektion: 'kultur', ...swedish({ block: blocks('Bron öppnar i april.') }) });
  const read = async () => (await send({ method: 'GET', path: `/kultur/${slug}` }, studio.url)).text;
  const saved = async (first: string) => {
    const { id: bas } = (await chief.item(id)).sprak.sv.arbetsrevision;
    await chief.saved(id, 'sv', { ...swedish({ block: blocks(first) }), slug, bas });
  };
  expect((await chief.release(id)).status).toBe(200);
  expect(await read()).not.toContain('data-utgava');

  const { version } = (await admin.get('/installningar')).body;
  expect((await admin.patch('/installningar', { version, webbplats: { andrat_sedan: 'visas' } })).status).toBe(200);
  const first = await vi.waitFor(async () => {
    const text = await read();
    expect(text).toMatch(/data-utgava="\d{10}"/);
    return text;
  });
  expect(first).not.toContain('data-andrad');
  await saved('Bron öppnar i maj.');
  expect(await read()).toBe(first);
  expect((await chief.release(id)).status).toBe(200);
  const second = await read();
  const came = /data-utgava="(\d{10})"/.exec(second)?.[1];
  expect([...second.matchAll(/<p data-andrad="(\d+)">(.*?)<\/p>/g)].map((found) => found.slice(1))).toEqual([[came, 'Bron öppnar i maj.']]);
});

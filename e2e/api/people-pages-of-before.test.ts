import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A newsroom from before people had pages: articles and people, and nothing that leads from one to the other. */

let newsroom: OwnNewsroom;
let studios: Array<{ url: string; stop(): Promise<void> }> = [];

beforeAll(async () => {
  newsroom = await ownNewsroom();
});
afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.stop()));
  await newsroom?.end();
});

test('people whom public articles were about before have pages soon after the start, whichever instance reads them', async () => {
  const before = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const chief = await newsroom.as('chefredaktor', before.url);
  for (const namn of ['Nora Ek', 'Maja Öst']) expect((await chief.post('/personer', { namn })).status).toBe(201);
  for (let nr = 0; nr < 12; nr++) {
    const { id } = await chief.created({ ...swedish(), taggar: [nr % 2 === 0 ? 'nora ek' : 'MAJA ÖST'] });
    expect((await chief.release(id)).status).toBe(200);
  }
  await before.stop();
  for (const table of ['publicerad_person', 'personko', 'kandisadress']) await newsroom.sql(`DELETE FROM ${table}`);
  await newsroom.sql(`INSERT INTO personfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000')`);

  studios = await Promise.all([1, 2].map(() => ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true })));
  const url = studios[0]?.url ?? '';
  const left = () => newsroom.sql('SELECT id::text FROM personfyllning UNION ALL SELECT lopnr::text FROM personko');
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  for (const slug of ['nora-ek', 'maja-ost']) {
    const page = await send({ method: 'GET', path: `/person/${slug}` }, url);
    expect([page.status, page.text.match(/<article/g)?.length]).toEqual([200, 6]);
  }
});

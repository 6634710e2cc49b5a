import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A newsroom from before Studio kept tags: names in its articles, and nothing else. */

let newsroom: OwnNewsroom;
let studios: Array<{ url: string; stop(): Promise<void> }> = [];

beforeAll(async () => {
  newsroom = await ownNewsroom();
});
afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.stop()));
  await newsroom?.end();
});

test('the tags of articles that were there before are brought in behind the calls, once, by whichever instance', async () => {
  const before = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const chief = await newsroom.as('chefredaktor', before.url);
  const ids = await Promise.all(
    Array.from({ length: 30 }, async (_, nr) => {
      const { id } = await chief.created({ ...swedish(), taggar: ['Fyrar', nr % 2 === 0 ? 'hav' : 'Hav'] });
      if (nr < 5) expect((await chief.release(id)).status).toBe(200);
      return id;
    }),
  );
  await before.stop();
  for (const table of ['publicerad_tagg', 'taggnarhet', 'taggprovning', 'taggnamn', 'taggnyckel', 'taggadress', 'tagg_tidigare', 'tagg'])
    await newsroom.sql(`DELETE FROM ${table}`);
  await newsroom.sql(`INSERT INTO taggfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000')`);

  studios = await Promise.all([1, 2].map(() => ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true })));
  const url = studios[0]?.url ?? '';
  const left = async () => (await newsroom.sql('SELECT 1 FROM taggfyllning')).length;
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  const { body } = await chief.at(url).get('/taggar');
  const told = body.taggar.map(({ namn, antal, former }: { namn: { sv: string }; antal: number; former: string[] }) => [
    ...[namn.sv.toLowerCase(), antal, former.length],
  ]);
  expect(told).toEqual([
    ['fyrar', 5, 0],
    ['hav', 5, 1],
  ]);
  const page = await send({ method: 'GET', path: '/tagg/fyrar' }, url);
  expect([page.status, page.text.match(/<article/g)?.length]).toEqual([200, 5]);
  expect(ids).toHaveLength(30);
});

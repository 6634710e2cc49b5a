import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What the workers of one instance have changed for readers is told to every other, as what its callers change is. */

let newsroom: OwnNewsroom;
let studios: Array<Awaited<ReturnType<typeof ownStudio>>>;
let chief: Caller;
let author: string;
let ansvarig: string;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studios = await Promise.all([1, 2].map(() => ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true })));
  chief = await newsroom.as('chefredaktor', studios[0]?.url ?? '');
  const [person] = await newsroom.sql<{ namn: string; slug: string }>(
    `SELECT p.namn, a.slug FROM person p JOIN skribentadress a ON a.person_id = p.id WHERE p.roll = 'chefredaktor' AND p.losenord_hash = ''`,
  );
  author = `/skribent/${person?.slug}`;
  ansvarig = person?.namn ?? '';
});

afterAll(async () => {
  for (const studio of studios) await studio.stop();
  await newsroom.end();
});

/** The slug of an article that is public and signed. */
async function signed(): Promise<string> {
  const { id, slug } = await chief.created({ ...swedish(), ansvarig });
  expect((await chief.release(id)).status).toBe(200);
  return slug;
}

const everywhere = () => Promise.all(studios.map(async ({ url }) => (await send({ method: 'GET', path: author }, url)).text));

test('an article comes to the page of who has signed it, at every instance, also where somebody reads that page all the time', async () => {
  const first = await signed();
  const isListed = (slug: string) => async () => (await everywhere()).every((text) => text.includes(slug));
  await expect.poll(isListed(first), { timeout: 30_000, interval: 20 }).toBe(true);
  const second = await signed();
  // Read again at once after the release, when nobody has looked yet at who has signed it.
  await expect.poll(isListed(second), { timeout: 30_000, interval: 5 }).toBe(true);
});

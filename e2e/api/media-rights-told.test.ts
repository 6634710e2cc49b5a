import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { upload } from './newsroom/pictures.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What Studio tells of its own accord of rights that end, by a clock of the test's own. */

const DAY = 86_400_000;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
  chief = await newsroom.as('chefredaktor', studio.url);
});
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

/** Two Studios are started side by side so many days from now, look, and are stopped. */
async function lookedAt(days: number): Promise<void> {
  const now = () => new Date(Date.now() + days * DAY);
  const both = await Promise.all([1, 2].map(() => ownStudio({ databaseUrl: newsroom.databaseUrl, now })));
  await Promise.all(both.map((one) => one.stop()));
}

const letters = () =>
  newsroom.sql<{ till: string; text: string }>(`SELECT till, text FROM utskick WHERE amne LIKE 'Rätten till%' ORDER BY skapad`);
const tasks = () =>
  newsroom.sql<{ innehall_id: string; rubrik: string; beskrivning: string }>(
    `SELECT innehall_id, rubrik, beskrivning FROM ko WHERE rubrik LIKE 'Byt bild:%'`,
  );

test('the end of a right is told fourteen days before by mail, once, and after it as a task, once', async () => {
  const { body } = await upload(chief, { caption: 'Bron över ån', kredit: 'Lena', alt: 'En bro' });
  const till = new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10);
  await chief.patch(`/media/${body.media.id}`, { rattigheter: { giltig_till: till } });
  const { id } = await chief.created(swedish({ hero: { mediaId: body.media.id, src: body.media.src, alt: 'En bro' } }));
  expect((await chief.release(id)).status).toBe(200);

  await lookedAt(0);
  expect([await letters(), await tasks()]).toEqual([[], []]);
  await lookedAt(8);
  await lookedAt(9);
  const [letter, ...others] = await letters();
  expect([letter?.till, others, await tasks()]).toEqual([chief.epost, [], []]);
  expect(letter?.text).toContain('Bron över ån');
  const picture = new RegExp(`/studio/bilder\\?bild=${body.media.id}$`, 'm');
  expect(letter?.text).toMatch(picture);
  await lookedAt(22);
  await lookedAt(23);
  expect(await tasks()).toEqual([
    { innehall_id: id, rubrik: 'Byt bild: rätten till ”Bron över ån” har gått ut', beskrivning: expect.stringMatching(picture) },
  ]);
  expect(await letters()).toHaveLength(1);
  expect((await chief.item(id)).status).toBe('publicerad');

  // A right that is given another end is told of anew, and a task is done by the release that solves it.
  await chief.patch(`/media/${body.media.id}`, { rattigheter: { giltig_till: new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10) } });
  expect((await chief.release(id)).status).toBe(200);
  const open = await newsroom.sql(`SELECT FROM ko WHERE rubrik LIKE 'Byt bild:%' AND klar_av IS NULL`);
  expect(open).toEqual([]);
  await lookedAt(0);
  expect(await letters()).toHaveLength(2);
});

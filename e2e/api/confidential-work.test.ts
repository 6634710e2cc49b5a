import { expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';
import { releasesOf, schedule, timeComes } from './newsroom/schedule.ts';

/* What Studio does by itself with confidential articles, behind the calls of those who know of them and of those who do not. */

const [owner, chief, outsider] = [await as('skribent'), await as('chefredaktor'), await as('publicist')];

const secret = (fields: Record<string, unknown> = {}) => owner.created(swedish({ konfidentiell: true, ...fields }));
const read = (slug: string) => fetch(new URL(`/nyheter/${slug}`, inject('studio').url));

test('what a chief has scheduled of one that is somebody else’s comes out at its time', async () => {
  const { id, slug } = await secret();
  expect((await schedule(chief, id)).status).toBe(200);
  await timeComes(id);
  expect((await releasesOf(owner, id))[0]).toMatchObject({ tillstand: 'klar', av: { id: chief.id } });
  expect([(await owner.item(id)).status, (await read(slug)).status]).toEqual(['publicerad', 200]);
});

test('what somebody has scheduled who has been let out since is not published, and those who run the newsroom are told', async () => {
  const publisher = await as('publicist');
  const { id, slug } = await secret({ insatta: [publisher.id] });
  expect((await schedule(publisher, id)).status).toBe(200);
  expect((await owner.patch(`/innehall/${id}`, { insatta: [] })).status).toBe(200);
  await timeComes(id);
  const [release] = await releasesOf(owner, id);
  expect(release).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ratt_upphord' }] });
  expect([(await owner.item(id)).publicerad, (await read(slug)).status]).toEqual([null, 404]);
  const letters = await sql<{ till: string }>('SELECT till FROM utskick WHERE innehall_id = $1', [id]);
  expect(letters.map(({ till }) => till)).toContain(chief.epost);
  expect(letters.map(({ till }) => till)).not.toContain(publisher.epost);
  expect((await owner.get('/ko', { innehall: id })).body.ko).toMatchObject([{ typ: 'publicering', av: { typ: 'system' } }]);
  // A chief who takes it over answers for it.
  expect((await chief.post(`/releaser/${release.id}/forsok`)).status).toBe(202);
  await timeComes(id);
  expect((await owner.item(id)).status).toBe('publicerad');
});

test('nor is what an agent has scheduled that has been let out since', async () => {
  const robot = await agent(MAY_PUBLISH, chief);
  const { id, slug } = await secret({ insatta: [robot.id] });
  expect((await schedule(robot, id, { order_av: chief.epost })).body.release?.tillstand).toBe('schemalagd');
  expect((await owner.patch(`/innehall/${id}`, { insatta: [] })).status).toBe(200);
  await timeComes(id);
  const [release] = await releasesOf(owner, id);
  expect(release).toMatchObject({ tillstand: 'misslyckad', fel: [{ kod: 'ratt_upphord' }] });
  expect((await read(slug)).status).toBe(404);
});

test('that the right to a picture has ended is a task of each that shows it, and of all the others together', async () => {
  const { media } = (await upload(outsider, { kredit: 'Lena', caption: `Bron ${crypto.randomUUID()}` })).body;
  const hero = { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' };
  const [one, other] = [(await secret({ hero })).id, (await secret({ hero })).id];
  const open = [(await outsider.created(swedish({ hero }))).id, (await outsider.created(swedish({ hero }))).id];
  for (const id of [one, other, ...open]) expect((await chief.release(id)).status).toBe(200);
  // Whoever changes the right does not know of two of them.
  expect((await outsider.patch(`/media/${media.id}`, { rattigheter: { giltig_till: '2020-01-31' } })).status).toBe(200);
  const tasks = await sql<{ id: string; innehall_id: string | null; beskrivning: string }>(
    'SELECT id, innehall_id, beskrivning FROM ko WHERE rubrik = $1',
    [`Byt bild: rätten till ”${media.caption}” har gått ut`],
  );
  const named = tasks.map((task) => [task.innehall_id, [one, other, ...open].filter((id) => task.beskrivning.includes(id)).toSorted()]);
  expect(named).toHaveLength(3);
  expect(named).toEqual(
    expect.arrayContaining([
      [one, [one]],
      [other, [other]],
      [null, open.toSorted()],
    ]),
  );
  const statuses = async (caller: Caller) => Promise.all(tasks.map(async ({ id }) => (await caller.get(`/ko/${id}`)).status));
  expect((await statuses(outsider)).toSorted()).toEqual([200, 404, 404]);
  expect(await statuses(owner)).toEqual([200, 200, 200]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { afterAnother } from './newsroom/article-held.ts';
import { uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';
import { collectionOf, upload } from './newsroom/pictures.ts';

const uploaded = async (caller: Caller): Promise<string> => (await upload(caller, { alt: uniqueWord() })).body.media.id;

const idsIn = async (caller: Caller, samling: string) =>
  (await caller.get('/media', { samling })).body.media.map(({ id }: { id: string }) => id).toSorted();

const collectionsOf = async (caller: Caller, bild: string) =>
  (await caller.get('/samlingar', { bild })).body.samlingar.map(({ id }: { id: string }) => id).toSorted();

test('a picture may lie in several collections, and is taken out of one without leaving the others or the library', async () => {
  const writer = await as('skribent');
  const [one, other] = [await uploaded(writer), await uploaded(writer)].toSorted();
  const [spring, autumn] = [await collectionOf(writer), await collectionOf(writer)].toSorted();
  if (one === undefined || other === undefined || spring === undefined || autumn === undefined) throw new Error('there are two of each');
  expect((await writer.patch(`/samlingar/${spring}`, { lagg_till: [one, other, one] })).body.samling.antal).toBe(2);
  expect((await writer.patch(`/samlingar/${autumn}`, { lagg_till: [one] })).body.samling).toMatchObject({ id: autumn, antal: 1 });
  // Once more: nothing is doubled.
  expect((await writer.patch(`/samlingar/${spring}`, { lagg_till: [other] })).body.samling.antal).toBe(2);
  expect([await idsIn(writer, spring), await idsIn(writer, autumn)]).toEqual([[one, other], [one]]);
  expect([await collectionsOf(writer, one), await collectionsOf(writer, other)]).toEqual([[spring, autumn], [spring]]);

  await writer.patch(`/samlingar/${spring}`, { ta_bort: [one, randomUUID(), 'x'] });
  expect([await idsIn(writer, spring), await idsIn(writer, autumn)]).toEqual([[other], [one]]);
  expect((await writer.get(`/media/${one}`)).status).toBe(200);

  // A picture that is removed is counted nowhere; a collection that is taken away takes no picture with it.
  expect((await writer.delete(`/media/${other}`)).status).toBe(200);
  expect((await writer.patch(`/samlingar/${spring}`, {})).body.samling.antal).toBe(0);
  expect((await writer.delete(`/samlingar/${autumn}`)).status).toBe(200);
  expect((await writer.delete(`/samlingar/${autumn}`)).koder).toEqual(['finns_inte']);
  expect((await writer.get(`/media/${one}`)).status).toBe(200);
  expect([await idsIn(writer, autumn), await idsIn(writer, 'x'), await collectionsOf(writer, one)]).toEqual([[], [], []]);
});

test('a name is one collection in whatever capitals, and is told in the order of the alphabet', async () => {
  const writer = await as('skribent');
  const word = uniqueWord();
  const made = async (namn: string) => (await writer.post('/samlingar', { namn })).body.samling;
  const first = await made(` Öar ${word} `);
  expect(first).toMatchObject({ namn: `Öar ${word}`, antal: 0, av: { typ: 'person' } });
  expect((await made(`öar ${word.toUpperCase()}`)).id).toBe(first.id);
  const second = await made(`Ängar ${word}`);
  const { samlingar } = (await writer.get('/samlingar', { per_sida: '100' })).body;
  const ours = samlingar.filter(({ namn }: { namn: string }) => namn.includes(word)).map(({ id }: { id: string }) => id);
  expect(ours).toEqual([second.id, first.id]);
  expect((await writer.patch(`/samlingar/${second.id}`, { namn: `Åkrar ${word}` })).body.samling.namn).toBe(`Åkrar ${word}`);
  for (const namn of ['', '   ', 'x'.repeat(201)]) expect((await writer.post('/samlingar', { namn })).status, namn).toBe(422);
});

test('what is not there is told by its place, and nothing is put in', async () => {
  const writer = await as('skribent');
  const [id, picture] = [await collectionOf(writer), await uploaded(writer)];
  for (const strange of [randomUUID(), 'x', "'; DROP TABLE samling"]) {
    const { status, fel } = await writer.patch(`/samlingar/${id}`, { lagg_till: [picture, strange] });
    expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([404, ['finns_inte lagg_till[1]']]);
  }
  expect(await idsIn(writer, id)).toEqual([]);
  const many = Array.from({ length: 201 }, () => randomUUID());
  expect((await writer.patch(`/samlingar/${id}`, { lagg_till: many })).status).toBe(422);
  expect((await (await as('lasare')).patch(`/samlingar/${id}`, { lagg_till: [picture] })).koder).toEqual(['rattighet_saknas']);
  expect((await writer.patch(`/samlingar/${randomUUID()}`, { lagg_till: [picture] })).koder).toEqual(['finns_inte']);
});

test('two who put pictures into one collection at once lose none of them', async () => {
  const [writer, other] = [await as('skribent'), await as('chefredaktor')];
  const id = await collectionOf(writer);
  const pictures = await Promise.all(Array.from({ length: 8 }, () => uploaded(writer)));
  await Promise.all(pictures.map((picture, nr) => (nr % 2 === 0 ? writer : other).patch(`/samlingar/${id}`, { lagg_till: [picture] })));
  expect(await idsIn(writer, id)).toEqual(pictures.toSorted());
});

test('a picture that is removed at the same moment is put into no collection', async () => {
  const writer = await as('skribent');
  const [id, picture, other] = [await collectionOf(writer), await uploaded(writer), await uploaded(writer)];
  const put = () => writer.patch(`/samlingar/${id}`, { lagg_till: [other, picture] });
  const removed = 'UPDATE media SET raderad = true WHERE id = $1';
  const { status, fel } = await afterAnother(picture, put, removed, [picture], 'media');
  expect([status, fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([404, ['finns_inte lagg_till[1]']]);
  expect((await writer.get(`/samlingar`, { bild: other })).body.samlingar).toEqual([]);
  expect(await sql('SELECT 1 FROM samlingsbild WHERE media_id = $1', [picture])).toEqual([]);
});

test('eight at once who make a collection of one name make one', async () => {
  const writer = await as('skribent');
  const namn = uniqueWord();
  const made = await Promise.all(Array.from({ length: 8 }, () => writer.post('/samlingar', { namn })));
  expect(new Set(made.map(({ body }) => body.samling.id)).size).toBe(1);
});

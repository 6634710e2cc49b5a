import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What is saved puts itself into the queue of the search index, whoever saves it; some instance indexes it, once. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let other: Awaited<ReturnType<typeof ownStudio>>;
let writer: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  other = await ownStudio({ databaseUrl: newsroom.databaseUrl, prepared: true, silent: true });
  writer = await newsroom.as('skribent', studio.url);
});

afterAll(async () => {
  await Promise.all([studio?.stop(), other?.stop()]);
  await newsroom?.end();
});

const search = async (query: Record<string, string>) => (await writer.get('/innehall', query)).body;
const found = async (sok: string) => (await search({ sok })).innehall.map(({ id }: { id: string }) => id);
const waiting = async () => (await newsroom.sql<{ antal: number }>('SELECT count(*)::int AS antal FROM sokko'))[0]?.antal;

test('nothing is left in the queue when all has been indexed, by whichever instance', async () => {
  const words = Array.from({ length: 30 }, uniqueWord);
  const elsewhere = await newsroom.as('skribent', other.url);
  const made = await Promise.all(
    words.map((word, nr) => (nr % 2 === 0 ? writer : elsewhere).created(swedish({ rubrik: `Rubrik ${word}`, ingress: word }))),
  );
  for (const [nr, word] of words.entries()) await expect.poll(() => found(word), { timeout: 10_000 }).toEqual([made[nr]?.id]);
  await expect.poll(waiting, { timeout: 5_000 }).toBe(0);
});

test('what an instance left when it died is indexed by another, without anybody saving anything', async () => {
  const word = uniqueWord();
  const { id } = await writer.created(swedish({ ingress: word }));
  await expect.poll(() => found(word), { timeout: 5_000 }).toEqual([id]);
  // As it was when the one that saved died before it indexed.
  await newsroom.sql(`UPDATE sokpost SET vektor = '' WHERE innehall_id = $1`, [id]);
  expect(await found(word)).toEqual([]);
  await newsroom.sql(`INSERT INTO sokko (innehall_id, sprak) VALUES ($1, 'sv')`, [id]);
  await expect.poll(() => found(word), { timeout: 15_000 }).toEqual([id]);
});

test('one that cannot be indexed is tried later, and keeps nobody else waiting', async () => {
  const [bad, good] = [uniqueWord(), uniqueWord()];
  await newsroom.sql(`CREATE FUNCTION vagra() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.rubrik LIKE '%${bad}%' THEN RAISE EXCEPTION 'vägrar'; END IF; RETURN NEW; END $$`);
  await newsroom.sql('CREATE TRIGGER vagra BEFORE INSERT OR UPDATE ON sokpost FOR EACH ROW EXECUTE FUNCTION vagra()');
  const refused = await writer.created(swedish({ rubrik: `Rubrik ${bad}` }));
  const { id } = await writer.created(swedish({ ingress: good }));
  await expect.poll(() => found(good), { timeout: 10_000 }).toEqual([id]);
  const tries = async () =>
    (await newsroom.sql<{ forsok: number }>('SELECT forsok FROM sokko WHERE innehall_id = $1', [refused.id]))[0]?.forsok;
  await expect.poll(tries, { timeout: 10_000 }).toBeGreaterThan(0);
  await newsroom.sql('DROP TRIGGER vagra ON sokpost');
  await expect.poll(() => found(bad), { timeout: 15_000 }).toEqual([refused.id]);
});

test('an index of another form is made anew, behind what is saved meanwhile', async () => {
  const word = uniqueWord();
  const { id } = await writer.created(swedish({ ingress: word }));
  await expect.poll(() => found(word), { timeout: 5_000 }).toEqual([id]);
  await newsroom.sql('DELETE FROM sokform');
  await newsroom.sql(`UPDATE sokpost SET vektor = '', rubrikord = ''`);
  const third = await ownStudio({ databaseUrl: newsroom.databaseUrl, prepared: true, silent: true });
  try {
    await expect.poll(() => found(word), { timeout: 15_000 }).toEqual([id]);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    expect(await newsroom.sql(`SELECT FROM sokpost WHERE vektor = ''`)).toEqual([]);
  } finally {
    await third.stop();
  }
});

test('what has the word in its headline comes before what has it further in, the latest changed first', async () => {
  const word = uniqueWord();
  const made: string[] = [];
  for (const fields of [{ rubrik: `Först ${word}` }, { ingress: word }, { rubrik: `Sedan ${word}` }, { ingress: word }])
    made.push((await writer.created(swedish(fields))).id);
  const [first, second, third, fourth] = made;
  await expect.poll(async () => (await found(word)).length, { timeout: 10_000 }).toBe(4);
  expect(await found(word)).toEqual([third, first, fourth, second]);
  const inOrder = (await search({ sok: word, sortera: 'andrad' })).innehall.map(({ id }: { id: string }) => id);
  expect(inOrder).toEqual([fourth, third, second, first]);
});

test('a word with a hyphen, a number and an address are found by their parts', async () => {
  const word = uniqueWord();
  const { id } = await writer.created(swedish({ ingress: `${word}-19 kostar 2,5 kronor på ${word}.example.se` }));
  for (const sok of [`${word}-19`, `${word} 19`, `${word}.example.se`, `${word} example`]) {
    await expect.poll(() => found(sok), { timeout: 5_000, message: sok }).toEqual([id]);
  }
});

import { expect, test } from 'vitest';
import { english, swedish, uniqueWord } from './newsroom/articles.ts';
import { as } from './newsroom/people.ts';

const skribent = await as('skribent');
const slugOf = async (id: string, sprak = 'sv'): Promise<string> => (await skribent.item(id)).sprak[sprak].arbetsrevision.slug;

test.each([
  [(word: string) => `Räksmörgås på Öland: ${word}!`, (word: string) => `raksmorgas-pa-oland-${word}`],
  [(word: string) => `${word} — Ica’s 100 % «nya» café`, (word: string) => `${word}-icas-100-nya-cafe`],
  [
    (word: string) => `${word} ${'mycket '.repeat(20)}lång`,
    (word: string) => `${word}${'-mycket'.repeat(Math.floor((80 - word.length) / 7))}`,
  ],
])('a slug is made of the headline', async (rubrik, slug) => {
  const word = uniqueWord();
  const { id } = await skribent.created({ rubrik: rubrik(word) });
  const made = await slugOf(id);
  expect(made).toBe(slug(word));
  expect(made.length).toBeLessThanOrEqual(80);
});

test('a headline without a letter for an address makes none, and the check says so', async () => {
  const { id } = await skribent.created({ rubrik: '!!! 😀' });
  expect(await slugOf(id)).toBe('');
  expect((await skribent.validate(id)).body.fel.map((entry: { kod: string }) => entry.kod)).toContain('slug_saknas');
});

test('the same headline again gets a slug of its own, in each language', async () => {
  const rubrik = `Samma rubrik ${uniqueWord()}`;
  const ids = [];
  for (let time = 0; time < 3; time++) ids.push((await skribent.created({ rubrik })).id);
  const slugs = await Promise.all(ids.map((id) => slugOf(id)));
  expect(slugs).toEqual([slugs[0], `${slugs[0]}-2`, `${slugs[0]}-3`]);
  await skribent.saved(ids[0] ?? '', 'en', { rubrik });
  expect(await slugOf(ids[0] ?? '', 'en')).toBe(slugs[0]);
});

test('ten with one headline at the same moment get ten slugs', async () => {
  const rubrik = `Samtidigt ${uniqueWord()}`;
  const made = await Promise.all(Array.from({ length: 10 }, () => skribent.created({ rubrik })));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(10);
});

test('a slug stays when the headline changes, when it is left out and when it is sent empty', async () => {
  const { id, revision, slug } = await skribent.created(swedish());
  const second = await skribent.saved(id, 'sv', { bas: revision, rubrik: 'En helt annan rubrik' });
  await skribent.saved(id, 'sv', { bas: second, rubrik: 'En tredje', slug: '' });
  expect(await slugOf(id)).toBe(slug);
});

test('a slug that somebody writes is kept as written, and judged by the check', async () => {
  const { id, revision } = await skribent.created(swedish());
  await skribent.saved(id, 'sv', { bas: revision, rubrik: 'x', slug: 'Min Adress/å' });
  expect(await slugOf(id)).toBe('Min Adress/å');
  expect((await skribent.validate(id)).body.fel.map((entry: { kod: string }) => entry.kod)).toContain('slug_ogiltig');
});

test('a slug that another in the section has is told by the check', async () => {
  const taken = await skribent.created(swedish());
  const { id } = await skribent.created(swedish({ slug: taken.slug }));
  const faults = async (item: string) => (await skribent.validate(item)).body.fel.map((entry: { kod: string }) => entry.kod);
  expect(await faults(id)).toContain('slug_upptagen');
  const elsewhere = await skribent.created(swedish({ slug: taken.slug, sektion: 'mat' }));
  expect(await faults(elsewhere.id)).not.toContain('slug_upptagen');
  await skribent.patch(`/innehall/${taken.id}`, { raderad: true });
  expect(await faults(id)).not.toContain('slug_upptagen');
});

test('the first text in another language makes a slug of its own headline', async () => {
  const { id } = await skribent.created(swedish());
  const word = uniqueWord();
  await skribent.saved(id, 'en', english({ rubrik: `The bridge ${word}` }));
  expect(await slugOf(id, 'en')).toBe(`the-bridge-${word}`);
});

import { expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import { as } from './newsroom/people.ts';

/* The sections of a list are numbered on save, the way that the Swedish version counts (decisions.md §15). */

const writer = await as('chefredaktor');
const sections = ['bavsn00001', 'bavsn00002', 'bavsn00003'].map((id) => ({ type: 'avsnitt', attrs: { id, rubrik: id, text: 'Text.' } }));
const counting = (avsnittRiktning?: 'upp' | 'ned') => ({ block: sections, meta: avsnittRiktning === undefined ? {} : { avsnittRiktning } });

async function numbersOf(id: string, sprak: 'sv' | 'en' = 'sv'): Promise<number[]> {
  const { block } = (await writer.item(id)).sprak[sprak].arbetsrevision;
  for (const { attrs } of block) expect(attrs.av).toBe(3);
  return block.map(({ attrs }: { attrs: { nr: number } }) => attrs.nr);
}

test('up or down by the Swedish version, in both languages, at every kind of save', async () => {
  const words = swedish(counting('ned'));
  const { id, revision } = await writer.created({ sektion: 'resor', mall: 'lista', ...words });
  expect(await numbersOf(id)).toEqual([3, 2, 1]);

  // What English says of it means nothing: the Swedish version counts for both.
  const first = await writer.saved(id, 'en', english(counting('upp')));
  expect(await numbersOf(id, 'en')).toEqual([3, 2, 1]);

  await writer.saved(id, 'sv', { ...words, ...counting('upp'), bas: revision });
  expect(await numbersOf(id)).toEqual([1, 2, 3]);
  await writer.saved(id, 'en', { ...english(counting('ned')), bas: first });
  expect(await numbersOf(id, 'en')).toEqual([1, 2, 3]);

  await writer.post(`/innehall/${id}/sprak/sv/aterstall`, { revision });
  expect(await numbersOf(id)).toEqual([3, 2, 1]);
  await writer.post(`/innehall/${id}/sprak/en/aterstall`, { revision: first });
  expect(await numbersOf(id, 'en')).toEqual([3, 2, 1]);

  const copy = (await writer.post(`/innehall/${id}/kopiera`, {})).body.id as string;
  expect(await numbersOf(copy)).toEqual([3, 2, 1]);
});

test('an English article without Swedish counts its own way', async () => {
  const { id } = await writer.created({ sektion: 'resor', mall: 'lista', sprak: 'en', ...english(counting('ned')) });
  expect(await numbersOf(id, 'en')).toEqual([3, 2, 1]);
});

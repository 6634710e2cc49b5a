import { expect, test } from 'vitest';
import { mergeContent } from '#lib/content/merge.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

const entry = (id: string, text = id) => ({ id, tid: '2026-11-20T12:00', text });
const text = (words: string) => ({ type: 'paragraph', attrs: { id: 'btext00001' }, content: [{ type: 'text' as const, text: words }] });
const article = (words: string, inlagg: object[], attrs = {}): ArticleContent => ({
  rubrik: 'Rubrik',
  ingress: 'Ingress',
  slug: 'rubrik',
  hero: null,
  meta: {},
  block: [text(words), { type: 'liveinlagg', attrs: { id: 'blive00001', ...attrs, inlagg } }],
});
const [a, b] = [entry('a'), entry('b')];
const bas = article('Text.', [a, b]);

test('what one writes in the article and others report at the same time is all kept', () => {
  const min = article('Ny text.', [a, entry('b', 'rättad')], { rubrik: 'Minut för minut' });
  const deras = article('Text.', [a, b, entry('c'), entry('d')]);
  const { mojlig, forslag } = mergeContent(bas, min, deras);
  expect(mojlig).toBe(true);
  expect(forslag).toEqual(article('Ny text.', [a, entry('b', 'rättad'), entry('c'), entry('d')], { rubrik: 'Minut för minut' }));
});

test('entries added on both sides are both there; one that either removed is gone', () => {
  const { forslag } = mergeContent(bas, article('Text.', [b, entry('mitt')]), article('Text.', [a, b, entry('deras')]));
  expect(forslag).toEqual(article('Text.', [b, entry('deras'), entry('mitt')]));
});

test('the same change on both sides counts once', () => {
  const both = article('Text.', [a, entry('b', 'rättad')]);
  expect(mergeContent(bas, both, both).forslag).toEqual(both);
});

test('that only one side has been told when an entry was corrected is no change of the other’s', () => {
  const marked = { ...entry('b', 'rättad'), rattad: '2026-11-20T14:32' };
  const saved = article('Text.', [a, marked]);
  const again = mergeContent(saved, article('Text.', [a, entry('b', 'rättad')]), article('Text.', [a, marked, entry('c')]));
  expect(again.forslag).toEqual(article('Text.', [a, marked, entry('c')]));
  const unmarked = article('Text.', [a, entry('b', 'rättad')]);
  const changed = mergeContent(unmarked, article('Text.', [a, entry('b', 'rättad igen')]), article('Text.', [a, marked, entry('c')]));
  expect(changed.forslag).toEqual(article('Text.', [a, entry('b', 'rättad igen'), entry('c')]));
});

test.each([
  ['changed differently', [a, entry('b', 'min')], [a, entry('b', 'deras')]],
  ['changed by one and removed by the other', [a], [a, entry('b', 'deras')]],
])('an entry that was %s is a conflict of the block', (_, mine, theirs) => {
  const { mojlig, konflikter } = mergeContent(bas, article('Text.', mine), article('Text.', theirs));
  expect(mojlig).toBe(false);
  expect(konflikter).toEqual([
    { block: 'blive00001', falt: 'block', bas: bas.block[1], min: article('', mine).block[1], deras: article('', theirs).block[1] },
  ]);
});

test('a field of the block that both changed differently is a conflict too', () => {
  const min = article('Text.', [a, b], { rubrik: 'Min' });
  expect(mergeContent(bas, min, article('Text.', [a, b, entry('c')], { rubrik: 'Deras' })).mojlig).toBe(false);
});

test('entries that nothing tells apart are not merged by guessing', () => {
  const same = [entry('a'), entry('a', 'en till')];
  expect(mergeContent(article('', same), article('', [...same, entry('x')]), article('', [...same, entry('y')])).mojlig).toBe(false);
});

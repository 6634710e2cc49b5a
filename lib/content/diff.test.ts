import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffContent } from '#lib/content/diff.ts';
import { blockText } from '#lib/content/plain-text.ts';
import { wordDiff } from '#lib/content/word-diff.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { workedMs } from '#lib/turns/worked.ts';

const stycke = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const article = (rest: Partial<ArticleContent>): ArticleContent => ({
  rubrik: 'Rubrik',
  ingress: '',
  slug: 'rubrik',
  meta: {},
  hero: null,
  block: [],
  ...rest,
});
const diff = (fore: Partial<ArticleContent>, efter: Partial<ArticleContent>) =>
  diffContent(article(fore), article(efter), (block) => blockText([block]));

test('fields are compared one by one, unset ones as null', () => {
  expect(diff({ rubrik: 'Ny', meta: { seoTitel: 'Sök' } }, { rubrik: 'Nyare', hero: { src: '/media/1' } }).falt).toEqual([
    { falt: 'rubrik', fore: 'Ny', efter: 'Nyare' },
    { falt: 'meta.seoTitel', fore: 'Sök', efter: null },
    { falt: 'hero.src', fore: null, efter: '/media/1' },
  ]);
});

test('each block tells its change, a removed one in the place it had', () => {
  const fore = [stycke('b1', 'Ett'), stycke('b2', 'Två'), stycke('b3', 'Tre'), stycke('b4', 'Fyra')];
  const efter = [stycke('b4', 'Fyra'), stycke('b1', 'Ett'), stycke('b3', 'Tre nya'), stycke('b5', 'Fem')];
  expect(diff({ block: fore }, { block: efter }).block.map(({ id, andring }) => [id, andring])).toEqual([
    ['b4', 'flyttad'],
    ['b1', 'oforandrad'],
    ['b2', 'borttagen'],
    ['b3', 'andrad'],
    ['b5', 'tillagd'],
  ]);
});

test('a new block tells what it brings beside its words, and one that is gone nothing', () => {
  const picture: Block = { type: 'image', attrs: { id: 'b1', src: '/media/1.jpg' } };
  expect(diff({}, { block: [picture] }).block).toMatchObject([{ skillnader: [{ falt: 'attrs.src', fore: null, efter: '/media/1.jpg' }] }]);
  expect(diff({ block: [picture] }, {}).block).toMatchObject([{ andring: 'borttagen', skillnader: [] }]);
});

test('the words of a changed block are told in parts', () => {
  const { block } = diff({ block: [stycke('b1', 'Torget blir grönt.')] }, { block: [stycke('b1', 'Torget blir bilfritt.')] });
  expect(block[0]?.delar).toEqual([
    { op: 'lika', text: 'Torget blir ' },
    { op: 'ut', text: 'grönt' },
    { op: 'in', text: 'bilfritt' },
    { op: 'lika', text: '.' },
  ]);
});

test('two equal documents are oforandrad throughout', () => {
  const documents = fc
    .uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { selector: ([id]) => id })
    .map((pairs) => pairs.map(([id, text]) => stycke(`b${id}`, text)));
  fc.assert(
    fc.property(documents, (block) => {
      const result = diff({ block }, { block: structuredClone(block) });
      expect(result.falt).toEqual([]);
      expect(result.block.every((change) => change.andring === 'oforandrad')).toBe(true);
    }),
  );
});

test('the parts make up both texts, whatever they are', () => {
  const joined = (parts: ReturnType<typeof wordDiff>, op: 'in' | 'ut') =>
    parts
      .filter((part) => part.op === 'lika' || part.op === op)
      .map((part) => part.text)
      .join('');
  fc.assert(
    fc.property(fc.string(), fc.string(), (fore, efter) => {
      const parts = wordDiff(fore, efter);
      expect(joined(parts, 'ut')).toBe(fore);
      expect(joined(parts, 'in')).toBe(efter);
    }),
  );
});

test('two long texts with nothing in common are compared in reasonable time', () => {
  const words = (seed: string) => Array.from({ length: 8000 }, (_, index) => `${seed}${index}`).join(' ');
  const before = workedMs();
  expect(wordDiff(words('a'), words('b')).length).toBeGreaterThan(1);
  // Of the processor, which a busy machine has less of to give.
  expect(workedMs() - before).toBeLessThan(5000);
});

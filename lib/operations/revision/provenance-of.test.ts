import { expect, test } from 'vitest';
import { newestOf } from '#lib/operations/revision/provenance-of.ts';

const text = (innehall: string, nr: number) => ({ innehall, sprak: 'sv' as const, nr });
const cut = (all: ReturnType<typeof text>[]) => {
  const { texts, isCut } = newestOf(all, 10);
  return [texts.map(({ innehall, efter, nr }) => [innehall, efter, nr]), isCut];
};

test('the latest revisions are read, of a copy those of its original too, and it is told whether there are more', () => {
  expect(cut([text('a', 10)])).toEqual([[['a', 0, 10]], false]);
  expect(cut([text('a', 11)])).toEqual([[['a', 1, 11]], true]);
  expect(cut([text('a', 8), text('b', 4)])).toEqual([
    [
      ['a', 2, 8],
      ['b', 0, 4],
    ],
    true,
  ]);
  expect(cut([text('a', 8), text('b', 10)])).toEqual([[['b', 0, 10]], true]);
  expect(cut([text('a', 6), text('b', 4)])).toEqual([
    [
      ['a', 0, 6],
      ['b', 0, 4],
    ],
    false,
  ]);
});

import { expect, it } from 'vitest';
import { choose, unchoose } from '#components/studio/translation/chosen-articles.ts';

const articles = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: `a${from + index}`, rubrik: `Artikel ${from + index}` }));

it('has room for sixty and says how many were left out', () => {
  const { chosen, left } = choose(new Map(), articles(1, 60));
  expect([chosen.size, left]).toEqual([60, 0]);
  const more = choose(chosen, articles(60, 63));
  expect([more.chosen.size, more.left]).toEqual([60, 3]);
});

it('has room again when one is taken away', () => {
  const { chosen } = choose(new Map(), articles(1, 60));
  expect(choose(unchoose(chosen, ['a1']), articles(61, 61)).left).toBe(0);
});

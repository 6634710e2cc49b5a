import { expect, test } from 'vitest';
import { found } from '#components/studio/palette/found.ts';

const all = ['Arbetskö', 'Artiklar', 'Ny artikel', 'Publiceringssystem', 'Publicera', 'Personer'].map((namn) => ({ namn }));
const names = (asked: string) => found(all, asked).map(({ namn }) => namn);

test('the name itself comes first, then what begins so, then a word that does', () => {
  expect(names('publicera')).toEqual(['Publicera']);
  expect(names('publ')).toEqual(['Publiceringssystem', 'Publicera']);
  expect(names('art')).toEqual(['Artiklar', 'Ny artikel']);
  expect(names('kö')).toEqual(['Arbetskö']);
});

test('every word must be there, in whatever order and case; nothing asked is all', () => {
  expect(names('ARTIKEL ny')).toEqual(['Ny artikel']);
  expect(names('artikel bil')).toEqual([]);
  expect(names(' ')).toHaveLength(all.length);
  expect(found([{ namn: 'Driftläge', ord: 'hälsa fel' }], 'hälsa')).toHaveLength(1);
});

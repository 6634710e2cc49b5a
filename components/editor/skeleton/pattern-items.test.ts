import { expect, test } from 'vitest';
import { patternItems } from '#components/editor/skeleton/pattern-items.ts';
import type { ListedSkeleton } from '#lib/contract/own-skeleton.ts';

const pattern = (id: string, fields: Partial<ListedSkeleton> = {}): ListedSkeleton => ({
  ...{ id, slag: 'monster', namn: `M ${id}`, beskrivning: '', sektion: null, mall: null, typer: ['paragraph'], skapad: '' },
  av: { typ: 'person', id: 'p', namn: 'P' },
  ...fields,
});

test('those of the section or of all are offered, where the template takes every block', () => {
  const patterns = [
    pattern('alla'),
    pattern('mat', { sektion: 'mat' }),
    pattern('resor', { sektion: 'resor' }),
    pattern('recept', { typer: ['paragraph', 'recept'], beskrivning: 'Så lagar du' }),
  ];
  const offered = (allowed: readonly string[] | undefined) =>
    patternItems(patterns, { sektion: 'mat', allowed }).map(({ monster }) => monster);
  expect(offered(['paragraph'])).toEqual(['alla', 'mat']);
  expect(offered(undefined)).toEqual(['alla', 'mat', 'recept']);
  expect(patternItems(patterns, { sektion: 'mat', allowed: undefined }).map(({ beskrivning }) => beskrivning)).toEqual([
    'Redaktionens eget mönster.',
    'Redaktionens eget mönster.',
    'Så lagar du',
  ]);
});

import { describe, expect, test } from 'vitest';
import { type FrontReads, fillEdition, nextTurn } from '#lib/content/fill-edition.ts';
import type { Place } from '#lib/contract/edition.ts';

interface Article {
  id: string;
  sektion: string;
  taggar?: string[];
}

const NOW = '2026-11-26T12:00:00.000Z';
const BEFORE = '2026-11-26T11:00:00.000Z';
const AFTER = '2026-11-26T13:00:00.000Z';
const EMPTY: Place = { artikel: null, fran: null, till: null, sektion: null, tagg: null };
const START = { sprak: 'sv', sektion: null } as const;

/** A site with these, the newest first. */
function site(...articles: Article[]): FrontReads<Article> {
  return {
    listings: async (_, ids) => articles.filter(({ id }) => ids.includes(id)),
    latest: async (_, sektion, limit) => articles.filter((article) => sektion === null || article.sektion === sektion).slice(0, limit),
    latestOfTag: async (_, tagg, limit) => articles.filter(({ taggar = [] }) => taggar.includes(tagg)).slice(0, limit),
  };
}

const SITE = site(
  { id: 'ny', sektion: 'nyheter' },
  { id: 'soppa', sektion: 'mat', taggar: ['host'] },
  { id: 'kaka', sektion: 'mat' },
  { id: 'gammal', sektion: 'resor', taggar: ['host'] },
);

const filled = async (places: readonly Place[], front: { sprak: 'sv'; sektion: string | null } = START) =>
  (await fillEdition(SITE, front, places, NOW)).map(({ artikel, av, hinder }) => [artikel?.id, av, hinder]);

test('an edition without places asks for nothing and has nothing', async () => {
  const asked: FrontReads<Article> = { listings: fail, latest: fail, latestOfTag: fail };
  expect(await fillEdition(asked, START, [], NOW)).toEqual([]);
});

describe('a place', () => {
  test('has what was chosen for it, however old', async () => {
    expect(await filled([{ ...EMPTY, artikel: 'gammal' }])).toEqual([['gammal', 'artikel', null]]);
  });

  test('has the newest of its rule otherwise, and of all where it has none', async () => {
    expect(await filled([{ ...EMPTY, sektion: 'mat' }, { ...EMPTY, tagg: 'host' }, EMPTY])).toEqual([
      ['soppa', 'regel', null],
      ['gammal', 'regel', null],
      ['ny', 'senaste', null],
    ]);
  });

  test('heals when what was chosen is not public, has not begun or is over', async () => {
    expect(await filled([{ ...EMPTY, artikel: 'borta', sektion: 'mat' }])).toEqual([['soppa', 'regel', 'inte_publik']]);
    expect(await filled([{ ...EMPTY, artikel: 'gammal', fran: AFTER }])).toEqual([['ny', 'senaste', 'vantar']]);
    expect(await filled([{ ...EMPTY, artikel: 'gammal', till: BEFORE }])).toEqual([['ny', 'senaste', 'slut']]);
  });

  test('begins and ends on the second', async () => {
    expect(await filled([{ ...EMPTY, artikel: 'gammal', fran: NOW }])).toEqual([['gammal', 'artikel', null]]);
    expect(await filled([{ ...EMPTY, artikel: 'gammal', till: NOW }])).toEqual([['ny', 'senaste', 'slut']]);
  });

  test('heals with the newest of all when its rule has nothing left', async () => {
    expect(
      await filled([
        { ...EMPTY, tagg: 'okand' },
        { ...EMPTY, sektion: 'resor', artikel: 'ny' },
      ]),
    ).toEqual([
      ['soppa', 'senaste', null],
      ['ny', 'artikel', null],
    ]);
  });

  test('is empty when everything there is stands already', async () => {
    const places = Array.from({ length: 5 }, () => EMPTY);
    expect((await filled(places)).map(([id]) => id)).toEqual(['ny', 'soppa', 'kaka', 'gammal', undefined]);
  });
});

test('no article stands twice, and a rule takes nothing that was chosen further down', async () => {
  expect(await filled([EMPTY, { ...EMPTY, artikel: 'ny' }, { ...EMPTY, artikel: 'ny' }])).toEqual([
    ['soppa', 'senaste', null],
    ['ny', 'artikel', null],
    ['kaka', 'senaste', 'redan'],
  ]);
});

test('a front of a section has its own alone', async () => {
  const mat = { sprak: 'sv', sektion: 'mat' } as const;
  expect(
    await filled(
      [
        { ...EMPTY, artikel: 'gammal' },
        { ...EMPTY, tagg: 'host' },
      ],
      mat,
    ),
  ).toEqual([
    ['soppa', 'senaste', 'annan_sektion'],
    ['kaka', 'senaste', null],
  ]);
});

test('the next turn is the nearest moment at which a chosen article comes or goes', () => {
  expect(nextTurn([{ ...EMPTY, artikel: 'ny', fran: BEFORE, till: AFTER }], NOW)).toBe(AFTER);
  expect(nextTurn([{ ...EMPTY, artikel: 'ny', fran: BEFORE }], NOW)).toBeUndefined();
  expect(nextTurn([{ ...EMPTY, till: AFTER }], NOW)).toBeUndefined();
  expect(nextTurn([{ ...EMPTY, artikel: 'ny', till: NOW }], NOW)).toBeUndefined();
});

function fail(): never {
  throw new Error('asked');
}

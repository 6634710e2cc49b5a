import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { ingredientGroups, shownTime, shownYield, totalTime } from '#lib/blocks/recept/recipe.ts';
import { structuredData } from '#lib/blocks/recept/structured-data.ts';

const context: RenderContext = {
  sprak: 'sv',
  mall: 'recept',
  absolute: (address) => address,
  huvudbild: 'https://tidningen.example/b.jpg',
};
const attrs = {
  rubrik: 'Gröt',
  portioner: 2,
  tid: '5 min',
  grupper: [
    { namn: 'Gröt', rader: [{ mangd: '2 dl', vara: 'havregryn' }, { vara: 'salt' }, { mangd: '1 msk' }] },
    { namn: 'Tomt', rader: [] },
  ],
  steg: ['Koka.', ' '],
};

describe('a bare number', () => {
  test('is servings', () => {
    expect(shownYield({ portioner: 4 }, 'sv')).toBe('4 portioner');
    expect(shownYield({ portioner: '1' }, 'sv')).toBe('1 portion');
    expect(shownYield({ portioner: 4 }, 'en')).toBe('4 servings');
    expect(shownYield({ portioner: '20 bullar' }, 'sv')).toBe('20 bullar');
  });
  test('is minutes', () => {
    expect(shownTime({ tid: 45 }, 'sv')).toBe('45 min');
    expect(totalTime({ tid: 45 })).toBe('PT45M');
    expect(totalTime({ tid: '1 timme 30 min' })).toBe('PT1H30M');
    expect(totalTime({ tid: 'en stund' })).toBeUndefined();
    expect(totalTime({})).toBeUndefined();
  });
});

test('what has no name is no ingredient, and a group without any is none', () => {
  expect(ingredientGroups(attrs)).toEqual([
    {
      namn: 'Gröt',
      rader: [
        { mangd: '2 dl', vara: 'havregryn' },
        { mangd: '', vara: 'salt' },
      ],
    },
  ]);
});

describe('search engines', () => {
  test('are told the whole recipe', () => {
    expect(structuredData(attrs, context)).toEqual([
      {
        '@type': 'Recipe',
        name: 'Gröt',
        image: 'https://tidningen.example/b.jpg',
        recipeYield: '2 portioner',
        totalTime: 'PT5M',
        recipeIngredient: ['2 dl havregryn', 'salt'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Koka.' }],
      },
    ]);
  });

  test('are told nothing of half a recipe', () => {
    expect(structuredData({ ...attrs, steg: [] }, context)).toEqual([]);
    expect(structuredData({ ...attrs, grupper: [] }, context)).toEqual([]);
    expect(structuredData({ ...attrs, rubrik: ' ' }, context)).toEqual([]);
  });
});

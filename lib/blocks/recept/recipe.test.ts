import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { nutritionNode, shownNutrition } from '#lib/blocks/recept/nutrition.ts';
import { ingredientGroups, isoTime, shownTime, shownYield } from '#lib/blocks/recept/recipe.ts';
import { structuredData } from '#lib/blocks/recept/structured-data.ts';

const context: RenderContext = {
  sprak: 'sv',
  mall: 'recept',
  absolute: (address) => address,
  huvudbild: ['https://tidningen.example/b.jpg'],
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
    expect(shownTime({ tid: 45 }, 'tid', 'sv')).toBe('45 min');
    expect(isoTime({ tid: 45 }, 'tid')).toBe('PT45M');
    expect(isoTime({ tid: '1 timme 30 min' }, 'tid')).toBe('PT1H30M');
    expect(isoTime({ tid: 'en stund' }, 'tid')).toBeUndefined();
    expect(isoTime({}, 'tid')).toBeUndefined();
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
    expect(structuredData(attrs, context, 'brecept001')).toEqual([
      {
        '@type': 'Recipe',
        name: 'Gröt',
        image: ['https://tidningen.example/b.jpg'],
        recipeYield: '2 portioner',
        totalTime: 'PT5M',
        recipeIngredient: ['2 dl havregryn', 'salt'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Koka.' }],
      },
    ]);
  });

  test('are told where each step stands, and what it looks like', () => {
    const stegbilder = [
      { steg: 1, bild: { src: '/media/grot', alt: 'Gröt.' } },
      { steg: 2, bild: { src: '/media/ingen', alt: 'Ett steg som inte finns.' } },
    ];
    expect(structuredData({ ...attrs, stegbilder }, { ...context, lank: 'https://t.example/grot' }, 'brecept001')).toMatchObject([
      { recipeInstructions: [{ text: 'Koka.', url: 'https://t.example/grot#brecept001-steg-1', image: ['/media/grot'] }] },
    ]);
  });

  test('are told of salt as sodium, and nothing of what is no amount', () => {
    const naring = { kcal: 0, fett: -1, salt: 1.5 };
    expect(structuredData({ ...attrs, naring }, context, 'brecept001')).toMatchObject([
      { nutrition: { '@type': 'NutritionInformation', calories: '0 kcal', sodiumContent: '600 mg' } },
    ]);
    expect(nutritionNode({ naring: {} })).toBeUndefined();
    expect(shownNutrition({ naring: { fett: 13.5, salt: -2 } }, 'sv')).toEqual([{ namn: 'Fett', mangd: '13,5 g' }]);
  });

  test('are told nothing of half a recipe', () => {
    expect(structuredData({ ...attrs, steg: [] }, context, 'brecept001')).toEqual([]);
    expect(structuredData({ ...attrs, grupper: [] }, context, 'brecept001')).toEqual([]);
    expect(structuredData({ ...attrs, rubrik: ' ' }, context, 'brecept001')).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { isEmptyRow, readIngredient } from '#components/editor/block/forms/ingredients.ts';

test('a number and its measure are the amount', () => {
  for (const [line, mangd, vara] of [
    ['2 dl mjölk', '2 dl', 'mjölk'],
    ['1,5 dl strösocker', '1,5 dl', 'strösocker'],
    ['1 1/2 msk smör, rumsvarmt', '1 1/2 msk', 'smör, rumsvarmt'],
    ['½ tsk salt', '½ tsk', 'salt'],
    ['ca 200 g smör', 'ca 200 g', 'smör'],
    ['2–3 klyftor vitlök', '2–3 klyftor', 'vitlök'],
    ['500g mjöl', '500g', 'mjöl'],
    ['1 burk (400 g) krossade tomater', '1 burk (400 g)', 'krossade tomater'],
    ['3 ägg', '3', 'ägg'],
    ['2   stora  morötter', '2', 'stora morötter'],
    ['1 liter grädde', '1 liter', 'grädde'],
  ]) {
    expect(readIngredient(line ?? '')).toEqual({ mangd, vara });
  }
});

test('a measure may be counted in words', () => {
  expect(readIngredient('en nypa salt')).toEqual({ mangd: 'en nypa', vara: 'salt' });
  expect(readIngredient('Ett knippe dill')).toEqual({ mangd: 'Ett knippe', vara: 'dill' });
});

test('columns of a table are the two fields', () => {
  expect(readIngredient('2 dl\tmjölk')).toEqual({ mangd: '2 dl', vara: 'mjölk' });
  expect(readIngredient('lite\t\tsalt')).toEqual({ mangd: 'lite', vara: 'salt' });
});

test('a line without an amount is the ingredient', () => {
  for (const line of ['salt och peppar', 'lagerblad', 'dl', 'en god olivolja', '7-kornsblandning']) {
    expect(readIngredient(line)).toEqual({ vara: line });
  }
});

test('a row is empty when neither field says anything', () => {
  expect(isEmptyRow({})).toBe(true);
  expect(isEmptyRow({ mangd: ' ', vara: '' })).toBe(true);
  expect(isEmptyRow({ mangd: 2 })).toBe(false);
});

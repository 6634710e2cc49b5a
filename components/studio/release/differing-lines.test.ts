import { expect, test } from 'vitest';
import { differingLines } from '#components/studio/release/differing-lines.ts';

test('only the lines that the other text does not have are told, in their order', () => {
  expect(differingLines('Ett\nTvå\nTre', 'Ett\nTvå och en halv\nTre\nFyra')).toEqual(['Två', 'Två och en halv\nFyra']);
  expect(differingLines('Ett', 'Ett')).toEqual(['', '']);
});

test('a line that has been moved is told of, and none that it was moved past', () => {
  expect(differingLines('Ett\nTvå\nTre\nFyra', 'Fyra\nEtt\nTvå\nTre')).toEqual(['Flyttat: Fyra', 'Flyttat: Fyra']);
});

test('a line that has been repeated is told of', () => {
  expect(differingLines('Ett\nTvå', 'Ett\nEtt\nTvå')).toEqual(['', 'Ett']);
});

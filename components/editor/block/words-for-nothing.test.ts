import { expect, test } from 'vitest';
import { wordsForNothing } from '#components/editor/block/words-for-nothing.ts';
import { relaterat } from '#lib/blocks/relaterat/index.ts';

test('a list that is fetched by tag says what readers will see; any other block what it is for', () => {
  expect(wordsForNothing(relaterat, { auto: true, tagg: ' bageri ' })).toContain('med taggen ”bageri”');
  expect(wordsForNothing(relaterat, { auto: true })).toBe(relaterat.beskrivning);
  expect(wordsForNothing(relaterat, { tagg: 'bageri' })).toBe(relaterat.beskrivning);
});

import { expect, test } from 'vitest';
import { characterCount, isLongerThan, wholeCharacters } from '#lib/contract/characters.ts';

test.each([
  ['', 0],
  ['åäö', 3],
  ['😀😀', 2],
  ['a😀b', 3],
  ['e\u0301', 2],
  ['\ud83d', 1],
  ['\ude00\ud83d', 2],
])('%j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
  expect([isLongerThan(text, count), isLongerThan(text, count - 1)]).toEqual([false, true]);
});

test('halves of characters are left out, whole ones are not', () => {
  expect(wholeCharacters('x😀'.slice(0, 2))).toBe('x');
  expect(wholeCharacters('😀x'.slice(1))).toBe('x');
  expect(wholeCharacters('x😀\ufffd')).toBe('x😀\ufffd');
});

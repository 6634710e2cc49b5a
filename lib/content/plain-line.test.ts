import { expect, test } from 'vitest';
import { plainLine } from '#lib/content/plain-line.ts';

test.each([
  ['  En  bro\n\töver ån ', 'En bro över ån'],
  ['bild\u202Egpj.exe', 'bild gpj.exe'],
  ['a\u0000b\u0007c', 'a b c'],
  ['\ud83d halv', 'halv'],
  ['', ''],
])('%j is the line %j', (text, line) => {
  expect(plainLine(text, 100)).toBe(line);
});

test('is cut between characters', () => {
  expect(plainLine('ab😀cd', 3)).toBe('ab');
  expect(plainLine('ab😀cd', 4)).toBe('ab😀');
});

import { expect, test } from 'vitest';
import { pastedLines, pasteInto } from '#components/editor/form/pasted-lines.ts';

test('a pasted list becomes its lines, without bullets, numbers and empty lines', () => {
  expect(pastedLines('- 2 dl mjölk\r\n\r\n• salt\n')).toEqual(['2 dl mjölk', 'salt']);
  expect(pastedLines('1. Vispa.\n2) Grädda.')).toEqual(['Vispa.', 'Grädda.']);
});

test('an amount is no number of a list', () => {
  expect(pastedLines('2 dl mjölk\n1,5 dl socker\n1-2 ägg')).toEqual(['2 dl mjölk', '1,5 dl socker', '1-2 ägg']);
});

test('one line is pasted as text', () => {
  expect(pastedLines('Vispa.\n')).toBeUndefined();
  expect(pastedLines('- Vispa.')).toBeUndefined();
});

test('what stood around the place stays around what was pasted', () => {
  expect(pasteInto('Vispa ägg väl.', 6, 9, ['ägg och', 'socker'])).toEqual(['Vispa ägg och', 'socker väl.']);
  expect(pasteInto('', 0, 0, ['Ett', 'Två', 'Tre'])).toEqual(['Ett', 'Två', 'Tre']);
});

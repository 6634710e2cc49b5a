import { expect, test } from 'vitest';
import { nearestName, suggestName } from '#lib/errors/nearest-name.ts';

const FIELDS = ['sektion', 'mall', 'rubrik', 'ingress', 'taggar', 'kategorier', 'sponsrad'];

test.each([
  ['Rubrik', 'rubrik'],
  ['rubrk', 'rubrik'],
  ['rurbik', 'rubrik'],
  ['ingres', 'ingress'],
  ['tagg', 'taggar'],
  ['kategori', 'kategorier'],
])('%s was meant to be %s', (written, meant) => {
  expect(nearestName(written, FIELDS)).toBe(meant);
});

test('what is like nothing is answered with all there is', () => {
  expect(nearestName('webbadress', FIELDS)).toBeUndefined();
  expect(suggestName('webbadress', FIELDS)).toBe(`Använd något av ${FIELDS.join(', ')}.`);
  expect(suggestName('rubrk', FIELDS)).toBe('Menade du rubrik?');
  expect(suggestName('rubrk', [])).toBe('Ta bort det.');
});

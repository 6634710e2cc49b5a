import { expect, test } from 'vitest';
import { doing, initials, people, whoIsThere, whoWrites } from '#components/studio/presence/presence-words.ts';
import type { Presence } from '#lib/contract/presence.ts';

const there = (namn: string, more: Partial<Presence> = {}): Presence => ({
  ...{
    innehall: 'x',
    fonster: namn,
    av: { typ: 'person', id: namn, namn },
    sprak: 'sv',
    block: null,
    falt: null,
    markor: null,
    skriver: false,
  },
  ...more,
});

test.each<[string, Partial<Presence>]>([
  ['har artikeln öppen', {}],
  ['är i rubriken', { falt: 'rubrik' }],
  ['är i huvudbilden', { falt: 'hero.alt' }],
  ['är i uppgifterna', { falt: 'meta.seoTitel' }],
  ['är i texten', { block: 'b12345678' }],
  ['är i engelskan', { sprak: 'en', falt: 'rubrik' }],
  ['skriver i ingressen', { falt: 'ingress', skriver: true }],
  ['skriver i svenskan', { skriver: true }],
  ['skriver i engelskan', { sprak: 'en', skriver: true }],
])('%s', (words, presence) => {
  expect(doing(there('Ada'), 'sv')).toBe('har artikeln öppen');
  expect(doing(there('Ada', presence), 'sv')).toBe(words);
});

test('a person with several windows is there once, where they write', () => {
  const writing = there('Ada', { fonster: '1', skriver: true });
  expect(people([writing, there('Ada', { fonster: '2' })])).toEqual([writing]);
  expect(people([there('Ada', { fonster: '2' }), writing])).toEqual([writing]);
});

test('whoever hears the page is told who writes in what they have open, and where, and not of those who look or save', () => {
  const ada = there('Ada', { skriver: true, falt: 'ingress' });
  const bo = there('Bo', { skriver: true, block: 'b12345678' });
  const others = [there('Cleo'), there('Dan', { skriver: true, sprak: 'en' }), there('Roboten', { skriver: true, fonster: '' })];
  expect(whoWrites([ada, bo, ...others], 'sv')).toBe('Ada skriver i ingressen. Bo skriver i texten.');
  expect(whoWrites(others, 'sv')).toBe('');
});

test('a list tells of those who write before those who look', () => {
  const [ada, bo, cleo] = ['Ada Berg', 'Bo Ek', 'Cleo'].map((namn) => there(namn)) as [Presence, Presence, Presence];
  expect(whoIsThere([])).toBeUndefined();
  expect(whoIsThere([ada])).toBe('Ada Berg är här');
  expect(whoIsThere([ada, bo])).toBe('Ada Berg och Bo Ek är här');
  expect(whoIsThere([ada, bo, cleo])).toBe('Ada Berg och 2 till är här');
  expect(whoIsThere([ada, { ...bo, skriver: true }])).toBe('Bo Ek skriver');
});

test.each([
  ['Ada Berg', 'AB'],
  ['Åsa Maria Östlund', 'ÅÖ'],
  ['Översättaren', 'Ö'],
  [' ', ''],
])('%s is %s', (namn, letters) => {
  expect(initials(namn)).toBe(letters);
});

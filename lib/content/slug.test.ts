import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidSlug, makeSlug, uniqueSlug } from '#lib/content/slug.ts';

test.each([
  ['Så blev Åsa Ängströms ö en succé', 'sa-blev-asa-angstroms-o-en-succe'],
  ['50 % rea – nu!', '50-rea-nu'],
  ['Ica’s Straße på Bornholm, Rønne', 'icas-strasse-pa-bornholm-ronne'],
  ['日本', ''],
])('%s → %s', (rubrik, slug) => {
  expect(makeSlug(rubrik)).toBe(slug);
});

test('a long headline is cut between words, one endless word within it', () => {
  expect(makeSlug(`${'ord '.repeat(30)}`)).toBe('ord-'.repeat(20).slice(0, -1));
  expect(makeSlug('a'.repeat(100))).toHaveLength(80);
});

test('a slug made of any headline is valid or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (rubrik) => {
      const slug = makeSlug(rubrik);
      expect(slug === '' || isValidSlug(slug)).toBe(true);
    }),
  );
});

test('a taken slug gets the first free number and stays valid', () => {
  expect(uniqueSlug('torget', new Set())).toBe('torget');
  expect(uniqueSlug('torget', new Set(['torget', 'torget-2']))).toBe('torget-3');
  const long = makeSlug('ord '.repeat(30));
  const unique = uniqueSlug(long, new Set([long]));
  expect(unique).toMatch(/-2$/);
  expect(isValidSlug(unique)).toBe(true);
});

test('what cannot stand in an address is no slug', () => {
  for (const bad of ['', 'Torget', 'på-torget', 'a--b', '-a', 'a-', 'a b', 'a/b', 'a'.repeat(81)]) expect(isValidSlug(bad)).toBe(false);
});

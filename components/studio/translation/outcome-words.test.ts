import { expect, it } from 'vitest';
import { outcomeInBrief, outcomeWords, partsInWords } from '#components/studio/translation/outcome-words.ts';
import type { PartFate, TranslationResult } from '#lib/contract/translation.ts';

function result(fates: Record<string, PartFate>, change: Partial<TranslationResult> = {}): TranslationResult {
  const cost = { oversatta: 2, sparade: 0, tecken: 100, sparade_tecken: 0, tokens: 0, kostnad: null };
  const delar = Object.entries(fates).map(([del, utfall]) => ({ del, utfall }));
  return { ...cost, revision: 'r1', varningar: [], delar, ...change };
}

it('counts parts as one says them', () => {
  expect(partsInWords(['rubrik', 'ingress', 'block:b1', 'block:b2'])).toBe('rubriken, ingressen och 2 block');
  expect(partsInWords(['hero', 'meta.seoTitel', 'meta.seoBesk'])).toBe('huvudbilden och 2 fält för sök och delning');
});

it('tells what was translated, kept, refused and spared', () => {
  const words = outcomeWords(
    result(
      { rubrik: 'aktuell', 'block:b1': 'oversatt', 'block:b2': 'egen', 'block:b3': 'egen_inaktuell', 'block:b4': 'nekad' },
      { sparade_tecken: 300, tokens: 1200, kostnad: 0.00123 },
    ),
  );
  expect(words).toEqual([
    '1 block översattes.',
    '2 block behölls, eftersom någon har ändrat där.',
    'Se över 1 block: där har källan ändrats sedan dess.',
    '1 block kunde inte översättas.',
    '75\u00a0% av texten behövde inte översättas om.',
    'Det tog 1\u00a0200 tokens och kostade 0,0012 enligt det inställda priset.',
  ]);
});

it('says so when there was nothing to do', () => {
  expect(outcomeWords(result({ rubrik: 'aktuell' }, { sparade_tecken: 50, tecken: 0 }))).toEqual([
    'Allt var redan översatt.',
    '100\u00a0% av texten behövde inte översättas om.',
  ]);
});

it.each([
  [{ oversatta: 0, sparade: 4 }, 'Allt var redan översatt'],
  [{ oversatta: 1, sparade: 0 }, '1 del översatt'],
  [{ oversatta: 12, sparade: 3 }, '12 delar översatta, 3 fick stå kvar'],
])('says of one among many %j', (cost, words) => {
  expect(outcomeInBrief({ tecken: 0, sparade_tecken: 0, ...cost })).toBe(words);
});

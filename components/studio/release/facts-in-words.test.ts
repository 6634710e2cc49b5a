import { expect, test } from 'vitest';
import { factsInWords } from '#components/studio/release/facts-in-words.ts';
import { FACTS } from '#lib/contract/article.ts';

const SECTIONS = [
  { id: 'noje', namn: 'Nöje', mallar: [], kategori: null, sprak: ['sv' as const], namn_en: '', ordning: 1, arkiverad: false },
];

test('each fact is said in words', () => {
  const seen = {
    sektion: 'noje',
    mall: 'nyhet',
    mall_version: 1,
    taggar: ['bro', 'vatten'],
    kategorier: [3],
    sponsrad: { partner: 'Köksboden', markning: 'Annons från' },
    kallor: [{ titel: 'Kommunen', url: 'https://exempel.se', not: '' }],
    ansvarig: 'Bo Ek',
  };
  expect(factsInWords({ sprak: 'sv', falt: FACTS, fakta: seen }, SECTIONS)).toEqual([
    'sektionen Nöje',
    'mallen Nyhet',
    'taggarna bro, vatten',
    'kategorierna 3',
    'märkningen ”Annons från Köksboden”',
    'källorna Kommunen',
    'ansvarig Bo Ek',
  ]);
});

test('what there is nothing of is said too', () => {
  const seen = { taggar: [], kategorier: [], sponsrad: null, kallor: [], ansvarig: null, mall_version: 1 };
  const fields = ['taggar', 'kategorier', 'sponsrad', 'kallor', 'ansvarig', 'mall_version'] as const;
  expect(factsInWords({ sprak: 'sv', falt: fields, fakta: seen }, [])).toEqual([
    'inga taggar',
    'inga egna kategorier',
    'ingen annonsmärkning',
    'inga källor',
    'ingen angiven ansvarig',
    'en äldre form av mallen',
  ]);
});

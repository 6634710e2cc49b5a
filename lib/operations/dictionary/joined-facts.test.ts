import { expect, test } from 'vitest';
import { joinedFacts } from '#lib/operations/dictionary/joined-facts.ts';
import type { DictionaryEntry } from '#lib/store/people-dictionary.ts';

const Q = 'https://www.wikidata.org/wiki/Q1';
const entry = (changes: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  ...{ id: 'a', namn: 'Nora Ek', alias: [], fodd: '', foddIso: '', kandFor: '', vag: '', rader: [], lankar: [], kallor: {}, kalla: '' },
  ...{ bild: null, externtId: null, importerat: null, skapad: 'då', andrad: 'då' },
  ...changes,
});

test('what is said stays, what is not comes from the other with its source, and so do its names', () => {
  const kept = entry({
    alias: ['Norsan'],
    kandFor: 'sång',
    rader: [{ k: 'Yrke', v: 'artist' }],
    kalla: 'Egen intervju',
    kallor: { namn: 'Egen intervju' },
  });
  const lost = entry({
    ...{
      id: 'b',
      namn: 'NORA EK',
      alias: ['norsan', 'DJ Nora'],
      fodd: '1985',
      foddIso: '1985',
      kandFor: 'svensk sångare',
      externtId: 'Q1',
      kalla: Q,
    },
    ...{
      rader: [
        { k: 'yrke', v: 'sångare' },
        { k: 'Bor', v: 'Umeå' },
      ],
      lankar: [{ namn: 'Webbplats', adress: 'https://nora.example' }],
      bild: 'm1',
    },
  });
  const { entry: joined, tappade } = joinedFacts(kept, lost, 'nu');
  expect(joined).toEqual({
    ...kept,
    ...{ alias: ['Norsan', 'DJ Nora'], fodd: '1985', foddIso: '1985', externtId: 'Q1', bild: 'm1', lankar: lost.lankar, andrad: 'nu' },
    rader: [
      { k: 'Yrke', v: 'artist' },
      { k: 'Bor', v: 'Umeå', kalla: Q },
    ],
    kallor: { namn: 'Egen intervju', fodd: Q },
  });
  expect(tappade).toEqual([
    { k: 'Känd för', v: 'svensk sångare', kvar: 'sång' },
    { k: 'yrke', v: 'sångare', kvar: 'artist' },
  ]);
});

test('of a birth date the more exact one is kept, when both can be true', () => {
  const year = entry({ fodd: '1985', foddIso: '1985' });
  const day = entry({ id: 'b', fodd: '20 november 1985', foddIso: '1985-11-20' });
  expect(joinedFacts(year, day, '').entry.foddIso).toBe('1985-11-20');
  expect(joinedFacts(day, year, '').entry.foddIso).toBe('1985-11-20');
  const other = entry({ id: 'b', fodd: '1986', foddIso: '1986' });
  const contradicted = joinedFacts(day, other, '');
  expect(contradicted.entry.foddIso).toBe('1985-11-20');
  expect(contradicted.tappade).toEqual([{ k: 'Född', v: '1986', kvar: '20 november 1985' }]);
});

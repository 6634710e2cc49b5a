import { expect, test } from 'vitest';
import { mergeImport } from '#lib/operations/dictionary/merge-import.ts';
import type { ImportedFacts } from '#lib/store/people-dictionary.ts';

const TOLD: ImportedFacts = {
  namn: 'Nora Lind',
  alias: ['Nora L.'],
  fodd: '1985',
  foddIso: '1985',
  kandFor: 'svensk sångare',
  rader: [{ k: 'Yrke', v: 'sångare' }],
};

test('what nobody has touched follows the source', () => {
  const now: ImportedFacts = {
    namn: 'Nora Lindh',
    alias: ['Nora Lind'],
    fodd: '20 november 1985',
    foddIso: '1985-11-20',
    kandFor: '',
    rader: [{ k: 'Yrke', v: 'sångare, skådespelare' }],
  };
  expect(mergeImport(TOLD, TOLD, now)).toEqual({ facts: { ...now, alias: [] }, behallet: [] });
});

test('what was changed by hand stays, and is told', () => {
  const byHand = { ...TOLD, kandFor: 'vinnare av Schlagern', fodd: '1985 i Umeå', rader: [{ k: 'Yrke', v: 'artist' }] };
  const now = { ...TOLD, kandFor: 'svensk artist', fodd: '1986', foddIso: '1986', rader: [{ k: 'Yrke', v: 'låtskrivare' }] };
  expect(mergeImport(byHand, TOLD, now)).toEqual({ facts: byHand, behallet: ['fodd', 'kandFor', 'Yrke'] });
});

test('rows and aliases of somebody’s own stay; those removed by hand do not come back', () => {
  const byHand = { ...TOLD, alias: ['Norsan'], rader: [{ k: 'Bor', v: 'Umeå' }] };
  const { facts, behallet } = mergeImport(byHand, TOLD, { ...TOLD, alias: ['Nora L.', 'DJ Nora'] });
  expect(facts.alias).toEqual(['Norsan', 'DJ Nora']);
  expect(facts.rader).toEqual([{ k: 'Bor', v: 'Umeå' }]);
  expect(behallet).toEqual(['Yrke']);
});

test('an alias that the source has dropped goes; one that is the name now is none', () => {
  expect(mergeImport({ ...TOLD, alias: ['Nora L.', 'Egen'] }, TOLD, { ...TOLD, alias: [] }).facts.alias).toEqual(['Egen']);
  expect(mergeImport({ ...TOLD, namn: 'NORA L' }, TOLD, TOLD).facts.alias).toEqual([]);
});

test('an entry never imported is filled where it is empty, and nowhere else', () => {
  const byHand: ImportedFacts = { namn: 'Nora', alias: [], fodd: '', foddIso: '', kandFor: 'sin röst', rader: [] };
  expect(mergeImport(byHand, null, TOLD)).toEqual({
    facts: { ...TOLD, namn: 'Nora', alias: ['Nora Lind', 'Nora L.'], kandFor: 'sin röst' },
    behallet: ['namn', 'kandFor'],
  });
});

test('an import that tells the same changes nothing', () => {
  expect(mergeImport(TOLD, TOLD, TOLD)).toEqual({ facts: TOLD, behallet: [] });
});

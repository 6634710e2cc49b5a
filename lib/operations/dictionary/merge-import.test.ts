import { expect, test } from 'vitest';
import { mergeImport } from '#lib/operations/dictionary/merge-import.ts';
import type { ImportedFacts } from '#lib/store/people-dictionary.ts';

const Q = 'https://www.wikidata.org/wiki/Q1';

const TOLD: ImportedFacts = {
  namn: 'Nora Lind',
  alias: ['Nora L.'],
  fodd: '1985',
  foddIso: '1985',
  kandFor: 'svensk sångare',
  rader: [{ k: 'Yrke', v: 'sångare' }],
  lankar: [{ namn: 'Instagram', adress: 'https://www.instagram.com/nora' }],
};
const FROM_Q = { namn: Q, fodd: Q, kandFor: Q };

/** The entry that an import has made, changed by hand. */
const entry = (changes: Partial<ImportedFacts> = {}, kallor = {}) => ({ ...TOLD, ...changes, kallor });
/** Rows that come from the import. */
const fromQ = (rader: ImportedFacts['rader']) => rader.map((row) => ({ ...row, kalla: Q }));

test('what nobody has touched follows the source, and says so', () => {
  const now: ImportedFacts = {
    namn: 'Nora Lindh',
    alias: ['Nora Lind'],
    fodd: '20 november 1985',
    foddIso: '1985-11-20',
    kandFor: '',
    rader: [{ k: 'Yrke', v: 'sångare, skådespelare' }],
    lankar: [{ namn: 'Instagram', adress: 'https://www.instagram.com/noralindh' }],
  };
  expect(mergeImport(entry(), TOLD, now, Q)).toEqual({
    facts: { ...now, alias: [], rader: fromQ(now.rader), kallor: { namn: Q, fodd: Q } },
    behallet: [],
  });
});

test('what was changed by hand stays with the source it had, and is told', () => {
  const byHand = {
    kandFor: 'vinnare av Schlagern',
    fodd: '1985 i Umeå',
    rader: [{ k: 'Yrke', v: 'artist', kalla: 'Egen intervju' }],
    lankar: [{ namn: 'Instagram', adress: 'https://www.instagram.com/riktiga' }],
  };
  const now = {
    ...TOLD,
    kandFor: 'svensk artist',
    fodd: '1986',
    foddIso: '1986',
    rader: [{ k: 'Yrke', v: 'låtskrivare' }],
    lankar: [{ namn: 'Instagram', adress: 'https://www.instagram.com/annan' }],
  };
  const { facts, behallet } = mergeImport(entry(byHand, { namn: Q, kandFor: 'Redaktionen' }), TOLD, now, Q);
  expect(facts).toEqual({ ...TOLD, ...byHand, kallor: { namn: Q, kandFor: 'Redaktionen' } });
  expect(behallet).toEqual(['fodd', 'kandFor', 'Yrke', 'Instagram']);
});

test('rows, links and aliases of somebody’s own stay; those removed by hand do not come back', () => {
  const mine = [{ namn: 'Webbplats', adress: 'https://nora.example' }];
  const byHand = entry({ alias: ['Norsan'], rader: [{ k: 'Bor', v: 'Umeå' }], lankar: mine });
  const { facts, behallet } = mergeImport(byHand, TOLD, { ...TOLD, alias: ['Nora L.', 'DJ Nora'] }, Q);
  expect(facts.alias).toEqual(['Norsan', 'DJ Nora']);
  expect(facts.rader).toEqual([{ k: 'Bor', v: 'Umeå' }]);
  expect(facts.lankar).toEqual(mine);
  expect(behallet).toEqual(['Yrke', 'Instagram']);
});

test('an alias that the source has dropped goes; one that is the name now is none', () => {
  const without = { ...TOLD, alias: [] };
  expect(mergeImport(entry({ alias: ['Nora L.', 'Egen'] }), TOLD, without, Q).facts.alias).toEqual(['Egen']);
  expect(mergeImport(entry({ namn: 'NORA L' }), TOLD, TOLD, Q).facts.alias).toEqual([]);
});

test('an entry never imported is filled where it is empty, and nowhere else', () => {
  const byHand = { namn: 'Nora', alias: [], fodd: '', foddIso: '', kandFor: 'sin röst', rader: [], lankar: [], kallor: {} };
  expect(mergeImport(byHand, null, TOLD, Q)).toEqual({
    facts: { ...TOLD, namn: 'Nora', alias: ['Nora Lind', 'Nora L.'], kandFor: 'sin röst', rader: fromQ(TOLD.rader), kallor: { fodd: Q } },
    behallet: ['namn', 'kandFor'],
  });
});

test('an import that tells the same changes nothing, nor does one of before there were links', () => {
  const imported = entry({ rader: fromQ(TOLD.rader) }, FROM_Q);
  expect(mergeImport(imported, TOLD, TOLD, Q)).toEqual({ facts: imported, behallet: [] });
  const { lankar: _, ...earlier } = TOLD;
  expect(mergeImport(imported, earlier, TOLD, Q)).toEqual({ facts: imported, behallet: [] });
});

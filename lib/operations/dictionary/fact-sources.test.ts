import { expect, test } from 'vitest';
import { sourcesAfter } from '#lib/operations/dictionary/fact-sources.ts';

const WIKIDATA = 'https://www.wikidata.org/wiki/Q1';
const before = {
  namn: 'Nora Åström',
  fodd: '20 november 1985',
  foddIso: '1985-11-20',
  kandFor: 'sångare',
  rader: [{ k: 'Yrke', v: 'sångare', kalla: WIKIDATA }],
  kallor: { namn: WIKIDATA, fodd: WIKIDATA, kandFor: WIKIDATA },
};

test('what is as it was keeps its source, and what was changed comes from the newsroom', () => {
  const { kallor, rader } = sourcesAfter(
    before,
    {
      ...before,
      kandFor: 'sin röst',
      rader: [
        { k: 'Yrke', v: 'sångare' },
        { k: 'Bor', v: 'Umeå' },
      ],
    },
    {},
  );
  expect(kallor).toEqual({ namn: WIKIDATA, fodd: WIKIDATA, kandFor: 'Redaktionen' });
  expect(rader).toEqual([
    { k: 'Yrke', v: 'sångare', kalla: WIKIDATA },
    { k: 'Bor', v: 'Umeå', kalla: 'Redaktionen' },
  ]);
});

test('a source that is told with the change is the one it has, for all of it or for one fact', () => {
  const after = { ...before, fodd: '21 november 1985', foddIso: '1985-11-21', rader: [{ k: 'Yrke', v: 'artist', kalla: 'Egen intervju' }] };
  expect(sourcesAfter(before, after, { kallor: { fodd: 'Folkbokföringen' } })).toEqual({
    kallor: { namn: WIKIDATA, fodd: 'Folkbokföringen', kandFor: WIKIDATA },
    rader: [{ k: 'Yrke', v: 'artist', kalla: 'Egen intervju' }],
  });
  expect(sourcesAfter(before, after, { kalla: 'Egen intervju' }).kallor).toEqual({ namn: WIKIDATA, kandFor: WIKIDATA });
});

test('what is no more has no source', () => {
  const { kallor } = sourcesAfter(before, { ...before, fodd: '', foddIso: '' }, { kallor: { kandFor: '' } });
  expect(kallor).toEqual({ namn: WIKIDATA });
});

import { expect, test } from 'vitest';
import { offeredFacts, withFacts } from '#components/editor/block/forms/offered-facts.ts';

const known = {
  fodd: '20 november 1985',
  stjarntecken: 'Skorpionen',
  kandFor: '',
  rader: [
    { k: 'Bor', v: 'Umeå' },
    { k: 'född', v: '1985' },
  ],
};

test('what is known is offered once under each label, and nothing empty', () => {
  expect(offeredFacts(known, [], 'sv')).toEqual([
    { k: 'Född', v: '20 november 1985', before: '' },
    { k: 'Stjärntecken', v: 'Skorpionen', before: '' },
    { k: 'Bor', v: 'Umeå', before: '' },
  ]);
  expect(offeredFacts({ fodd: '1985' }, [], 'en')).toEqual([{ k: 'Born', v: '1985', before: '' }]);
});

test('what the block says already is not offered, and what it says otherwise is told', () => {
  const rows = [
    { k: 'Bor', v: 'Umeå' },
    { k: ' född ', v: '1986' },
  ];
  expect(offeredFacts(known, rows, 'sv')).toEqual([
    { k: 'Född', v: '20 november 1985', before: '1986' },
    { k: 'Stjärntecken', v: 'Skorpionen', before: '' },
  ]);
});

test('only what was chosen is taken, into the row that is for it', () => {
  const rows = [{ k: 'Född', v: '' }, {}, { k: 'Yrke', v: 'Författare' }];
  const [fodd, tecken] = offeredFacts(known, rows, 'sv');
  if (fodd === undefined || tecken === undefined) throw new Error('Two are offered');
  expect(withFacts(rows, [fodd, tecken])).toEqual([
    { k: 'Född', v: '20 november 1985' },
    { k: 'Yrke', v: 'Författare' },
    { k: 'Stjärntecken', v: 'Skorpionen' },
  ]);
  expect(withFacts(rows, [])).toEqual([
    { k: 'Född', v: '' },
    { k: 'Yrke', v: 'Författare' },
  ]);
});
